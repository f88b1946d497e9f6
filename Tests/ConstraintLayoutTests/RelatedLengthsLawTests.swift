import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for relations between the lengths of items: what needs no program is what a program would say.
struct RelatedLengthsLawTests {
  private static let usual: RandomLayout.Ingredients = [.flexible, .nested, .ranges]

  /// What stands beside items and around them.
  static let surroundings = [
    LayoutShare("items", [], beside: usual, atLeast: 12),
    LayoutShare("texts", [.texts, .measured], beside: usual, atLeast: 8),
    LayoutShare("containers", [.frames, .paddings, .balanced, .spacers], beside: usual, atLeast: 8),
    LayoutShare("spans", [.spans, .unsized, .rowSpans], beside: usual, atLeast: 8),
    LayoutShare("what is said of cells", [.priorities, .stretches, .alignments], beside: usual, atLeast: 8),
    LayoutShare("lines of text", [.texts, .baselines], beside: usual, atLeast: 2),
    LayoutShare("parts and scrolls", [.fractions, .scrolls, .overlays], beside: usual, atLeast: 2),
    LayoutShare("decisions", [.choices, .flows, .lazyGrids], beside: usual, atLeast: 2),
  ]

  @Test(arguments: surroundings)
  func whatIsDirectIsWhatTheProgramSays(_ surroundings: LayoutShare) async {
    await Law(seeds: 0..<160, atLeast: surroundings.least).check { seed in
      guard let sample = LawSample(withRelatedLengths: seed, surroundings.ingredients) else { return .inapplicable }
      return try sample.checkDirectAnswer(seed)
    }
  }

  /// Shorter than its cell it moves no other, however many stand beside it.
  @Test func whatGrowsAloneInItsRowIsAsLongAsRelationsSay() async {
    await Law(seeds: 0..<400, atLeast: 200).check { try LawSample(withOneThatGrowsInEachRow: $0).checkDirectAnswer($0) }
  }
}

extension LawSample {
  /// Rows of items of fixed widths and one that grows, which relations tie to a fixed one or to that of another row.
  fileprivate init(withOneThatGrowsInEachRow seed: UInt64) {
    self.init(seed)
    let rows = (0..<Int.random(in: 1...3, using: &random)).map { row in
      let count = Int.random(in: 1...4, using: &random)
      let growing = Int.random(in: 0...count, using: &random)
      return (0...count).map { index -> Item in
        let least: Double? = random.chance(0.3) ? Double(Int.random(in: 1...20, using: &random)) : nil
        let width = Double(Int.random(in: 1...60, using: &random))
        let item = Item("i\(row)-\(index)")
        return index == growing ? item.frame(minWidth: least, minHeight: 5) : item.frame(width: width, height: 5)
      }
    }
    let alignment: StackAlignment = random.chance(0.5) ? .leading : .center
    tree = LayoutTree(
      Stack(.column, alignment: alignment) { ForEach(rows) { row in Stack(.row) { ForEach(row) { $0 } } } })
    proposal.width = random.chance(0.7) ? Double(Int.random(in: 60...400, using: &random)) : nil
    let items = tree.nodes.indices.filter { tree.nodes[$0].isLeaf }
    let growing = items.filter { tree.nodes[$0].width.maximum == nil }
    tree = tree.related(
      growing.compactMap { item in
        items.filter { $0 != item }.randomElement(using: &random).map {
          relation(between: item, and: $0, .width, false)
        }
      })
  }

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
