extension LayoutTree {
  /// What a node is called in sentences: its id, or its place.
  ///
  /// An item without an id was added to a stack step by step, by people who know its position and no place.
  func name(of node: Int) -> String {
    if let id = nodes[node].id { return id }
    if nodes[node].isWrapper, node + 1 < nodes[node].end { return "\(name(of: unwrapped(node))) with its padding" }
    if nodes[node].isSpacer { return "the spacer \(place(of: node))" }
    guard case .item = nodes[node].kind, let parent = nodes[..<node].lastIndex(where: { $0.end > node }) else {
      return place(of: node)
    }
    let position = Array(children(of: parent)).firstIndex(of: node) ?? 0
    return "item \(position) of \(parent == 0 ? "the stack" : name(of: parent))"
  }
}
