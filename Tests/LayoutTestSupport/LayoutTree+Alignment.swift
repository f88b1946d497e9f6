package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree in which some layouts say themselves how they stand in their cells.
  package func aligned(using random: inout SeededGenerator, chance: Double = 0.04) -> LayoutTree {
    let alignments: [Alignment] = [.topLeading, .bottomTrailing, .center, .trailingFirstTextBaseline]
    var tree = self
    for index in nodes.indices.dropFirst() where random.chance(chance) {
      if nodes[index].kind.isNoLayout { continue }
      let alignment = alignments.randomElement(using: &random)
      tree.update(index) { $0.alignedInCell = alignment }
    }
    return tree
  }
}
