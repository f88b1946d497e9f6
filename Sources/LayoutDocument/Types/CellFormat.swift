internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// What a child of a grid says about its cell: `"columns": 2, "unsizedAxes": ["horizontal"]`.
///
/// A grid in a cell has `rows` of its own, so there `cellRows` says how many rows the cell covers.
enum CellFormat {
  static let keys = ["columns", "rows", "unsizedAxes", "columnAlignment", "anchor"]
  private static let keysOfGrids = keys.map { $0 == "rows" ? "cellRows" : $0 }

  /// Checks the keys of a layout, which has these ones too if it stands in a grid.
  static func checkKeys(of object: ObjectReader, known: [String], isCell: Bool) throws {
    let keys = known.contains("rows") ? keysOfGrids : keys
    guard !isCell else { return try object.checkKeys(known + keys) }
    for key in keys.map(DocumentKey.init(stringValue:)) where object.contains(key) {
      throw object.failure(
        key, "The key \(key.stringValue.quoted) is known only in the rows of a grid. Take it out here.")
    }
    try object.checkKeys(known)
  }

  static func options(of object: ObjectReader, _ kind: LayoutTree.Kind) throws -> CellOptions {
    var options = CellOptions()
    options.columns = try object.wholeNumber("columns")
    options.rows = try object.wholeNumber(DocumentKey(stringValue: kind.keyOfCellRows))
    options.unsizedAxes = try object.axes("unsizedAxes")
    options.columnAlignment = try object.name("columnAlignment", in: AlignmentNames.horizontal)
    options.anchor = try object.unitPoint("anchor")
    return options
  }

  static func write(
    _ options: CellOptions, of kind: LayoutTree.Kind, to container: inout KeyedEncodingContainer<DocumentKey>
  ) throws {
    try container.encodeIfPresent(options.columns, forKey: "columns")
    try container.encodeIfPresent(options.rows, forKey: DocumentKey(stringValue: kind.keyOfCellRows))
    if !options.unsizedAxes.isEmpty {
      let names = AxisNames.all.filter { options.unsizedAxes.contains($0.1) }.map(\.0)
      try container.encode(names, forKey: "unsizedAxes")
    }
    try container.encodeIfPresent(
      options.columnAlignment.map { AlignmentNames.name(of: $0, in: AlignmentNames.horizontal) },
      forKey: "columnAlignment")
    guard let anchor = options.anchor else { return }
    if let name = AlignmentNames.both.first(where: { $0.1.unitPoint == anchor })?.0 {
      try container.encode(name, forKey: "anchor")
    } else {
      try container.encode(["x": anchor.x, "y": anchor.y], forKey: "anchor")
    }
  }
}
