/// What every node stands in, and as which child: made in one walk, and then told of any node at once.
package struct NodeAncestry: Sendable {
  /// By node; -1 for the root.
  private let parents: [Int32]
  /// By node, how many children of its parent stand before it.
  private let positions: [Int32]

  /// O(number of nodes).
  init(of tree: LayoutTree) {
    let count = tree.nodes.count
    var parents = [Int32](of: -1, count: count)
    var positions = [Int32](of: 0, count: count)
    var open: [(node: Int, end: Int, children: Int32)] = []
    for node in 0..<count {
      while let last = open.last, last.end <= node { open.removeLast() }
      if let last = open.indices.last {
        parents[node] = Int32(open[last].node)
        positions[node] = open[last].children
        open[last].children += 1
      }
      if tree.nodes[node].end > node + 1 { open.append((node, tree.nodes[node].end, 0)) }
    }
    (self.parents, self.positions) = (parents, positions)
  }

  /// What a node stands in; `nil` for the root.
  package func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

  /// How many children of the same parent stand before a node, in the description.
  package func position(of node: Int) -> Int { Int(positions[node]) }
}
