package import LayoutCore

extension LayoutTree {
  /// The tree in which some layouts share by a factor of their own.
  package func stretched(using random: inout SeededGenerator, chance: Double = 0.1) -> LayoutTree {
    var tree = self
    for index in nodes.indices.dropFirst() where random.chance(chance) {
      if nodes[index].kind.isNoLayout { continue }
      let factor: Double = [0, 0.5, 2, 3].randomElement(using: &random) ?? 1
      tree.update(index) { $0.stretch = factor }
    }
    return tree
  }

  /// The tree in which all that share with each other share by a common factor more.
  package func withStretches(times factor: Double) -> LayoutTree {
    var tree = self
    for index in nodes.indices where !nodes[index].kind.isNoLayout { tree.update(index) { $0.stretch *= factor } }
    return tree
  }
}
