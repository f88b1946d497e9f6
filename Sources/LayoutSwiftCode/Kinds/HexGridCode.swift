internal import HexagonGeometry
internal import LayoutCore

/// `HexGrid(coordinates: .evenR, spacing: 2) { HexCell(row: 0, column: 1) { ... } }`
extension HexGridOptions: ContainerCode {
  var arguments: [Argument] {
    Argument.unless(.oddQ, "coordinates", named: coordinates)
    Argument.unless(coordinates.defaultOrientation, "orientation", named: orientation)
    Argument.given("spacing", spacing, unless: 0)
  }

  func code(of content: ContentCode) -> LayoutCode {
    let cells = content.children.map { child in
      let place = child.node.hexagon
      let arguments =
        place?.isAxial == true
        ? [Argument.given("q", place?.column), .given("r", place?.row)]
        : [Argument.given("row", place?.row), .given("column", place?.column)]
      return LayoutCode(
        call: CallCode(name: "HexCell", arguments: arguments.compactMap(\.self), block: .layouts([child.code])))
    }
    return call(cells)
  }
}
