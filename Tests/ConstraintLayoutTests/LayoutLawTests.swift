import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for every layout, tried on layouts that nobody prepared.
struct LayoutLawTests {
  @Test func theRootStaysInsideItsContainer() async {
    await Law(seeds: 0..<48, atLeast: 32).check { seed in
      let sample = LawSample(seed)
      guard sample.proposal != .unspecified, let placement = try sample.placement() else { return .inapplicable }
      for axis in Axis.allCases {
        #expect(placement.size[axis] <= (sample.proposal[axis] ?? .infinity) + 1e-6, "seed \(seed)")
      }
      return .checked
    }
  }

  @Test func cellsOfOneContainerDoNotOverlap() async {
    await Law(seeds: 0..<48, atLeast: 36).check { seed in
      // Unsized content may stand out of its cell, so it is left out here, and what is in hexagons is unsized.
      let ingredients = RandomLayout.Ingredients.everything.subtracting([.unsized, .hexagons])
      let sample = LawSample(seed, ingredients)
      guard let placement = try sample.placement() else { return .inapplicable }
      for (left, right) in placement.overlappingCells(in: sample.tree) {
        Issue.record("seed \(seed): \(left) and \(right)")
      }
      return .checked
    }
  }

  @Test func itemsKeepTheirLimits() async {
    await Law(seeds: 0..<54, atLeast: 39).check { seed in
      // In a balanced stack the size of all outweighs the limits of one, and so do hexagons. What covers its cell by a ratio is
      // drawn larger than it is laid out.
      let sample = LawSample(seed, .everything.subtracting([.balanced, .hexagons, .ratios]))
      guard let placement = try sample.placement() else { return .inapplicable }
      for (index, rect) in placement.rects.enumerated() where placement.isPlaced[index] {
        let node = sample.tree.nodes[index]
        guard node.kind == .item else { continue }
        for axis in Axis.allCases {
          let length = node[axis].itemLength
          #expect(rect.size[axis] >= length.minimum - 1e-6, "seed \(seed): \(node.id ?? "")")
          #expect(rect.size[axis] <= length.maximum + 1e-6, "seed \(seed): \(node.id ?? "")")
        }
      }
      return .checked
    }
  }

  @Test func twiceTheLengthsGiveTwiceTheRects() async {
    await Law(seeds: 0..<48, atLeast: 33).check { seed in
      // Hexagons have a size of their own where nothing is proposed, which does not follow.
      let sample = LawSample(seed, .everything.subtracting(.hexagons))
      guard let placement = try sample.placement() else { return .inapplicable }
      let twice = ProposedSize(
        width: sample.proposal.width.map { $0 * 2 }, height: sample.proposal.height.map { $0 * 2 })
      let scaled = try sample.engine.place(sample.tree.scaled(by: 2), in: twice)
      for (old, new) in zip(placement.rects, scaled.rects) {
        // A power of two scales every number exactly, so the solver takes the very same steps.
        #expect(new == Rect(x: old.x * 2, y: old.y * 2, width: old.width * 2, height: old.height * 2), "seed \(seed)")
      }
      return .checked
    }
  }

  @Test func thereAndBackGivesTheSameBits() async {
    await Law(seeds: 0..<48, atLeast: 36).check { seed in
      let sample = LawSample(seed)
      guard let placement = try sample.placement() else { return .inapplicable }
      let larger = ProposedSize(
        width: sample.proposal.width.map { $0 * 1.7 }, height: sample.proposal.height.map { $0 + 33 })
      // Whatever comes of it.
      _ = try? sample.engine.place(sample.tree, in: larger)
      #expect(try sample.engine.place(sample.tree, in: sample.proposal).rects == placement.rects, "seed \(seed)")
      return .checked
    }
  }

