internal import LayoutCore
internal import LinearModel

/// A row of a grid and its cells.
///
/// It is no layout, so it names no type.
///
/// `{"alignment": "bottom", "cells": [...]}`
enum GridRowFormat {
  static let summary = "A row of a grid and its cells."
  static let children = ChildList(key: "cells", role: .cells)
  static let members = [
    DocumentMember(
      "alignment", .name(in: AlignmentNames.vertical), "Where layouts stand in the cells of the row, along y."),
    DocumentMember(children.key, .list(.definition(.cell)), "The cells, from the leading edge on.", isRequired: true),
  ]

  static func node(of object: ObjectReader) throws -> LayoutTree.Node {
    guard object.contains("cells") else {
      // A slip in one of the two words is the likeliest reason.
      try object.checkKeys(members + LayoutFormats.commonMembers + CellFormat.members)
      throw object.failure(
        "cells", "Expected \"cells\" for a row, or \"type\" for a child across all columns, found neither.")
    }
    try object.checkKeys(members)
    let options = GridRowOptions(alignment: try object.name("alignment", in: AlignmentNames.vertical))
    return LayoutTree.Node(kind: .gridRow(options))
  }

  static func write(_ options: GridRowOptions, to container: ObjectWriter) {
    container.encodeIfPresent(
      options.alignment.map { AlignmentNames.name(of: $0, in: AlignmentNames.vertical) }, forKey: "alignment")
  }
}
