internal import LayoutGeometry

/// A balanced stack: a stack whose tracks along it have one length, and whose children take all of their cells.
struct BalancedStackGenerator {
  let tree: LayoutTree
  let node: Int
  let options: BalancedStackOptions

  func lay(out container: inout Structure.Container, cells: inout Structure.CellList, defaultSpacing: Double) {
    let line = LineOfChildren(tree: tree, node: node, axis: options.axis.main, spacing: options.spacing)
    line.lay(out: &container, cells: &cells, defaultSpacing: defaultSpacing, anchor: .center)
    container.uniformAxis = options.axis.main
    container.fillsCells = true
  }
}
