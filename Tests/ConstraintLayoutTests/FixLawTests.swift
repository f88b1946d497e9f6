import ConstraintLayout
import LayoutTestSupport
import Testing

/// What is open can be settled: every ambiguity comes with a fix, and every fix works.
struct FixLawTests {
  @Test func everyAmbiguityHasAFixThatWorks() async {
    await Law(seeds: 0..<110, atLeast: 23).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree(.everything)
      let proposal = maker.proposal()
      var engine = LayoutEngine()
      engine.options.overflow = .visible
      guard let placement = try? engine.place(tree, in: proposal), !placement.diagnosis.ambiguities.isEmpty else {
        return .inapplicable
      }
      for ambiguity in placement.diagnosis.ambiguities {
        let name =
          "seed \(seed): \(ambiguity.kind.rawValue) of \(ambiguity.axis) \(ambiguity.track), \(ambiguity.container)"
        #expect(!ambiguity.fixes.isEmpty, "\(name)")
        for fix in ambiguity.fixes {
          let fixed = try engine.place(tree, in: proposal, applying: fix)
          let isStillOpen = fixed.diagnosis.ambiguities.contains {
            ($0.axis, $0.container, $0.track) == (ambiguity.axis, ambiguity.container, ambiguity.track)
          }
          #expect(!isStillOpen, "\(name): \(fix.text)")
        }
      }
      return .checked
    }
  }
}
