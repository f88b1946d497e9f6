internal import LayoutGeometry

// What in a container may take a length: what stands beside something that keeps a ratio shares with it, unless it has no use for any.
//
// It is told by what was said, since what is around a container is asked for before that is measured.
extension AxisDemands {
  /// Whether all that may take a length in a container stands in the same track: other tracks hold nothing, or what takes none.
  ///
  /// O(cells), mostly O(1).
  func usesOneTrack(_ container: Int, in structure: Structure) -> Bool {
    if structure.trackCount(of: container, axis) == 1 { return true }
    if isUniform(container, in: structure) { return false }
    guard leavesTracksToCells(container, in: structure) else { return false }
    var used: Int?
    for cell in structure.cells(of: container) where mayTakeLength(cell, in: structure) {
      let covered = cell.tracks(axis)
      guard covered.count == 1, used ?? covered.lowerBound == covered.lowerBound else { return false }
      used = covered.lowerBound
    }
    return true
  }

  /// Whether only one cell of a container may take a length, and no track of a list takes some whatever stands in it.
  ///
  /// O(cells), mostly O(1).
  func holdsOne(_ container: Int, in structure: Structure) -> Bool {
    if structure.listsTracks, let listed = structure.containers[container].listedTracks(axis) {
      guard !listed.contains(where: { $0.isFlexible && $0 != .empty }) else { return false }
    }
    var holdsOne = false
    for cell in structure.cells(of: container) where mayTakeLength(cell, in: structure) {
      if holdsOne { return false }
      holdsOne = true
    }
    return holdsOne
  }

  /// Whether tracks are as long as cells ask for: those of a list in which nothing stands have no length either.
  private func leavesTracksToCells(_ container: Int, in structure: Structure) -> Bool {
    guard structure.listsTracks, let listed = structure.containers[container].listedTracks(axis) else { return true }
    return listed.allSatisfy { $0 == .fit || $0 == .empty }
  }

  /// Whether a cell holds more than items without a length, however deep.
  private func mayTakeLength(_ cell: Structure.Cell, in structure: Structure) -> Bool {
    if cell.isAttached { return false }
    let hangs = axis == .vertical && cell.baseline != nil
    guard let child = structure.childContainer(cell) else {
      return (hangs && mayHoldText(cell.node, in: structure))
        || leafLength(of: cell.node, in: structure, structure.tree).maximum > 0
    }
    return hangs || mayTakeLength(child, in: structure)
  }

  /// Whether a line of text may stand elsewhere in a leaf than on its lower edge, so that it takes room on a line though it has no height.
  private func mayHoldText(_ leaf: Int, in structure: Structure) -> Bool {
    structure.tree.nodes[leaf].measured != nil || structure.tree.nodes[leaf].baselines != nil
  }

  /// Whether a container has distances or tracks of its own, or something in it may take a length.
  ///
  /// O(1) where the first of all that is in it may; at most O(nodes in it).
  private func mayTakeLength(_ container: Int, in structure: Structure) -> Bool {
    let info = structure.containers[container]
    if let node = info.node, structure.tree.hasLimits(node, axis) {
      let limits = structure.tree.limits(of: node, axis)
      if let maximum = limits.maximum { return maximum > 0 }
      if max(limits.minimum ?? 0, limits.ideal ?? 0) > 0 { return true }
    }
    guard info.shape == nil, !info.isFree, !info.hasOwnTracks(axis), leavesTracksToCells(container, in: structure),
      gaps(of: container, in: structure) == 0
    else { return true }
    let cells = structure.cells(of: container)
    // By a ratio what has no length along one axis has none along the other.
    if info.keepsRatio, let content = cells.first, structure.childContainer(content) == nil,
      structure.leafLength(of: content.node, axis.other).maximum == 0
    {
      return false
    }
    return cells.contains { mayTakeLength($0, in: structure) }
  }
}
