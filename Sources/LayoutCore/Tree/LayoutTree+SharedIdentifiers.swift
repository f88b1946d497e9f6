internal import LinearModel

extension LayoutTree {
  /// Checks that nodes with one id stand in different alternatives, so that never two of them are placed.
  ///
  /// O(nodes, and the depth of those that share an id).
  ///
  /// - Parameter note: What is told of mistakes, instead of throwing the first of them.
  func checkSharedIdentifiers(_ ids: IdentifierSet, noting note: ((LayoutError) -> Void)?) throws {
    let parents = parents
    // In document order the container around the first and the last of three is that around two neighbours, so that only
    // neighbours are compared.
    let clashes = ids.nodesThatShareIds(in: nodes).flatMap { group in
      zip(group, group.dropFirst()).filter { !areAlternatives($0, $1, parents) }
    }
    for (first, second) in clashes.sorted(by: { $0.1 < $1.1 }) {
      let mistake = LayoutError(
        .invalidLayout,
        "The id \((nodes[second].id ?? "").quoted) is taken by \(place(of: first)). Every id in a layout is different, except "
          + "in alternatives of one ViewThatFits.", place: "\(place(of: second)).id")
      guard let note else { throw mistake }
      note(mistake)
    }
  }

  /// The container of each node; -1 for the root.
  private var parents: [Int] {
    var parents = Array(repeating: -1, count: nodes.count)
    var open: [Int] = []
    for node in nodes.indices {
      while let last = open.last, nodes[last].end <= node { open.removeLast() }
      parents[node] = open.last ?? -1
      if nodes[node].end > node + 1 { open.append(node) }
    }
    return parents
  }

  /// Whether the innermost container around two nodes, the first of which comes first, offers them to choose from.
  private func areAlternatives(_ first: Int, _ second: Int, _ parents: [Int]) -> Bool {
    var container = parents[second]
    while container > first { container = parents[container] }
    guard container >= 0, container != first, case .viewThatFits = nodes[container].kind else { return false }
    return true
  }
}
