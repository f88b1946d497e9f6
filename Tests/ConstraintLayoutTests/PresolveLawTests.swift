import ConstraintLayout
import LayoutTestSupport
import Testing

/// The presolve changes nothing but the time: rectangles, ambiguities and verdicts are those of the whole program.
struct PresolveLawTests {
  /// What an engine made of a layout.
  private enum Outcome {
    case placed(Placement)
    case conflict([LayoutError.ConflictMember])
  }

  private static func outcome(
    of tree: LayoutTree, in proposal: ProposedSize, _ direction: LayoutDirection, _ presolve: Presolve
  ) throws -> Outcome {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    engine.options.layoutDirection = direction
    engine.options.triesFixes = false
    do {
      return .placed(try engine.place(tree, in: proposal))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return .conflict(error.conflict)
    }
  }

  @Test func presolveAndTheWholeProgramAgree() async {
    await Law(seeds: 0..<360, atLeast: 360).check { seed in
      _ = try Self.compare(seed, .everything)
      return .checked
    }
  }

  /// Only samples that took no program count, so the law fails where nothing is told any more.
  @Test func whatIsToldDirectlyIsWhatTheWholeProgramSays() async {
    let ingredients: RandomLayout.Ingredients = [
      .flexible, .unsized, .nested, .spans, .ranges, .balanced, .paddings, .spacers, .offsets, .frames, .layers,
      .texts, .measured, .fixedSizes, .priorities, .rowSpans, .lazyGrids, .baselines, .ratios,
    ]
    await Law(seeds: 0..<108, atLeast: 40).check { seed in
      try Self.compare(seed, ingredients)?.effort.regions == 0 ? .checked : .inapplicable
    }
  }

  /// Where the least or the greatest lengths are asked for, also of a root that takes its ideal ones.
  @Test(arguments: [0, Double.infinity])
  func leastAndGreatestLengthsAgree(_ length: Double) async {
    let ingredients = RandomLayout.Ingredients.everything.subtracting([.hexagons, .ratios])
    await Law(seeds: 0..<80, atLeast: 80).check { seed in
      _ = try Self.compare(seed, ingredients, asking: length)
      return .checked
    }
  }

  /// Where some boxes, in unsized cells and with greatest lengths too, let what is in them stand out.
  @Test func whatStandsOutIsTheSame() async {
    let ingredients: RandomLayout.Ingredients = [
      .flexible, .unsized, .nested, .spans, .ranges, .balanced, .paddings, .frames, .rowSpans, .lazyGrids,
    ]
    await Law(seeds: 0..<160, atLeast: 160).check { seed in
      _ = try Self.compare(seed, ingredients) { tree, random in
        for node in tree.nodes.indices where !tree.nodes[node].isLeaf {
          if random.chance(0.5) { tree.update(node) { $0.overflow = .visible } }
          if random.chance(0.2) { tree.update(node) { $0.width = LengthLimits(minimum: 0, ideal: nil, maximum: 50) } }
          if random.chance(0.2) { tree.update(node) { $0.unsizedAxes = .all } }
        }
      }
      return .checked
    }
  }

  /// Where padding has a greatest length, also such as takes all of its cell.
  @Test func paddingOfAGreatestLengthAgrees() async {
    let ingredients: RandomLayout.Ingredients = [
      .flexible, .unsized, .nested, .ranges, .balanced, .paddings, .priorities, .texts,
    ]
    await Law(seeds: 0..<160, atLeast: 60).check { seed in
      var count = 0
      _ = try Self.compare(seed, ingredients) { tree, random in
        tree = tree.paddedInBalancedStacks(using: &random)
        for node in tree.nodes.indices {
          guard case .padding = tree.nodes[node].kind else { continue }
          let limits = LengthLimits(minimum: nil, ideal: nil, maximum: Double(Int.random(in: 10...80, using: &random)))
          if random.chance(0.6) {
            tree.update(node) { $0.width = limits }
          } else {
            tree.update(node) { $0.height = limits }
          }
          count += 1
        }
      }
      return count > 0 ? .checked : .inapplicable
    }
  }

  /// Where scrolls have lengths of their own, which what is in them does not tell.
  @Test func scrollsInFramesAgree() async {
    let ingredients: RandomLayout.Ingredients = [
      .flexible, .nested, .ranges, .frames, .paddings, .priorities, .balanced,
    ]
    await Law(seeds: 0..<160, atLeast: 50).check { seed in
      var count = 0
      let placement = try Self.compare(seed, ingredients) { tree, random in
        tree = tree.scrolled(using: &random, chance: 0.25).tree
        for node in tree.nodes.indices {
          guard let axis = tree.scrollAxis(of: node), random.chance(0.7) else { continue }
          let least = Double(Int.random(in: 0...60, using: &random))
          let limits = [
            LengthLimits(minimum: least, ideal: least, maximum: least), LengthLimits(minimum: least),
            LengthLimits(minimum: least, ideal: least + 20, maximum: least + 40),
          ].randomElement(using: &random)
          tree.update(node) { $0[axis] = limits ?? .unlimited }
          count += 1
        }
      }
      return placement != nil && count > 0 ? .checked : .inapplicable
    }
  }

  /// - Returns: The placement with presolve, if there is one.
  private static func compare(
    _ seed: UInt64, _ ingredients: RandomLayout.Ingredients, asking length: Double? = nil,
    changed change: (inout LayoutTree, inout SeededGenerator) -> Void = { _, _ in }
  ) throws -> Placement? {
    var maker = RandomLayout(seed: seed)
    var tree = maker.tree(ingredients)
    change(&tree, &maker.random)
    var (proposal, direction) = (maker.proposal(), maker.layoutDirection())
    if let length {
      proposal[seed.isMultiple(of: 2) ? .horizontal : .vertical] = length
      if ingredients.contains(.fixedSizes), seed.isMultiple(of: 5) { tree.update(0) { $0.saidFixedAxes = .all } }
    }
    switch (try outcome(of: tree, in: proposal, direction, .on), try outcome(of: tree, in: proposal, direction, .off)) {
    case (.placed(let reduced), .placed(let whole)):
      expectSame(reduced, whole, seed)
      return reduced
    case (.conflict(let reduced), .conflict(let whole)): #expect(reduced.isLike(whole), "seed \(seed)")
    case (.placed, .conflict), (.conflict, .placed): Issue.record("seed \(seed): only one has an answer")
    }
    return nil
  }

  private static func expectSame(_ reduced: Placement, _ whole: Placement, _ seed: UInt64) {
    if let node = reduced.firstDifference(from: whole) {
      Issue.record("seed \(seed): \(node) at \(reduced.rects[node]) and \(whole.rects[node])")
    }
    let (found, expected) = (reduced.diagnosis.ambiguities, whole.diagnosis.ambiguities)
    #expect(found.map(\.name) == expected.map(\.name), "seed \(seed)")
    for (left, right) in zip(found, expected) {
      #expect(left.isNear(right, within: 10 * whole.size.tolerance), "seed \(seed): \(left.name)")
    }
  }
}

extension Ambiguity {
  /// Everything about it but numbers.
  fileprivate var name: String {
    "\(axis) \(kind.rawValue) \(container) \(track) \(decidedBy.rawValue) \(cells)"
  }
}
