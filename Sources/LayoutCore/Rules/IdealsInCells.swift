internal import LayoutGeometry

/// The ideals that the cells of a container ask of its tracks, where the largest of a track is not all that counts.
///
/// What has a higher priority is served first, so in one track an item that asks for less may come before one that asks for
/// more. And items that a relation speaks of have lengths of their own, which need not be those of their cells: their ideals
/// are about them. So are those of items that a line around their container hangs on, which may end above the end of it.
struct IdealsInCells {
  /// By unknown, and by rank of priority.
  private var ofUnknowns: [Int: [Int: TrackDemands.Request]] = [:]
  private var ofSpans: [Range<Int>: [Int: TrackDemands.Request]] = [:]

  /// O(cells).
  ///
  /// - Returns: `nil` where the largest ideal of each track says all.
  init?(of container: Int, _ unknowns: TrackUnknowns, _ compiler: AxisCompiler) {
    let (structure, lengths, axis) = (compiler.structure, compiler.lengths, compiler.axis)
    guard
      !structure.priorities.isEmpty || compiler.relations.concerns(container, axis)
        || compiler.hanging.contains(container)
    else { return nil }
    // What takes all of its cell has no other length than that.
    let hasOwnIdeal = { (node: Int) in
      !structure.containers[container].fillsCells
        && (compiler.relations.concernsItem(node, axis) || compiler.itemsWithOwnIdeals.contains(node))
    }
    for cell in structure.cells(of: container)
    where cell.isSized(axis) && structure.childContainer(cell) == nil && !hasOwnIdeal(cell.node) {
      let (tracks, ideal) = (cell.tracks(axis), lengths[cell.node, axis].ideal)
      let rank = structure.priorityOrder.rank(of: cell.node)
      if tracks.count == 1 {
        ofUnknowns[unknowns.ofTrack[tracks.lowerBound], default: [:]][rank, default: .init()]
          .raise(to: ideal, by: cell.node)
      } else {
        ofSpans[tracks, default: [:]][rank, default: .init()].raise(to: ideal, by: cell.node)
      }
    }
  }

  /// What is asked of tracks that share an unknown.
  subscript(unknown unknown: Int, demand: TrackDemands.Demand) -> [TrackDemands.Request] {
    // What two that share a line ask for together no cell asks for alone.
    Self.inOrder(ofUnknowns[unknown]) + (demand.ideal.partner >= 0 ? [demand.ideal] : [])
  }

  subscript(span span: TrackDemands.Span) -> [TrackDemands.Request] { Self.inOrder(ofSpans[span.tracks]) }

  /// Those that come first, and of those that come later what asks for more.
  private static func inOrder(_ requests: [Int: TrackDemands.Request]?) -> [TrackDemands.Request] {
    var most = -Double.infinity
    return (requests ?? [:]).sorted { $0.key < $1.key }.map(\.value).filter {
      guard $0.length > most else { return false }
      most = $0.length
      return true
    }
  }
}
