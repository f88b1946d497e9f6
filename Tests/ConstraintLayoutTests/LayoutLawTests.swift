import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for every layout, tried on layouts that nobody prepared.
struct LayoutLawTests {
  private static let seeds: Range<UInt64> = 0..<150

  /// Places a random layout; `nil` where what was offered is too small for it.
  private func place(
    _ seed: UInt64, _ ingredients: RandomLayout.Ingredients, triesFixes: Bool = false
  ) throws -> (tree: LayoutTree, proposal: ProposedSize, placement: Placement)? {
    var maker = RandomLayout(seed: seed)
    let tree = maker.tree(ingredients)
    var proposal = ProposedSize.unspecified
    for axis in Axis.allCases where maker.random.chance(0.6) {
      proposal[axis] = Double(Int.random(in: 50...600, using: &maker.random))
    }
    var engine = LayoutEngine()
    engine.options.triesFixes = triesFixes
    do {
      return (tree, proposal, try engine.place(tree, in: proposal))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }

  @Test(arguments: seeds)
  func theRootStaysInsideItsContainer(_ seed: UInt64) throws {
    guard let (_, proposal, placement) = try place(seed, .everything) else { return }
    for axis in Axis.allCases {
      guard let offered = proposal[axis] else { continue }
      #expect(placement.size[axis] <= offered + 1e-6, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func cellsOfOneContainerDoNotOverlap(_ seed: UInt64) throws {
    // Unsized content may stand out of its cell, so it is left out here.
    let ingredients = RandomLayout.Ingredients.everything.subtracting(.unsized)
    guard let (tree, _, placement) = try place(seed, ingredients) else { return }
    for parent in tree.nodes.indices where tree.nodes[parent].kind != .item {
      let rects = tree.cells(of: parent).map { placement.rects[$0] }
      for (index, left) in rects.enumerated() {
        for right in rects[(index + 1)...] {
          let apart =
            left.maxX <= right.minX + 1e-6 || right.maxX <= left.minX + 1e-6 || left.maxY <= right.minY + 1e-6
            || right.maxY <= left.minY + 1e-6
          #expect(apart, "seed \(seed): \(left) and \(right)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func itemsKeepTheirLimits(_ seed: UInt64) throws {
    // In a balanced stack the size of all outweighs the limits of one.
    guard let (tree, _, placement) = try place(seed, .everything.subtracting(.balanced)) else { return }
    for (index, rect) in placement.rects.enumerated() where placement.isPlaced[index] {
      let node = tree.nodes[index]
      guard node.kind == .item else { continue }
      for axis in Axis.allCases {
        let length = node[axis].itemLength
        #expect(rect.size[axis] >= length.minimum - 1e-6, "seed \(seed): \(node.id ?? "")")
        #expect(rect.size[axis] <= length.maximum + 1e-6, "seed \(seed): \(node.id ?? "")")
      }
    }
  }

  @Test(arguments: seeds)
  func twiceTheLengthsGiveTwiceTheRects(_ seed: UInt64) throws {
    guard let (tree, proposal, placement) = try place(seed, .everything) else { return }
    let twice = ProposedSize(width: proposal.width.map { $0 * 2 }, height: proposal.height.map { $0 * 2 })
    let scaled = try LayoutEngine().place(tree.scaled(by: 2), in: twice)
    for (old, new) in zip(placement.rects, scaled.rects) {
      // A power of two scales every number exactly, so the solver takes the very same steps.
      #expect(new == Rect(x: old.x * 2, y: old.y * 2, width: old.width * 2, height: old.height * 2), "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func theSameLayoutGivesTheSameBits(_ seed: UInt64) throws {
    guard let (tree, proposal, placement) = try place(seed, .everything) else { return }
    #expect(try LayoutEngine().place(tree, in: proposal).rects == placement.rects, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func theSizeThatWasTakenIsEnough(_ seed: UInt64) throws {
    // What is chosen by the space that is there may be chosen otherwise when there is less of it.
    let ingredients = RandomLayout.Ingredients.everything.subtracting([.choices, .lazyGrids])
    guard let (tree, proposal, placement) = try place(seed, ingredients) else { return }
    var size = proposal
    // Without a length nothing grows, so an axis without one stays without; 0 would ask for the minimum.
    for axis in Axis.allCases where proposal[axis] != nil && placement.size[axis] > 0 {
      size[axis] = placement.size[axis]
    }
    let again = try LayoutEngine().place(tree, in: size)
    for (old, new) in zip(placement.rects, again.rects) { #expect(old.isNear(new), "seed \(seed): \(old), \(new)") }
  }

  @Test(arguments: seeds)
  func everyFixSettlesItsAmbiguity(_ seed: UInt64) throws {
    guard let (tree, proposal, placement) = try place(seed, [.spans, .rowSpans, .unsized, .nested], triesFixes: true)
    else {
      return
    }
    for ambiguity in placement.diagnosis.ambiguities {
      #expect(ambiguity.lower <= ambiguity.chosen + 1e-6 && ambiguity.chosen <= ambiguity.upper + 1e-6, "seed \(seed)")
      #expect(ambiguity.lower < ambiguity.upper, "seed \(seed)")
      for fix in ambiguity.fixes {
        let fixed = try LayoutEngine().place(tree, in: proposal, applying: fix)
        let isStillOpen = fixed.diagnosis.ambiguities.contains {
          ($0.axis, $0.container, $0.track) == (ambiguity.axis, ambiguity.container, ambiguity.track)
        }
        #expect(!isStillOpen, "seed \(seed): \(fix.text)")
      }
    }
  }

  @Test(arguments: seeds)
  func everyAmbiguityOfAGridComesWithAFix(_ seed: UInt64) throws {
    guard let (tree, _, placement) = try place(seed, [.spans, .rowSpans, .unsized], triesFixes: true) else { return }
    // A child across all columns would cover one more, which may leave columns open; then there is no such fix.
    let isAllRows = tree.children(of: 0).allSatisfy { if case .gridRow = tree.nodes[$0].kind { true } else { false } }
    for ambiguity in placement.diagnosis.ambiguities where isAllRows || ambiguity.axis == .horizontal {
      #expect(!ambiguity.fixes.isEmpty, "seed \(seed): \(ambiguity.axis) \(ambiguity.track)")
    }
  }

  @Test(arguments: seeds)
  func aConflictIsIrreducible(_ seed: UInt64) throws {
    var maker = RandomLayout(seed: seed)
    // Gaps can be part of a conflict too; here only items are.
    let tree = maker.tree([.spans, .rowSpans, .nested, .ranges]).withoutGaps()
    let proposal = ProposedSize(width: Double(Int.random(in: 1...40, using: &maker.random)))
    let conflict = try LayoutEngine().diagnose(tree, in: proposal).conflict
    guard !conflict.isEmpty else { return }
    let items = Set(conflict.flatMap(\.items))
    // With just the items of the conflict it stands; without any one of them it is gone.
    #expect(
      try LayoutEngine().diagnose(tree.minimums(only: items), in: proposal).status == .unsatisfiable, "seed \(seed)")
    for item in items {
      let others = tree.minimums(only: items.subtracting([item]))
      #expect(try LayoutEngine().diagnose(others, in: proposal).status != .unsatisfiable, "seed \(seed): \(item)")
    }
  }
}

extension LayoutTree {
  /// The children of a container, for a grid the cells of all its rows: they may reach into each other's rows.
  fileprivate func cells(of parent: Int) -> [Int] {
    children(of: parent).flatMap { child in
      if case .gridRow = nodes[child].kind { Array(children(of: child)) } else { [child] }
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
