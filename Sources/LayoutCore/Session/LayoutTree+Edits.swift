internal import LinearModel

/// What an edit does to the numbers of nodes: some nodes are taken out at one place, and others brought there.
struct NodeShift {
  let position: Int
  let removed: Int
  let inserted: Int

  /// The number that a node had before the edit, or `nil` for one that the edit brought.
  func oldNode(_ node: Int) -> Int? {
    if node < position { return node }
    return node < position + inserted ? nil : node - inserted + removed
  }
}

extension LayoutTree {
  /// Changes what a node says of itself.
  ///
  /// - Throws: `invalidLayout` where it is nothing that says such a thing.
  mutating func change(_ node: Int, by change: ContentChange) throws {
    switch change {
    case .text(let text):
      guard nodes[node].text != nil else { throw cannot(change: node, "no text, so it cannot be rewritten") }
      nodes[node].text?.text = text
    case .baselines(let first, let last):
      guard nodes[node].isLeaf else {
        throw cannot(change: node, "no item, and lines up by the baselines of what is in it")
      }
      LayoutChange.baselines(first: first, last: last).apply(to: &nodes[node])
    case .aspectRatio(let ratio):
      guard let keeper = keeperOfRatio(around: node), var options = nodes[keeper].aspectRatio else {
        throw cannot(change: node, "nothing that keeps a ratio of width to height")
      }
      options.ratio = ratio
      nodes[keeper].kind = .aspectRatio(options)
    }
  }

  /// The node that makes another one keep its ratio: itself, or one of the wrappers that hold nothing else.
  private func keeperOfRatio(around node: Int) -> Int? {
    var keeper = node
    while nodes[keeper].aspectRatio == nil {
      guard let around = parent(of: keeper), nodes[around].isWrapper, nodes[around].end == nodes[keeper].end,
        around + 1 == keeper
      else { return nil }
      keeper = around
    }
    return keeper
  }

  private func cannot(change node: Int, _ what: String) -> LayoutError {
    LayoutError(.invalidLayout, "\(name(of: node)) is \(what).", place: place(of: node))
  }

  /// Puts another tree where an edit says.
  ///
  /// O(number of nodes).
  ///
  /// - Parameter find: Finds the node with an id, and throws where there is none.
  mutating func insert(
    _ other: LayoutTree, _ place: InsertionPlace, find: (String) throws -> Int
  ) throws -> NodeShift {
    let (index, container) =
      switch place {
      case .before(let id): try self.place(beside: sibling(of: other, find(id)), id: id) { node in node }
      case .after(let id): try self.place(beside: sibling(of: other, find(id)), id: id) { node in nodes[node].end }
      case .lastIn(let id): try self.place(in: find(id), id: id)
      }
    insert(other, at: index, inside: container)
    return NodeShift(position: index, removed: 0, inserted: other.nodes.count)
  }

  /// Takes out a node, and the row of a grid that has nothing else in it.
  ///
  /// O(number of nodes).
  mutating func removeWithEmptyRow(_ node: Int) throws -> NodeShift {
    var removed = node
    if let row = parent(of: node), isGridRow(row), row + 1 == node, nodes[node].end == nodes[row].end { removed = row }
    guard removed > 0 else {
      throw LayoutError(
        .invalidLayout,
        "\(name(of: node)) is the whole layout, which cannot be taken out. Open a session on another one.",
        place: place(of: node))
    }
    let count = nodes[removed].end - removed
    remove(removed)
    return NodeShift(position: removed, removed: count, inserted: 0)
  }

  /// What a layout goes beside: rows of a grid go beside the row of the cell that was named.
  private func sibling(of other: LayoutTree, _ node: Int) -> Int {
    guard !other.nodes.isEmpty, other.isGridRow(0), let row = parent(of: node), isGridRow(row) else { return node }
    return row
  }

  private func place(
    beside node: Int, id: String, at index: (Int) -> Int
  ) throws -> (index: Int, container: Int) {
    guard let container = parent(of: node) else {
      throw LayoutError(
        .invalidLayout,
        "\(id.quoted) is the whole layout, and there is nothing beside it. Put the new layout into it with append.",
        place: place(of: node))
    }
    return (index(node), container)
  }

  private func place(in node: Int, id: String) throws -> (index: Int, container: Int) {
    guard !nodes[node].isLeaf else {
      throw LayoutError(
        .invalidLayout,
        "\(id.quoted) is an item, in which nothing stands. Name a container, or insert the new layout before or after it.",
        place: place(of: node))
    }
    return (nodes[node].end, node)
  }

  /// The node that a node stands in; `nil` for the root.
  ///
  /// O(number of nodes before it).
  private func parent(of node: Int) -> Int? { nodes[..<node].lastIndex { $0.end > node } }
}
