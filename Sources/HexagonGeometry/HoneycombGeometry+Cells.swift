/// The cells of the endless grid that items stand in, for neighbours, rings, distances and lines.
///
/// Rows and columns are those of ``HexCoordinates/evenR``: the first row of each pair is shifted by half an item. Gaps between
/// rows or items change nothing about who is whose neighbour.
extension HoneycombGeometry {
  /// The cell of an item.
  ///
  /// - Precondition: There is such an item.
  public func hexagon(of index: Int) -> Hexagon {
    precondition(index >= 0 && index < count, "There is no such item in the honeycomb.")
    let row = row(of: index)
    return Hexagon(row: row, column: index - firstIndex(inRow: row), in: .evenR)
  }

  /// The item in a cell, or `nil` where there is none.
  public func item(in cell: Hexagon) -> Int? {
    let (row, column) = cell.position(in: .evenR)
    guard row >= 0, column >= 0, row < rowCount, column < capacity(ofRow: row) else { return nil }
    let index = firstIndex(inRow: row) + column
    return index < count ? index : nil
  }
}
