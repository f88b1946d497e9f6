internal import LayoutGeometry

/// A hexagonal grid: one step for all cells, from which both lengths of the container follow.
struct HexGridGenerator {
  let tree: LayoutTree
  let node: Int
  let options: HexGridOptions

  func lay(out container: inout Structure.Container, cells: inout Structure.CellList) {
    let children = Array(tree.children(of: node))
    let arrangement = HexArrangement(
      positions: children.map { child in
        let position = tree.nodes[child].cell.hexagon ?? HexPosition(row: 0, column: 0)
        return (position.row, position.column)
      }, in: options.coordinates, orientation: options.orientation)
    container.change { $0.shape = .grid(arrangement, spacing: options.spacing) }
    for child in children { cells.append(.init(hexagon: child)) }
  }
}

extension Structure.Cell {
  /// A child that stands in a hexagon: no tracks, and no say in the size of anything.
  init(hexagon node: Int) {
    self.init(node: node, columns: 0..<0, rows: 0..<0, anchor: .center, unsizedAxes: .all)
  }
}
