import ConstraintLayout
import LayoutTestSupport
import Testing

/// Tracks without a cell of their own in grids that stand in something else: told without a program, they are what the whole
/// program says, with the same ranges.
///
/// Only samples count that have such a track and took no program.
struct UnsizedTrackLawTests {
  /// What all of them have in them.
  private static let usual: RandomLayout.Ingredients = [.nested, .spans, .rowSpans, .unsized]

  /// What they have besides, and how many samples count at least.
  static let samples = [
    LayoutShare("items", [], beside: usual, atLeast: 12),
    LayoutShare("flexible items", [.flexible, .ranges, .spacers], beside: usual, atLeast: 7),
    LayoutShare(
      "frames", [.frames, .paddings, .fixedSizes, .flexible, .overlays, .scrolls], beside: usual, atLeast: 4),
    LayoutShare(
      "containers", [.balanced, .lazyGrids, .layers, .texts, .choices, .alignments, .flows], beside: usual,
      atLeast: 15),
    LayoutShare("parts", [.fractions, .flexible, .frames], beside: usual, atLeast: 5),
    LayoutShare(
      "everything", .everythingAndFlows.union([.overlays, .directions]), beside: usual, atLeast: 5),
  ]

  @Test(arguments: samples)
  func whatIsToldIsWhatTheWholeProgramSays(_ sample: LayoutShare) async {
    await Law(seeds: 0..<200, atLeast: sample.least).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree(sample.ingredients)
      let proposal = maker.proposal()
      var engine = LayoutEngine()
      engine.options.triesFixes = false
      guard let told = try engine.placeIfItFits(tree, in: proposal), told.effort.regions == 0,
        told.containers.count > 1,
        told.diagnosis.ambiguities.contains(where: { $0.kind == .noOwnCell })
      else { return .inapplicable }
      engine.options.useWholeProgram()
      let whole = try engine.place(tree, in: proposal)
      Self.expectSame(told, whole, seed)
      return .checked
    }
  }

  /// Compares what was told with what the whole program says: places, and what is open with its ranges.
  static func expectSame(_ told: Placement, _ whole: Placement, _ seed: UInt64) {
    if let node = told.firstDifference(from: whole) {
      Issue.record("seed \(seed): \(node) at \(told.rects[node]) and \(whole.rects[node])")
    }
    let (found, expected) = (told.diagnosis.ambiguities, whole.diagnosis.ambiguities)
    #expect(found.map(\.place) == expected.map(\.place), "seed \(seed)")
    for (left, right) in zip(found, expected) {
      #expect(
        left.isNear(right, within: 10 * whole.size.tolerance),
        "seed \(seed): \(left.place) \(left.lower) \(left.upper), \(right.lower) \(right.upper)")
    }
  }
}

extension Ambiguity {
  /// Where it is, and what decided it.
  fileprivate var place: String { "\(axis) \(kind.rawValue) \(container) \(track) \(decidedBy.rawValue) \(cells)" }
}
