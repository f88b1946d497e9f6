internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// What a child of a grid says about its cell: `"columns": 2, "unsizedAxes": ["horizontal"]`.
///
/// A type with `columns` or `rows` of its own says `cellColumns` and `cellRows` for what its cell covers.
enum CellFormat {
  static let members = [
    DocumentMember("columns", .wholeNumber(least: 1), "How many columns the cell covers; 1 if absent."),
    DocumentMember("rows", .wholeNumber(least: 1), "How many rows the cell covers; 1 if absent."),
    DocumentMember("column", .wholeNumber(), "The first column of the cell, from 0, or below 0 from the last one."),
    DocumentMember("row", .wholeNumber(), "The first row of the cell, from 0, or below 0 from the last one."),
    DocumentMember("unsizedAxes", .axes, "The axes along which the cell asks the tracks for its minimum only."),
    DocumentMember(
      "columnAlignment", .name(in: AlignmentNames.horizontal), "How everything in the column of the cell is aligned."),
    DocumentMember("anchor", .unitPoint, "The point of the cell, and of the layout, by which that is placed."),
  ]

  /// The members for the cell of a type that has some of these keys itself.
  static func members(besides known: [DocumentMember]) -> [DocumentMember] {
    members.map { member in
      guard known.contains(where: { $0.key == member.key }) else { return member }
      return DocumentMember(member.key == "rows" ? "cellRows" : "cellColumns", member.form, member.note)
    }
  }

  /// Checks the keys of a layout, which has those of cells too if it stands in a grid.
  static func checkKeys(of object: ObjectReader, _ known: KnownMembers, isCell: Bool) throws {
    if object.text("type") == GridOptions.documentType, object.isList("columns") {
      throw object.failure(
        "columns", "The columns of a grid are listed as \"tracks\": {\"columns\": [...]}. Put them in there.")
    }
    guard !isCell else { return try object.checkKeys(known.ofCell) }
    for member in known.besides where object.contains(member.key) {
      throw object.failure(
        member.key, "The key \(member.key.stringValue.quoted) is known only in the rows of a grid. Take it out here.")
    }
    try object.checkKeys(known.ofLayout)
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
