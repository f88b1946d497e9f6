import ConstraintLayout
import LayoutTestSupport
import Testing

/// What stretch factors mean in layouts of everything at once.
struct StretchLawTests {
  private static let ingredients = RandomLayout.Ingredients.everything.subtracting([.choices, .hexagons])

  /// Only ratios count.
  @Test(arguments: [2, 3, 0.1] as [Double])
  func aCommonFactorChangesNothing(_ factor: Double) async {
    await Law(seeds: 0..<300, atLeast: 150).check { seed in
      let sample = LawSample(seed, Self.ingredients)
      guard let placement = try sample.placement() else { return .inapplicable }
      let other = try sample.engine.place(sample.tree.withStretches(times: factor), in: sample.proposal)
      if let node = placement.firstDifference(from: other) {
        Issue.record(
          "seed \(seed): \(sample.tree.place(of: node)) at \(placement.rects[node]) and \(other.rects[node])")
      }
      #expect(placement.diagnosis.ambiguities.map(\.track) == other.diagnosis.ambiguities.map(\.track), "seed \(seed)")
      return .checked
    }
  }

  /// What is evaluated directly is the same to the last digit.
  @Test func equalFactorsAreNone() async {
    await Law(seeds: 0..<300, atLeast: 150).check { seed in
      let sample = LawSample(seed, Self.ingredients.subtracting(.stretches))
      guard let placement = try sample.placement() else { return .inapplicable }
      let other = try sample.engine.place(sample.tree.withStretches(times: 3), in: sample.proposal)
      if placement.effort.regions == 0 { #expect(placement.rects == other.rects, "seed \(seed)") }
      #expect(placement.firstDifference(from: other) == nil, "seed \(seed)")
      return .checked
    }
  }

  /// Between their limits lengths along a row are in the ratio of the factors.
  @Test func lengthsBetweenTheirLimitsAreInTheRatioOfTheFactors() async {
    await Law(seeds: 0..<200, atLeast: 150).check { seed in
      var random = SeededGenerator(seed: seed)
      let items = (0..<Int.random(in: 2...8, using: &random)).map { index in
        let least = Double(Int.random(in: 0...40, using: &random))
        let greatest = random.chance(0.5) ? least + Double(Int.random(in: 0...200, using: &random)) : .infinity
        let factor = Double(Int.random(in: 1...12, using: &random)) / 4
        return (least, greatest, factor, Item("i\(index)").frame(minWidth: least, maxWidth: greatest).stretch(factor))
      }
      let row = Stack(.row, spacing: 0) { ForEach(items.indices) { items[$0].3 } }
      let placement = try LayoutEngine().place(row, in: ProposedSize(width: 600, height: 10))
      let widths = placement.frames.map(\.rect.width)
      let levels = zip(items, widths).compactMap { item, width -> Double? in
        width > item.0 + 1e-9 && width < item.1 - 1e-9 ? width / item.2 : nil
      }
      guard let level = levels.first else { return .inapplicable }
      for (item, width) in zip(items, widths) {
        #expect(abs(width - max(item.0, min(level * item.2, item.1))) < 1e-9, "seed \(seed)")
      }
      return .checked
    }
  }
}
