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
    beside("stacks and grids", [], atLeast: 77),
    beside("spans", .spans, atLeast: 62),
    beside("unsized cells", .unsized, atLeast: 68),
    beside("spans of rows", .rowSpans, atLeast: 74),
    beside("frames", .frames, atLeast: 74),
    beside("balanced stacks", .balanced, atLeast: 79),
    beside("lazy grids", .lazyGrids, atLeast: 85),
    beside("paddings", .paddings, atLeast: 80),
    beside("spacers", .spacers, atLeast: 81),
    beside("priorities", .priorities, atLeast: 78),
    beside("fixed sizes", .fixedSizes, atLeast: 87),
    beside("texts", .texts, atLeast: 84),
    beside("hexagons", .hexagons, atLeast: 71),
    beside("ratios", .ratios, atLeast: 67),
    beside("baselines", .baselines, atLeast: 81),
    beside("layers", .layers, atLeast: 83),
    beside("scrolls", .scrolls, atLeast: 75),
    beside("stretch factors", .stretches, atLeast: 78),
    beside("explicit cells", .explicitCells, atLeast: 77),
    beside("overlays", .overlays, atLeast: 75),
    beside("fractions", .fractions, atLeast: 67),
    beside("flows", .flows, atLeast: 81),
    Share("everything but choices", .everything.subtracting(.choices), atLeast: 59),
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

  /// What the whole program says of a layout is what was evaluated directly, places and choices and their ranges.
  @Test(arguments: shares)
  func whatIsDirectIsWhatTheProgramSays(_ share: Share) async {
    await Law(seeds: 0..<30, atLeast: share.least / 6).check { seed in
      try Self.check(LawSample(seed, share.ingredients), seed)
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
    // Hexagons in a row that is higher than they are, where no width is offered.
    ("hexagons", 710_348),
    // A padding of stretch 0 beside a span that fills.
    ("everything but choices", 6428),
    // What has a greatest height does not grow where that moves a line.
    ("stacks and grids", 1), ("texts", 526),
    // What grows on both sides of its line, and above it, where no height is offered.
    ("texts", 37), ("texts", 110), ("texts", 2480), ("baselines", 720), ("balanced stacks", 156),
    // Two that grow on both sides of a line where one is offered.
    ("baselines", 1277), ("balanced stacks", 1678), ("texts", 2785),
  ])
  func theyAreAsTheProgramSays(_ name: String, _ seed: UInt64) throws {
    let share = try #require(Self.shares.first { $0.testDescription == name })
    let sample = LawSample(seed, share.ingredients)
    #expect(try sample.placement() != nil)
    _ = try Self.check(sample, seed)
  }

  private static func check(_ sample: LawSample, _ seed: UInt64) throws -> Law.Verdict {
    guard let direct = try sample.placement(), direct.effort.regions == 0 else { return .inapplicable }
    var reference = sample.engine
    reference.options.place(by: .off)
    guard let program = try reference.placeIfItFits(sample.tree, in: sample.proposal) else {
      Issue.record("seed \(seed): the program has no answer")
      return .checked
    }
    if let node = direct.firstDifference(from: program) {
      Issue.record(
        "seed \(seed), in \(sample.proposal): \(sample.tree.place(of: node)) at \(direct.rects[node]), not \(program.rects[node])"
      )
    }
    let (ours, theirs) = (direct.diagnosis.ambiguities, program.diagnosis.ambiguities)
    #expect(
      ours.count == theirs.count && zip(ours, theirs).allSatisfy { $0.isSame(as: $1) },
      "seed \(seed): \(ours), not \(theirs)")
    return .checked
  }
}

extension Ambiguity {
  /// Whether another one says the same of the same track, but for rounding.
  fileprivate func isSame(as other: Ambiguity) -> Bool {
    func isNear(_ length: Double, _ other: Double) -> Bool { length == other || abs(length - other) < 1e-5 }
    return (container, track, axis, decidedBy) == (other.container, other.track, other.axis, other.decidedBy)
      && isNear(lower, other.lower) && isNear(upper, other.upper) && isNear(chosen, other.chosen)
  }
}
