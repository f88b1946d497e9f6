internal import LayoutGeometry

/// A stack: each child has a track of its own along the stack, and all share the one across it.
struct StackGenerator {
  let tree: LayoutTree
  let node: Int
  let options: StackOptions

  func lay(out container: inout Structure.Container, cells: inout Structure.CellList, defaultSpacing: Double) {
    let fraction = options.alignment.fraction
    let first = cells.count
    let line = LineOfChildren(tree: tree, node: node, axis: options.axis.main, spacing: options.spacing)
    line.lay(
      out: &container, cells: &cells, defaultSpacing: defaultSpacing,
      anchor: options.axis == .row ? UnitPoint(x: 0, y: fraction) : UnitPoint(x: fraction, y: 0))
    guard options.axis == .row, let baseline = options.alignment.baseline else { return }
    container.holdsPlainItems = false
    for index in first..<cells.count { cells[index].lineUp(by: baseline) }
  }
}
