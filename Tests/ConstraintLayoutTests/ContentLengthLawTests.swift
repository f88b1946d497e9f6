import ConstraintLayout
import LayoutTestSupport
import Testing

/// Lengths that follow from what is in a layout, in layouts of everything at once.
struct ContentLengthLawTests {
  /// A layout of some seed with such lengths in it; `nil` where there are none.
  private static func sample(_ seed: UInt64, _ ingredients: RandomLayout.Ingredients) -> LawSample? {
    let sample = LawSample(seed, ingredients.union(.contentLengths))
    return sample.tree.nodes.contains { !$0.leastAxes.isEmpty } ? sample : nil
  }

  private static let simple: RandomLayout.Ingredients = [
    .flexible, .ranges, .unsized, .spans, .nested, .paddings, .frames, .layers, .texts,
  ]

  @Test(arguments: [simple, simple.union([.fixedSizes, .fractions, .priorities]), .everything])
  func whatIsToldDirectlyIsWhatTheWholeProgramSays(_ ingredients: RandomLayout.Ingredients) async {
    await Law(seeds: 0..<300, atLeast: 60).check { seed in
      try Self.sample(seed, ingredients)?.checkByTheWholeProgram(seed) ?? .inapplicable
    }
  }

  @Test func someAreToldDirectly() async {
    await Law(seeds: 0..<300, atLeast: 20).check { seed in
      guard let placement = try Self.sample(seed, Self.simple)?.placement() else { return .inapplicable }
      return placement.effort.programs == 0 ? .checked : .inapplicable
    }
  }
}
