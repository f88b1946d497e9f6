import ConstraintLayout
import LayoutTestSupport
import Testing

/// A conflict is minimal in the words of the document: what it names contradicts itself, and without any one of its members,
/// taken back where it was said, there is an answer.
struct ConflictLawTests {
  /// What is chosen by the space would be chosen otherwise in the layout that is left.
  ///
  /// What stands in an unsized cell would stand elsewhere there. The ideal size that content takes follows from what is no part
  /// of the conflict. Hexagons and lines of text are statements that no document is without.
  private static let ingredients = RandomLayout.Ingredients.everything.subtracting([
    .choices, .lazyGrids, .unsized, .fixedSizes, .hexagons, .baselines,
  ])

  @Test func whatAConflictNamesContradictsItselfAndNothingLessDoes() async {
    await Law(seeds: 0..<170, atLeast: 21).check { try Self.check($0, Self.ingredients) }
  }

  /// Fewer kinds of parts make more conflicts of the others.
  @Test func conflictsOfItemsAreMinimal() async {
    await Law(seeds: 500..<650, atLeast: 13).check {
      try Self.check($0, Self.ingredients.subtracting([.frames, .ratios]))
    }
  }

  /// The second item is 30 below the first, which ends at 20: there is no room for another gap of 30 above them.
  @Test func aGapThatIsTakenBackMayBeLongerThanOthers() throws {
    let column = Stack(.column, spacing: 1) {
      Item("above")
      BalancedStack(.column, spacing: 2) {
        Item("first")
        Item("second")
      }
      .id("balanced")
    }
    let (first, second) = (3, 4)
    let relations = [
      RandomRelation(
        carrier: 0, terms: [.init(coefficient: 1, node: first, attribute: .bottom)], comparison: .equal, constant: 20,
        priority: 1000),
      RandomRelation(
        carrier: 0, terms: [.init(coefficient: 1, node: second, attribute: .top)], comparison: .atLeast, constant: 50,
        priority: 1000),
    ]
    let document = StatedLayout(
      tree: LayoutTree(column).named(), relations: relations, proposal: ProposedSize(width: nil, height: nil))
    #expect(try Self.check(document, .leftToRight, "gaps") == .checked)
  }

  /// What scrolls takes its ideal height, and is no longer 20 high where that is taken back: nothing else says how high it is.
  @Test func whatScrollsMayHaveAnotherLengthOnceItsIdealIsTakenBack() throws {
    let column = Stack(.column, spacing: 30) {
      Scroll(.vertical) { Item("content").frame(minHeight: 10, idealHeight: 20) }
      Item("below").frame(height: 10)
    }
    let (content, below) = (2, 3)
    let relation = RandomRelation(
      carrier: 0,
      terms: [
        .init(coefficient: 1, node: content, attribute: .height), .init(coefficient: -1, node: below, attribute: .top),
      ],
      comparison: .atLeast, constant: 5, priority: 1000)
    let document = StatedLayout(
      tree: LayoutTree(column).named(), relations: [relation], proposal: ProposedSize(width: nil, height: nil))
    #expect(try Self.check(document, .leftToRight, "scroll") == .checked)
  }

  private static func check(_ seed: UInt64, _ ingredients: RandomLayout.Ingredients) throws -> Law.Verdict {
    var maker = RandomLayout(seed: seed)
    let plain = maker.tree(ingredients)
    let (proposal, direction) = (maker.proposal(), maker.layoutDirection())
    guard case .placed(let placement) = try outcome(of: plain, in: proposal, direction) else { return .inapplicable }
    var relations = RandomRelations(seed: seed &+ 1)
    let count = Int.random(in: 1...4, using: &relations.random)
    let document = StatedLayout(
      tree: plain.named(), relations: relations.relations(count, of: plain, at: placement, .near), proposal: proposal)
    return try check(document, direction, "seed \(seed)")
  }

  /// - Parameter name: What reports call the document.
  private static func check(
    _ document: StatedLayout, _ direction: LayoutDirection, _ name: String
  ) throws -> Law.Verdict {
    let related = document.tree.related(document.relations)
    guard case .conflict(let members) = try outcome(of: related, in: document.proposal, direction) else {
      return .inapplicable
    }
    let statements = members.map(\.statement)
    #expect(Set(statements).count == statements.count, "\(name): \(statements)")
    // A measured height follows from a width, which is another one in the layout that is left, and the ideal length of a container
    // that scrolls from all that is in it. Where a line of text stands, which relations may ask for, is nothing that a document
    // could take back; it follows from all that hangs on it, also from what says no more than that it is not higher.
    guard !document.measuresHeight(in: statements), !document.takesIdealOfContent(in: statements),
      !statements.contains(where: \.isAboutLines), !document.tree.holdsInRatios(statements),
      !document.tree.holdsOnLines(statements)
    else { return .inapplicable }
    // Without relations there was an answer.
    #expect(!document.relations(in: statements).isEmpty, "\(name): \(statements)")
    #expect(try !document.holds(statements, direction), "\(name): \(statements) can hold")
    for statement in statements {
      let others = statements.filter { $0 != statement }
      #expect(
        try document.canHold(others, without: statement, direction),
        "\(name): \(statement) is too much in \(statements)")
    }
    return .checked
  }

  enum Outcome {
    case placed(Placement)
    case conflict([LayoutError.ConflictMember])
    /// A relation reaches into an unsized cell, or is about what covers its cell.
    case refused
  }

  static func outcome(
    of tree: LayoutTree, in proposal: ProposedSize, _ direction: LayoutDirection
  ) throws -> Outcome {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    engine.options.triesFixes = false
    do {
      return .placed(try engine.place(tree, in: proposal))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return .conflict(error.conflict)
    } catch let error as LayoutError where error.code == .invalidLayout {
      return .refused
    }
  }
}

extension LayoutTree {
  /// Whether statements speak of what hangs on a line of text.
  fileprivate func holdsOnLines(_ statements: [String]) -> Bool {
    let words = Set(statements.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
    return nodes.indices.contains { node in
      guard case .stack(let options) = nodes[node].kind, options.axis == .row,
        options.alignment == .firstTextBaseline || options.alignment == .lastTextBaseline
      else { return false }
      return nodes[(node + 1)..<nodes[node].end].contains { words.contains(Substring($0.id ?? "")) }
    }
  }

  /// Whether statements speak of something in a box that keeps a ratio of which they say nothing, or not all.
  ///
  /// It stands in the middle of that box, or fills it, and without the ratio there is no box. A ratio that is that of the
  /// content is another one where only some of what is said of the content is kept.
  fileprivate func holdsInRatios(_ statements: [String]) -> Bool {
    let words = Set(statements.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
    return nodes.indices.contains { node in
      guard case .aspectRatio(let options) = nodes[node].kind else { return false }
      let inner = nodes[(node + 1)..<nodes[node].end].compactMap(\.id)
      let said = statements.contains { $0.hasPrefix("\(inner.first ?? "") ") && $0.hasSuffix("times as wide as high") }
      return (!said || options.ratio == nil) && inner.contains { words.contains(Substring($0)) }
    }
  }
}

extension String {
  /// Whether a statement is about where a line of text stands.
  fileprivate var isAboutLines: Bool {
    contains(" baseline of ") || contains(" share a line ") || contains("Baseline")
  }
}
