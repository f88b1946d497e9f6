public import ConstraintLayout

/// What a run of a workload ends with.
public enum Outcome: Sendable {
  /// Where everything stands.
  case placement(Placement)
  /// Where everything stands in each of many layouts.
  case placements([Placement])
  /// What contradicts itself.
  case conflict(LayoutError)

  /// The sum of all edges of what has a place: every rectangle is read, and equal layouts have equal sums.
  ///
  /// Of a conflict, which has no rectangles, it is the number of statements.
  public var sum: Double {
    switch self {
    case .placement(let placement): placement.sumOfEdges
    case .placements(let placements): placements.reduce(0) { $0 + $1.sumOfEdges }
    case .conflict(let error): Double(error.conflict.count)
    }
  }

  /// What placing took, layout by layout; a conflict does not tell.
  var efforts: [Placement.Effort] {
    switch self {
    case .placement(let placement): [placement.effort]
    case .placements(let placements): placements.map(\.effort)
    case .conflict: []
    }
  }

  /// The statements that contradict each other.
  var conflict: [LayoutError.ConflictMember] {
    if case .conflict(let error) = self { error.conflict } else { [] }
  }
}
