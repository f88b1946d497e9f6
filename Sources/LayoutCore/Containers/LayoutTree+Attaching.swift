extension LayoutTree {
  /// Appends a node around a layout with what is attached to that; around each of several layouts.
  ///
  /// O(1) for one layout besides what is in it, else O(number of nodes), and of relations for each.
  mutating func append(_ wrapper: Node, around base: some Layout, attaching attached: some Layout) {
    let first = nodes.count
    let container = openContainer(wrapper)
    if takesChildren { base.append(to: &self) }
    guard first + 1 < nodes.count, nodes[first + 1].end == nodes.count, !nodes[first + 1].isGridRow else {
      closeContainer(container)
      settleWrapper(first)
      return attach(LayoutTree(attached), toEachFrom: first)
    }
    moveCell(of: first + 1, to: first)
    if takesChildren { attached.append(to: &self) }
    closeContainer(container)
  }

  /// Attaches layouts to each of those that were just wrapped, the cells of rows among them.
  private mutating func attach(_ attached: LayoutTree, toEachFrom first: Int) {
    let old = self
    removeRelations(of: first..<nodes.count)
    nodes.removeSubrange(first...)
    func append(_ wrapper: Int, to tree: inout LayoutTree) {
      let new = tree.count
      tree.append(contentsOf: old.subtree(wrapper))
      tree.append(contentsOf: attached)
      tree.close(new)
    }
    var next = first
    while next < old.count {
      if old.nodes[next].isGridRow {
        let row = open(old.nodes[next])
        for cell in old.children(of: next) { append(cell, to: &self) }
        close(row)
      } else {
        append(next, to: &self)
      }
      next = old.nodes[next].end
    }
  }
}
