internal import HexagonGeometry
internal import LayoutCore
internal import LayoutGeometry

/// A hexagonal grid and its cells.
///
/// `{"type": "hexGrid", "coordinates": "oddQ", "spacing": 2, "cells": [{"row": 0, "column": 1, "item": {...}}]}`
extension HexGridOptions: ContainerFormat {
  static let summary = "Hexagons at places that their cells name."
  static let members = [
    DocumentMember("coordinates", .name(of: HexCoordinates.self), "What places mean; oddQ if absent."),
    DocumentMember(
      "orientation", .name(of: HexOrientation.self), "Which way corners point; as usual for the coordinates."),
    DocumentMember("spacing", .number(), "The gap between neighbours in points; 0 if absent."),
  ]
  static let childRole = ChildList.Role.hexCells
  init(from object: ObjectReader) throws {
    let coordinates =
      try object.name("coordinates", in: HexCoordinates.allCases.map { ($0.rawValue, $0) }) ?? .oddQ
    let orientation = try object.name("orientation", in: HexOrientation.allCases.map { ($0.rawValue, $0) })
    self.init(
      coordinates: coordinates, orientation: orientation ?? coordinates.defaultOrientation,
      spacing: try object.number("spacing") ?? 0)
  }

  func write(to container: ObjectWriter) {
    container.encode(coordinates.rawValue, forKey: "coordinates")
    container.encode(orientation.rawValue, forKey: "orientation")
    container.encode(spacing, forKey: "spacing")
  }
}
