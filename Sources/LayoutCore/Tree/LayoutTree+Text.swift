internal import LayoutGeometry

extension LayoutTree: CustomStringConvertible {
  /// The nodes, one on each line, each level set in by two spaces: what it is, its id or text, and what is said of its lengths.
  ///
  /// O(number of nodes).
  public var description: String {
    outline { node in
      let limits = nodes[node].width.amounts(.horizontal) + nodes[node].height.amounts(.vertical)
      return limits.isEmpty ? "" : ", " + limits.joined(separator: ", ")
    }
  }

  /// The nodes, one on each line, each level set in by two spaces.
  ///
  /// - Parameter detail: What stands behind the name of a node; `nil` leaves it out with all that is in it.
  func outline(_ detail: (Int) -> String?) -> String {
    var lines: [String] = []
    var open: [Int] = []
    var node = 0
    while node < describedCount {
      while let end = open.last, end <= node { open.removeLast() }
      guard let text = detail(node) else {
        node = nodes[node].end
        continue
      }
      lines.append(String(repeating: "  ", count: open.count) + title(of: node) + text)
      open.append(nodes[node].end)
      node += 1
    }
    return lines.joined(separator: "\n")
  }

  /// What a node is, and its id or the start of its text, in quotes.
  func title(of node: Int) -> String {
    let name = nodes[node].id?.quoted ?? quotedText(of: node)
    return name.map { "\(typeName(of: node)) \($0)" } ?? typeName(of: node)
  }

  /// The name of the public type that a node comes from.
  func typeName(of node: Int) -> String {
    switch nodes[node].kind {
    case .item where nodes[node].text != nil: "Text"
    case .item: "Item"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .gridRow: "GridRow"
    case let kind: kind.container.map { type(of: $0).name } ?? "Layout"
    }
  }
}
