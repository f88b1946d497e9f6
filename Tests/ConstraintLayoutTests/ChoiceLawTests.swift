import ConstraintLayout
import LayoutTestSupport
import Testing

/// Whenever an alternative fits the cell that it would get, the chosen one fits.
struct ChoiceLawTests {
  /// Items that take their ideal lengths or anything, so that no item is shorter than it asks to be for the sake of a choice.
  private static let ingredients: RandomLayout.Ingredients = [
    .flexible, .nested, .spans, .rowSpans, .balanced, .choices, .lazyGrids, .paddings, .spacers, .hexagons, .ratios,
  ]

  @Test func whereAnAlternativeFitsTheChosenOneDoes() async {
    await Law(seeds: 0..<150, atLeast: 30).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree(Self.ingredients)
      let proposal = maker.proposal()
      guard let placement = try Self.place(tree, in: proposal) else { return .inapplicable }
      let choices = tree.choices.filter { placement.isPlaced[$0] }
      let chosen = choices.reduce(into: [:]) { chosen, choice in
        chosen[choice] = tree.children(of: choice).first { placement.isPlaced[$0] }
      }
      var verdict = Law.Verdict.inapplicable
      for choice in choices {
        guard let taken = chosen[choice] else { continue }
        verdict = .checked
        // It is no matter of the choice whether what is around it stands out of something.
        if try Self.fits(choice, taken, in: tree, placement, chosen, outermost: tree.container(of: choice)) { continue }
        for other in tree.children(of: choice) where other != taken {
          var forced = chosen
          forced[choice] = other
          let (single, numbers) = tree.keeping(forced)
          guard let placed = try Self.place(single, in: proposal), let place = numbers[choice],
            let inside = numbers[other]
          else { continue }
          // A cell that is long enough whatever is chosen is one that it fits, also where that cell stands out.
          if try Self.fitsUnasked(taken, of: choice, in: tree, chosen, proposal) { continue }
          // Beside what choices behind it counted as it may not have fitted, though it does beside what they came to.
          guard try Self.fits(other, atTheTurnOf: choice, in: tree, chosen, proposal) else { continue }
          #expect(
            !(try Self.fits(place, inside, in: single, placed, [:])),
            "seed \(seed): \(other) of \(choice) fits \(placed.rects[place]), \(taken) does not \(placement.rects[choice])"
          )
        }
      }
      return verdict
    }
  }

  /// Each alternative below is the first of a row, so it lies inside the hexagon whatever stands behind it.
  @Test func whatOthersStandOutForDoesNotFit() throws {
    func fits(beside side: Double, in axes: Axis.Set = .all) throws -> Bool {
      let grid = HexGrid {
        HexCell(row: 0, column: 0) {
          Stack(.row, spacing: 0) {
            ViewThatFits(in: axes) {
              Item("small").frame(width: 1, height: 5)
              Item("large").frame(width: 42, height: 5)
            }
            Item("side").frame(width: side, height: 5)
          }
        }
      }
      let tree = LayoutTree(grid)
      let choice = try #require(tree.choices.first)
      return try Self.fits(choice + 1, atTheTurnOf: choice, in: tree, [:], ProposedSize(width: 40))
    }
    #expect(try fits(beside: 39))
    #expect(try !fits(beside: 39.5))
    #expect(try !fits(beside: 60))
    #expect(try fits(beside: 60, in: .vertical))
  }

  /// A column of 30 that stands out of a hexagon is long enough for what stands in it, and no less so beside what is short.
  @Test func whatOthersMakeLongEnoughFitsThoughItStandsOut() throws {
    func fits(_ width: Double) throws -> Bool {
      let grid = HexGrid {
        HexCell(row: 0, column: 0) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              Item("left").frame(width: 20, height: 5)
              Item("right").frame(width: 30, height: 5)
            }
            GridRow {
              Item("below").frame(width: 20, height: 5)
              ViewThatFits(in: .horizontal) {
                Item("long").frame(width: width, height: 5)
                Item("short").frame(width: 5, height: 5)
              }
            }
          }
        }
      }
      let tree = LayoutTree(grid)
      let choice = try #require(tree.choices.first)
      return try Self.fitsUnasked(choice + 1, of: choice, in: tree, [:], ProposedSize(width: 40))
    }
    #expect(try fits(26))
    #expect(try fits(30))
    #expect(try !fits(30.5))
  }

  /// Where each choice has an alternative that fits at its turn, and the first of these fit together, there is an answer.
  ///
  /// What is proposed is about the size that some alternatives come to. Choices are made one after the other, while those
  /// behind count as their last. What a choice does not name may be as long as it likes, so all name both axes here. Those of
  /// a column are made together along x: what one of them takes is no width for another, though that would fit there.
  @Test func whereAlternativesFitTogetherThereIsAnAnswer() async {
    await Law(seeds: 0..<400, atLeast: 20).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree(Self.ingredients).choosingByAllAxes
      return try Self.checkThereIsAnAnswer(tree, seed, &maker.random)
    }
  }

  /// The same where nearly everything is a choice.
  @Test func whereAlternativesOfItemsFitTogetherThereIsAnAnswer() async {
    await Law(seeds: 0..<300, atLeast: 80).check { seed in
      var random = SeededGenerator(seed: seed)
      let tree = LayoutTree(ItemChoices(depth: 2, using: &random).layout)
      return try Self.checkThereIsAnAnswer(tree, seed, &random)
    }
  }

  private static func checkThereIsAnAnswer(
    _ tree: LayoutTree, _ seed: UInt64, _ random: inout SeededGenerator
  ) throws -> Law.Verdict {
    let combinations = tree.combinations(atMost: 30)
    guard let some = combinations.randomElement(using: &random), combinations.count > 1 else { return .inapplicable }
    guard let size = try place(tree.keeping(some).tree, in: .unspecified)?.size else { return .inapplicable }
    let more = Double.random(in: 0...20, using: &random).rounded()
    let proposal = ProposedSize(width: size.width + more, height: size.height + more)
    let isNarrow = try combinations.contains { try place(tree.keeping($0).tree, in: proposal) == nil }
    guard isNarrow else { return .inapplicable }
    var chosen: [Int: Int] = [:]
    for choice in tree.choices where tree.takesPart(choice, among: chosen) {
      let first = try tree.children(of: choice).first {
        try fits($0, of: choice, beside: chosen, in: tree, proposal)
      }
      guard let first else { return .inapplicable }
      chosen[choice] = first
    }
    guard try place(tree.keeping(chosen).tree, in: proposal) != nil else { return .inapplicable }
    #expect(
      try place(tree, in: proposal) != nil, "seed \(seed): \(chosen.sorted { $0.key < $1.key }) fits \(proposal)")
    return .checked
  }

  /// Whether an alternative fits beside those that were chosen before, after all others have what they ask for.
  ///
  /// That something else stands out, as a grid that has fewer tracks beside this one, is nothing to it.
  private static func fits(
    _ alternative: Int, of choice: Int, beside chosen: [Int: Int], in tree: LayoutTree, _ proposal: ProposedSize
  ) throws -> Bool {
    let (single, numbers) = try tree.leavingOpen(allBut: chosen, trying: (choice, alternative))
    guard let inside = numbers[alternative], let placed = try place(single, in: proposal, overflow: .visible) else {
      return false
    }
    return try fits(alternative, into: placed.rects[inside].size, on: .all, tree, [:])
  }

  /// Whether an alternative fits while choices that are made later count as their last.
  ///
  /// Everything beside it has its own size first. In a hexagon, of which content may stand out, what is first in a row lies
  /// inside all around it also where the others leave it too little; they stand out further then than beside nothing.
  private static func fits(
    _ alternative: Int, atTheTurnOf choice: Int, in tree: LayoutTree, _ chosen: [Int: Int], _ proposal: ProposedSize
  ) throws -> Bool {
    var forced = chosen.filter { tree.isMade($0.key, before: choice) }
    forced[choice] = alternative
    let (single, numbers) = tree.keeping(forced)
    guard let placed = try place(single, in: proposal, overflow: .visible), let position = numbers[choice],
      let inside = numbers[alternative], try fits(position, inside, in: single, placed, [:])
    else { return false }
    let (rest, others) = single.withNothing(inPlaceOf: inside, of: position)
    guard let beside = try place(rest, in: proposal, overflow: .visible) else { return true }
    return others.allSatisfy { node, other in
      guard node < position || node >= single.nodes[position].end else { return true }
      let (with, without) = (single.overhang(of: node, in: placed), rest.overhang(of: other, in: beside))
      return Axis.allCases.allSatisfy { !tree.axes(of: choice).contains($0) || with[$0] <= without[$0] + 1e-6 }
    }
  }

  /// Whether an alternative fits the cell that it has where it asks for nothing, beside what all others came to.
  ///
  /// What is chosen may be smaller than its cell, so a choice tells nothing of that; what takes whatever its cell leaves does.
  private static func fitsUnasked(
    _ alternative: Int, of choice: Int, in tree: LayoutTree, _ chosen: [Int: Int], _ proposal: ProposedSize
  ) throws -> Bool {
    let forced = chosen.merging([choice: alternative]) { $1 }
    let (single, numbers) = tree.keeping(forced)
    guard let position = numbers[choice], let inside = numbers[alternative] else { return false }
    let ideal = try LayoutEngine().place(tree.keeping(forced, from: alternative).tree).size
    let (rest, others) = single.withNothing(inPlaceOf: inside, of: position, upTo: ideal)
    guard let placed = try place(rest, in: proposal, overflow: .visible), let number = others[inside] else {
      return false
    }
    return try fits(alternative, into: placed.rects[number].size, on: tree.axes(of: choice), tree, forced)
  }

  private static func place(
    _ tree: LayoutTree, in proposal: ProposedSize, overflow: OverflowHandling = .error
  ) throws -> Placement? {
    var engine = LayoutEngine()
    engine.options.overflow = overflow
    do {
      return try engine.place(tree, in: proposal)
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }

  /// Whether what of an alternative lies inside all that is around it, from some node on, is as long as it asks to be.
  private static func fits(
    _ choice: Int, _ alternative: Int, in tree: LayoutTree, _ placement: Placement, _ chosen: [Int: Int],
    outermost: Int = 0
  ) throws -> Bool {
    let room = tree.room(of: alternative, placement, from: outermost)
    return try fits(alternative, into: room, on: tree.axes(of: choice), tree, chosen)
  }

  /// Whether there is as much room as an alternative asks for.
  private static func fits(
    _ alternative: Int, into room: Size, on axes: Axis.Set, _ tree: LayoutTree, _ chosen: [Int: Int]
  ) throws -> Bool {
    let part = tree.keeping(chosen, from: alternative).tree
    let ideal = try LayoutEngine().place(part).size
    return try Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), room[axis] < ideal[axis] - 1e-6 else { return true }
      // What puts its items side by side in a greater width is not as high there as it is ideally.
      guard axis == .vertical, room.width > 0 else { return false }
      return room.height >= (try LayoutEngine().place(part, in: ProposedSize(width: room.width))).size.height - 1e-6
    }
  }
}

