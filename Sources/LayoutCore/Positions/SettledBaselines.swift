internal import LayoutGeometry

/// Where lines of text stand in containers whose heights are known.
protocol SettledBaselines: BaselinePositions where Number == Double {
  /// From the top of a row to the line that cells share there.
  func line(_ baseline: TextBaseline, ofRow row: Int, in container: Int) -> Double
  /// The height of neighbouring rows and the gaps between them.
  func length(of rows: Range<Int>, _ container: Int) -> Double
  func box(of container: Int) -> Double
  /// What an item takes of the room that it has.
  func limits(of item: Int) -> Length
  /// The height that an item was given apart from its room, if it was given one.
  func ownLength(of item: Int) -> Double?
}

extension SettledBaselines {
  func space(of cell: Structure.Cell, in container: Int) -> Double {
    length(of: cell.rows, container)
  }

  func height(of cell: Structure.Cell, in container: Int) -> Double {
    if structure.fills(cell, of: container) { return space(of: cell, in: container) }
    if let child = structure.childContainer(cell) { return box(of: child) }
    return ownLength(of: cell.node) ?? limits(of: cell.node).fitted(to: room(for: cell, in: container))
  }

  /// How high an item may be: as high as its rows, or as the line that it stands on lets it.
  private func room(for cell: Structure.Cell, in container: Int) -> Double {
    let space = length(of: cell.rows, container)
    guard let baseline = cell.baseline else { return space }
    let above = line(baseline, ofRow: cell.rows.lowerBound, in: container)
    return text.offset(of: cell.node, baseline).height(fitting: above, space - above)
  }
}