  @Test func theSizeThatWasTakenIsEnough() async {
    await Law(seeds: 0..<48, atLeast: 31).check { seed in
      // What is chosen by the space that is there may be chosen otherwise when there is less of it.
      let ingredients = RandomLayout.Ingredients.everything.subtracting([.choices, .lazyGrids])
      let sample = LawSample(seed, ingredients)
      guard let placement = try sample.placement() else { return .inapplicable }
      var size = sample.proposal
      // Without a length nothing grows, so an axis without one stays without; 0 would ask for the minimum.
      for axis in Axis.allCases where sample.proposal[axis] != nil && placement.size[axis] > 0 {
        size[axis] = placement.size[axis]
      }
      let again = try sample.engine.place(sample.tree, in: size)
      for (old, new) in zip(placement.rects, again.rects) {
        #expect(old.distance(to: new) < 1e-6, "seed \(seed): \(old), \(new)")
      }
      return .checked
    }
  }

  @Test func everyFixSettlesItsAmbiguity() async {
    await Law(seeds: 0..<130, atLeast: 13).check { seed in
      let ingredients: RandomLayout.Ingredients = [.spans, .rowSpans, .unsized, .nested, .texts, .measured]
      let sample = LawSample(seed, ingredients, triesFixes: true)
      guard let open = try sample.placement()?.diagnosis.ambiguities, !open.isEmpty else { return .inapplicable }
      for ambiguity in open {
        #expect(
          ambiguity.lower <= ambiguity.chosen + 1e-6 && ambiguity.chosen <= ambiguity.upper + 1e-6, "seed \(seed)")
        #expect(ambiguity.lower < ambiguity.upper, "seed \(seed)")
        for fix in ambiguity.fixes {
          let fixed = try sample.engine.place(sample.tree, in: sample.proposal, applying: fix)
          let isStillOpen = fixed.diagnosis.ambiguities.contains {
            ($0.axis, $0.container, $0.track) == (ambiguity.axis, ambiguity.container, ambiguity.track)
          }
          #expect(!isStillOpen, "seed \(seed): \(fix.text)")
        }
      }
      return .checked
    }
  }

  @Test func everyAmbiguityOfAGridComesWithAFix() async {
    await Law(seeds: 0..<110, atLeast: 26).check { seed in
      let ingredients: RandomLayout.Ingredients = [.spans, .rowSpans, .unsized, .texts, .measured]
      let sample = LawSample(seed, ingredients, triesFixes: true)
      let tree = sample.tree
      // A child across all columns would cover one more, which may leave columns open; then there is no such fix.
      let isAllRows = tree.children(of: 0).allSatisfy { if case .gridRow = tree.nodes[$0].kind { true } else { false } }
      let open = try sample.placement()?.diagnosis.ambiguities.filter { isAllRows || $0.axis == .horizontal } ?? []
      for ambiguity in open {
        #expect(!ambiguity.fixes.isEmpty, "seed \(seed): \(ambiguity.axis) \(ambiguity.track)")
      }
      return open.isEmpty ? .inapplicable : .checked
    }
  }

  @Test func aConflictIsIrreducible() async {
    await Law(seeds: 0..<48, atLeast: 37).check { seed in
      var maker = RandomLayout(seed: seed)
      // Gaps can be part of a conflict too; here only items are.
      let tree = maker.tree([.spans, .rowSpans, .nested, .ranges, .texts, .measured]).withoutGaps()
      let proposal = ProposedSize(width: Double(Int.random(in: 1...40, using: &maker.random)))
      let conflict = try LayoutEngine().diagnose(tree, in: proposal).conflict
      guard !conflict.isEmpty else { return .inapplicable }
      let items = Set(conflict.flatMap(\.items))
      // With just the items of the conflict it stands; without any one of them it is gone.
      #expect(
        try LayoutEngine().diagnose(tree.minimums(only: items), in: proposal).status == .unsatisfiable, "seed \(seed)")
      for item in items {
        let others = tree.minimums(only: items.subtracting([item]))
        #expect(try LayoutEngine().diagnose(others, in: proposal).status != .unsatisfiable, "seed \(seed): \(item)")
      }
      return .checked
    }
  }
}
