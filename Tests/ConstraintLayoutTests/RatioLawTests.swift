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

  /// Heights that follow from widths are those that the whole program tells, whether a height is offered or not.
  ///
  /// Only samples that took no program and hold a ratio count.
  @Test(arguments: [false, true]) func whatIsEvaluatedDirectlyIsWhatTheWholeProgramSays(isHeightOffered: Bool) async {
    let ingredients: RandomLayout.Ingredients = [
      .flexible, .nested, .ranges, .balanced, .paddings, .spacers, .frames, .layers, .texts, .priorities, .ratios,
    ]
    await Law(seeds: 0..<400, atLeast: 20).check { seed in
      var sample = LawSample(seed, ingredients)
      sample.tree = sample.tree.keepingRatios(using: &sample.random, chance: 0.2)
      guard sample.tree.nodes.count < 24, sample.tree.nodes.contains(where: { $0.kind.keepsRatio }) else {
        return .inapplicable
      }
      let height = Int.random(in: 100...900, using: &sample.random)
      sample.proposal.height = isHeightOffered ? Double(height) : nil
      return try sample.checkDirectAnswer(seed)
    }
  }

  /// What shares a frame around a ratio does so as the whole program says, whether a height is offered or nothing.
  @Test(arguments: [nil, 427]) func aFrameAroundARatioIsSharedAsTheWholeProgramSays(height: Double?) throws {
    let layout = Stack(.column) {
      Item("square").frame(height: 44).aspectRatio(1, contentMode: .fit)
      Grid(horizontalSpacing: 6, verticalSpacing: 9) {
        Stack(.row, spacing: 5) {
          Item("wide").frame(width: 2, height: 44).aspectRatio(1.5, contentMode: .fit)
          Item("range").frame(minWidth: 12, idealWidth: 19, maxWidth: 29).frame(height: 1)
          Item("high").frame(minWidth: 5, idealWidth: 25, maxWidth: 52).frame(height: 27)
            .aspectRatio(0.5, contentMode: .fit)
        }
        GridRow { Item("alone").frame(minWidth: 0, idealWidth: 21, maxWidth: 22).frame(height: 47) }
      }
      .frame(minWidth: 0, idealWidth: 150, maxWidth: 400)
    }
    var reference = LayoutEngine()
    reference.options.useWholeProgram()
    let proposal = ProposedSize(height: height)
    let (told, whole) = (try LayoutEngine().place(layout, in: proposal), try reference.place(layout, in: proposal))
    #expect(told.firstDifference(from: whole) == nil)
  }

  /// What keeps a ratio and has one size only leaves each axis to itself, also where a height is offered and no width.
  @Test func whatHasOneSizeIsToldWhereOnlyAHeightIsOffered() async {
    let ingredients: RandomLayout.Ingredients = [.nested, .ranges, .balanced, .paddings, .frames, .layers, .ratios]
    await Law(seeds: 0..<400, atLeast: 73).check { seed in
      var sample = LawSample(seed, ingredients)
      sample.tree = sample.tree.keepingRatios(using: &sample.random, chance: 0.2)
      guard sample.tree.nodes.count < 24, sample.tree.nodes.contains(where: { $0.kind.keepsRatio }) else {
        return .inapplicable
      }
      sample.proposal = ProposedSize(height: Double(Int.random(in: 50...900, using: &sample.random)))
      return try sample.checkDirectAnswer(seed)
    }
  }
}

extension LayoutTree.Kind {
  /// Whether it keeps its content at a ratio.
  fileprivate var keepsRatio: Bool {
    if case .aspectRatio(let options) = self { options.contentMode == .fit } else { false }
  }
}
