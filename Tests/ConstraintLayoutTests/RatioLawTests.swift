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

  /// Heights that follow from widths are those that the whole program tells.
  ///
  /// Only samples that took no program and hold a ratio count.
  @Test func whatIsEvaluatedDirectlyIsWhatTheWholeProgramSays() async {
    let ingredients: RandomLayout.Ingredients = [
      .flexible, .nested, .ranges, .balanced, .paddings, .spacers, .frames, .layers, .texts, .priorities, .ratios,
    ]
    await Law(seeds: 0..<200, atLeast: 6).check { seed in
      let sample = LawSample(seed, ingredients)
      // A height that is offered holds widths back, which a program tells.
      let proposal = ProposedSize(width: sample.proposal.width)
      guard sample.tree.nodes.contains(where: { $0.kind.keepsRatio }),
        let direct = try sample.engine.placeIfItFits(sample.tree, in: proposal), direct.effort.regions == 0
      else { return .inapplicable }
      var engine = sample.engine
      engine.options.useWholeProgram()
      let whole = try engine.place(sample.tree, in: proposal)
      if let node = direct.firstDifference(from: whole) {
        Issue.record(
          "seed \(seed): \(sample.tree.place(of: node)) at \(direct.rects[node]) and \(whole.rects[node]) in \(proposal)"
        )
      }
      #expect(direct.diagnosis.ambiguities.count == whole.diagnosis.ambiguities.count, "seed \(seed)")
      return .checked
    }
  }
}

extension LayoutTree.Kind {
  /// Whether it keeps its content at a ratio.
  fileprivate var keepsRatio: Bool {
    if case .aspectRatio(let options) = self { options.contentMode == .fit } else { false }
  }
}
