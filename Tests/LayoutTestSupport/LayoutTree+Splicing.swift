package import LayoutCore

extension LayoutTree {
  /// What is done with a node while a tree is copied.
  package enum Splice {
    /// The node is left out, with all that is in it.
    case leaveOut
    /// Another tree goes before the node.
    case before(LayoutTree)
    /// Another tree goes behind the node.
    case after(LayoutTree)
    /// Another tree goes into the node, behind all that is in it.
    case lastIn(LayoutTree)
  }

  /// A copy of the tree with one node treated differently, made node by node.
  package func splicing(_ node: Int, _ splice: Splice) -> LayoutTree {
    var copy = LayoutTree()
    append(0, to: &copy, node, splice)
    return copy
  }

  private func append(_ node: Int, to copy: inout LayoutTree, _ special: Int, _ splice: Splice) {
    if node == special, case .leaveOut = splice { return }
    if node == special, case .before(let other) = splice { copy.append(contentsOf: other) }
    let new = copy.open(nodes[node])
    copy.add(relations(of: node).map(\.relation), to: new)
    for child in children(of: node) { append(child, to: &copy, special, splice) }
    if node == special, case .lastIn(let other) = splice { copy.append(contentsOf: other) }
    copy.close(new)
    if node == special, case .after(let other) = splice { copy.append(contentsOf: other) }
  }
}