/// Stacks of choices between items of random sizes.
private struct ItemChoices {
  let layout: AnyLayout

  init(depth: Int, using random: inout SeededGenerator) {
    let children = (0..<Int.random(in: 2...3, using: &random)).map { _ -> AnyLayout in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Self.item(&random)
      case 1 where depth > 0: Self(depth: depth - 1, using: &random).layout
      default: Self.choice(&random)
      }
    }
    layout = AnyLayout(Stack(random.chance(0.5) ? .row : .column, spacing: 0) { children })
  }

  private static func choice(_ random: inout SeededGenerator) -> AnyLayout {
    let alternatives = (0..<Int.random(in: 2...3, using: &random)).map { _ in item(&random) }
    return AnyLayout(ViewThatFits { alternatives })
  }

  private static func item(_ random: inout SeededGenerator) -> AnyLayout {
    let lengths = (0..<2).map { _ in Double(Int.random(in: 0...60, using: &random)) }
    return AnyLayout(Item("\(random.next())").frame(width: lengths[0], height: lengths[1]))
  }
}

extension LayoutTree {
  /// All ways to choose where several alternatives are, each with every choice that takes part; none where there are too many.
  fileprivate func combinations(atMost limit: Int) -> [[Int: Int]] {
    var found: [[Int: Int]] = [[:]]
    for choice in choices {
      found = found.flatMap { chosen in
        guard takesPart(choice, among: chosen) else { return [chosen] }
        return children(of: choice).map { alternative in chosen.merging([choice: alternative]) { $1 } }
      }
      guard found.count <= limit else { return [] }
    }
    return found
  }

