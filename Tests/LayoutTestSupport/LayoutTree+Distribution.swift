package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree in which stacks and grids distribute what no child of them takes, each in some way, or in none.
  package func distributing(using random: inout SeededGenerator, chance: Double = 0.5) -> LayoutTree {
    var tree = self
    for index in nodes.indices where random.chance(chance) {
      let kind: Kind
      switch nodes[index].kind {
      case .stack(var options):
        options.distribution = random.distribution()
        kind = .stack(options)
      case .grid(var options):
        (options.horizontalDistribution, options.verticalDistribution) = (random.distribution(), random.distribution())
        kind = .grid(options)
      default: continue
      }
      let unsaid = Node(kind: kind)
      tree.update(index) { node in
        node.kind = kind
        node.width = unsaid.width.updated(by: node.width)
        node.height = unsaid.height.updated(by: node.height)
      }
    }
    return tree
  }
}

extension SeededGenerator {
  fileprivate mutating func distribution() -> Distribution {
    Distribution.allCases.randomElement(using: &self) ?? .center
  }
}
