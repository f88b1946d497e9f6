import ConstraintLayout
import LayoutTestSupport
import Testing

/// Random layouts whose grids have cells that say where they stand.
struct ExplicitCellLawTests {
  /// Places that are written out are those to which cells flow, so nothing else changes by them.
  @Test func placesWrittenOutAreThoseOfTheFlow() async {
    await Law(seeds: 0..<200, atLeast: 140).check { seed in
      let ingredients = RandomLayout.Ingredients.everything.subtracting([.explicitCells, .baselines])
      let sample = LawSample(seed, ingredients)
      guard let placement = try sample.placement() else { return .inapplicable }
      let written = try sample.engine.place(sample.tree.withWrittenPlaces, in: sample.proposal)
      if let node = placement.firstDifference(from: written) {
        Issue.record(
          "seed \(seed): \(sample.tree.place(of: node)) at \(placement.rects[node]) and \(written.rects[node])")
      }
      let open = { (placement: Placement) in
        placement.diagnosis.ambiguities.map { [$0.lower, $0.chosen, $0.upper] }
      }
      #expect(open(placement) == open(written), "seed \(seed)")
      return .checked
    }
  }

  private static func sample(_ seed: UInt64) -> LawSample {
    var sample = LawSample(seed, .everything.subtracting(.explicitCells))
    sample.tree = sample.tree.placingCells(using: &sample.random, chance: 0.7)
    return sample
  }

  @Test func presolveAndTheWholeProgramAgree() async {
    await Law(seeds: 0..<150, atLeast: 110).check { seed in
      try Self.sample(seed).checkByTheWholeProgram(seed)
    }
  }
}
