import ConstraintLayout
import LayoutTestSupport
import Testing

/// What may stand out does so only where it has to, and all of it is listed.
struct OverflowLawTests {
  @Test func whatHasRoomStandsWhereItStoodBefore() async {
    await Law(seeds: 0..<120, atLeast: 80).check { seed in
      let sample = LawSample(seed)
      guard let placement = try sample.placement() else { return .inapplicable }
      // Where something stands out already, as of a hexagon, what is in it may do so in its place.
      guard placement.diagnosis.overflows.isEmpty else { return .inapplicable }
      var tree = sample.tree
      for node in tree.nodes.indices where !tree.nodes[node].isLeaf { tree.update(node) { $0.overflow = .visible } }
      let visible = try sample.engine.place(tree, in: sample.proposal)
      // An alternative that contradicts itself is passed over, and it does not where what is in it may stand out.
      let chosen = tree.choices.compactMap { choice in
        tree.children(of: choice).first { visible.isPlaced[$0] }.map { (choice, $0) }
      }
      let alone = sample.tree.keeping(Dictionary(uniqueKeysWithValues: chosen)).tree
      guard try sample.engine.placeIfItFits(alone, in: sample.proposal) != nil else { return .inapplicable }
      for node in tree.nodes.indices where placement.isPlaced[node] {
        let distance = visible.rects[node].distance(to: placement.rects[node])
        #expect(distance <= placement.size.tolerance, "seed \(seed): \(tree.place(of: node))")
      }
      return .checked
    }
  }

  @Test func whatIsOutsideOfItsContainerIsListed() async {
    await Law(seeds: 0..<160, atLeast: 110).check { seed in
      let sample = LawSample(seed)
      var engine = sample.engine
      engine.options.overflow = .visible
      guard let placement = try engine.placeIfItFits(sample.tree, in: sample.proposal) else { return .inapplicable }
      let tree = sample.tree
      let listed = Dictionary(grouping: placement.diagnosis.overflows, by: \.place)
      for overflow in placement.diagnosis.overflows { #expect(overflow.amount > 0, "seed \(seed)") }
      for node in tree.nodes.indices where placement.isPlaced[node] && !tree.nodes[node].kind.isGridRow {
        for child in tree.layouts(in: node) where placement.isPlaced[child] {
          for (edge, amount) in placement.rects[child].distances(outOf: placement.rects[node])
          where edge.axis != tree.scrollAxis(of: node)
            && amount > 2e-6 * (1 + placement.size.width + placement.size.height)
          {
            // What a wrapper is a key of has the same place.
            let found = listed[tree.place(of: child)]?.filter { $0.edge == edge }.map(\.amount).max()
            #expect(
              (found ?? 0) >= amount - placement.size.tolerance,
              "seed \(seed): \(tree.place(of: child)) \(edge)")
          }
        }
      }
      return .checked
    }
  }
}

extension LayoutTree {
  /// The children of a container, for a grid the cells of its rows.
  fileprivate func layouts(in node: Int) -> [Int] {
    children(of: node).flatMap { child in
      if case .gridRow = nodes[child].kind { Array(children(of: child)) } else { [child] }
    }
  }
}

extension LayoutTree.Kind {
  fileprivate var isGridRow: Bool { if case .gridRow = self { true } else { false } }
}

extension Rect {
  /// How far each edge lies outside of another rectangle.
  fileprivate func distances(outOf other: Rect) -> [(LayoutEdge, Double)] {
    [
      (.left, other.minX - minX), (.right, maxX - other.maxX), (.top, other.minY - minY), (.bottom, maxY - other.maxY),
    ]
  }
}
