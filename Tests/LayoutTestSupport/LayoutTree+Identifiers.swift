package import LayoutCore

extension LayoutTree {
  /// The tree with an id for everything that has none, containers and rows too, so that reports name each by it.
  package func named() -> LayoutTree {
    var tree = self
    for node in nodes.indices where nodes[node].id == nil { tree.update(node) { $0.id = "n\(node)" } }
    return tree
  }
}
