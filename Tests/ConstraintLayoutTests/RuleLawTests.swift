import ConstraintLayout
import LayoutTestSupport
import Testing

/// Each rule says the same twice: what it emits into a program, solved whole, and how it is evaluated directly.
///
/// The random laws hold both together in layouts of everything at once; here every rule stands for itself in every kind of
/// container that it decides in, and fails where it declines.
struct RuleLawTests {
  @Test(arguments: RuleSample.all)
  func whatIsEmittedIsWhatIsEvaluated(_ sample: RuleSample) async {
    await Law(seeds: 0..<60, atLeast: 55).check { seed in
      let (layout, proposal) = sample.layout(seed)
      let tree = LayoutTree(layout)
      var engine = LayoutEngine()
      engine.options.triesFixes = false
      guard let direct = try engine.placeIfItFits(tree, in: proposal), direct.effort.regions == 0 else {
        return .inapplicable
      }
      engine.options.useWholeProgram()
      let whole = try engine.place(tree, in: proposal)
      #expect(whole.effort.regions > 0, "seed \(seed)")
      if let node = direct.firstDifference(from: whole) {
        Issue.record("seed \(seed): \(tree.place(of: node)) at \(direct.rects[node]) and \(whole.rects[node])")
      }
      let (found, expected) = (direct.diagnosis.ambiguities, whole.diagnosis.ambiguities)
      #expect(found.map(\.track) == expected.map(\.track), "seed \(seed)")
      return .checked
    }
  }
}
