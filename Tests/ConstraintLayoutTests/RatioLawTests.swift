import ConstraintLayout
import LayoutTestSupport
import Testing

/// What fits a ratio keeps it, wherever it stands.
struct RatioLawTests {
  @Test func whatFitsKeepsItsRatio() async {
    await Law(seeds: 0..<160, atLeast: 12).check { seed in
      // What is too large for its hexagon has the box of that, and stands out of it.
      let sample = LawSample(seed, .everything.subtracting(.hexagons))
      guard let placement = try sample.placement() else { return .inapplicable }
      var isChecked = false
      for (node, rect) in placement.rects.enumerated() where placement.isPlaced[node] {
        guard case .aspectRatio(let options) = sample.tree.nodes[node].kind, options.contentMode == .fit,
          let ratio = options.ratio
        else { continue }
        isChecked = true
        let isKept = abs(rect.width - ratio * rect.height) <= placement.size.tolerance * (1 + ratio)
        #expect(isKept, "seed \(seed): \(sample.tree.place(of: node)) \(ratio) \(rect)")
      }
      return isChecked ? .checked : .inapplicable
    }
  }

  /// Heights that follow from widths are those that the whole program tells, whether a height is offered or not.
  ///
  /// Only samples that took no program and hold a ratio count.
  @Test(arguments: [false, true]) func whatIsEvaluatedDirectlyIsWhatTheWholeProgramSays(isHeightOffered: Bool) async {
    let ingredients: RandomLayout.Ingredients = [
      .flexible, .nested, .ranges, .balanced, .paddings, .spacers, .frames, .layers, .texts, .priorities, .ratios,
    ]
    await Law(seeds: 0..<400, atLeast: 20).check { seed in
      var sample = LawSample(seed, ingredients)
      sample.tree = sample.tree.keepingRatios(using: &sample.random, chance: 0.2)
      guard sample.tree.nodes.count < 24, sample.tree.nodes.contains(where: { $0.kind.keepsRatio }) else {
        return .inapplicable
      }
      let height = Int.random(in: 100...900, using: &sample.random)
      sample.proposal.height = isHeightOffered ? Double(height) : nil
      return try sample.checkDirectAnswer(seed)
    }
  }
}

extension LayoutTree.Kind {
  /// Whether it keeps its content at a ratio.
  fileprivate var keepsRatio: Bool {
    if case .aspectRatio(let options) = self { options.contentMode == .fit } else { false }
  }
}
