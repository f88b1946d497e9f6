package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree with something over some of its layouts, or behind them.
  ///
  /// - Parameters:
  ///   - random: Chooses which.
  ///   - chance: How many of them.
  ///   - standsOut: Whether it may be larger than what it lies over.
  /// - Returns: The tree, and where in it each node of this tree is.
  package func overlaid(
    using random: inout SeededGenerator, chance: Double, standsOut: Bool = false
  ) -> (tree: LayoutTree, positions: [Int]) {
    wrapping(using: &random) { _, random in
      guard random.chance(chance) else { return nil }
      let alignment = [Alignment.center, .topTrailing, .bottom].randomElement(using: &random) ?? .center
      return random.chance(0.5)
        ? .overlay(OverlayOptions(alignment: alignment)) : .background(BackgroundOptions(alignment: alignment))
    } completing: { tree, wrapper, random in
      for layer in 0..<Int.random(in: 1...2, using: &random) {
        tree.appendLayer("layer \(wrapper).\(layer)", standsOut: standsOut, using: &random)
      }
    }
  }

  /// The tree with padding of 0 in place of each overlay and background, and without what is attached.
  ///
  /// - Returns: The tree, and where in it each node of this tree is; `nil` for what is not there.
  package func withoutAttached() -> (tree: LayoutTree, positions: [Int?]) {
    var (tree, positions) = (LayoutTree(), [Int?]())
    var open: [(end: Int, node: Int, original: Int)] = []
    for node in nodes.indices {
      while let last = open.last, last.end <= node { tree.close(open.removeLast().node) }
      let parent = open.last?.original
      let isAttached =
        parent.map { nodes[$0].kind.holdsAttached && node > $0 + 1 && node >= nodes[$0 + 1].end } ?? false
      guard !isAttached else {
        positions.append(nil)
        continue
      }
      var copy = nodes[node]
      if copy.kind.holdsAttached { copy.kind = .padding(PaddingOptions(.zero)) }
      positions.append(tree.open(copy))
      open.append((nodes[node].end, tree.nodes.count - 1, node))
    }
    while let last = open.popLast() { tree.close(last.node) }
    return (tree, positions)
  }

  /// Appends an item, a row or a text that lies over something.
  private mutating func appendLayer(_ id: String, standsOut: Bool, using random: inout SeededGenerator) {
    func item(_ id: String) -> Node {
      var node = Node(kind: .item, id: id)
      for axis in Axis.allCases where random.chance(0.6) {
        let length = Double(Int.random(in: 0...80, using: &random))
        node[axis] = standsOut && random.chance(0.5) ? .fixed(length) : LengthLimits(minimum: 0, maximum: length)
      }
      return node
    }
    guard random.chance(0.4) else {
      var node = item(id)
      if standsOut, random.chance(0.3) { node.measured = random.text() }
      return append(leaf: node)
    }
    let options = StackOptions(axis: .row, alignment: .bottom, spacing: 0)
    append(Node(kind: .stack(options))) { tree in
      for part in 0..<2 { tree.append(leaf: item("\(id).\(part)")) }
    }
  }
}

extension LayoutTree.Kind {
  fileprivate var holdsAttached: Bool {
    switch self {
    case .overlay, .background: true
    default: false
    }
  }
}
