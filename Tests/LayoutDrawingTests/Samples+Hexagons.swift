import HexagonGeometry
internal import LayoutCore
internal import LayoutGeometry

extension Samples {
  /// A hexagonal grid below and beside other things, so that its corner is not the root's.
  static func hexGrid(
    _ cells: [(row: Int, column: Int)], coordinates: HexCoordinates = .oddQ, step: Double = 60, spacing: Double = 0,
    origin: Point = .zero
  ) -> Placement {
    let arrangement = HexArrangement(
      positions: cells, in: coordinates, orientation: coordinates.defaultOrientation)
    let description = HexGrid(coordinates: coordinates, spacing: spacing) {
      cells.map { cell in HexCell(row: cell.row, column: cell.column) { Item("\(cell.row)-\(cell.column)") } }
    }
    return hexagons(
      LayoutTree(description), .grid(arrangement, step: step, inset: spacing / 2), size: arrangement.size(step: step),
      origin: origin)
  }

  /// A honeycomb with or without items.
  static func honeycomb(_ geometry: HoneycombGeometry, holdsItems: Bool) -> Placement {
    let description = Honeycomb(itemsPerRow: geometry.itemsPerRow) {
      (0..<(holdsItems ? geometry.count : 0)).map { Item("item \($0)") }
    }
    return hexagons(LayoutTree(description), .honeycomb(geometry), size: geometry.contentSize, origin: .zero)
  }

  /// A placement of a container of hexagons whose children are all given, each in its hexagon.
  static func hexagons(_ tree: LayoutTree, _ hexagons: HexagonLayout, size: Size, origin: Point) -> Placement {
    let whole = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    var rects = Array(repeating: whole, count: tree.nodes.count)
    for (index, child) in tree.children(of: 0).enumerated() {
      let rect = hexagons.rect(of: index)
      let placed = Rect(x: rect.x + origin.x, y: rect.y + origin.y, width: rect.width, height: rect.height)
      for node in child..<tree.nodes[child].end { rects[node] = placed }
    }
    let container = Placement.Container(
      in: tree, rect: whole, columns: [], rows: [], isGrid: false, depth: 0, hexagons: hexagons, node: 0)
    return Placement(
      size: Size(width: whole.maxX, height: whole.maxY), diagnosis: Diagnosis(), containers: [container], tree: tree,
      rects: rects)
  }
}
