import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for free layouts in which relations say where each child is: a program would say the same of them.
struct EvaluatedPlacesLawTests {
  private static let usual: RandomLayout.Ingredients = [.flexible, .nested, .ranges, .free]

  /// What stands in free layouts and around them.
  static let surroundings = [
    LayoutShare("items", [], beside: usual, atLeast: 10),
    LayoutShare("texts", [.texts, .measured], beside: usual, atLeast: 5),
    LayoutShare(
      "containers", [.frames, .paddings, .layers, .balanced, .spacers, .lazyGrids], beside: usual, atLeast: 5),
    LayoutShare("spans", [.spans, .unsized, .rowSpans], beside: usual, atLeast: 5),
    LayoutShare(
      "what is said of cells", [.offsets, .priorities, .stretches, .alignments, .scrolls], beside: usual, atLeast: 5),
    LayoutShare("ratios and hexagons", [.ratios, .hexagons, .texts], beside: usual, atLeast: 10),
    LayoutShare("lines of text", [.texts, .baselines, .alignments], beside: usual, atLeast: 8),
    LayoutShare("parts", [.fractions, .frames, .paddings], beside: usual, atLeast: 8),
    LayoutShare("decisions", [.choices, .flows, .lazyGrids, .texts], beside: usual, atLeast: 6),
    LayoutShare(
      "much", [.spans, .frames, .paddings, .layers, .texts, .spacers, .flows, .fixedSizes], beside: usual, atLeast: 5),
  ]

  @Test(arguments: surroundings)
  func whatIsDirectIsWhatTheProgramSays(_ surroundings: LayoutShare) async {
    await Law(seeds: 0..<160, atLeast: surroundings.least).check { seed in
      try LawSample(freelySaid: seed, surroundings.ingredients)?.checkDirectAnswer(seed) ?? .inapplicable
    }
  }

  /// The samples that are counted, whatever seeds other laws are tried on.
  @Test func noFewerNeedNoProgram() async throws {
    var count = (direct: 0, answered: 0)
    for seed: UInt64 in 0..<160 {
      guard let sample = LawSample(freelySaid: seed, Self.usual),
        let placement = try sample.placement()
      else { continue }
      count.answered += 1
      if placement.effort.regions == 0 { count.direct += 1 }
      await Task.yield()
    }
    print("free layouts: \(count.direct) of \(count.answered) layouts need no program")
    #expect(count.direct >= 12)
  }
}

extension LawSample {
  /// A layout with free layouts in it, or as its root, in which relations say where each child is.
  ///
  /// - Returns: `nil` where no layout leaves the places of its children to relations.
  fileprivate init?(freelySaid seed: UInt64, _ ingredients: RandomLayout.Ingredients) {
    self.init(seed, ingredients)
    let isFree = { (node: LayoutTree.Node) in node.kind == .freeLayout(FreeLayoutOptions()) }
    guard let first = tree.nodes.firstIndex(where: isFree) else { return nil }
    if random.chance(0.4) { tree = tree.subtree(first) }
    var places = SaidPlaces(random: random)
    let nodes = tree.nodes.indices.filter { isFree(tree.nodes[$0]) }
    for node in nodes { places.name(childrenOf: node, in: &tree) }
    tree = tree.related(nodes.flatMap { places.relations(in: $0, of: tree) })
  }
}

/// Relations that say where each child of a free layout is, as people write them: from an edge of the layout or from a child
/// before it, between both, or in the middle.
private struct SaidPlaces {
  var random: SeededGenerator

  func name(childrenOf node: Int, in tree: inout LayoutTree) {
    for child in Array(tree.children(of: node)) where tree.nodes[child].id == nil && tree.nodes[child].kind != .spacer {
      tree.update(child) { $0.id = "n\(child)" }
    }
  }

