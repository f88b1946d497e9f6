internal import LayoutGeometry

// On which side of its line of text a container grows, where it can grow without anything in it asking for more.
extension DemandTable {
  /// Whether a container can grow without anything in it asking for more, and all of it on one side of its line.
  ///
  /// Takes as many steps as containers stand in each other on the way to the text, and as they have rows.
  func hasUnsizedTracks(_ container: Int, _ side: LineSide, of baseline: TextBaseline) -> Bool {
    guard hasUnsizedTracks(container, .vertical), let node = structure.containers[container].node else { return false }
    // A line that was told lies so far below the top.
    guard structure.tree.nodes[node].baselines == nil else { return side == .below }
    // Without anything to tell a line from it is the lower edge.
    guard let cell = cellWithLine(in: container, baseline) else { return side == .above }
    let demands = demands(of: container, .vertical)
    let groups = structure.containers[container].groups(.vertical)
    return demands.tracks.enumerated().contains { track, demand in
      guard !demand.isSized || demand.containerWithUnsizedTracks >= 0 else { return false }
      let rows = groups?[track] ?? track..<(track + 1)
      switch side {
      case .above where rows.upperBound <= cell.rows.lowerBound: return true
      case .below where rows.lowerBound >= cell.rows.upperBound: return true
      case .above where rows.upperBound > cell.rows.upperBound: return false
      case .below where rows.lowerBound < cell.rows.lowerBound: return false
      case .above, .below: return isGrowth(of: demand, around: cell, of: container, side, of: baseline)
      }
    }
  }

  /// Whether what the rows of a cell grow by lies on one side of the line in it.
  private func isGrowth(
    of demand: TrackDemands.Demand, around cell: Structure.Cell, of container: Int, _ side: LineSide,
    of baseline: TextBaseline
  ) -> Bool {
    let child = structure.childContainer(cell)
    let isItsOwn = child != nil && child == demand.containerWithUnsizedTracks
    if let child, isItsOwn, cell.baseline != baseline { return hasUnsizedTracks(child, side, of: baseline) }
    if let shared = cell.baseline {
      let demands = demands(of: container, .vertical)
      return demands.line(shared, ofRow: cell.rows.lowerBound).map { demands.lines[$0].growingSide == side } ?? false
    }
    let above = partAbove(cell, of: container, baseline)
    return side == .above ? above == 1 : above == 0
  }

  /// What part of the growth of its rows lies above the line in a cell that shares none, and does not grow by itself.
  private func partAbove(_ cell: Structure.Cell, of container: Int, _ baseline: TextBaseline) -> Double {
    let fills = structure.fills(cell, of: container)
    guard let child = structure.childContainer(cell) else {
      // With a greatest length it need not grow.
      let grows = fills || self[cell.node, .vertical].maximum == .infinity
      return grows ? baselineOffset(of: cell.node, baseline).heightFactor : cell.anchor.y
    }
    guard fills else { return cell.anchor.y }
    let isToldItsLine = structure.tree.nodes[cell.node].baselines != nil || cellWithLine(in: child, baseline) != nil
    return isToldItsLine ? 0 : 1
  }
}
