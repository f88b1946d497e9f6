import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for relations that nobody prepared, over layouts that nobody prepared.
struct RelationLawTests {
  /// A random layout, where it stands without relations, and relations between its items.
  private struct Sample {
    let seed: UInt64
    let tree: LayoutTree
    let proposal: ProposedSize
    let direction: LayoutDirection
    let placement: Placement
    let relations: [RandomRelation]

    var related: LayoutTree { tree.related(relations) }

    /// What comes of the layout with its relations.
    func outcome(_ presolve: Presolve = .on) throws -> Outcome {
      try RelationLawTests.outcome(of: related, in: proposal, direction, presolve)
    }

    var scale: Double { 1 + max(placement.size.width, placement.size.height) }

    /// `nil` where what is offered is too small for the layout, or a relation reaches into an unsized cell.
    init?(
      _ seed: UInt64, _ ingredients: RandomLayout.Ingredients = .everything, _ slack: RandomRelations.Slack = .near
    ) throws {
      var maker = RandomLayout(seed: seed)
      tree = maker.tree(ingredients)
      let (proposal, direction) = (maker.proposal(), maker.layoutDirection())
      self.direction = direction
      guard let placement = try RelationLawTests.outcome(of: tree, in: proposal, direction).placement else {
        return nil
      }
      var relations = RandomRelations(seed: seed &+ 1)
      let count = Int.random(in: 1...4, using: &relations.random)
      self.relations = relations.relations(count, of: tree, at: placement, slack)
      self.seed = seed
      self.proposal = proposal
      self.placement = placement
      guard !self.relations.isEmpty else { return nil }
      do {
        _ = try RelationLawTests.outcome(of: related, in: proposal, direction)
      } catch let error as LayoutError where error.code == .invalidLayout {
        return nil
      }
    }

    /// Whether relations hold in the layout without them also while its choices are still to be made.
    ///
    /// Choices are tried where all may stand out, so that what has no room without an answer may have one then, and relations
    /// hold in that or not. That there are too many steps to try counts as no.
    func holdsWhileChoosing() throws -> Bool {
      guard let steps = try ChoosingStep.all(of: tree, placement, atMost: 512) else { return false }
      return try steps.allSatisfy { step in
        let (stepTree, numbers) = step.layout(of: tree)
        let outcome = try RelationLawTests.outcome(of: stepTree, in: proposal, direction, overflow: .visible)
        guard let placed = outcome.placement else { return true }
        return relations.compactMap { $0.renumbered(numbers) }.allSatisfy {
          $0.violation(in: placed.rectsWithoutOffsets) <= 1e-6 * scale
        }
      }
    }

    private func isNear(_ left: Rect, _ right: Rect, _ tolerance: Double) -> Bool {
      let limit = tolerance * scale
      return abs(left.x - right.x) <= limit && abs(left.y - right.y) <= limit
        && abs(left.width - right.width) <= limit && abs(left.height - right.height) <= limit
    }

    /// The first node whose rectangles differ, in words; `nil` where none do.
    func difference(_ left: [Rect], _ right: [Rect], _ tolerance: Double) -> String? {
      let node = zip(left, right).enumerated().first { !isNear($0.element.0, $0.element.1, tolerance) }?.offset
      return node.map { "node \($0) \(left[$0]) \(right[$0])" }
    }
  }

  /// What an engine made of a layout.
  private enum Outcome {
    case placed(Placement)
    case conflict([LayoutError.ConflictMember])

    var placement: Placement? { if case .placed(let placement) = self { placement } else { nil } }
  }

  private static func outcome(
    of tree: LayoutTree, in proposal: ProposedSize, _ direction: LayoutDirection, _ presolve: Presolve = .on,
    overflow: OverflowHandling = .error
  ) throws -> Outcome {
    var engine = LayoutEngine()
    engine.options.overflow = overflow
    engine.options.layoutDirection = direction
    engine.options.place(by: presolve)
    engine.options.triesFixes = false
    do {
      return .placed(try engine.place(tree, in: proposal))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return .conflict(error.conflict)
    }
  }

