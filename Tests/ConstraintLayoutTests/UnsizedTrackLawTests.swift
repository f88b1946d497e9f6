import ConstraintLayout
import LayoutTestSupport
import Testing

/// Tracks without a cell of their own in grids that stand in something else: told without a program, they are what the whole
/// program says, with the same ranges.
///
/// Only samples count that have such a track and took no program.
struct UnsizedTrackLawTests {
  static let ingredients: [(name: String, ingredients: RandomLayout.Ingredients)] = [
    ("items", [.nested, .spans, .rowSpans, .unsized]),
    ("flexible items", [.nested, .spans, .rowSpans, .unsized, .flexible, .ranges, .spacers]),
    ("frames", [.nested, .spans, .rowSpans, .unsized, .frames, .paddings, .fixedSizes, .flexible, .overlays, .scrolls]),
    (
      "containers",
      [.nested, .spans, .rowSpans, .unsized, .balanced, .lazyGrids, .layers, .texts, .choices, .alignments, .flows]
    ),
    ("everything", .everythingAndFlows.union([.overlays, .directions])),
  ]

  @Test(arguments: ingredients)
  func whatIsToldIsWhatTheWholeProgramSays(_ name: String, _ ingredients: RandomLayout.Ingredients) async {
    await Law(seeds: 0..<200, atLeast: 5).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree(ingredients)
      let proposal = maker.proposal()
      var engine = LayoutEngine()
      engine.options.triesFixes = false
      guard let told = try engine.placeIfItFits(tree, in: proposal), told.effort.regions == 0,
        told.containers.count > 1,
        told.diagnosis.ambiguities.contains(where: { $0.kind == .noOwnCell })
      else { return .inapplicable }
      engine.options.useWholeProgram()
      let whole = try engine.place(tree, in: proposal)
      if let node = told.firstDifference(from: whole) {
        Issue.record("seed \(seed): \(tree.place(of: node)) at \(told.rects[node]) and \(whole.rects[node])")
      }
      let (found, expected) = (told.diagnosis.ambiguities, whole.diagnosis.ambiguities)
      #expect(found.map(\.place) == expected.map(\.place), "seed \(seed)")
      for (left, right) in zip(found, expected) {
        #expect(
          left.isNear(right, within: 10 * whole.size.tolerance),
          "seed \(seed): \(left.place) \(left.lower) \(left.upper), \(right.lower) \(right.upper)")
      }
      return .checked
    }
  }
}

extension Ambiguity {
  /// Where it is, and what decided it.
  fileprivate var place: String { "\(axis) \(kind.rawValue) \(container) \(track) \(decidedBy.rawValue) \(cells)" }
}