  mutating func relations(in layout: Int, of tree: LayoutTree) -> [RandomRelation] {
    let children = Array(tree.children(of: layout))
    guard children.allSatisfy({ tree.nodes[$0].id != nil }) else { return [] }
    var relations: [RandomRelation] = []
    for axis in Axis.allCases {
      for (number, child) in children.enumerated() {
        var child = Child(
          node: child, layout: layout, previous: number > 0 ? children[number - 1] : nil, axis,
          isDirected: random.chance(0.3))
        sayLength(of: &child, within: tree.nodes[child.node][axis], isLeaf: tree.nodes[child.node].isLeaf)
        if tree.nodes[child.node].position[axis] == nil { sayPlace(of: &child) }
        relations += child.relations
      }
    }
    if random.chance(0.3) { relations.shuffle(using: &random) }
    return relations
  }

  /// Says how long a child is that has no length of its own; a container has one by what is in it.
  private mutating func sayLength(of child: inout Child, within limits: LengthLimits, isLeaf: Bool) {
    guard limits.minimum == nil || limits.minimum != limits.maximum else { return }
    if let previous = child.previous, random.chance(0.2) {
      child.say(child.length, is: child.length, of: previous, times: random.chance(0.3) ? 2 : 1)
    } else if random.chance(0.15) {
      child.say(child.length, is: child.length, of: child.layout, times: 0.5)
    } else if random.chance(isLeaf ? 0.8 : 0.1) {
      let least = (limits.minimum ?? 0).rounded(.up)
      let greatest = max(least, min(limits.maximum ?? .infinity, 90))
      child.say(child.length, is: Double(Int.random(in: Int(least)...Int(greatest), using: &random)))
    }
    if random.chance(0.15) { child.say(child.length, .atMost, child.length, of: child.layout) }
  }

  private mutating func sayPlace(of child: inout Child) {
    let distance = Double(Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0...4, using: &random) {
    case 0: child.say(child.start, is: child.start, of: child.layout, plus: distance)
    case 1: child.say(child.end, is: child.end, of: child.layout, plus: -distance)
    case 2: child.say(child.centre, is: child.centre, of: child.previous ?? child.layout)
    case 3:
      if let previous = child.previous {
        child.say(child.start, is: child.end, of: previous, plus: distance)
      } else {
        child.say(child.start, is: child.start, of: child.layout, plus: distance)
      }
      fallthrough
    default:
      if child.relations.isEmpty || random.chance(0.1) {
        child.say(child.end, is: child.end, of: child.layout, plus: -distance)
      }
    }
  }

  /// A child of a free layout, and what is said of it along an axis.
  private struct Child {
    let node: Int
    let layout: Int
    let previous: Int?
    let start, end, length, centre: LayoutAnchor.Attribute
    private(set) var relations: [RandomRelation] = []

    init(node: Int, layout: Int, previous: Int?, _ axis: Axis, isDirected: Bool) {
      (self.node, self.layout, self.previous) = (node, layout, previous)
      (start, end, length, centre) =
        axis == .vertical
        ? (.top, .bottom, .height, .centerY)
        : isDirected ? (.leading, .trailing, .width, .centerX) : (.left, .right, .width, .centerX)
    }

    mutating func say(
      _ attribute: LayoutAnchor.Attribute, is other: LayoutAnchor.Attribute, of node: Int, times factor: Double = 1,
      plus distance: Double = 0
    ) {
      say(attribute, .equal, other, of: node, times: factor, plus: distance)
    }

    mutating func say(_ attribute: LayoutAnchor.Attribute, is constant: Double) {
      add([.init(coefficient: 1, node: node, attribute: attribute)], .equal, constant)
    }

    mutating func say(
      _ attribute: LayoutAnchor.Attribute, _ comparison: RandomRelation.Comparison, _ other: LayoutAnchor.Attribute,
      of node: Int, times factor: Double = 1, plus distance: Double = 0
    ) {
      add(
        [
          .init(coefficient: 1, node: self.node, attribute: attribute),
          .init(coefficient: -factor, node: node, attribute: other),
        ], comparison, distance)
    }

    private mutating func add(
      _ terms: [RandomRelation.Term], _ comparison: RandomRelation.Comparison, _ constant: Double
    ) {
      relations.append(
        RandomRelation(carrier: layout, terms: terms, comparison: comparison, constant: constant, priority: 1000))
    }
  }
}
