internal import LayoutGeometry

/// A stack: each child has a track of its own along the stack, and all share the one across it.
struct StackGenerator {
  let tree: LayoutTree
  let node: Int
  let options: StackOptions

  func lay(out container: inout Structure.Container, cells: inout [Structure.Cell], defaultSpacing: Double) {
    var count = 0
    let isRow = options.axis == .row
    let fraction = options.alignment.fraction
    let anchor = isRow ? UnitPoint(x: 0, y: fraction) : UnitPoint(x: fraction, y: 0)
    for child in tree.children(of: node) {
      let own = count..<(count + 1)
      cells.append(
        .init(
          node: child, columns: isRow ? own : 0..<1, rows: isRow ? 0..<1 : own, anchor: anchor,
          unsizedAxes: tree.nodes[child].cell.unsizedAxes))
      count += 1
    }
    container.columnCount = isRow ? count : min(count, 1)
    container.rowCount = isRow ? min(count, 1) : count
    container.horizontalSpacing = options.spacing ?? defaultSpacing
    container.verticalSpacing = options.spacing ?? defaultSpacing
  }
}
