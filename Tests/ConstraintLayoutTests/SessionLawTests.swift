import ConstraintLayout
import LayoutTestSupport
import Testing

/// A session has the frames of a fresh placement, whatever was changed before.
struct SessionLawTests {
  /// Layouts that are mostly evaluated directly, so that edits are taken over in place.
  private static let plain: RandomLayout.Ingredients = [
    .flexible, .nested, .spans, .ranges, .frames, .balanced, .unsized, .paddings, .spacers, .priorities, .offsets,
  ]

  /// A random change, and the tree and the proposal that it makes by another way than the session's.
  private struct Step {
    var edit: LayoutEdit
    var tree: LayoutTree
    var proposal: ProposedSize
  }

  private static func step(
    _ number: Int, from tree: LayoutTree, _ proposal: ProposedSize, _ random: inout RandomLayout
  ) -> Step {
    let named = tree.nodes.indices.filter { tree.nodes[$0].id != nil }
    guard let node = named.randomElement(using: &random.random), let id = tree.nodes[node].id,
      !random.random.chance(0.35)
    else {
      // Widths around that of the content, so that some are too small.
      var size = random.proposal()
      if random.random.chance(0.1) { size.width = [0, .infinity].randomElement(using: &random.random) }
      return Step(edit: .propose(size), tree: tree, proposal: size)
    }
    let item = Item("new\(number)").frame(width: Double(number), height: 7)
    switch random.random.next() % 10 {
    case 0 where node > 0:
      return Step(
        edit: .insert(item, before: id), tree: tree.splicing(node, .before(LayoutTree(item))), proposal: proposal)
    case 1 where node > 0:
      return Step(
        edit: .insert(item, after: id), tree: tree.splicing(node, .after(LayoutTree(item))), proposal: proposal)
    case 2 where node > 0:
      // A row of a grid goes with its last cell.
      let isRow = tree.nodes[node - 1].end == tree.nodes[node].end && isGridRow(tree.nodes[node - 1])
      return Step(edit: .remove(id), tree: tree.splicing(isRow ? node - 1 : node, .leaveOut), proposal: proposal)
    case 3:
      var changed = tree
      changed.update(node) { $0.width = LengthLimits(.flexible) }
      return Step(edit: .resize(id, width: .flexible), tree: changed, proposal: proposal)
    case 4...6:
      let height = Double(Int.random(in: 0...60, using: &random.random))
      var changed = tree
      changed.update(node) { $0.height = .fixed(height) }
      return Step(edit: .resize(id, height: height), tree: changed, proposal: proposal)
    default:
      let width = Double(Int.random(in: 0...60, using: &random.random))
      var changed = tree
      changed.update(node) { $0.width = .fixed(width) }
      return Step(edit: .resize(id, width: width), tree: changed, proposal: proposal)
    }
  }

  private static func isGridRow(_ node: LayoutTree.Node) -> Bool {
    if case .gridRow = node.kind { true } else { false }
  }

  @Test func framesAreThoseOfAFreshPlacement() async {
    await Law(seeds: 0..<60, atLeast: 46).check { seed in
      var maker = RandomLayout(seed: seed)
      var tree = maker.tree(seed.isMultiple(of: 3) ? .everything : Self.plain)
      var proposal = maker.proposal()
      var engine = LayoutEngine()
      engine.options.triesFixes = seed.isMultiple(of: 16)
      engine.options.overflow = seed.isMultiple(of: 7) ? .visible : .error
      engine.options.layoutDirection = seed.isMultiple(of: 5) ? .rightToLeft : .leftToRight
      guard var session = try? engine.session(for: tree, in: proposal) else { return .inapplicable }
      for number in 0..<16 {
        let step = Self.step(number, from: tree, proposal, &maker)
        let before = try session.placement()
        let words = "seed \(seed), edit \(number): \(step.edit)"
        switch (Result { try engine.place(step.tree, in: step.proposal) }, Result { try session.apply(step.edit) }) {
        case (.success(let fresh), .success):
          (tree, proposal) = (step.tree, step.proposal)
          try Self.expectSame(try session.placement(), fresh, words)
          try Self.expectChanges(of: session, since: before, words)
        case (.failure(let expected), .failure(let found)):
          #expect((found as? LayoutError)?.code == (expected as? LayoutError)?.code, "\(words)")
          #expect(try session.placement().rects == before.rects, "\(words)")
          #expect(try session.placement().size == before.size, "\(words)")
        case (.success, .failure(let error)): Issue.record("\(words): only the session throws \(error)")
        case (.failure(let error), .success): Issue.record("\(words): only the fresh placement throws \(error)")
        }
      }
      return .checked
    }
  }

