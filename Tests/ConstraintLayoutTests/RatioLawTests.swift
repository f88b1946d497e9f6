import ConstraintLayout
import LayoutTestSupport
import Testing

/// What fits a ratio keeps it, wherever it stands.
struct RatioLawTests {
  @Test func whatFitsKeepsItsRatio() async {
    await Law(seeds: 0..<160, atLeast: 12).check { seed in
      // What is too large for its hexagon has the box of that, and stands out of it.
      let sample = LawSample(seed, .everything.subtracting(.hexagons))
      guard let placement = try sample.placement() else { return .inapplicable }
      var isChecked = false
      for (node, rect) in placement.rects.enumerated() where placement.isPlaced[node] {
        guard case .aspectRatio(let options) = sample.tree.nodes[node].kind, options.contentMode == .fit,
          let ratio = options.ratio
        else { continue }
        isChecked = true
        let isKept = abs(rect.width - ratio * rect.height) <= placement.size.tolerance * (1 + ratio)
        #expect(isKept, "seed \(seed): \(sample.tree.place(of: node)) \(ratio) \(rect)")
      }
      return isChecked ? .checked : .inapplicable
    }
  }
}