  /// Whether a choice is in what was chosen of all choices around it.
  fileprivate func takesPart(_ choice: Int, among chosen: [Int: Int]) -> Bool {
    choices.allSatisfy { around in
      guard around < choice, nodes[around].end > choice else { return true }
      return chosen[around].map { $0 <= choice && choice < nodes[$0].end } ?? false
    }
  }

  /// The same choices, each naming both axes.
  fileprivate var choosingByAllAxes: LayoutTree {
    var tree = self
    for choice in choices {
      tree.update(choice) { node in
        guard case .viewThatFits(var options) = node.kind else { return }
        options.axes = .all
        node.kind = .viewThatFits(options)
      }
    }
    return tree
  }

  /// The tree with the alternatives that were chosen, and an item for that of each other choice, as long as it is ideally or
  /// as there is room; choices that share a column with what is tried ask for no width.
  ///
  /// - Parameters:
  ///   - chosen: The alternatives of those choices that are made.
  ///   - tried: What a choice is tried with, which takes what all others leave; choices that are open count as their last.
  /// - Returns: The tree, and the new number of each node in it.
  fileprivate func leavingOpen(
    allBut chosen: [Int: Int], trying tried: (choice: Int, alternative: Int)
  ) throws -> (tree: LayoutTree, numbers: [Int: Int]) {
    let chosen = chosen.merging([tried.choice: tried.alternative]) { $1 }
    var standing: [(alternative: Int, isOpen: Bool, asksForWidth: Bool)] = []
    for choice in choices {
      let isOpen = chosen[choice] == nil || choice == tried.choice
      let asksForWidth = !shareColumn(choice, tried.choice)
      guard isOpen || !asksForWidth, let alternative = chosen[choice] ?? Array(children(of: choice)).last else {
        continue
      }
      standing.append((alternative, isOpen, asksForWidth))
    }
    var (tree, numbers) = keeping(chosen, asLeaves: Set(standing.map(\.alternative)))
    for (alternative, isOpen, asksForWidth) in standing {
      guard let number = numbers[alternative] else { continue }
      let ideal = try LayoutEngine().place(keeping(chosen, from: alternative).tree).size
      tree.update(number) { node in
        node.kind = .item
        node.width = LengthLimits(minimum: 0, ideal: asksForWidth ? ideal.width : 0, maximum: ideal.width)
        node.height = LengthLimits(minimum: isOpen ? 0 : ideal.height, ideal: ideal.height, maximum: ideal.height)
        if alternative == tried.alternative { node.layoutPriority = -1000 }
      }
    }
    return (tree, numbers)
  }

