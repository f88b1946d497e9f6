// Where a node stands in the description, and what stands at such a place.
extension LayoutTree {
  /// The place of a node in the description, such as `layout.rows[1].cells[2]`.
  ///
  /// O(siblings on the way to it).
  package func place(of node: Int) -> String {
    var place = "layout"
    var current = 0
    // A line has the place of the child that it begins with.
    let node = isLine(node) ? firstChild(of: node) : node
    while current < node, current < nodes.count {
      // The child whose subtree holds the node is the next step of the path.
      guard let step = children(of: current).enumerated().first(where: { node < nodes[$0.element].end })
      else { break }
      place += placeStep(from: current, toChild: step.offset)
      current = step.element
    }
    return place
  }

  /// The node at a place in the description: what stands in all wrappers there that are keys of it.
  ///
  /// O(siblings on the way to it).
  func node(at place: String) -> Int? {
    guard !nodes.isEmpty, place.hasPrefix("layout") else { return nil }
    var (node, rest) = (0, place.dropFirst("layout".count))
    while true {
      let next = children(of: node).enumerated().lazy
        .map { (child: $0.element, step: placeStep(from: node, toChild: $0.offset)) }
        .first { rest.hasPrefix($0.step) && [nil, ".", "["].contains(rest.dropFirst($0.step.count).first) }
      guard let next else { return rest.isEmpty ? node : nil }
      (node, rest) = (next.child, rest.dropFirst(next.step.count))
    }
  }

  /// What the place of a child adds to that of its container.
  func placeStep(from node: Int, toChild index: Int) -> String {
    // Padding that says nothing else is a key of what is in it.
    let step = isPlainWrapper(node) || isPlainFraction(node) ? "" : ".\(childrenKey(of: node))[\(index)]"
    guard let key = nodes[node].kind.container.flatMap({ type(of: $0).childKey }) else { return step }
    return step + ".\(key)"
  }

  private func childrenKey(of node: Int) -> String {
    if nodes[node].isGridRow { return "cells" }
    return nodes[node].kind.container.map { type(of: $0).childrenKey } ?? "children"
  }
}
