internal import HexagonGeometry
internal import LayoutGeometry

/// Which cell of the endless grid each hexagon is.
extension HexagonLayout {
  /// The cell of a hexagon; those of a honeycomb are counted from the first place of its first row.
  func cell(of index: Int) -> Hexagon {
    switch self {
    case .grid(let cells, _, _): cells.cells[index]
    case .honeycomb(let geometry): geometry.hexagon(of: index)
    case .mirrored(let layout, _): layout.cell(of: index)
    }
  }

  /// The cell that a point is in, whether there is a hexagon or not; of a honeycomb only that of a hexagon.
  func cell(at point: Point) -> Hexagon? {
    switch self {
    case .grid(let cells, let step, _): cells.geometry(step: step).hexagon(at: point)
    case .honeycomb(let geometry): geometry.item(at: point).map { geometry.hexagon(of: $0) }
    case .mirrored(let layout, let width): layout.cell(at: Point(x: width - point.x, y: point.y))
    }
  }
}
