package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree in which some layouts read in a direction of their own, with all that is in them.
  package func directed(using random: inout SeededGenerator, chance: Double = 0.15) -> LayoutTree {
    var tree = self
    for index in nodes.indices where random.chance(chance) {
      if nodes[index].kind.isNoLayout { continue }
      let direction: LayoutDirection = random.chance(0.5) ? .leftToRight : .rightToLeft
      tree.update(index) { $0.layoutDirection = direction }
    }
    return tree
  }

  /// The tree in which all that reads in a direction of its own reads in the other one.
  package func withOtherDirections() -> LayoutTree {
    var tree = self
    for index in nodes.indices {
      guard let direction = nodes[index].layoutDirection else { continue }
      tree.update(index) { $0.layoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight }
    }
    return tree
  }
}