  @Test func presolveAndTheWholeProgramAgree() async {
    await Law(seeds: 0..<80, atLeast: 60).check { seed in
      guard let sample = try Sample(seed) else { return .inapplicable }
      let (seed, tree, proposal, direction) = (sample.seed, sample.related, sample.proposal, sample.direction)
      switch (
        try Self.outcome(of: tree, in: proposal, direction, .on),
        try Self.outcome(of: tree, in: proposal, direction, .off)
      ) {
      case (.placed(let reduced), .placed(let whole)): Self.expectSame(reduced, whole, sample)
      case (.conflict(let reduced), .conflict(let whole)): #expect(reduced.isLike(whole), "seed \(seed)")
      case (.placed, .conflict), (.conflict, .placed): Issue.record("seed \(seed): only one has an answer")
      }
      return .checked
    }
  }

  private static func expectSame(_ reduced: Placement, _ whole: Placement, _ sample: Sample) {
    let seed = sample.seed
    // An expectation about the sample itself would print the whole tree.
    let difference = sample.difference(reduced.rects, whole.rects, 1e-7)
    #expect(difference == nil, "seed \(seed)")
    let (found, expected) = (reduced.diagnosis.ambiguities, whole.diagnosis.ambiguities)
    #expect(found.map(\.name) == expected.map(\.name), "seed \(seed)")
    for (left, right) in zip(found, expected) {
      let limit = 1e-6 * sample.scale
      #expect(abs(left.lower - right.lower) <= limit, "seed \(seed): \(left.name)")
      #expect(left.upper == right.upper || abs(left.upper - right.upper) <= limit, "seed \(seed): \(left.name)")
    }
  }

