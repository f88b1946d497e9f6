internal import LayoutGeometry

/// Where rows begin, and what they hold.
extension HoneycombGeometry {
  /// How many rows there are, the last of them perhaps not full.
  var rowCount: Int { count == 0 ? 0 : row(of: count - 1) + 1 }

  /// The row of an item.
  func row(of index: Int) -> Int {
    guard lineLength > 1 else { return index }
    let (pair, place) = index.quotientAndRemainder(dividingBy: 2 * lineLength - 1)
    return 2 * pair + (place < lineLength - 1 ? 0 : 1)
  }

  /// The first item of a row.
  func firstIndex(inRow row: Int) -> Int {
    guard lineLength > 1 else { return row }
    return (row >> 1) * (2 * lineLength - 1) + (isShifted(row) ? 0 : lineLength - 1)
  }

  /// How many items a row holds when it is full.
  func capacity(ofRow row: Int) -> Int { isShifted(row) ? lineLength - 1 : lineLength }

  /// Whether a row is the first of its pair, and starts half a step later.
  func isShifted(_ row: Int) -> Bool { lineLength > 1 && row & 1 == 0 }

  /// The top of a row.
  func top(ofRow row: Int) -> Double { insets.top + Double(row) * linePitch }

  /// The left edge of an item in a row.
  func left(ofColumn column: Int, shifted: Bool) -> Double {
    insets.leading + (Double(column) + (shifted ? 0.5 : 0)) * columnPitch
  }

  /// The bounding box of a place.
  func rect(row: Int, column: Int) -> Rect {
    Rect(
      x: left(ofColumn: column, shifted: isShifted(row)), y: top(ofRow: row), width: itemSize.width,
      height: itemSize.height)
  }
}
