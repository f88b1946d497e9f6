import ConstraintLayout
import LayoutTestSupport
import Testing

/// Random layouts whose grids list columns and rows.
struct ListedTrackLawTests {
  private static func sample(_ seed: UInt64, _ ingredients: RandomLayout.Ingredients) -> LawSample {
    var sample = LawSample(seed, ingredients)
    sample.tree = sample.tree.listingTracks(using: &sample.random)
    return sample
  }

  private static let simple: RandomLayout.Ingredients = [.flexible, .unsized, .ranges, .nested, .explicitCells, .spans]

  @Test(arguments: [simple, RandomLayout.Ingredients.everything.subtracting([.hexagons, .ratios])])
  func presolveAndTheWholeProgramAgree(_ ingredients: RandomLayout.Ingredients) async {
    await Law(seeds: 0..<150, atLeast: 60).check { seed in
      try Self.sample(seed, ingredients).checkByTheWholeProgram(seed)
    }
  }

  /// Beside parts that are said of cells, in tracks of all kinds.
  @Test func withPartsTheyAgreeToo() async {
    await Law(seeds: 0..<300, atLeast: 20).check { seed in
      let sample = Self.sample(seed, Self.simple.union(.fractions))
      guard sample.tree.nodes.contains(where: { !$0.fractions.axes.isEmpty }) else { return .inapplicable }
      return try sample.checkByTheWholeProgram(seed)
    }
  }

  /// Grids of which nothing but fixed and flexible tracks is listed, and with nothing that takes more than sharing.
  @Test func plainOnesAreEvaluatedDirectly() async {
    await Law(seeds: 0..<120, atLeast: 60).check { seed in
      let sample = Self.sample(seed, [.flexible, .ranges])
      guard let placement = try sample.placement(), placement.effort.programs == 0 else { return .inapplicable }
      return .checked
    }
  }

  @Test func fixedTracksAreAsLongAsTheyAreSaid() async {
    await Law(seeds: 0..<150, atLeast: 80).check { seed in
      let sample = Self.sample(seed, Self.simple)
      guard let placement = try sample.placement() else { return .inapplicable }
      for container in placement.containers {
        guard case .grid(let options) = sample.tree.nodes[container.node].kind else { continue }
        for (said, tracks) in [(options.tracks.columns, container.columns), (options.tracks.rows, container.rows)] {
          for (track, said) in zip(tracks, said) {
            guard case .fixed(let length) = said else { continue }
            #expect(abs(track.length - length) < 1e-6, "seed \(seed)")
          }
        }
      }
      return .checked
    }
  }
}
