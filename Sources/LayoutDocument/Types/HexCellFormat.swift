internal import LayoutCore
internal import LayoutGeometry

/// A cell of a hexagonal grid: a place with a layout in it.
///
/// `{"row": 0, "column": 1, "item": {...}}`, or with axial coordinates `{"q": 1, "r": 0, "item": {...}}`
enum HexCellFormat {
  /// Where the layout of a cell stands.
  static let itemKey: DocumentKey = "item"

  /// By row and column.
  static let place = [
    DocumentMember("row", .wholeNumber(), "The row.", isRequired: true),
    DocumentMember("column", .wholeNumber(), "The column.", isRequired: true),
  ]
  static let axialPlace = [
    DocumentMember("q", .wholeNumber(), "The axial column.", isRequired: true),
    DocumentMember("r", .wholeNumber(), "The axial row.", isRequired: true),
  ]
  static let item = DocumentMember(itemKey, .definition(.layout), "What stands there.", isRequired: true)

  /// Reads where a cell stands: by row and column, or by `q` and `r`.
  static func position(of cell: ObjectReader) throws -> HexPosition {
    let isAxial = cell.contains("q") || cell.contains("r")
    // A cell that names its place in both ways may name two places.
    try cell.checkKeys((isAxial ? axialPlace : place + axialPlace) + [item])
    let (rowKey, columnKey): (DocumentKey, DocumentKey) = isAxial ? ("r", "q") : ("row", "column")
    guard let row = try cell.wholeNumber(rowKey) else { throw cell.missing(rowKey, expected: "a whole number") }
    guard let column = try cell.wholeNumber(columnKey) else {
      throw cell.missing(columnKey, expected: "a whole number")
    }
    return HexPosition(row: row, column: column, isAxial: isAxial)
  }

  /// Writes where a cell stands.
  static func write(_ position: HexPosition?, to cell: ObjectWriter) {
    let isAxial = position?.isAxial == true
    cell.encodeIfPresent(position?.row, forKey: isAxial ? "r" : "row")
    cell.encodeIfPresent(position?.column, forKey: isAxial ? "q" : "column")
  }
}
