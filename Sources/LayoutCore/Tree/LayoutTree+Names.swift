extension LayoutTree {
  /// What a node is called in sentences: its id, what it says, or its place.
  ///
  /// An item without an id of a stack that is all may have been added step by step, by people who know its position and no
  /// place.
  ///
  /// O(siblings on the way to it) where it has no id.
  package func name(of node: Int) -> String {
    var places = NodePlaces(of: self)
    return name(of: node, &places)
  }

  /// What a node is called, where many are asked for from the first to the last.
  package func name(of node: Int, _ places: inout NodePlaces) -> String {
    if let id = nodes[node].id { return id }
    if let text = quotedText(of: node) { return text }
    if nodes[node].isWrapper, node + 1 < nodes[node].end {
      let kind = attaches(node) ? nodes[node].kind.container.map { type(of: $0).documentType } : nil
      return "\(name(of: unwrapped(node), &places)) with its \(kind ?? "padding")"
    }
    if case .frame(let options) = nodes[node].kind, node + 1 < nodes[node].end {
      // A length that was said of a layout is no frame to whoever said it.
      if options.isOwnLength { return name(of: node + 1, &places) }
      return "the frame around \(name(of: node + 1, &places))"
    }
    if isLine(node) { return "the line of \(name(of: firstChild(of: node), &places))" }
    if nodes[node].isSpacer { return "the spacer \(places.place(of: node))" }
    let place = places.place(of: node)
    guard case .item = nodes[node].kind, let position = places.positionInRoot, case .stack = nodes[0].kind,
      nodes[0].id == nil
    else { return place }
    return "item \(position) of the stack"
  }

  /// How reports list nodes: items, and containers with an id, by what they are called.
  func reportedItems(_ nodes: [Int]) -> [String] { nodes.filter(hasFrame).map { name(of: $0) } }

  /// What a node says, if it is text without an id.
  package func text(ofNameless node: Int) -> String? {
    guard nodes[node].id == nil else { return nil }
    return nodes[node].text?.text
  }

  /// The start of what a node says, in quotes, if it is text without an id.
  func quotedText(of node: Int) -> String? { text(ofNameless: node)?.quoted }

  /// The items among nodes, and what else has an id: what frames are given of.
  func hasFrame(_ node: Int) -> Bool {
    nodes[node].id != nil || (nodes[node].kind == .item && !nodes[node].isSpacer && !nodes[node].isDivider)
  }
}
