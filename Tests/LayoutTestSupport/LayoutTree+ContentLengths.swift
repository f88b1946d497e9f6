package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree in which some layouts are as long as their content has to be; what takes its ideal length has a fixed size.
  package func takingLeastLengths(using random: inout SeededGenerator, chance: Double = 0.06) -> LayoutTree {
    wrapping(using: &random) { node, random in
      guard !nodes[node].isSpacer, !nodes[node].isDivider, !couplesAxes(in: node), random.chance(chance) else {
        return nil
      }
      let axes = [Axis.Set.horizontal, .vertical, .all].randomElement(using: &random) ?? .all
      let isOwnLength = random.chance(0.7)
      return .frame(FrameOptions(alignment: .center, leastAxes: axes, isOwnLength: isOwnLength))
    } completing: { tree, frame, _ in
      guard case .frame(let options) = tree.nodes[frame].kind, options.isOwnLength else { return }
      tree.update(frame + 1) { $0.fill(options) }
    }.tree
  }
}
