package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// Every `ViewThatFits`.
  package var choices: [Int] {
    nodes.indices.filter { if case .viewThatFits = nodes[$0].kind { true } else { false } }
  }

  /// Every lazy grid whose tracks are as many as fit.
  package var adaptiveGrids: [Int] {
    nodes.indices.filter { node in
      guard case .lazyGrid(let options) = nodes[node].kind else { return false }
      return options.tracks.contains { $0.isAdaptive }
    }
  }

  /// A part of the tree in which each choice has one alternative: the one that is named, or else the last.
  ///
  /// - Parameter leaves: Containers that are left empty.
  /// - Returns: The part, and the new number of each node in it.
  package func keeping(
    _ chosen: [Int: Int], from root: Int = 0, asLeaves leaves: Set<Int> = []
  ) -> (tree: LayoutTree, numbers: [Int: Int]) {
    var tree = LayoutTree()
    var numbers: [Int: Int] = [:]
    func append(_ node: Int) {
      numbers[node] = tree.nodes.count
      guard nodes[node].end > node + 1, !leaves.contains(node) else { return tree.append(leaf: nodes[node]) }
      var children = Array(self.children(of: node))
      if case .viewThatFits = nodes[node].kind, let one = chosen[node] ?? children.last { children = [one] }
      let index = tree.open(nodes[node])
      for child in children { append(child) }
      tree.close(index)
    }
    append(root)
    return (tree, numbers)
  }

  /// The tree with one track in the place of as many as fit, as long as it likes.
  package func withOneTrack(of grids: Set<Int>) -> LayoutTree {
    var tree = self
    for grid in grids {
      tree.update(grid) { node in
        guard case .lazyGrid(var options) = node.kind else { return }
        options.tracks = options.tracks.map(\.withOneTrack)
        node.kind = .lazyGrid(options)
      }
    }
    return tree
  }
}

extension GridItem {
  fileprivate var isAdaptive: Bool { if case .adaptive = size { true } else { false } }

  fileprivate var withOneTrack: GridItem {
    guard case .adaptive(let minimum, _) = size else { return self }
    var item = self
    item.size = .flexible(minimum: minimum)
    return item
  }
}
