internal import LayoutCore

/// A grid and its rows.
///
/// `{"type": "grid", "alignment": "center", "rows": [{"cells": [...]}, {"type": "item", "id": "divider"}]}`
enum GridFormat: LayoutFormat {
  static let type = "grid"
  static let keys = ["alignment", "horizontalSpacing", "verticalSpacing", "tieBreak", "rows"]

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    .grid(
      GridOptions(
        alignment: try object.name("alignment", in: AlignmentNames.both) ?? .center,
        horizontalSpacing: try object.number("horizontalSpacing"),
        verticalSpacing: try object.number("verticalSpacing"),
        tieBreak: try object.name("tieBreak", in: TieBreak.allCases.map { ($0.rawValue, $0) }) ?? .equalGrowth))
  }

  static func appendChildren(of object: ObjectReader, to tree: inout LayoutTree) throws {
    try object.forEachObject("rows", of: "rows") { row in
      // What names a type is a layout, a child across all columns; what does not is a row of cells.
      if row.contains("type") {
        try DocumentReader.appendLayout(row, isCell: true, to: &tree)
      } else if row.contains("cells") {
        try appendRow(row, to: &tree)
      } else {
        // A slip in one of the two words is the likeliest reason.
        try row.checkKeys(rowKeys + ItemFormat.commonKeys + CellFormat.keys)
        throw row.failure(
          "cells", "Expected \"cells\" for a row, or \"type\" for a child across all columns, found neither.")
      }
    }
  }

  private static let rowKeys = ["alignment", "cells"]

  private static func appendRow(_ object: ObjectReader, to tree: inout LayoutTree) throws {
    try object.checkKeys(rowKeys)
    let options = GridRowOptions(alignment: try object.name("alignment", in: AlignmentNames.vertical))
    try tree.append(.init(kind: .gridRow(options))) { tree in
      try object.forEachObject("cells", of: "cells") { cell in
        try DocumentReader.appendLayout(cell, isCell: true, to: &tree)
      }
    }
  }

  static func write(
    _ options: GridOptions, rows: [NodeWriter], to container: inout KeyedEncodingContainer<DocumentKey>
  ) throws {
    try container.encode(AlignmentNames.name(of: options.alignment, in: AlignmentNames.both), forKey: "alignment")
    try container.encodeIfPresent(options.horizontalSpacing, forKey: "horizontalSpacing")
    try container.encodeIfPresent(options.verticalSpacing, forKey: "verticalSpacing")
    try container.encode(options.tieBreak.rawValue, forKey: "tieBreak")
    try container.encode(rows, forKey: "rows")
  }

  static func write(
    _ options: GridRowOptions, cells: [NodeWriter], to container: inout KeyedEncodingContainer<DocumentKey>
  ) throws {
    try container.encodeIfPresent(
      options.alignment.map { AlignmentNames.name(of: $0, in: AlignmentNames.vertical) }, forKey: "alignment")
    try container.encode(cells, forKey: "cells")
  }
}
