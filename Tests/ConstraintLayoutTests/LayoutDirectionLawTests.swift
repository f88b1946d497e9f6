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
    engine.options.place(by: presolve)
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

  /// - Returns: Whether both have a place, so that there was something to compare.
  @discardableResult
  private static func expectMirrored(
    _ tree: LayoutTree, _ image: LayoutTree, in proposal: ProposedSize, _ name: String
  ) throws -> Law.Verdict {
    switch (
      try outcome(of: tree, in: proposal, .leftToRight), try outcome(of: image, in: proposal, .rightToLeft)
    ) {
    case (.placed(let original), .placed(let mirrored)):
      let tolerance = 1e-7 * (1 + max(original.size.width, original.size.height))
      #expect(mirrored.distance(toMirrorImageOf: original) <= tolerance, "\(name)")
      // The mirror image of the mirror image is where it began.
      #expect(original.distance(toMirrorImageOf: mirrored) <= tolerance, "\(name)")
      // Notes quote relations, which are worded otherwise in the image, and name places, which offsets may lengthen.
      if tree.relations.isEmpty, tree == image {
        #expect(mirrored.diagnosis.withoutOverflows == original.diagnosis.withoutOverflows, "\(name)")
      }
      // Offsets go to the right in either direction, so what they move stands out in another way.
      if tree == image, !tree.nodes.contains(where: { $0.offset.x != 0 }) {
        #expect(mirrored.diagnosis.edgesOut == original.diagnosis.mirroredEdgesOut, "\(name)")
      }
      return .checked
    case (.failed(let original), .failed(let mirrored)):
      #expect(original.code == mirrored.code, "\(name): \(original.message) \(mirrored.message)")
      if tree.relations.isEmpty, tree == image { #expect(original == mirrored, "\(name)") }
    case (.placed, .failed(let error)), (.failed(let error), .placed):
      Issue.record("\(name): only one has an answer, the other \(error.message)")
    }
    return .inapplicable
  }

  // MARK: Rectangles

  private static let ingredients: [RandomLayout.Ingredients] = [
    [], .flexible, .unsized, .spans, .ranges, .rowSpans, .nested, [.nested, .balanced], [.nested, .frames],
    [.nested, .choices], [.nested, .lazyGrids], .texts, [.nested, .measured], [.nested, .hexagons, .texts], .everything,
  ]

  @Test(arguments: ingredients.indices)
  func everyIngredientIsMirrored(_ index: Int) async {
    await Law(seeds: 0..<20, atLeast: 11).check { seed in
      let sample = Self.sample(seed, Self.ingredients[index])
      let name = "ingredients \(index), seed \(seed)"
      return try Self.expectMirrored(sample.tree, sample.tree, in: sample.proposal, name)
    }
  }

  @Test func offsetsAreNotMirrored() async {
    await Law(seeds: 0..<60, atLeast: 47).check { seed in
      var sample = Self.sample(seed)
      let moved = sample.tree.offset(using: &sample.random)
      // Offsets in one of them alone are told from what is mirrored.
      try Self.expectMirrored(sample.tree, moved, in: sample.proposal, "seed \(seed), moved in the image")
      return try Self.expectMirrored(moved, moved, in: sample.proposal, "seed \(seed)")
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

  /// Without directions of their own, and with them.
  private static let ownDirections: [RandomLayout.Ingredients] = [[], .directions]

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

  @Test func relationsAreAboutTheEdgesThatAreDrawn() async {
    await Law(seeds: 0..<75, atLeast: 25).check { seed in
      // Text in a box of a fixed ratio may wrap this way or that, and relations say more of it than can be met.
      var sample = Self.sample(seed, .everything.subtracting(.ratios))
      var (tree, image) = (sample.tree, sample.tree)
      if seed % 2 == 0 {
        tree = tree.offset(using: &sample.random)
        for node in tree.nodes.indices { image.update(node) { $0.offset = tree.nodes[node].offset } }
      }
      for _ in 0..<Int.random(in: 1...3, using: &sample.random) {
        guard let (text, mirrored) = Self.relation(in: tree, using: &sample.random) else { break }
        tree = LayoutTree(try tree.constrain(text))
        image = LayoutTree(try image.constrain(mirrored))
      }
      let texts = tree.relations.map(\.relation.text).joined(separator: ", ")
      let verdict = try Self.expectMirrored(tree, image, in: sample.proposal, "seed \(seed): \(texts)")
      return texts.isEmpty ? .inapplicable : verdict
    }
  }

  @Test func whatFollowsTheDirectionIsMirrored() async {
    await Law(seeds: 0..<75, atLeast: 25).check { seed in
      var sample = Self.sample(seed, .everything.subtracting(.ratios))
      var tree = sample.tree
      for _ in 0..<Int.random(in: 1...3, using: &sample.random) {
        guard let (text, _) = Self.relation(in: tree, using: &sample.random) else { break }
        let directed = text.replacing(".left", with: ".leading").replacing(".right", with: ".trailing")
        tree = LayoutTree(try tree.constrain(directed))
      }
      let texts = tree.relations.map(\.relation.text).joined(separator: ", ")
      let verdict = try Self.expectMirrored(tree, tree, in: sample.proposal, "seed \(seed): \(texts)")
      return texts.isEmpty ? .inapplicable : verdict
    }
  }

  /// What is said of left and right can be read off the rectangles, wherever the items stand.
  @Test(arguments: ownDirections)
  func requiredRelationsHoldWhereThingsAreDrawn(_ own: RandomLayout.Ingredients) async {
    await Law(seeds: 0..<66, atLeast: 23).check { seed in
      // Relations follow hexagons as long as they have a width; between gaps that are too wide they vanish. What covers its
      // cell by a ratio takes none, and drawn rectangles do not tell where a baseline is.
      let sample = Self.sample(seed, .everything.subtracting([.hexagons, .ratios, .baselines]).union(own))
      guard case .placed(let without) = try Self.outcome(of: sample.tree, in: sample.proposal, .rightToLeft) else {
        return .inapplicable
      }
      var maker = RandomRelations(seed: seed)
      let relations = maker.relations(4, of: sample.tree, at: without, .near)
      let tree = sample.tree.related(relations)
      guard case .placed(let placed) = try Self.outcome(of: tree, in: sample.proposal, .rightToLeft) else {
        return .inapplicable
      }
      // A relation may make another alternative fit; what speaks of one that is not chosen then has no effect.
      let required = relations.filter { relation in
        relation.isRequired && relation.terms.allSatisfy { placed.isPlaced[$0.node] }
      }
      for relation in required {
        let violation = relation.violation(in: placed.rectsWithoutOffsets)
        #expect(
          violation <= 10 * placed.size.tolerance,
          "seed \(seed): \(relation.relation(in: tree).text) by \(violation)")
      }
      return required.isEmpty ? .inapplicable : .checked
    }
  }

  // MARK: Presolve

  @Test(arguments: ownDirections)
  func presolveChangesNothing(_ own: RandomLayout.Ingredients) async {
    await Law(seeds: 0..<36, atLeast: 21).check { seed in
      var sample = Self.sample(seed, .everything.union(own))
      var tree = sample.tree
      if let (text, _) = Self.relation(in: tree, using: &sample.random) { tree = LayoutTree(try tree.constrain(text)) }
      switch (
        try Self.outcome(of: tree, in: sample.proposal, .rightToLeft),
        try Self.outcome(of: tree, in: sample.proposal, .rightToLeft, presolve: .off)
      ) {
      case (.placed(let reduced), .placed(let whole)):
        let isSame = zip(reduced.rects, whole.rects).allSatisfy { $0.distance(to: $1) <= whole.size.tolerance }
        #expect(isSame, "seed \(seed)")
        #expect(
          reduced.diagnosis.ambiguities.map(\.track) == whole.diagnosis.ambiguities.map(\.track), "seed \(seed)")
        return .checked
      case (.failed(let reduced), .failed(let whole)): #expect(reduced == whole, "seed \(seed)")
      case (.placed, .failed), (.failed, .placed): Issue.record("seed \(seed): only one has an answer")
      }
      return .inapplicable
    }
  }

  // MARK: Explanations

  @Test(arguments: ownDirections)
  func explanationsAddUpToTheEdgesThatAreDrawn(_ own: RandomLayout.Ingredients) async {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    engine.options.triesFixes = false
    await Law(seeds: 0..<45, atLeast: 28).check { [engine] seed in
      // In a cell that is unsized along one axis, hexagons have a size that this axis alone does not tell.
      var sample = Self.sample(seed, .everything.subtracting(seed % 2 == 0 ? .hexagons : .unsized).union(own))
      var tree = sample.tree.offset(using: &sample.random)
      guard case .placed(var placement) = try Self.outcome(of: tree, in: sample.proposal, .rightToLeft) else {
        return .inapplicable
      }
      var maker = RandomRelations(seed: seed)
      let related = tree.related(maker.relations(2, of: tree, at: placement, .near))
      if seed % 2 == 0, case .placed(let with) = try Self.outcome(of: related, in: sample.proposal, .rightToLeft) {
        (tree, placement) = (related, with)
      }
      let frames = placement.frames.shuffled(using: &sample.random).prefix(2)
      for frame in frames {
        for edge in [LayoutEdge.left, .right, .width] {
          let explanation = try engine.explain(
            edge, of: frame.name, for: tree, in: sample.proposal, triesCauses: false)
          #expect(explanation.value == edge.value(in: frame.rect), "seed \(seed)")
          let sum =
            explanation.causes.reduce(0) { $0 + $1.contribution }
            + explanation.rules.reduce(0) { $0 + $1.contribution }
          #expect(
            abs(sum - explanation.value) <= 1e-6 * (1 + abs(explanation.value)), "seed \(seed): \(explanation)")
        }
      }
      return frames.isEmpty ? .inapplicable : .checked
    }
  }
}

extension Diagnosis {
  fileprivate var withoutOverflows: Diagnosis {
    Diagnosis(ambiguities: ambiguities, conflicts: conflicts, notes: notes)
  }

  /// Which edges of what stand out, sorted.
  fileprivate var edgesOut: [String] { overflows.map { "\($0.place).\($0.edge)" }.sorted() }

  /// The same in the mirror image.
  fileprivate var mirroredEdgesOut: [String] {
    overflows.map { overflow in
      let edge: LayoutEdge =
        switch overflow.edge {
        case .left: .right
        case .right: .left
        default: overflow.edge
        }
      return "\(overflow.place).\(edge)"
    }.sorted()
  }
}
