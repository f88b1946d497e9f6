internal import LayoutGeometry

extension StructureBuilder {
  /// Aligns children that say so themselves, whatever their container says.
  ///
  /// Children in a line are aligned across it; along it, each has a track for itself.
  mutating func alignInCells(_ own: Range<Int>, of container: Int) {
    for index in own where !tree.isPlainButForContent(cells.node(of: index)) {
      let child = cells[index].node
      guard let alignment = tree.nodes[child].alignedInCell else { continue }
      guard !takesAllOfCell(index, of: container) else {
        notes.append("\(tree.name(of: child)) takes all of its cell, so alignedInCell has no effect.")
        continue
      }
      // An anchor says the same of a cell of a grid, to the point.
      guard tree.anchor(of: child) == nil || !containers[container].isGrid else { continue }
      let axis = containers[container].node.flatMap { tree.nodes[$0].kind.container?.lineAxis }
      if axis != .horizontal { cells[index].anchor.x = alignment.unitPoint.x }
      guard axis != .vertical else { continue }
      cells[index].anchor.y = alignment.unitPoint.y
      cells[index].lineUp(by: alignment.vertical.baseline)
    }
  }

  /// Whether a child takes all of its cell, whatever is said of it; what keeps a ratio cannot.
  private func takesAllOfCell(_ index: Int, of container: Int) -> Bool {
    if containers[container].shape != nil { return true }
    guard containers[container].fillsCells, !cells[index].isAttached else { return false }
    return tree.nodes[cells[index].node].aspectRatio == nil
  }
}
