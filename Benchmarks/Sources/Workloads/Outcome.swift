public import ConstraintLayout

/// What a run of a workload ends with.
public enum Outcome: Sendable {
  /// Where everything stands.
  case placement(Placement)
  /// Where everything stands in each of many layouts.
  case placements([Placement])
  /// What contradicts itself.
  case conflict(Conflict)

  /// The sum of all edges of what has a place: every rectangle is read, and equal layouts have equal sums.
  ///
  /// Of a conflict, which has no rectangles, it is the number of statements.
  public var sum: Double {
    switch self {
    case .placement(let placement): placement.sumOfEdges
    case .placements(let placements): placements.reduce(0) { $0 + $1.sumOfEdges }
    case .conflict(let conflict): Double(conflict.members.count)
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

  /// What contradicts itself.
  var conflict: Conflict? {
    if case .conflict(let conflict) = self { conflict } else { nil }
  }
}
