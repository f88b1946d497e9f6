/// A honeycomb: one width for all items, from which its height follows.
struct HoneycombGenerator {
  let tree: LayoutTree
  let node: Int
  let options: HoneycombOptions

  func lay(out container: inout Structure.Container, cells: inout Structure.CellList) {
    let children = Array(tree.children(of: node))
    container.change { $0.shape = .honeycomb(options, count: options.count ?? children.count) }
    for child in children { cells.append(.init(hexagon: child)) }
  }
}