  /// Widths that are no whole numbers show every rounding.
  ///
  /// Where no program is solved there is none to differ by.
  @Test func resizingThereAndBackEndsWhereItBegan() async {
    await Law(seeds: 0..<22, atLeast: 20).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree([.flexible, .nested, .spans, .ranges, .paddings, .balanced])
      let proposal = ProposedSize(width: 1000.1, height: nil)
      guard var session = try? LayoutEngine().session(for: tree, in: proposal) else { return .inapplicable }
      let before = try session.placement()
      for width in [900.3, 777.7, 1234.5] {
        try? session.apply(.propose(ProposedSize(width: width, height: nil)))
      }
      try session.apply(.propose(proposal))
      let limit = before.effort.solves == 0 ? 0 : 1e-9 * before.size.width
      for (old, new) in zip(before.rects, try session.placement().rects) {
        #expect(old.distance(to: new) <= limit, "seed \(seed)")
      }
      return .checked
    }
  }

  private static func expectSame(_ session: Placement, _ fresh: Placement, _ words: String) throws {
    try #require(session.rects.count == fresh.rects.count, "\(words)")
    // A program that starts elsewhere may end at other digits; what takes none may not.
    let scale = fresh.effort.solves == 0 ? 0 : 1e-9 * (1 + max(fresh.size.width, fresh.size.height))
    func isSame(_ left: Rect, _ right: Rect) -> Bool { left.distance(to: right) <= scale }
    func isSame(_ left: [Placement.Track], _ right: [Placement.Track]) -> Bool {
      left.count == right.count
        && zip(left, right).allSatisfy {
          abs($0.position - $1.position) <= scale && abs($0.length - $1.length) <= scale
        }
    }
    #expect(zip(session.rects, fresh.rects).allSatisfy(isSame), "\(words): \(session.frames), not \(fresh.frames)")
    #expect(session.frames.map(\.id) == fresh.frames.map(\.id), "\(words)")
    #expect(abs(session.size.width - fresh.size.width) <= scale, "\(words)")
    #expect(abs(session.size.height - fresh.size.height) <= scale, "\(words)")
    #expect(session.containers.count == fresh.containers.count, "\(words)")
    for (left, right) in zip(session.containers, fresh.containers) {
      #expect(isSame(left.rect, right.rect) && left.place == right.place, "\(words): \(left.place)")
      #expect(isSame(left.columns, right.columns) && isSame(left.rows, right.rows), "\(words): \(left.place)")
    }
    let (found, expected) = (session.diagnosis, fresh.diagnosis)
    #expect(found.notes == expected.notes, "\(words)")
    #expect(found.ambiguities.map(\.name) == expected.ambiguities.map(\.name), "\(words)")
    for (left, right) in zip(found.ambiguities, expected.ambiguities) {
      #expect(
        abs(left.chosen - right.chosen) <= scale * 1e3 && abs(left.lower - right.lower) <= scale * 1e3, "\(words)")
    }
  }

  private static func expectChanges(of session: LayoutSession, since before: Placement, _ words: String) throws {
    let after = try session.placement()
    let changed = after.frames.filter { before[$0.name] != $0.rect }
    #expect(session.changedFrames == changed, "\(words)")
  }
}

extension Ambiguity {
  /// Everything about it but numbers, and how many fixes there are.
  fileprivate var name: String {
    "\(axis) \(kind.rawValue) \(container) \(track) \(decidedBy.rawValue) \(cells) \(fixes.count)"
  }
}
