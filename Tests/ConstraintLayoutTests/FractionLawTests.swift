import ConstraintLayout
import LayoutTestSupport
import Testing

/// Parts of what is around, in layouts of everything at once.
struct FractionLawTests {
  private static let ingredients = RandomLayout.Ingredients.everything.union(.fractions).subtracting([
    .choices, .hexagons, .ratios,
  ])

  /// A layout of some seed with parts in it; `nil` where there are none.
  private static func sample(_ seed: UInt64, _ ingredients: RandomLayout.Ingredients = ingredients) -> LawSample? {
    let sample = LawSample(seed, ingredients)
    return sample.tree.nodes.contains { !$0.fractions.axes.isEmpty } ? sample : nil
  }

  @Test func whatIsToldDirectlyIsWhatTheWholeProgramSays() async {
    await Law(seeds: 0..<600, atLeast: 50).check { seed in
      guard let sample = Self.sample(seed) else { return .inapplicable }
      var engine = sample.engine
      engine.options.useWholeProgram()
      let placement = try sample.placement()
      let whole = try engine.placeIfItFits(sample.tree, in: sample.proposal)
      guard let placement, let whole else {
        #expect((placement == nil) == (whole == nil), "seed \(seed)")
        return .inapplicable
      }
      if let node = placement.firstDifference(from: whole) {
        let place = sample.tree.place(of: node)
        Issue.record("seed \(seed): \(place) at \(placement.rects[node]) and \(whole.rects[node])")
      }
      return .checked
    }
  }

  /// In flows, whose lines break by parts, and in free layouts, which programs place.
  @Test(arguments: [
    RandomLayout.Ingredients([.flexible, .ranges, .nested, .flows]),
    [.flexible, .ranges, .nested, .flows, .paddings, .layers, .texts, .priorities],
    [.flexible, .ranges, .nested, .free],
  ])
  func flowsAndFreeLayoutsAgreeToo(_ ingredients: RandomLayout.Ingredients) async {
    await Law(seeds: 0..<300, atLeast: 10).check { seed in
      guard let sample = Self.sample(seed, ingredients.union(.fractions)) else { return .inapplicable }
      return try sample.checkByTheWholeProgram(seed)
    }
  }

  /// Each is exactly its part of the inner length of what is around it.
  @Test func everyPartIsThatPart() async {
    await Law(seeds: 0..<600, atLeast: 50).check { seed in
      guard let sample = Self.sample(seed), let placement = try sample.placement() else { return .inapplicable }
      let tree = sample.tree
      for parent in tree.nodes.indices {
        guard case .stack = tree.nodes[parent].kind else { continue }
        for child in tree.children(of: parent) {
          for axis in Axis.allCases {
            guard let part = tree.nodes[child].fractions[axis] else { continue }
            let (length, whole) = (placement.rects[child].size[axis], placement.rects[parent].size[axis])
            #expect(abs(length - part * whole) <= placement.size.tolerance, "seed \(seed): \(length) of \(whole)")
          }
        }
      }
      return .checked
    }
  }

  @Test func lengthsScale() async {
    await Law(seeds: 0..<300, atLeast: 18).check { seed in
      guard let sample = Self.sample(seed, Self.ingredients.subtracting([.texts, .measured])),
        let placement = try sample.placement()
      else { return .inapplicable }
      let proposal = ProposedSize(
        width: sample.proposal.width.map { 2 * $0 }, height: sample.proposal.height.map { 2 * $0 })
      let other = try sample.engine.place(sample.tree.scaled(by: 2), in: proposal)
      for node in placement.rects.indices {
        let (rect, twice) = (placement.rects[node], other.rects[node])
        let expected = Rect(x: 2 * rect.x, y: 2 * rect.y, width: 2 * rect.width, height: 2 * rect.height)
        #expect(twice.distance(to: expected) <= 2 * placement.size.tolerance, "seed \(seed): node \(node)")
      }
      return .checked
    }
  }

  @Test func someAreToldDirectly() async {
    let ingredients: RandomLayout.Ingredients = [.flexible, .nested, .paddings, .frames, .layers, .fractions, .texts]
    await Law(seeds: 0..<600, atLeast: 25).check { seed in
      guard let sample = Self.sample(seed, ingredients), let placement = try sample.placement() else {
        return .inapplicable
      }
      return placement.effort.regions == 0 ? .checked : .inapplicable
    }
  }
}
