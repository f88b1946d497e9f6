import ConstraintLayout
import LayoutTestSupport
import Testing

/// What lies over a layout, or behind it, changes nothing else.
struct OverlayLawTests {
  private static let ingredients = RandomLayout.Ingredients.everything.subtracting(.overlays)

  /// What is the same for an item and for a container around it.
  private static let plain = ingredients.subtracting([
    .ratios, .hexagons, .baselines, .alignments,
  ])

  /// A sample, and the same with something over some of its layouts, or behind them.
  private static func samples(
    _ seed: UInt64, _ ingredients: RandomLayout.Ingredients
  ) -> (bare: LawSample, layered: LayoutTree, positions: [Int]) {
    var sample = LawSample(seed, ingredients)
    if !ingredients.contains(.baselines) { sample.tree = sample.tree.withoutLinesOfText() }
    let (layered, positions) = sample.tree.overlaid(using: &sample.random, chance: 0.3, standsOut: true)
    return (sample, layered, positions)
  }

  /// Compares two layouts.
  ///
  /// - Parameter positions: Where in the second one each node of the first one is; `nil` for what is not there.
  private static func compare(
    _ first: LayoutTree, _ second: LayoutTree, _ positions: [Int?], _ sample: LawSample, _ seed: UInt64
  ) throws -> Law.Verdict {
    let one = try sample.engine.placeIfItFits(first, in: sample.proposal)
    let other = try sample.engine.placeIfItFits(second, in: sample.proposal)
    guard let one, let other else {
      #expect((one == nil) == (other == nil), "seed \(seed): only one has an answer")
      return .inapplicable
    }
    for (node, position) in positions.enumerated() where one.isPlaced[node] {
      guard let position, one.rects[node].distance(to: other.rects[position]) > one.size.tolerance else { continue }
      Issue.record(
        "seed \(seed), in \(sample.proposal): \(first.place(of: node)) \(one.rects[node]), other \(other.rects[position])"
      )
      break
    }
    return .checked
  }

  /// As for padding, what stands on lines of text, in hexagons or keeps a ratio is left out: a container has other lengths there than
  /// an item.
  @Test func itMovesNothingElse() async {
    await Law(seeds: 0..<150, atLeast: 100).check { seed in
      let (sample, layered, positions) = Self.samples(seed, Self.plain)
      return try Self.compare(sample.tree, layered, positions, sample, seed)
    }
  }

  /// Wherever it is, it is what padding of no distance is.
  @Test func itIsAsPaddingOfNothing() async {
    await Law(seeds: 0..<120, atLeast: 80).check { seed in
      let (sample, layered, _) = Self.samples(seed, Self.ingredients)
      let (bare, positions) = layered.withoutAttached()
      return try Self.compare(layered, bare, positions, sample, seed)
    }
  }

  /// What is evaluated directly stays so, and so do the layers.
  @Test func itTakesNoProgram() async {
    let ingredients = Self.plain.subtracting([.choices, .unsized, .spacers, .lazyGrids, .spans, .rowSpans])
    await Law(seeds: 0..<150, atLeast: 40).check { seed in
      let (sample, layered, _) = Self.samples(seed, ingredients)
      guard let bare = try sample.placement(), bare.effort.regions == 0,
        let other = try sample.engine.placeIfItFits(layered, in: sample.proposal)
      else { return .inapplicable }
      #expect(other.effort.regions == 0, "seed \(seed)")
      return .checked
    }
  }

  /// Directly and by the whole program, layers that stand out have one place.
  @Test func aProgramAgrees() async {
    await Law(seeds: 0..<100, atLeast: 60).check { seed in
      var sample = Self.samples(seed, Self.ingredients)
      sample.bare.tree = sample.layered
      return try sample.bare.checkByTheWholeProgram(seed)
    }
  }
}

extension LayoutTree {
  /// The tree in which nothing lines up by its text.
  fileprivate func withoutLinesOfText() -> LayoutTree {
    var tree = self
    for index in nodes.indices {
      switch nodes[index].kind {
      case .stack(var options) where options.alignment.baseline != nil:
        options.alignment = .leading
        tree.update(index) { $0.kind = .stack(options) }
      case .zStack: tree.update(index) { $0.kind = .zStack(ZStackOptions(alignment: .bottomTrailing)) }
      case .frame: tree.update(index) { $0.kind = .frame(FrameOptions(alignment: .topLeading)) }
      default: break
      }
    }
    return tree
  }
}
