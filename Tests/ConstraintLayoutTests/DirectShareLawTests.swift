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
    beside("stacks and grids", [], atLeast: 63),
    beside("spans", .spans, atLeast: 54),
    beside("unsized cells", .unsized, atLeast: 58),
    beside("spans of rows", .rowSpans, atLeast: 61),
    beside("frames", .frames, atLeast: 63),
    beside("balanced stacks", .balanced, atLeast: 70),
    beside("lazy grids", .lazyGrids, atLeast: 74),
    beside("paddings", .paddings, atLeast: 69),
    beside("spacers", .spacers, atLeast: 67),
    beside("priorities", .priorities, atLeast: 66),
    beside("fixed sizes", .fixedSizes, atLeast: 69),
    beside("texts", .texts, atLeast: 72),
    beside("hexagons", .hexagons, atLeast: 65),
    beside("ratios", .ratios, atLeast: 56),
    beside("baselines", .baselines, atLeast: 60),
    beside("layers", .layers, atLeast: 70),
    beside("scrolls", .scrolls, atLeast: 63),
    beside("stretch factors", .stretches, atLeast: 63),
    beside("explicit cells", .explicitCells, atLeast: 63),
    beside("overlays", .overlays, atLeast: 63),
    beside("fractions", .fractions, atLeast: 60),
    beside("flows", .flows, atLeast: 66),
    Share("everything but choices", .everything.subtracting(.choices), atLeast: 52),
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
