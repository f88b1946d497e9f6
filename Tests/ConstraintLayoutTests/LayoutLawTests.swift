import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for every layout, tried on layouts that nobody prepared.
struct LayoutLawTests {
  private static let seeds: Range<UInt64> = 0..<150

  /// A random layout that has a place, and the engine that placed it.
  private struct Sample {
    let tree: LayoutTree
    let proposal: ProposedSize
    let engine: LayoutEngine
    let placement: Placement
  }

  /// Places a random layout, read in a random direction; `nil` where what was offered is too small for it.
  private func place(
    _ seed: UInt64, _ ingredients: RandomLayout.Ingredients, triesFixes: Bool = false
  ) throws -> Sample? {
    var maker = RandomLayout(seed: seed)
    let tree = maker.tree(ingredients)
    let proposal = maker.proposal()
    var engine = LayoutEngine()
    engine.options.triesFixes = triesFixes
    engine.options.layoutDirection = maker.layoutDirection()
    do {
      return Sample(tree: tree, proposal: proposal, engine: engine, placement: try engine.place(tree, in: proposal))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }

  @Test(arguments: seeds)
  func theRootStaysInsideItsContainer(_ seed: UInt64) throws {
    guard let sample = try place(seed, .everything) else { return }
    for axis in Axis.allCases {
      guard let offered = sample.proposal[axis] else { continue }
      #expect(sample.placement.size[axis] <= offered + 1e-6, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func cellsOfOneContainerDoNotOverlap(_ seed: UInt64) throws {
    // Unsized content may stand out of its cell, so it is left out here, and what is in hexagons is unsized.
    let ingredients = RandomLayout.Ingredients.everything.subtracting([.unsized, .hexagons])
    guard let sample = try place(seed, ingredients) else { return }
    let standing = sample.placement.rectsWithoutOffsets
    for parent in sample.tree.nodes.indices where sample.tree.nodes[parent].kind != .item {
      let rects = sample.tree.cells(of: parent).filter { sample.placement.isPlaced[$0] }.map { standing[$0] }
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
    // In a balanced stack the size of all outweighs the limits of one, and so do hexagons. What covers its cell by a ratio is
    // drawn larger than it is laid out.
    guard let sample = try place(seed, .everything.subtracting([.balanced, .hexagons, .ratios])) else { return }
    for (index, rect) in sample.placement.rects.enumerated() where sample.placement.isPlaced[index] {
      let node = sample.tree.nodes[index]
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
    // Hexagons have a size of their own where nothing is proposed, which does not follow.
    guard let sample = try place(seed, .everything.subtracting(.hexagons)) else { return }
    let twice = ProposedSize(
      width: sample.proposal.width.map { $0 * 2 }, height: sample.proposal.height.map { $0 * 2 })
    let scaled = try sample.engine.place(sample.tree.scaled(by: 2), in: twice)
    for (old, new) in zip(sample.placement.rects, scaled.rects) {
      // A power of two scales every number exactly, so the solver takes the very same steps.
      #expect(new == Rect(x: old.x * 2, y: old.y * 2, width: old.width * 2, height: old.height * 2), "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func thereAndBackGivesTheSameBits(_ seed: UInt64) throws {
    guard let sample = try place(seed, .everything) else { return }
    let larger = ProposedSize(
      width: sample.proposal.width.map { $0 * 1.7 }, height: sample.proposal.height.map { $0 + 33 })
    // Whatever comes of it.
    _ = try? sample.engine.place(sample.tree, in: larger)
    #expect(try sample.engine.place(sample.tree, in: sample.proposal).rects == sample.placement.rects, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func theSizeThatWasTakenIsEnough(_ seed: UInt64) throws {
    // What is chosen by the space that is there may be chosen otherwise when there is less of it.
    let ingredients = RandomLayout.Ingredients.everything.subtracting([.choices, .lazyGrids])
    guard let sample = try place(seed, ingredients) else { return }
    var size = sample.proposal
    // Without a length nothing grows, so an axis without one stays without; 0 would ask for the minimum.
    for axis in Axis.allCases where sample.proposal[axis] != nil && sample.placement.size[axis] > 0 {
      size[axis] = sample.placement.size[axis]
    }
    let again = try sample.engine.place(sample.tree, in: size)
    for (old, new) in zip(sample.placement.rects, again.rects) {
      #expect(old.isNear(new), "seed \(seed): \(old), \(new)")
    }
  }

  @Test(arguments: seeds)
  func everyFixSettlesItsAmbiguity(_ seed: UInt64) throws {
    let ingredients: RandomLayout.Ingredients = [.spans, .rowSpans, .unsized, .nested, .texts, .measured]
    guard let sample = try place(seed, ingredients, triesFixes: true) else { return }
    for ambiguity in sample.placement.diagnosis.ambiguities {
      #expect(ambiguity.lower <= ambiguity.chosen + 1e-6 && ambiguity.chosen <= ambiguity.upper + 1e-6, "seed \(seed)")
      #expect(ambiguity.lower < ambiguity.upper, "seed \(seed)")
      for fix in ambiguity.fixes {
        let fixed = try sample.engine.place(sample.tree, in: sample.proposal, applying: fix)
        let isStillOpen = fixed.diagnosis.ambiguities.contains {
          ($0.axis, $0.container, $0.track) == (ambiguity.axis, ambiguity.container, ambiguity.track)
        }
        #expect(!isStillOpen, "seed \(seed): \(fix.text)")
      }
    }
  }

  @Test(arguments: seeds)
  func everyAmbiguityOfAGridComesWithAFix(_ seed: UInt64) throws {
    let ingredients: RandomLayout.Ingredients = [.spans, .rowSpans, .unsized, .texts, .measured]
    guard let sample = try place(seed, ingredients, triesFixes: true) else { return }
    let tree = sample.tree
    // A child across all columns would cover one more, which may leave columns open; then there is no such fix.
    let isAllRows = tree.children(of: 0).allSatisfy { if case .gridRow = tree.nodes[$0].kind { true } else { false } }
    for ambiguity in sample.placement.diagnosis.ambiguities where isAllRows || ambiguity.axis == .horizontal {
      #expect(!ambiguity.fixes.isEmpty, "seed \(seed): \(ambiguity.axis) \(ambiguity.track)")
    }
  }

  @Test(arguments: seeds)
  func aConflictIsIrreducible(_ seed: UInt64) throws {
    var maker = RandomLayout(seed: seed)
    // Gaps can be part of a conflict too; here only items are.
    let tree = maker.tree([.spans, .rowSpans, .nested, .ranges, .texts, .measured]).withoutGaps()
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
