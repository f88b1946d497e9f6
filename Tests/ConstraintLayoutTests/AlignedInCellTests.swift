import ConstraintLayout
import LayoutTestSupport
import Testing

/// Children that say themselves how they stand in their cells.
struct AlignedInCellTests {
  private func box(_ id: String, _ width: Double = 10, _ height: Double = 10) -> Item {
    Item(id).frame(width: width, height: height)
  }

  @Test func inARowItIsAboutTheHeight() throws {
    let row = Stack(.row, alignment: .top, spacing: 0) {
      box("tall", 10, 50)
      box("top")
      box("bottom").alignedInCell(.bottomTrailing)
      box("middle").alignedInCell(.leading)
    }
    let placement = try LayoutEngine().place(row)
    #expect(placement["top"] == Rect(x: 10, y: 0, width: 10, height: 10))
    #expect(placement["bottom"] == Rect(x: 20, y: 40, width: 10, height: 10))
    #expect(placement["middle"] == Rect(x: 30, y: 20, width: 10, height: 10))
  }

  @Test func inAColumnItIsAboutTheWidth() throws {
    let column = Stack(.column, spacing: 0) {
      box("wide", 50, 10)
      box("leading").alignedInCell(.bottomLeading)
    }
    #expect(try LayoutEngine().place(column)["leading"] == Rect(x: 0, y: 10, width: 10, height: 10))
  }

  @Test func inLayersItIsAboutBoth() throws {
    let layers = ZStack {
      box("back", 50, 50)
      box("corner").alignedInCell(.bottomTrailing)
    }
    #expect(try LayoutEngine().place(layers)["corner"] == Rect(x: 40, y: 40, width: 10, height: 10))
  }

  @Test func inAGridAnAnchorWins() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box("tall", 10, 50)
        box("aligned").alignedInCell(.bottom)
        box("anchored").alignedInCell(.bottom).gridCellAnchor(.top)
      }
    }
    let placement = try LayoutEngine().place(grid)
    #expect(placement["aligned"]?.y == 40)
    #expect(placement["anchored"]?.y == 0)
  }

  @Test func itWinsOverTheAlignmentOfAColumn() throws {
    let grid = Grid {
      GridRow { box("wide", 50) }
      GridRow { box("a").gridColumnAlignment(.leading).alignedInCell(.trailing) }
    }
    #expect(try LayoutEngine().place(grid)["a"]?.x == 40)
  }

  @Test func whatIsAroundAChildStandsAsItSaid() throws {
    let row = Stack(.row, alignment: .top) {
      box("tall", 10, 50)
      box("padded").alignedInCell(.bottom).padding(2)
    }
    #expect(try LayoutEngine().place(row)["padded"]?.maxY == 48)
  }

  @Test func onARowOfAGridEachCellSaysIt() throws {
    let grid = Grid {
      GridRow {
        box("tall", 10, 50)
        box("a")
        box("b").alignedInCell(.top)
      }
      .alignedInCell(.bottom)
    }
    let placement = try LayoutEngine().place(grid)
    #expect(placement["a"]?.y == 40)
    #expect(placement["b"]?.y == 0)
  }

  /// Children of one row may line up by their text, and the others stand as they would.
  @Test func someOfARowLineUpByTheirText() throws {
    let row = Stack(.row, alignment: .top, spacing: 0) {
      Item("a").frame(width: 10, height: 30).baseline(first: 20).alignedInCell(.centerFirstTextBaseline)
      Item("b").frame(width: 10, height: 15).baseline(first: 5).alignedInCell(.centerFirstTextBaseline)
      box("c")
    }
    let placement = try LayoutEngine().place(row)
    #expect(placement["a"]?.y == 0)
    #expect(placement["b"]?.y == 15)
    #expect(placement["c"]?.y == 0)
  }

  @Test func oneInARowWithLinesNeedsNoLine() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Item("a").frame(width: 10, height: 30).baseline(first: 20)
      box("b").alignedInCell(.bottom)
    }
    #expect(try LayoutEngine().place(row)["b"]?.y == 20)
  }

  @Test func whatTakesAllOfItsCellIsNotAligned() throws {
    let stack = BalancedStack(.row) {
      box("a", 20, 20)
      box("b").alignedInCell(.bottom)
    }
    #expect(
      try LayoutEngine().place(stack).diagnosis.notes == [
        "b takes all of its cell, so alignedInCell has no effect."
      ])
  }

  /// A stack's own alignment is that of children who all say the same.
  @Test func aStacksAlignmentIsThatOfEachChild() async {
    await Law(seeds: 0..<200, atLeast: 40).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree([.flexible, .nested, .ranges, .texts, .spacers, .baselines])
      guard case .stack(var options) = tree.nodes[0].kind else { return .inapplicable }
      var aligned = tree
      options.alignment = .trailing
      aligned.update(0) { $0.kind = .stack(options) }
      var said = tree
      options.alignment = .leading
      said.update(0) { $0.kind = .stack(options) }
      for child in tree.children(of: 0) { said.update(child) { $0.alignedInCell = .bottomTrailing } }
      let proposal = ProposedSize(width: 300, height: 300)
      let placement = try LayoutEngine().placeIfItFits(aligned, in: proposal)
      #expect(try LayoutEngine().placeIfItFits(said, in: proposal)?.rects == placement?.rects, "seed \(seed)")
      return placement == nil ? .inapplicable : .checked
    }
  }
}
