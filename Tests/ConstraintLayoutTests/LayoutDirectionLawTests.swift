import ConstraintLayout
import LayoutTestSupport
import Testing

/// From right to left everything is the mirror image of what it is from left to right, and nothing else changes.
struct LayoutDirectionLawTests {
  /// What an engine made of a layout.
  private enum Outcome {
    case placed(Placement)
    case failed(LayoutError)
  }

  private static func outcome(
    of tree: LayoutTree, in proposal: ProposedSize, _ direction: LayoutDirection, presolve: Presolve = .on
  ) throws -> Outcome {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    engine.options.presolve = presolve
    engine.options.triesFixes = false
    do {
      return .placed(try engine.place(tree, in: proposal))
    } catch let error as LayoutError where [.unsatisfiable, .invalidLayout].contains(error.code) {
      return .failed(error)
    }
  }

  private static func sample(
    _ seed: UInt64, _ ingredients: RandomLayout.Ingredients = .everything
  ) -> (tree: LayoutTree, proposal: ProposedSize, random: SeededGenerator) {
    var maker = RandomLayout(seed: seed)
    let tree = maker.tree(ingredients)
    let proposal = maker.proposal()
    return (tree, proposal, maker.random)
  }

  private static func expectMirrored(
    _ tree: LayoutTree, _ image: LayoutTree, in proposal: ProposedSize, _ name: String
  ) throws {
    switch (
      try outcome(of: tree, in: proposal, .leftToRight), try outcome(of: image, in: proposal, .rightToLeft)
    ) {
    case (.placed(let original), .placed(let mirrored)):
      let tolerance = 1e-7 * (1 + max(original.size.width, original.size.height))
      #expect(mirrored.distance(toMirrorImageOf: original) <= tolerance, "\(name)")
      // The mirror image of the mirror image is where it began.
      #expect(original.distance(toMirrorImageOf: mirrored) <= tolerance, "\(name)")
      // Notes quote relations, which are worded otherwise in the image, and name places, which offsets may lengthen.
      if tree.relations.isEmpty, tree == image { #expect(mirrored.diagnosis == original.diagnosis, "\(name)") }
    case (.failed(let original), .failed(let mirrored)):
      #expect(original.code == mirrored.code, "\(name): \(original.message) \(mirrored.message)")
      if tree.relations.isEmpty, tree == image { #expect(original == mirrored, "\(name)") }
    case (.placed, .failed(let error)), (.failed(let error), .placed):
      Issue.record("\(name): only one has an answer, the other \(error.message)")
    }
  }

  // MARK: Rectangles

  private static let ingredients: [RandomLayout.Ingredients] = [
    [], .flexible, .unsized, .spans, .ranges, .rowSpans, .nested, [.nested, .balanced], [.nested, .frames],
    [.nested, .choices], [.nested, .lazyGrids], .texts, [.nested, .measured], [.nested, .hexagons, .texts], .everything,
  ]

  @Test(arguments: ingredients.indices)
  func everyIngredientIsMirrored(_ index: Int) throws {
    for seed in 0..<60 as Range<UInt64> {
      let sample = Self.sample(seed, Self.ingredients[index])
      try Self.expectMirrored(sample.tree, sample.tree, in: sample.proposal, "ingredients \(index), seed \(seed)")
    }
  }

  @Test func offsetsAreNotMirrored() throws {
    for seed in 0..<300 as Range<UInt64> {
      var sample = Self.sample(seed)
      let moved = sample.tree.offset(using: &sample.random)
      try Self.expectMirrored(moved, moved, in: sample.proposal, "seed \(seed)")
      // Offsets in one of them alone are told from what is mirrored.
      try Self.expectMirrored(sample.tree, moved, in: sample.proposal, "seed \(seed), moved in the image")
    }
  }

  @Test(arguments: GeneratorLawTests.kinds, [nil, 90, 400] as [Double?])
  func everyKindIsMirrored(_ kind: GeneratorLawTests.Kind, _ width: Double?) throws {
    for count in 0...7 {
      let tree = LayoutTree(kind.make(count, 1))
      for height in [nil, 60] as [Double?] {
        let proposal = ProposedSize(width: width, height: height)
        try Self.expectMirrored(tree, tree, in: proposal, "\(count) children")
        let nested = LayoutTree(
          Stack(.row, alignment: .trailing, spacing: 7) {
            Item("before").frame(width: 30, height: 20)
            kind.make(count, 1).offset(x: 11, y: 3)
          })
        try Self.expectMirrored(nested, nested, in: proposal, "\(count) children in a row")
      }
    }
  }

  // MARK: Relations

  /// A relation between items, and what it is in the mirror image.
  private static func relation(in tree: LayoutTree, using random: inout SeededGenerator) -> (String, String)? {
    let items = tree.nodes.indices.filter { tree.nodes[$0].kind == .item }
    guard let first = items.randomElement(using: &random), let second = items.randomElement(using: &random),
      let a = tree.nodes[first].id, let b = tree.nodes[second].id, first != second
    else { return nil }
    let amount = Int.random(in: 0...30, using: &random)
    let priority = random.chance(0.6) ? " @ medium" : ""
    // What stands in an unsized cell or in a hexagon has edges from there, which the root's width does not mirror.
    let isWhole = tree.nodes.indices.allSatisfy { node in
      let cell = tree.nodes[node].cell
      return
        !(node <= first && first < tree.nodes[node].end
        && (cell.unsizedAxes.contains(.horizontal) || cell.hexagon != nil))
    }
    switch Int.random(in: 0..<(isWhole ? 7 : 4), using: &random) {
    case 0: return ("\(a).right + \(amount) <= \(b).left\(priority)", "\(b).right + \(amount) <= \(a).left\(priority)")
    case 1: return ("\(a).left == \(b).left + \(amount)\(priority)", "\(b).right == \(a).right + \(amount)\(priority)")
    case 2: return ("\(a).centerX == \(b).left\(priority)", "\(a).centerX == \(b).right\(priority)")
    case 3:
      return ("\(a).width == \(b).width + \(amount)\(priority)", "\(a).width == \(b).width + \(amount)\(priority)")
    case 4: return ("\(a).left >= \(amount)\(priority)", "container.width - \(a).right >= \(amount)\(priority)")
    case 5: return ("\(a).right <= 200\(priority)", "container.right - \(a).left <= 200\(priority)")
    default: return ("\(a).centerX == container.centerX\(priority)", "\(a).centerX == container.centerX\(priority)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func relationsAreAboutTheEdgesThatAreDrawn(_ block: UInt64) throws {
    for seed in (10 * block)..<(10 * block + 10) {
      // Text in a box of a fixed ratio may wrap this way or that, and relations say more of it than can be met.
      var sample = Self.sample(seed, .everything.subtracting(.ratios))
      var (tree, image) = (sample.tree, sample.tree)
      if seed % 2 == 0 {
        tree = tree.offset(using: &sample.random)
        for node in tree.nodes.indices { image.update(node) { $0.offset = tree.nodes[node].offset } }
      }
      for _ in 0..<Int.random(in: 1...3, using: &sample.random) {
        guard let (text, mirrored) = Self.relation(in: tree, using: &sample.random) else { continue }
        tree = LayoutTree(try tree.constrain(text))
        image = LayoutTree(try image.constrain(mirrored))
      }
      try Self.expectMirrored(
        tree, image, in: sample.proposal, "seed \(seed): \(tree.relations.map(\.relation.text).joined(separator: ", "))"
      )
    }
  }

  /// What is said of left and right can be read off the rectangles, wherever the items stand.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func requiredRelationsHoldWhereThingsAreDrawn(_ block: UInt64) throws {
    for seed in (15 * block)..<(15 * block + 15) {
      // Relations follow hexagons as long as they have a width; between gaps that are too wide they vanish. What covers its
      // cell by a ratio takes none, and drawn rectangles do not tell where a baseline is.
      let sample = Self.sample(seed, .everything.subtracting([.hexagons, .ratios, .baselines]))
      guard case .placed(let without) = try Self.outcome(of: sample.tree, in: sample.proposal, .rightToLeft) else {
        continue
      }
      var maker = RandomRelations(seed: seed)
      let relations = maker.relations(4, of: sample.tree, at: without, .near)
      let tree = sample.tree.related(relations)
      guard case .placed(let placed) = try Self.outcome(of: tree, in: sample.proposal, .rightToLeft) else { continue }
      let tolerance = 1e-6 * (1 + max(placed.size.width, placed.size.height))
      for relation in relations where relation.isRequired {
        let violation = relation.violation(in: placed.rectsWithoutOffsets)
        #expect(violation <= tolerance, "seed \(seed): \(relation.relation(in: tree).text) by \(violation)")
      }
    }
  }

  // MARK: Presolve

  @Test(arguments: 0..<20 as Range<UInt64>)
  func presolveChangesNothing(_ block: UInt64) throws {
    for seed in (10 * block)..<(10 * block + 10) {
      var sample = Self.sample(seed)
      var tree = sample.tree
      if let (text, _) = Self.relation(in: tree, using: &sample.random) { tree = LayoutTree(try tree.constrain(text)) }
      switch (
        try Self.outcome(of: tree, in: sample.proposal, .rightToLeft),
        try Self.outcome(of: tree, in: sample.proposal, .rightToLeft, presolve: .off)
      ) {
      case (.placed(let reduced), .placed(let whole)):
        let tolerance = 1e-7 * (1 + max(whole.size.width, whole.size.height))
        let isSame = zip(reduced.rects, whole.rects).allSatisfy { left, right in
          abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
            && abs(left.width - right.width) <= tolerance && abs(left.height - right.height) <= tolerance
        }
        #expect(isSame, "seed \(seed)")
        #expect(
          reduced.diagnosis.ambiguities.map(\.track) == whole.diagnosis.ambiguities.map(\.track), "seed \(seed)")
      case (.failed(let reduced), .failed(let whole)): #expect(reduced == whole, "seed \(seed)")
      case (.placed, .failed), (.failed, .placed): Issue.record("seed \(seed): only one has an answer")
      }
    }
  }

  // MARK: Explanations

  @Test(arguments: 0..<40 as Range<UInt64>)
  func explanationsAddUpToTheEdgesThatAreDrawn(_ block: UInt64) throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    engine.options.triesFixes = false
    for seed in (8 * block)..<(8 * block + 8) {
      // In a cell that is unsized along one axis, hexagons have a size that this axis alone does not tell.
      var sample = Self.sample(seed, .everything.subtracting(seed % 2 == 0 ? .hexagons : .unsized))
      var tree = sample.tree.offset(using: &sample.random)
      guard case .placed(var placement) = try Self.outcome(of: tree, in: sample.proposal, .rightToLeft) else {
        continue
      }
      var maker = RandomRelations(seed: seed)
      let related = tree.related(maker.relations(2, of: tree, at: placement, .near))
      if seed % 2 == 0, case .placed(let with) = try Self.outcome(of: related, in: sample.proposal, .rightToLeft) {
        (tree, placement) = (related, with)
      }
      for frame in placement.frames.shuffled(using: &sample.random).prefix(2) {
        for edge in [LayoutEdge.left, .right, .width] {
          let explanation = try engine.explain(
            edge, of: frame.id, in: tree, proposal: sample.proposal, triesCauses: false)
          #expect(explanation.value == edge.value(in: frame.rect), "seed \(seed)")
          let sum =
            explanation.causes.reduce(0) { $0 + $1.contribution }
            + explanation.rules.reduce(0) { $0 + $1.contribution }
          #expect(
            abs(sum - explanation.value) <= 1e-6 * (1 + abs(explanation.value)), "seed \(seed): \(explanation)")
        }
      }
    }
  }
}
