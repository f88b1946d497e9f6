import ConstraintLayout
import LayoutTestSupport
import Testing

/// How many of all layouts need no program, by what is in them.
///
/// `swift test --filter DirectShareLawTests` prints the counts. They depend on the layouts only, so none may fall.
struct DirectShareLawTests {
  /// What all of them have in them: items of every kind of length in stacks and grids in each other.
  private static let usual: RandomLayout.Ingredients = [.flexible, .nested, .ranges]

  static let shares = [
    LayoutShare("stacks and grids", [], beside: usual, atLeast: 88),
    LayoutShare("spans", .spans, beside: usual, atLeast: 76),
    LayoutShare("unsized cells", .unsized, beside: usual, atLeast: 79),
    LayoutShare("spans of rows", .rowSpans, beside: usual, atLeast: 81),
    LayoutShare("frames", .frames, beside: usual, atLeast: 82),
    LayoutShare("balanced stacks", .balanced, beside: usual, atLeast: 84),
    LayoutShare("lazy grids", .lazyGrids, beside: usual, atLeast: 89),
    LayoutShare("paddings", .paddings, beside: usual, atLeast: 96),
    LayoutShare("spacers", .spacers, beside: usual, atLeast: 84),
    LayoutShare("priorities", .priorities, beside: usual, atLeast: 86),
    LayoutShare("fixed sizes", .fixedSizes, beside: usual, atLeast: 91),
    LayoutShare("texts", .texts, beside: usual, atLeast: 92),
    LayoutShare("hexagons", .hexagons, beside: usual, atLeast: 78),
    LayoutShare("ratios", .ratios, beside: usual, atLeast: 79),
    LayoutShare("baselines", .baselines, beside: usual, atLeast: 93),
    LayoutShare("layers", .layers, beside: usual, atLeast: 89),
    LayoutShare("scrolls", .scrolls, beside: usual, atLeast: 89),
    LayoutShare("stretch factors", .stretches, beside: usual, atLeast: 87),
    LayoutShare("explicit cells", .explicitCells, beside: usual, atLeast: 88),
    LayoutShare("overlays", .overlays, beside: usual, atLeast: 88),
    LayoutShare("fractions", .fractions, beside: usual, atLeast: 78),
    LayoutShare("flows", .flows, beside: usual, atLeast: 90),
    LayoutShare("everything but choices", .everything.subtracting(.choices), atLeast: 70),
  ]

  /// The samples that are counted, whatever seeds other laws are tried on.
  private static let seeds: Range<UInt64> = 0..<120

  @Test(arguments: shares)
  func noFewerLayoutsNeedNoProgram(_ share: LayoutShare) async throws {
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

  /// What the whole program says of a layout is what was evaluated directly, places and choices and their ranges.
  @Test(arguments: shares)
  func whatIsDirectIsWhatTheProgramSays(_ share: LayoutShare) async {
    await Law(seeds: 0..<30, atLeast: share.least / 6).check { seed in
      try LawSample(seed, share.ingredients).checkDirectAnswer(seed)
    }
  }

  /// Layouts that once were evaluated directly, and not as the program says.
  @Test(arguments: [
    // A ratio that is wider than its cell asks for since a height is offered, and no width.
    ("ratios", 546),
    // A grid around a ratio fills a height that is offered, and has too little of one.
    ("ratios", 975), ("ratios", 5345),
    // What shares with a container around a ratio, which could be higher than what is in it, or takes more of its cell.
    ("ratios", 700_228), ("ratios", 710_295),
    // A text in a ratio stands on a line.
    ("everything but choices", 47_643),
    // Hexagons of which there are none.
    ("hexagons", 62),
    // Hexagons in a row that is higher than they are, where no width is offered.
    ("hexagons", 710_348), ("hexagons", 525), ("hexagons", 970),
    // A container that could share more stands in a track under a span, where no width is offered.
    ("paddings", 28),
    // What fills its row has its line where something below that line has no room; two that share by priority below it.
    ("baselines", 126), ("baselines", 243), ("priorities", 754),
    // A padding of stretch 0 beside a span that fills.
    ("everything but choices", 6428),
    // What has a greatest height does not grow where that moves a line.
    ("stacks and grids", 1), ("texts", 526),
    // What grows on both sides of its line, and above it, where no height is offered.
    ("texts", 37), ("texts", 110), ("texts", 2480), ("baselines", 720), ("balanced stacks", 156),
    // Two that grow on both sides of a line where one is offered.
    ("baselines", 1277), ("balanced stacks", 1678), ("texts", 2785),
    // Containers that share a row by their line: one takes all of it, one shares apart above and below, one moves the line down.
    ("spans", 119), ("lazy grids", 1), ("balanced stacks", 32), ("paddings", 9), ("paddings", 98), ("texts", 109),
    // An item that grows no further than its line lets it, and a row that is shared on the way to a text.
    ("scrolls", 1), ("stacks and grids", 31), ("baselines", 11),
    // A scroll on a line, and rows of which the least heights are asked for.
    ("scrolls", 52), ("scrolls", 74), ("unsized cells", 38), ("unsized cells", 73),
    // A part under a span that fills, and one in a container that shares with regard to how spans make its tracks grow.
    ("fractions", 2168), ("fractions", 7822),
    // A ratio on the way to a text, alone in a row or beside others, and on a line that something else moves or that stands as low as it can.
    ("ratios", 2026), ("ratios", 42_676), ("ratios", 43_051), ("ratios", 55_843), ("ratios", 64_411),
    ("ratios", 87_495),
    // A ratio in a row in a row, whose rows could be higher.
    ("ratios", 50_682), ("ratios", 25_701),
    // What is probed on the way to a text keeps the height that it has.
    ("paddings", 811_534),
  ])
  func theyAreAsTheProgramSays(_ name: String, _ seed: UInt64) throws {
    let share = try #require(Self.shares.first { $0.testDescription == name })
    let sample = LawSample(seed, share.ingredients)
    #expect(try sample.placement() != nil)
    _ = try sample.checkDirectAnswer(seed)
  }
}
