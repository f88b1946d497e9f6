/// A honeycomb: one width for all items, from which its height follows.
struct HoneycombGenerator {
  let tree: LayoutTree
  let node: Int
  let options: HoneycombOptions

  func lay(out container: inout Structure.Container, cells: inout [Structure.Cell]) {
    let children = Array(tree.children(of: node))
    container.shape = .honeycomb(options, count: options.count ?? children.count)
    cells += children.map(Structure.Cell.init(hexagon:))
  }
}
