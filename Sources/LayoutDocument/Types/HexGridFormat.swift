internal import LayoutCore
internal import LayoutGeometry

/// A hexagonal grid and its cells.
///
/// `{"type": "hexGrid", "coordinates": "oddQ", "spacing": 2, "cells": [{"row": 0, "column": 1, "item": {...}}]}`
enum HexGridFormat: LayoutFormat {
  static let type = "hexGrid"
  static let keys = ["coordinates", "orientation", "spacing", "cells"]
  static let children: ChildList? = ChildList(key: "cells", role: .hexCells)
  /// What a cell says about its place, besides its item; axial coordinates have names of their own.
  static let cellKeys = ["row", "column", "q", "r", "item"]
  static let axialCellKeys = ["q", "r", "item"]

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    let coordinates =
      try object.name("coordinates", in: HexCoordinates.allCases.map { ($0.rawValue, $0) }) ?? .oddQ
    let orientation = try object.name("orientation", in: HexOrientation.allCases.map { ($0.rawValue, $0) })
    return .hexGrid(
      HexGridOptions(
        coordinates: coordinates, orientation: orientation ?? coordinates.defaultOrientation,
        spacing: try object.number("spacing") ?? 0))
  }

  /// Reads where a cell stands: by row and column, or by `q` and `r`.
  static func position(of cell: ObjectReader) throws -> HexPosition {
    let isAxial = cell.contains("q") || cell.contains("r")
    // A cell that names its place in both ways may name two places.
    try cell.checkKeys(isAxial ? axialCellKeys : cellKeys)
    let (rowKey, columnKey): (DocumentKey, DocumentKey) = isAxial ? ("r", "q") : ("row", "column")
    guard let row = try cell.wholeNumber(rowKey) else { throw cell.missing(rowKey, expected: "a whole number") }
    guard let column = try cell.wholeNumber(columnKey) else {
      throw cell.missing(columnKey, expected: "a whole number")
    }
    return HexPosition(row: row, column: column, isAxial: isAxial)
  }

  static func write(_ options: HexGridOptions, to container: ObjectWriter) {
    container.encode(type, forKey: "type")
    container.encode(options.coordinates.rawValue, forKey: "coordinates")
    container.encode(options.orientation.rawValue, forKey: "orientation")
    container.encode(options.spacing, forKey: "spacing")
  }
}
