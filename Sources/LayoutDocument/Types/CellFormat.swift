internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// What a child of a grid says about its cell: `"columns": 2, "unsizedAxes": ["horizontal"]`.
///
/// A type with `columns` or `rows` of its own says `cellColumns` and `cellRows` for what its cell covers.
enum CellFormat {
  static let keys = ["columns", "rows", "column", "row", "unsizedAxes", "columnAlignment", "anchor"]

  /// The keys for the cell of a type that has these keys itself.
  private static func keys(besides known: [String]) -> [String] {
    keys.map { key in
      guard known.contains(key) else { return key }
      return key == "rows" ? "cellRows" : "cellColumns"
    }
  }

  /// Checks the keys of a layout, which has these ones too if it stands in a grid.
  static func checkKeys(of object: ObjectReader, known: [String], isCell: Bool) throws {
    let keys = keys(besides: known)
    guard !isCell else { return try object.checkKeys(known + keys) }
    for key in keys.map(DocumentKey.init(stringValue:)) where object.contains(key) {
      throw object.failure(
        key, "The key \(key.stringValue.quoted) is known only in the rows of a grid. Take it out here.")
    }
    try object.checkKeys(known)
  }

  static func options(of object: ObjectReader, _ kind: LayoutTree.Kind) throws -> CellOptions {
    var options = CellOptions()
    options.columns = try object.wholeNumber(DocumentKey(stringValue: kind.cellKey("columns")))
    options.rows = try object.wholeNumber(DocumentKey(stringValue: kind.cellKey("rows")))
    options.gridPosition = GridPosition(column: try object.wholeNumber("column"), row: try object.wholeNumber("row"))
    options.unsizedAxes = try object.axes("unsizedAxes")
    options.columnAlignment = try object.name("columnAlignment", in: AlignmentNames.horizontal)
    options.anchor = try object.unitPoint("anchor")
    return options
  }

  static func write(
    _ options: CellOptions, of kind: LayoutTree.Kind, to container: ObjectWriter
  ) {
    container.encodeIfPresent(
      options.columns, forKey: DocumentKey(stringValue: kind.cellKey("columns")))
    container.encodeIfPresent(options.rows, forKey: DocumentKey(stringValue: kind.cellKey("rows")))
    container.encodeIfPresent(options.gridPosition.column, forKey: "column")
    container.encodeIfPresent(options.gridPosition.row, forKey: "row")
    if !options.unsizedAxes.isEmpty {
      container.encode(AxisNames.names(of: options.unsizedAxes), forKey: "unsizedAxes")
    }
    container.encodeIfPresent(
      options.columnAlignment.map { AlignmentNames.name(of: $0, in: AlignmentNames.horizontal) },
      forKey: "columnAlignment")
    guard let anchor = options.anchor else { return }
    if let name = AlignmentNames.both.first(where: { $0.1.unitPoint == anchor })?.0 {
      container.encode(name, forKey: "anchor")
    } else {
      let parts = container.object("anchor")
      parts.encode(anchor.x, forKey: "x")
      parts.encode(anchor.y, forKey: "y")
    }
  }
}
