import ConstraintLayout
import Testing

/// Lengths that are a part of the layout around.
struct FractionTests {
  @Test func itIsAPartOfTheProposedLength() throws {
    let row = Stack(.row, spacing: 10) {
      Item("a").frame(width: .fraction(0.25))
      Item("b")
      Item("c").frame(width: .fraction(0.3), height: .fraction(0.5))
    }
    let rects = try rectsEitherWay(row, 400, 50)
    #expect(rects["a"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(rects["b"] == Rect(x: 110, y: 0, width: 160, height: 50))
    #expect(rects["c"] == Rect(x: 280, y: 12.5, width: 120, height: 25))
  }

  @Test func whatIsAroundTakesAllThatItIsProposed() throws {
    let row = Stack(.row, spacing: 0) { Item("a").frame(width: .fraction(0.25)) }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 400, height: 10))
    #expect(placement.size.width == 400)
    #expect(placement["a"]?.width == 100)
  }

  /// 25 % each of 160 and gaps of 10: half of it is 80.
  @Test func whereNothingIsProposedItIsAPartOfTheLeastLength() throws {
    let row = Stack(.row, spacing: 10) {
      Item("a").frame(width: .fraction(0.25)).frame(height: 10)
      Item("b").frame(width: 60, height: 20)
      Item("c").frame(width: .fraction(0.25)).frame(height: 10)
    }
    let rects = try rectsEitherWay(row, nil)
    #expect(rects["a"]?.width == 40)
    #expect(rects["c"] == Rect(x: 120, y: 5, width: 40, height: 10))
  }

  /// What is in a part makes the whole so long that the part holds it.
  @Test func theLeastLengthHoldsWhatIsInAPart() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) { Item("a").frame(width: 60, height: 10) }.frame(width: .fraction(0.25))
      Item("b").frame(width: 30, height: 10)
    }
    let placement = try LayoutEngine().place(row)
    #expect(placement.size.width == 240)
    #expect(placement["b"]?.x == 60)
  }

  @Test func inPaddingItIsAPartOfWhatThatLeaves() throws {
    let rects = try rectsEitherWay(
      Stack(.column, spacing: 0) { Item("a").frame(width: .fraction(0.5)).padding(.horizontal, 20) }, 240, 10)
    #expect(rects["a"]?.width == 100)
    #expect(rects["a"]?.x == 70)
  }

  @Test func inAGridItIsAPartOfTheGrid() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: .fraction(0.25))
        Item("b").frame(height: 20)
      }
      GridRow {
        Item("c").frame(width: 40, height: 10)
        Item("d").frame(height: 20)
      }
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 400))
    #expect(placement.columns.map(\.length) == [100, 290])
    #expect(placement["a"]?.width == 100)
  }

  /// The inner row shares 400 with its neighbour; 50 % of it are 100.
  @Test func inAnInnerContainerItFollowsWhatThatGets() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) {
        Item("a").frame(width: .fraction(0.5))
        Item("b").frame(width: 20)
      }
      Item("c")
    }
    let rects = try rectsEitherWay(row, 400, 10)
    #expect(rects["a"]?.width == 100)
    #expect(rects["b"]?.x == 100)
    #expect(rects["c"] == Rect(x: 200, y: 0, width: 200, height: 10))
  }

  @Test func partsOfParts() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.column, spacing: 0) {
        Item("a").frame(width: .fraction(0.5), height: .fraction(0.25))
      }.frame(width: .fraction(0.5))
    }
    #expect(try rectsEitherWay(row, 400, 100)["a"] == Rect(x: 50, y: 0, width: 100, height: 25))
  }

  @Test func withAnAlignmentTheLayoutKeepsItsSize() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: 50).frame(width: .fraction(0.5), alignment: .trailing)
      Item("b")
    }
    let rects = try rectsEitherWay(row, 400, 10)
    #expect(rects["a"] == Rect(x: 150, y: 0, width: 50, height: 10))
    #expect(rects["b"]?.x == 200)
  }

  @Test func pointsStandBesideParts() throws {
    let row = Stack(.row, spacing: 0) { Item("a").frame(width: .points(50), height: .fraction(0.5)) }
    #expect(try rectsEitherWay(row, 400, 100)["a"] == Rect(x: 0, y: 25, width: 50, height: 50))
  }

  @Test func textBreaksInItsPart() throws {
    let column = Stack(.column, alignment: .leading, spacing: 0) {
      Text("hello wide world", id: "t").frame(width: .fraction(0.25))
    }
    let rects = try rectsEitherWay(column, 200)
    let lines = try #require(rects["t"]?.height)
    let plain = try LayoutEngine().place(Text("hello wide world", id: "t").frame(width: 50))
    #expect(rects["t"]?.width == 50)
    #expect(lines == plain["t"]?.height)
  }

  @Test func twoHalvesAndAGapContradictEachOther() throws {
    let row = Stack(.row, spacing: 10) {
      Item("a").frame(width: .fraction(0.5))
      Item("b").frame(width: .fraction(0.5))
    }.id("row")
    for width in [nil, 400.0] {
      let conflict = try LayoutEngine().diagnose(row, in: ProposedSize(width: width)).conflict
      #expect(
        Set(conflict.map(\.statement)) == [
          "a is 50% of row as wide", "b is 50% of row as wide", "row has 1 gap of 10 between its columns",
        ])
    }
  }

  @Test func aPartThatIsTooShortForWhatIsInItContradictsTheContainer() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) { Item("a").frame(width: 60) }.frame(width: .fraction(0.5)).id("box")
    }.id("row")
    let conflict = try LayoutEngine().diagnose(row, in: ProposedSize(width: 100)).conflict
    #expect(conflict.map(\.statement).contains("the container is 100 wide"))
    #expect(conflict.map(\.statement).contains("a is 60 wide"))
    #expect(conflict.count == 3)
  }

  @Test func halvesWithoutAGapFit() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: .fraction(0.5))
      Item("b").frame(width: .fraction(0.5))
    }
    #expect(try rectsEitherWay(row, 400, 10)["b"] == Rect(x: 200, y: 0, width: 200, height: 10))
  }

  @Test func aPartIsExplainedByTheWhole() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: .fraction(0.25))
      Item("b")
    }
    let explanation = try LayoutEngine().explain(.width, of: "a", for: row, in: ProposedSize(width: 400, height: 10))
    #expect(explanation.value == 100)
    #expect(explanation.causes.reduce(0) { $0 + $1.contribution } == 100)
    #expect(explanation.causes.contains { $0.statement == "the container is 400 wide" && $0.contribution == 100 })
  }

  @Test func othersGiveWayBesideAPart() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: .fraction(0.75))
      Item("b").frame(minWidth: 0, idealWidth: 100, maxWidth: 100)
      Item("c").frame(minWidth: 0, idealWidth: 20, maxWidth: 100)
    }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 200, height: 10))
    #expect(placement.frames.map(\.rect.width) == [150, 30, 20])
  }

  /// 100 of 400, and no more, though what stands beside the part shares what is left.
  @Test func whatSharesBesideAPartIsNoLongerThanThat() throws {
    let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Item("a").frame(height: 10).frame(width: .fraction(0.25)) }
      GridRow { Item("b").frame(minWidth: 2, idealWidth: 53, maxWidth: 55, minHeight: 5, maxHeight: 5) }
    }
    let rects = try rectsEitherWay(grid, 400)
    #expect(rects["a"] == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(rects["b"] == Rect(x: 45, y: 10, width: 55, height: 5))
  }

  @Test func aSessionFollowsThePartsOfWhatIsProposed() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: .fraction(0.25))
      Item("b").frame(width: 20)
      Item("c")
    }
    var session = try LayoutEngine().session(for: row, in: ProposedSize(width: 400, height: 10))
    try session.apply(.propose(ProposedSize(width: 200, height: 10)))
    #expect(try session.placement().frames.map(\.rect.width) == [50, 20, 130])
    try session.apply(.resize("b", width: 30))
    #expect(try session.placement().frames.map(\.rect.width) == [50, 30, 120])
  }

  @Test(arguments: [
    (Double.nan, LayoutError.Code.nonFinite), (.infinity, .nonFinite), (-0.5, .invalidLayout), (1001, .limitExceeded),
  ])
  func itIsWithinLimits(_ part: Double, _ code: LayoutError.Code) throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Stack(.row) { Item("a").frame(height: .fraction(part)) })
    }
    #expect(error?.code == code)
    #expect(error?.place == "layout.children[0].height")
  }

  /// A text of 10 % has room in the least length of its column, which is less than the column has to be.
  @Test func aTextThatIsAPartOfAColumnWithALeastLengthHasRoom() throws {
    let text = try LayoutEngine().place(Text("a")).size
    let high = try rectsEitherWay(
      Stack(.column) { Text("a").frame(height: .fraction(0.1)) }.frame(minHeight: 40).id("column"), nil)
    #expect(abs(try #require(high["column"]).height - 10 * text.height) < 1e-6)
    let wide = try rectsEitherWay(
      Stack(.column) { Text("a").frame(width: .fraction(0.1)) }.frame(minWidth: 4).id("column"), nil)
    #expect(abs(try #require(wide["column"]).width - 10 * text.width) < 1e-6)
  }

  @Test func theRootIsAPartOfNothing() throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Item("a").frame(width: .fraction(0.5)))
    }
    #expect(error?.place == "layout.width")
    #expect(error?.message.contains("cannot be a part") == true)
  }

  @Test func nothingIsAPartOfWhatHasNoTracksOfItsOwn() throws {
    let balanced = BalancedStack(.row) { Item("a").frame(width: .fraction(0.5)) }
    #expect(throws: LayoutError.self) { try LayoutEngine().place(balanced) }
    let unsized = Grid { GridRow { Item("a").frame(width: .fraction(0.5)).gridCellUnsizedAxes(.horizontal) } }
    #expect(throws: LayoutError.self) { try LayoutEngine().place(unsized) }
  }
}