  @Test func requiredRelationsHoldWhereThingsAreDrawn() async {
    await Law(seeds: 0..<86, atLeast: 49).check { seed in
      // Relations follow hexagons as long as they have a width; between gaps that are too wide they vanish. What covers its
      // cell by a ratio takes none, and drawn rectangles do not tell where a baseline is.
      guard let sample = try Sample(seed, .everything.subtracting([.hexagons, .ratios, .baselines])) else {
        return .inapplicable
      }
      guard let placed = try sample.outcome().placement else { return .inapplicable }
      // A relation may make another alternative fit; what speaks of one that is not chosen then has no effect.
      for relation in sample.relations
      where relation.isRequired && relation.terms.allSatisfy({ placed.isPlaced[$0.node] }) {
        let violation = relation.violation(in: placed.rectsWithoutOffsets)
        #expect(
          violation <= 1e-6 * sample.scale,
          "seed \(sample.seed): \(relation.relation(in: sample.tree).text) by \(violation)")
      }
      return .checked
    }
  }

  @Test func itemsKeepTheirLimits() async {
    await Law(seeds: 0..<98, atLeast: 50).check { seed in
      // In a balanced stack the size of all outweighs the limits of one.
      guard let sample = try Sample(seed, .everything.subtracting([.balanced, .hexagons, .ratios])) else {
        return .inapplicable
      }
      guard let placed = try sample.outcome().placement else { return .inapplicable }
      for (node, rect) in placed.rects.enumerated() where placed.isPlaced[node] {
        guard sample.tree.nodes[node].kind == .item else { continue }
        for axis in Axis.allCases {
          let limits = sample.tree.nodes[node][axis].itemLength
          #expect(rect.size[axis] >= limits.minimum - 1e-6, "seed \(sample.seed): \(node)")
          #expect(rect.size[axis] <= limits.maximum + 1e-6, "seed \(sample.seed): \(node)")
        }
      }
      return .checked
    }
  }

  @Test func cellsDoNotOverlap() async {
    await Law(seeds: 0..<84, atLeast: 53).check { seed in
      // Unsized items stand out of their cells where relations ask for it; those of lazy grids are. Several cells may say one
      // place, and what is seen through a scroll stands out of that.
      let ingredients = RandomLayout.Ingredients.everything.subtracting([
        .unsized, .lazyGrids, .hexagons, .ratios, .explicitCells, .scrolls,
      ])
      guard let sample = try Sample(seed, ingredients) else { return .inapplicable }
      guard let placed = try sample.outcome().placement else { return .inapplicable }
      for (left, right) in placed.overlappingCells(in: sample.tree) {
        Issue.record("seed \(sample.seed): \(left) and \(right)")
      }
      return .checked
    }
  }

  /// A law that a check which always declines would not keep.
  @Test func whatHoldsAnywayMostlyNeedsNoProgram() async {
    await Law(seeds: 0..<200, atLeast: 40).check { seed in
      guard let sample = try Sample(seed, [.flexible, .nested, .ranges, .frames, .paddings], .holds),
        sample.placement.effort.regions == 0, let placed = try sample.outcome().placement
      else { return .inapplicable }
      return placed.effort.regions == 0 ? .checked : .inapplicable
    }
  }

  /// Layouts with everything, and with few things, of which most are evaluated directly.
  @Test(arguments: [
    // Relations follow hexagons as long as they have a width; between gaps that are too wide they vanish. What covers its
    // cell by a ratio takes none, and drawn rectangles do not tell where a baseline is. What is attached to something has a
    // length that is known only when that is, so what relations say of it is told before it fills its place.
    RandomLayout.Ingredients.everything.subtracting([.hexagons, .ratios, .baselines, .overlays]),
    [.flexible, .nested, .ranges, .frames, .paddings, .texts],
  ])
  func whatHoldsAnywayChangesNothing(_ ingredients: RandomLayout.Ingredients) async {
    await Law(seeds: 0..<88, atLeast: 40).check { seed in
      guard let sample = try Sample(seed, ingredients, .holds) else {
        return .inapplicable
      }
      // Until a choice is made its last alternative or one that gives way stands there, with which a relation may not hold.
      guard try sample.holdsWhileChoosing() else { return .inapplicable }
      let texts = sample.relations.map { $0.relation(in: sample.tree).text }
      for presolve in [Presolve.on, .off] {
        guard let placed = try sample.outcome(presolve).placement else {
          Issue.record("seed \(sample.seed): what holds contradicts something")
          return .checked
        }
        let difference = sample.difference(sample.placement.rects, placed.rects, 1e-6)
        #expect(difference == nil, "seed \(seed), presolve \(presolve): \(texts)")
        #expect(
          !sample.placement.diagnosis.ambiguities.isEmpty || placed.diagnosis.ambiguities.isEmpty,
          "seed \(seed), presolve \(presolve): \(texts)")
      }
      return .checked
    }
  }

  @Test func twiceTheLengthsGiveTwiceTheRects() async {
    await Law(seeds: 0..<86, atLeast: 49).check { seed in
      // Hexagons have a size of their own where nothing is proposed, which does not follow.
      guard let sample = try Sample(seed, .everything.subtracting([.hexagons, .ratios, .baselines])) else {
        return .inapplicable
      }
      guard let placed = try sample.outcome().placement else { return .inapplicable }
      let twice = ProposedSize(
        width: sample.proposal.width.map { $0 * 2 }, height: sample.proposal.height.map { $0 * 2 })
      let relations = sample.relations.map { relation in
        var copy = relation
        copy.constant *= 2
        return copy
      }
      let scaled = try Self.outcome(of: sample.tree.scaled(by: 2).related(relations), in: twice, sample.direction)
        .placement
      let rects = try #require(scaled, "seed \(sample.seed)").rects
      for (old, new) in zip(placed.rects, rects) {
        // A power of two scales every number exactly, so the solver takes the very same steps.
        #expect(
          new == Rect(x: old.x * 2, y: old.y * 2, width: old.width * 2, height: old.height * 2), "seed \(sample.seed)")
      }
      return .checked
    }
  }
}

extension Ambiguity {
  /// Everything about it but numbers.
  fileprivate var name: String {
    "\(axis) \(kind.rawValue) \(container) \(track) \(decidedBy.rawValue) \(cells)"
  }
}
