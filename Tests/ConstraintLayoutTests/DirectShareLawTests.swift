import ConstraintLayout
import LayoutTestSupport
import Testing

/// How many of all layouts need no program, by what is in them.
///
/// `swift test --filter DirectShareLawTests` prints the counts. They depend on the layouts only, so none may fall.
struct DirectShareLawTests {
  /// Layouts of some ingredients, and how many of those that have an answer are evaluated directly at least.
  struct Share: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ingredients: RandomLayout.Ingredients
    let least: Int

    init(_ name: String, _ ingredients: RandomLayout.Ingredients, atLeast least: Int) {
      testDescription = name
      self.ingredients = ingredients
      self.least = least
    }
  }

  /// What all of them have in them: items of every kind of length in stacks and grids in each other.
  private static let usual: RandomLayout.Ingredients = [.flexible, .nested, .ranges]

  private static func beside(
    _ name: String, _ ingredients: RandomLayout.Ingredients, atLeast least: Int
  ) -> Share {
    Share(name, usual.union(ingredients), atLeast: least)
  }

  static let shares = [
    beside("stacks and grids", [], atLeast: 60),
    beside("spans", .spans, atLeast: 50),
    beside("unsized cells", .unsized, atLeast: 56),
    beside("spans of rows", .rowSpans, atLeast: 55),
    beside("frames", .frames, atLeast: 61),
    beside("balanced stacks", .balanced, atLeast: 62),
    beside("lazy grids", .lazyGrids, atLeast: 69),
    beside("paddings", .paddings, atLeast: 66),
    beside("spacers", .spacers, atLeast: 65),
    beside("priorities", .priorities, atLeast: 63),
    beside("fixed sizes", .fixedSizes, atLeast: 64),
    beside("texts", .texts, atLeast: 70),
    beside("hexagons", .hexagons, atLeast: 63),
    beside("ratios", .ratios, atLeast: 54),
    beside("baselines", .baselines, atLeast: 59),
    beside("layers", .layers, atLeast: 66),
    beside("scrolls", .scrolls, atLeast: 60),
    beside("stretch factors", .stretches, atLeast: 60),
    beside("explicit cells", .explicitCells, atLeast: 60),
    beside("overlays", .overlays, atLeast: 60),
    beside("fractions", .fractions, atLeast: 58),
    beside("flows", .flows, atLeast: 61),
    Share("everything but choices", .everything.subtracting(.choices), atLeast: 51),
  ]

  /// The samples that are counted, whatever seeds other laws are tried on.
  private static let seeds: Range<UInt64> = 0..<120

  @Test(arguments: shares)
  func noFewerLayoutsNeedNoProgram(_ share: Share) async throws {
    var count = (direct: 0, answered: 0)
    for seed in Self.seeds {
      guard let placement = try LawSample(seed, share.ingredients).placement() else { continue }
      count.answered += 1
      if placement.effort.regions == 0 { count.direct += 1 }
      await Task.yield()
    }
    print("\(share.testDescription): \(count.direct) of \(count.answered) layouts need no program")
    #expect(count.direct >= share.least)
  }
}
