internal import LayoutCore

/// A grid and its rows.
///
/// `{"type": "grid", "alignment": "center", "rows": [{"cells": [...]}, {"type": "item", "id": "divider"}]}`
enum GridFormat: LayoutFormat {
  static let type = "grid"
  static let keys = ["alignment", "horizontalSpacing", "verticalSpacing", "tieBreak", "rows"]
  static let children: ChildList? = ChildList(key: "rows", role: .rows)

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    .grid(
      GridOptions(
        alignment: try object.name("alignment", in: AlignmentNames.cells) ?? .center,
        horizontalSpacing: try object.number("horizontalSpacing"),
        verticalSpacing: try object.number("verticalSpacing"),
        tieBreak: try object.name("tieBreak", in: TieBreak.allCases.map { ($0.rawValue, $0) }) ?? .equalGrowth))
  }

  static func write(_ options: GridOptions, to container: ObjectWriter) {
    container.encode(type, forKey: "type")
    container.encode(AlignmentNames.name(of: options.alignment, in: AlignmentNames.cells), forKey: "alignment")
    container.encodeIfPresent(options.horizontalSpacing, forKey: "horizontalSpacing")
    container.encodeIfPresent(options.verticalSpacing, forKey: "verticalSpacing")
    container.encode(options.tieBreak.rawValue, forKey: "tieBreak")
  }
}
