// Padding stands around one layout. What was said of the cell of that layout is said of the wrapper's then.
extension LayoutTree {
  /// Puts a wrapper that was just appended in order: it ends up around each of the layouts in it.
  ///
  /// O(1) for a wrapper around one layout, else O(number of nodes in it).
  mutating func settleWrapper(_ wrapper: Int) {
    let first = wrapper + 1
    guard first < nodes.count else {
      // Without a layout there is nothing to stand around.
      nodes.removeLast()
      return
    }
    if nodes[first].end == nodes.count, !nodes[first].isGridRow {
      moveCell(of: first, to: wrapper)
    } else {
      distributeWrapper(wrapper)
    }
  }

  /// What was said of a layout's place among others goes to the wrapper, which stands there now.
  package mutating func moveCell(of node: Int, to wrapper: Int) {
    nodes[wrapper].cell = nodes[node].cell
    nodes[wrapper].preferredSpacing = nodes[node].preferredSpacing
    nodes[node].cell = CellOptions()
    nodes[node].preferredSpacing = PreferredSpacing()
  }

  /// Replaces a wrapper around several layouts by one around each, and one around each cell of rows.
  private mutating func distributeWrapper(_ wrapper: Int) {
    let blank = nodes[wrapper]
    let content = Array(nodes[(wrapper + 1)...])
    nodes.removeLast(nodes.count - wrapper)
    // Everything that is open: where it ends in the old numbering, and where it stands now.
    var open: [(end: Int, node: Int)] = []
    var positions: [Int] = []
    for (offset, node) in content.enumerated() {
      let old = wrapper + 1 + offset
      while let last = open.last, last.end <= old { close(open.removeLast().node) }
      let isPart = !node.isGridRow && open.allSatisfy { nodes[$0.node].isGridRow }
      if isPart { open.append((node.end, self.open(blank))) }
      positions.append(self.open(node))
      if isPart { moveCell(of: positions[offset], to: positions[offset] - 1) }
      open.append((node.end, positions[offset]))
    }
    for last in open.reversed() { close(last.node) }
    for index in relations.indices where relations[index].node > wrapper {
      relations[index].node = positions[relations[index].node - wrapper - 1]
    }
  }

  /// The layout inside of all wrappers around it.
  package func unwrapped(_ node: Int) -> Int {
    var node = node
    while nodes[node].isWrapper, node + 1 < nodes[node].end { node += 1 }
    return node
  }

  /// Whether a wrapper says nothing but its own options, so that documents have it as a key of what is in it.
  package func isPlainWrapper(_ wrapper: Int) -> Bool {
    let node = nodes[wrapper]
    let child = wrapper + 1
    guard node.isWrapper, child < node.end, nodes[child].end == node.end, node.id == nil, !node.width.isGiven,
      !node.height.isGiven, node.offset == .zero, nodes[child].cell == CellOptions(),
      nodes[child].preferredSpacing.isEmpty, !nodes[child].isGridRow
    else { return false }
    // What constrains the root stands beside the layout.
    return (wrapper == 0 || relations(of: wrapper).isEmpty) && !isPlainWrapper(child)
  }
}

extension LayoutTree.Node {
  var isGridRow: Bool { if case .gridRow = kind { true } else { false } }

  /// Whether the node stands around one layout and has no children of its own.
  var isWrapper: Bool { if case .padding = kind { true } else { false } }
}
