import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for relations between the lengths of items: what needs no program is what a program would say.
struct RelatedLengthsLawTests {
  private static let usual: RandomLayout.Ingredients = [.flexible, .nested, .ranges]

  private static func among(
    _ name: String, _ ingredients: RandomLayout.Ingredients, atLeast least: Int
  ) -> LayoutShare {
    LayoutShare(name, usual.union(ingredients), atLeast: least)
  }

  /// What stands beside items and around them.
  static let surroundings = [
    among("items", [], atLeast: 12),
    among("texts", [.texts, .measured], atLeast: 8),
    among("containers", [.frames, .paddings, .balanced, .spacers], atLeast: 8),
    among("spans", [.spans, .unsized, .rowSpans], atLeast: 8),
    among("what is said of cells", [.priorities, .stretches, .alignments], atLeast: 8),
  ]

  @Test(arguments: surroundings)
  func whatIsDirectIsWhatTheProgramSays(_ surroundings: LayoutShare) async {
    await Law(seeds: 0..<160, atLeast: surroundings.least).check { seed in
      guard let sample = LawSample(withRelatedLengths: seed, surroundings.ingredients) else { return .inapplicable }
      return try sample.checkDirectAnswer(seed)
    }
  }
}

extension LawSample {
  /// A layout with relations between the lengths of items.
  ///
  /// - Returns: `nil` where it has too few items.
  fileprivate init?(withRelatedLengths seed: UInt64, _ ingredients: RandomLayout.Ingredients) {
    self.init(seed, ingredients)
    let items = tree.nodes.indices.filter { tree.nodes[$0].isLeaf && tree.nodes[$0].id != nil }
    guard items.count > 1 else { return nil }
    // Mostly of neighbours, and not too many, so that some can hold.
    let count = Int.random(in: 1...min(5, items.count - 1), using: &random)
    let first = Int.random(in: 0..<(items.count - count), using: &random)
    let attribute: LayoutAnchor.Attribute = random.chance(0.6) ? .width : .height
    let isChain = random.chance(0.4)
    var relations: [RandomRelation] = []
    for number in first..<(first + count) {
      let other = isChain ? items[number + 1] : items.filter { $0 != items[number] }.randomElement(using: &random)
      guard let other else { continue }
      relations.append(relation(between: other, and: items[number], attribute, isChain))
    }
    tree = tree.related(relations)
  }

  /// That the length of one item is that of another one, or no less, or no more; or no less than a number.
  private mutating func relation(
    between item: Int, and other: Int, _ attribute: LayoutAnchor.Attribute, _ isChain: Bool
  ) -> RandomRelation {
    let factor = random.chance(0.8) ? 1 : ([0.5, 2] as [Double]).randomElement(using: &random) ?? 1
    let comparison: RandomRelation.Comparison =
      isChain ? .atLeast : ([.equal, .equal, .atLeast, .atMost] as [_]).randomElement(using: &random) ?? .equal
    let distance = random.chance(0.5) ? 0 : Double(Int.random(in: 0...9, using: &random))
    let isAlone = !isChain && random.chance(0.15)
    return RandomRelation(
      carrier: 0,
      terms: [.init(coefficient: 1, node: item, attribute: attribute)]
        + (isAlone ? [] : [.init(coefficient: -factor, node: other, attribute: attribute)]),
      comparison: comparison, constant: isAlone ? 4 * distance : distance,
      priority: random.chance(0.7)
        ? 1000 : ([900, 800, 600, 400, 30] as [Double]).randomElement(using: &random) ?? 1000)
  }
}
