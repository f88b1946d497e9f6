import ConstraintLayout
import LayoutTestSupport
import Testing

/// Something empty takes no place: behind everything else in a stack or in a row of a grid it moves nothing.
struct EmptyItemLawTests {
  private static let empty = Item("empty").frame(width: 0, height: 0)

  /// Whether everything stands where it stood before an item was put in.
  private static func expectSame(
    _ old: Placement, _ new: Placement, _ tree: LayoutTree, insertedAt index: Int, _ seed: UInt64
  ) {
    for (node, rect) in old.rects.enumerated() where old.isPlaced[node] {
      let moved = new.rects[node < index ? node : node + 1]
      guard rect.distance(to: moved) > old.size.tolerance else { continue }
      Issue.record("seed \(seed): \(tree.place(of: node)) \(rect) moves to \(moved)")
      break
    }
  }

  @Test func inAStackItMovesNothing() async {
    await Law(seeds: 0..<100, atLeast: 34).check { seed in
      var sample = LawSample(seed)
      let stacks = sample.tree.nodes.indices.filter { sample.tree.isStackOfAnchors($0) }
      guard let stack = stacks.randomElement(using: &sample.random) else { return .inapplicable }
      // The gap before the item would move things if there were one.
      sample.tree.update(stack) { node in
        guard case .stack(var options) = node.kind else { return }
        options.spacing = 0
        node.kind = .stack(options)
      }
      let longer = sample.tree.splicing(stack, .lastIn(LayoutTree(Self.empty)))
      let (old, new) = (
        try sample.placement(), try sample.engine.placeIfItFits(longer, in: sample.proposal)
      )
      guard let old, let new else {
        #expect((old == nil) == (new == nil), "seed \(seed): only one has an answer")
        return .inapplicable
      }
      Self.expectSame(old, new, sample.tree, insertedAt: sample.tree.nodes[stack].end, seed)
      return .checked
    }
  }

  /// In a column that is there already the cell asks for nothing.
  @Test func inAFreePlaceOfAGridItMovesNothing() async {
    await Law(seeds: 0..<180, atLeast: 15).check { seed in
      try Self.check(seed, Self.empty.gridCellUnsizedAxes(.all), newColumns: 0)
    }
  }

  /// A column that holds an empty cell and nothing else is empty.
  @Test func inAColumnOfItsOwnItMovesNothing() async {
    await Law(seeds: 0..<220, atLeast: 61).check { seed in
      // What spans all columns would span the new one too, and may be longer by it.
      try Self.check(seed, Self.empty.gridCellUnsizedAxes(.vertical), newColumns: 1) { tree, grid in
        // Nor does it speak of what is told its row alone: that comes behind the cells that are there.
        tree.children(of: grid).allSatisfy { row in
          tree.isRow(row) && tree.children(of: row).allSatisfy { !tree.nodes[$0].gridPosition.isGiven }
        }
      }
    }
  }

  /// Appends a cell to a row of a grid.
  ///
  /// - Parameters:
  ///   - newColumns: How many columns more there must be then for the law to speak of it.
  ///   - isMeant: Whether the law speaks of a grid.
  private static func check(
    _ seed: UInt64, _ cell: Item, newColumns: Int, where isMeant: (LayoutTree, Int) -> Bool = { _, _ in true }
  ) throws -> Law.Verdict {
    var sample = LawSample(seed)
    let rows = sample.tree.nodes.indices.filter(sample.tree.isRow)
    guard let row = rows.randomElement(using: &sample.random),
      let grid = sample.tree.nodes.indices.last(where: {
        $0 < row && sample.tree.isGrid($0) && row < sample.tree.nodes[$0].end
      }),
      isMeant(sample.tree, grid)
    else { return .inapplicable }
    sample.tree.update(grid) { node in
      guard case .grid(var options) = node.kind else { return }
      options.horizontalSpacing = 0
      node.kind = .grid(options)
    }
    let longer = sample.tree.splicing(row, .lastIn(LayoutTree(cell)))
    let (old, new) = (try sample.placement(), try sample.engine.placeIfItFits(longer, in: sample.proposal))
    guard let old, let new else { return .inapplicable }
    let columns = [old, new].map { placement in
      placement.containers.first { $0.node == grid }?.columns.count ?? 0
    }
    guard old.isPlaced[grid], columns[1] - columns[0] == newColumns else { return .inapplicable }
    expectSame(old, new, sample.tree, insertedAt: sample.tree.nodes[row].end, seed)
    return .checked
  }
}

extension LayoutTree {
  fileprivate func isRow(_ node: Int) -> Bool { if case .gridRow = nodes[node].kind { true } else { false } }

  fileprivate func isGrid(_ node: Int) -> Bool { if case .grid = nodes[node].kind { true } else { false } }

  /// Whether a node is a stack whose children do not line up by baselines that they say lie outside of them.
  fileprivate func isStackOfAnchors(_ node: Int) -> Bool {
    guard case .stack(let options) = nodes[node].kind else { return false }
    guard options.alignment == .firstTextBaseline || options.alignment == .lastTextBaseline else { return true }
    return nodes[node..<nodes[node].end].allSatisfy { $0.baselines == nil }
  }
}
