package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree with wrappers around some of its layouts.
  ///
  /// - Parameters:
  ///   - random: What the two others choose by.
  ///   - wrapper: What stands around a node, if anything does.
  ///   - complete: Appends what stands in a wrapper besides.
  /// - Returns: The tree, and where in it each node of this tree is.
  func wrapping(
    using random: inout SeededGenerator, in wrapper: (Int, inout SeededGenerator) -> Kind?,
    completing complete: (inout LayoutTree, Int, inout SeededGenerator) -> Void = { _, _, _ in }
  ) -> (tree: LayoutTree, positions: [Int]) {
    var (tree, positions) = (LayoutTree(), [Int]())
    // Where each of those that are open ends, where it stands now, and what it was wrapped in.
    var open: [(end: Int, node: Int, wrapper: Int?)] = []
    func close(before node: Int, _ random: inout SeededGenerator) {
      while let last = open.last, last.end <= node {
        tree.close(last.node)
        if let wrapper = last.wrapper {
          tree.moveCell(of: last.node, to: wrapper)
          complete(&tree, wrapper, &random)
          tree.close(wrapper)
        }
        open.removeLast()
      }
    }
    for node in nodes.indices {
      close(before: node, &random)
      // What covers its cell by its ratio is no container.
      let isInRatio = node > 0 && nodes[node - 1].kind.keepsRatio
      let kind = isInRatio || nodes[node].kind.isNoLayout ? nil : wrapper(node, &random)
      let around = kind.map { tree.open(Node(kind: $0)) }
      positions.append(tree.open(nodes[node]))
      open.append((nodes[node].end, positions[node], around))
    }
    close(before: nodes.count, &random)
    return (tree, positions)
  }

  /// The tree with scrolls around some of its layouts.
  ///
  /// - Parameters:
  ///   - random: Chooses which.
  ///   - chance: How many of them.
  /// - Returns: The tree, and where in it each node of this tree is.
  package func scrolled(using random: inout SeededGenerator, chance: Double) -> (tree: LayoutTree, positions: [Int]) {
    wrapping(using: &random) { node, random in
      guard random.chance(chance), !nodes[node].isSpacer else { return nil }
      return .scroll(ScrollOptions(axis: random.chance(0.6) ? .vertical : .horizontal))
    }
  }

  /// The tree with padding around the children of its balanced stacks, which takes all of its cell.
  ///
  /// - Parameter random: Chooses how much there is of it.
  package func paddedInBalancedStacks(using random: inout SeededGenerator) -> LayoutTree {
    var balanced: Set<Int> = []
    for node in nodes.indices {
      if case .balancedStack = nodes[node].kind { balanced.formUnion(children(of: node)) }
    }
    return wrapping(using: &random) { node, random in
      guard balanced.contains(node), !nodes[node].isSpacer else { return nil }
      return .padding(
        PaddingOptions(random.chance(0.5) ? .zero : EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)))
    }.tree
  }

  /// The tree with some of its leaves kept at a ratio.
  ///
  /// - Parameters:
  ///   - random: Chooses which, and the ratios.
  ///   - chance: How many of them.
  package func keepingRatios(using random: inout SeededGenerator, chance: Double) -> LayoutTree {
    wrapping(using: &random) { node, random in
      guard nodes[node].kind.isItem, random.chance(chance) else { return nil }
      return .aspectRatio(
        AspectRatioOptions(ratio: [0.5, 1, 1.5, 2].randomElement(using: &random) ?? 1, contentMode: .fit))
    }.tree
  }
}

extension LayoutTree.Kind {
  fileprivate var isItem: Bool { if case .item = self { true } else { false } }

  fileprivate var keepsRatio: Bool { if case .aspectRatio = self { true } else { false } }

  /// Whether it is no layout: a row of a grid, or where a line of a flow may begin.
  var isNoLayout: Bool {
    switch self {
    case .gridRow, .flowLine: true
    default: false
    }
  }
}
