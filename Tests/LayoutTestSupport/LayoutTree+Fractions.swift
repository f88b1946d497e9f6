package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree in which some layouts in stacks, flows, grids, layers, frames and free layouts stand in frames that are a part of what is around them.
  package func partitioned(using random: inout SeededGenerator, chance: Double = 0.08) -> LayoutTree {
    var tree = LayoutTree()
    var open: [(old: Int, new: Int, end: Int)] = []
    for index in nodes.indices {
      while let last = open.last, last.end <= index {
        tree.close(last.new)
        open.removeLast()
      }
      let end = nodes[index].end
      let parent = open.last?.old
      let fractions = parent.map { drawnFractions(for: index, in: $0, using: &random, chance) } ?? LengthFractions()
      if !fractions.axes.isEmpty {
        let frame = tree.open(Node(kind: .frame(FrameOptions(alignment: .center, fractions: fractions))))
        open.append((index, frame, end))
      }
      let new = tree.open(nodes[index])
      if !fractions.axes.isEmpty { tree.moveCell(of: new, to: new - 1) }
      open.append((index, new, end))
    }
    for last in open.reversed() { tree.close(last.new) }
    return tree
  }

  /// Which part of its parent a node is to be, if any.
  private func drawnFractions(
    for node: Int, in parent: Int, using random: inout SeededGenerator, _ chance: Double
  ) -> LengthFractions {
    var fractions = LengthFractions()
    let axes = axesOfFractions(in: parent)
    guard !axes.isEmpty, !nodes[node].isSpacer, !nodes[node].isDivider, !nodes[node].kind.isNoLayout,
      random.chance(chance)
    else { return fractions }
    for axis in Axis.allCases where random.chance(0.6) && !nodes[node].unsizedAxes.contains(axis) {
      guard axes.contains(Axis.Set(axis)) else { continue }
      fractions[axis] = [0.2, 0.25, 0.5].randomElement(using: &random)
    }
    return fractions
  }

  /// The axes along which parts of a container are drawn.
  private func axesOfFractions(in parent: Int) -> Axis.Set {
    switch nodes[parent].kind {
    case .stack, .zStack, .frame, .grid, .gridRow, .flow, .freeLayout: .all
    case .lazyGrid(let options): Axis.Set(options.axis.other)
    default: []
    }
  }
}
