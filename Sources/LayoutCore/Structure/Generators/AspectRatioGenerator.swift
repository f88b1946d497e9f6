/// A layout of a fixed ratio: one cell, as wide for its height as the ratio says.
struct AspectRatioGenerator {
  let tree: LayoutTree
  let node: Int
  let options: AspectRatioOptions

  func lay(out container: inout Structure.Container, cells: inout Structure.CellList) {
    container.columnCount = 1
    container.rowCount = 1
    container.change { $0.ratio = options }
    container.fillsCells = options.contentMode == .fill
    for child in tree.children(of: node) {
      cells.append(.init(node: child, columns: 0..<1, rows: 0..<1, anchor: .center, unsizedAxes: []))
    }
  }
}
