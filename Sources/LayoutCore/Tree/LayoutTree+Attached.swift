internal import LayoutGeometry
internal import LinearModel

extension LayoutTree {
  /// Whether a node stands around its first child, which all else in it is attached to.
  package func attaches(_ node: Int) -> Bool {
    guard form(of: node) == .wrapper else { return false }
    return nodes[node].kind.container.map { type(of: $0).attaches } ?? false
  }

  /// Checks what stands around a layout that others are attached to.
  ///
  /// - Parameter name: What it is called.
  func checkAttached(to node: Int, _ name: String) throws {
    guard node + 1 < nodes[node].end else {
      throw failure(
        .invalidLayout, at: node, key: "children",
        "\(name) lies on a layout, and this has none. Give it one as its first child.")
    }
    for axis in Axis.allCases where hasLimits(node, axis) {
      throw failure(
        .invalidLayout, at: node, key: axis.lengthName,
        "\(name) is as large as its first child. Give that the \(axis.lengthName), or put a frame around both.")
    }
  }

  /// All nodes in the order in which to draw them: what lies behind a layout comes before it.
  ///
  /// O(number of nodes).
  package var nodesBackToFront: [Int] {
    guard nodes.contains(where: { $0.drawsAttachedBehind }) else { return Array(nodes.indices) }
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    var pending = nodes.isEmpty ? [] : [0]
    while let node = pending.popLast() {
      order.append(node)
      // The last one that is pending comes first.
      var children = Array(children(of: node))
      if nodes[node].drawsAttachedBehind, !children.isEmpty { children.append(children.removeFirst()) }
      pending += children.reversed()
    }
    return order
  }
}

extension LayoutTree.Node {
  fileprivate var drawsAttachedBehind: Bool {
    form == .wrapper && kind.container.map { type(of: $0).drawsAttachedBehind } ?? false
  }
}
