import ConstraintLayout
import LayoutTestSupport
import Testing

/// Random layouts whose stacks and grids distribute what no child takes.
struct DistributionLawTests {
  private static func sample(_ seed: UInt64) -> LawSample {
    var sample = LawSample(seed)
    sample.tree = sample.tree.distributing(using: &sample.random)
    return sample
  }

  @Test func presolveAndTheWholeProgramAgree() async {
    await Law(seeds: 0..<150, atLeast: 110).check { seed in
      let sample = Self.sample(seed)
      guard let placement = try sample.placement() else { return .inapplicable }
      var engine = sample.engine
      engine.options.place(by: .off)
      let whole = try engine.place(sample.tree, in: sample.proposal)
      if let node = placement.firstDifference(from: whole) {
        Issue.record(
          "seed \(seed): \(sample.tree.place(of: node)) at \(placement.rects[node]) and \(whole.rects[node])")
      }
      return .checked
    }
  }

  @Test func whatIsInsideIsWhatItIsAtTheRoot() async {
    await Law(seeds: 0..<100, atLeast: 70).check { seed in
      let sample = Self.sample(seed)
      let surrounded = SurroundingLawTests.Surrounding.column.wrapped(sample.tree)
      guard let bare = try sample.placement(),
        let inner = try sample.engine.placeIfItFits(surrounded, in: sample.proposal)
      else { return .inapplicable }
      let origin = inner.rects[1].origin
      for (node, rect) in bare.rects.enumerated() where bare.isPlaced[node] {
        let other = inner.rects[node + 1]
        let moved = Rect(x: other.x - origin.x, y: other.y - origin.y, width: other.width, height: other.height)
        guard rect.distance(to: moved) > bare.size.tolerance else { continue }
        Issue.record("seed \(seed): \(sample.tree.place(of: node)) \(rect), inside \(moved)")
        break
      }
      return .checked
    }
  }
}