  /// Whether a choice is made before another: those outside are, and of those as deep inside the one that comes first.
  fileprivate func isMade(_ choice: Int, before other: Int) -> Bool {
    let depths = [choice, other].map { inner in choices.count { $0 < inner && inner < nodes[$0].end } }
    return depths[0] == depths[1] ? choice < other : depths[0] < depths[1]
  }

  /// Whether two choices stand below each other in a column, at whatever depth.
  fileprivate func shareColumn(_ choice: Int, _ other: Int) -> Bool {
    let (first, second) = (min(choice, other), max(choice, other))
    guard nodes[first].end <= second, let around = nodes.indices.last(where: { $0 < first && second < nodes[$0].end }),
      case .stack(let options) = nodes[around].kind
    else { return false }
    return options.axis == .column
  }

  /// The axes on which an alternative of a choice must fit.
  fileprivate func axes(of choice: Int) -> Axis.Set {
    guard case .viewThatFits(let options) = nodes[choice].kind else { return [] }
    return options.axes
  }

  /// The container that a node stands in, or the node itself where it is the root.
  fileprivate func container(of node: Int) -> Int {
    let around = nodes.indices.last { outer in
      if case .gridRow = nodes[outer].kind { return false }
      return outer < node && nodes[outer].end > node
    }
    return around ?? node
  }

  /// The tree with an item that asks for nothing in the place of an alternative.
  ///
  /// - Parameter size: What the item takes at most.
  /// - Returns: The tree, and the new number of each node in it.
  fileprivate func withNothing(
    inPlaceOf alternative: Int, of choice: Int, upTo size: Size = .zero
  ) -> (tree: LayoutTree, numbers: [Int: Int]) {
    var (tree, numbers) = keeping([choice: alternative], asLeaves: [alternative])
    if let number = numbers[alternative] {
      tree.update(number) { node in
        node.kind = .item
        node.width = LengthLimits(minimum: 0, ideal: 0, maximum: size.width)
        node.height = LengthLimits(minimum: 0, ideal: 0, maximum: size.height)
      }
    }
    return (tree, numbers)
  }

  /// How far a node stands out of what is around it.
  fileprivate func overhang(of node: Int, in placement: Placement) -> Size {
    let around = container(of: node)
    let (inner, outer) = (placement.rects[node], placement.rects[around].inset(by: nodes[around].kind))
    return Size(
      width: max(0, outer.minX - inner.minX) + max(0, inner.maxX - outer.maxX),
      height: max(0, outer.minY - inner.minY) + max(0, inner.maxY - outer.maxY))
  }

  /// What all that a node stands in has in common, from some node on.
  fileprivate func room(of node: Int, _ placement: Placement, from outermost: Int) -> Size {
    let around = nodes.indices[outermost...].filter { outer in
      // A cell may reach into the rows below its own.
      if case .gridRow = nodes[outer].kind { return false }
      return outer <= node && nodes[outer].end > node
    }
    let rects = around.map { placement.rects[$0].inset(by: $0 == node ? nil : nodes[$0].kind) }
    return Size(
      width: (rects.map(\.maxX).min() ?? 0) - (rects.map(\.minX).max() ?? 0),
      height: (rects.map(\.maxY).min() ?? 0) - (rects.map(\.minY).max() ?? 0))
  }
}

extension Rect {
  /// What padding of this size leaves its content.
  fileprivate func inset(by kind: LayoutTree.Kind?) -> Rect {
    guard case .padding(let options)? = kind else { return self }
    let (leading, top) = (options.leading ?? 8, options.top ?? 8)
    return Rect(
      x: x + leading, y: y + top, width: width - leading - (options.trailing ?? 8),
      height: height - top - (options.bottom ?? 8))
  }
}
