import ConstraintLayout
import Testing

/// A layout in a frame keeps its own size and stands there as a whole, one claim each.
struct FrameTests {
  private func rects(
    _ layout: some Layout, _ ids: String..., in proposal: ProposedSize = .unspecified
  ) throws -> [Rect] {
    let placement = try LayoutEngine().place(layout, in: proposal)
    return try ids.map { try #require(placement[$0]) }
  }

  private var item: Item { Item("a").frame(width: 50, height: 20) }

  // MARK: With an alignment

  @Test func theLayoutKeepsItsSize() throws {
    let found = try rects(item.frame(width: 100, height: 40, alignment: .bottomTrailing).id("frame"), "a", "frame")
    #expect(found == [Rect(x: 50, y: 20, width: 50, height: 20), Rect(x: 0, y: 0, width: 100, height: 40)])
  }

  @Test func whatHasNoLengthFillsTheFrame() throws {
    #expect(
      try rects(Item("a").frame(height: 10).frame(width: 100, height: 40, alignment: .top), "a")
        == [Rect(x: 0, y: 0, width: 100, height: 10)])
  }

  @Test func whereTheFrameSaysNothingItIsAsLongAsTheLayout() throws {
    #expect(
      try rects(item.frame(width: 100, alignment: .leading).id("frame"), "frame")
        == [Rect(x: 0, y: 0, width: 100, height: 20)])
  }

  @Test func aContainerStandsInItAsAWhole() throws {
    let row = Stack(.row, spacing: 0) {
      item
      Item("b").frame(width: 10, height: 10)
    }
    let found = try rects(row.frame(width: 100, height: 40, alignment: .trailing), "a", "b")
    #expect(found == [Rect(x: 40, y: 10, width: 50, height: 20), Rect(x: 90, y: 15, width: 10, height: 10)])
    // Without one the frame is the row's own, and its children stand where a row puts them.
    #expect(try rects(row.frame(width: 100, height: 40), "a") == [Rect(x: 0, y: 10, width: 50, height: 20)])
  }

  @Test func fromRightToLeftLeadingIsRight() throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let placement = try engine.place(item.frame(width: 100, alignment: .leading))
    #expect(placement["a"]?.x == 50)
  }

  @Test func eachOfSeveralHasAFrameOfItsOwn() throws {
    let row = Stack(.row, spacing: 0) {
      ForEach(0..<2) { Item("\($0)").frame(width: 10, height: 10) }.frame(width: 30, alignment: .trailing)
    }
    #expect(try rects(row, "0", "1").map(\.x) == [20, 50])
  }

  @Test func aRangeGrowsAndTheLayoutDoesNot() throws {
    let layout = item.frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing).id("frame")
    let found = try rects(layout, "a", "frame", in: ProposedSize(width: 200))
    #expect(found.map(\.width) == [50, 200])
    #expect(found[0].x == 150)
  }

  // MARK: A second frame

  @Test(arguments: [(50.0, 100.0, 25.0), (100, 100, 0)])
  func oneThatTheLayoutCannotFillStandsAroundIt(_ own: Double, _ frame: Double, _ start: Double) throws {
    let once = Item("a").frame(width: own, height: 20)
    #expect(try rects(once.frame(width: frame), "a") == [Rect(x: start, y: 0, width: own, height: 20)])
    let stack = Stack(.row) { Item("a").frame(height: 20) }.frame(width: own)
    #expect(try rects(stack.frame(width: frame), "a") == [Rect(x: start, y: 0, width: own, height: 20)])
  }

  @Test func framesNestAsOftenAsTheyAreSaid() throws {
    let layout = item.frame(width: 100).frame(width: 200, height: 60).frame(width: 300)
    #expect(try rects(layout, "a") == [Rect(x: 125, y: 20, width: 50, height: 20)])
    #expect(try LayoutEngine().place(layout).size == Size(width: 300, height: 60))
  }

  @Test func oneThatTheLayoutCanFillIsItsSize() throws {
    let limited = Item("a").frame(minWidth: 40, minHeight: 10).frame(maxWidth: 80).frame(width: 60)
    #expect(LayoutTree(limited).nodes.count == 1)
    #expect(try rects(limited, "a").map(\.width) == [60])
  }

  @Test func aFrameBelowTheLeastLengthStandsAroundToo() throws {
    let wide = Item("a").frame(minWidth: 40, minHeight: 10)
    #expect(throws: LayoutError.self) { try rects(wide.frame(width: 30), "a") }
    let visible = try LayoutEngine().place(wide.frame(width: 30).overflow(.visible))
    #expect(visible["a"] == Rect(x: -5, y: 0, width: 40, height: 10))
    #expect(visible.diagnosis.overflows.map(\.amount) == [5, 5])
    let leading = try LayoutEngine().place(wide.frame(width: 30, alignment: .leading).overflow(.visible))
    #expect(leading["a"] == Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(leading.diagnosis.overflows.map(\.amount) == [10])
  }

  /// One without a greatest length is no shorter than its content in an unsized cell, where nothing asks for more.
  @Test func inAnUnsizedCellAFrameIsAsLongAsItsContentAtLeast() throws {
    let box = Stack(.row, spacing: 0) { Item("a").frame(width: 40, height: 20) }.padding(5)
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { box.frame(maxWidth: .infinity).gridCellUnsizedAxes(.horizontal) }
      GridRow { Item("b").frame(width: 30, height: 10) }
    }
    let rects = try rectsEitherWay(grid, nil)
    #expect(rects["a"] == Rect(x: 5, y: 5, width: 40, height: 20))
    #expect(rects["b"] == Rect(x: 10, y: 30, width: 30, height: 10))
  }

  @Test func aFixedSizeIsKept() throws {
    let layout = Item("a").frame(minWidth: 10, idealWidth: 40, minHeight: 10).fixedSize().frame(width: 100)
    #expect(try rects(layout, "a") == [Rect(x: 30, y: 0, width: 40, height: 10)])
  }

  // MARK: What is about the frame

  @Test func theCellIsTheFrames() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        item.gridCellColumns(2).frame(width: 60).gridCellAnchor(.leading)
        Item("b").frame(width: 10, height: 10)
      }
      GridRow {
        Item("c").frame(width: 100, height: 10)
        Item("d").frame(width: 100, height: 10)
      }
    }
    #expect(try rects(grid, "a", "b").map(\.x) == [5, 200])
  }

  @Test func whatIsSaidLaterIsAboutTheFrame() throws {
    let moved = item.frame(width: 100).offset(x: 7).layoutPriority(2)
    let tree = LayoutTree(moved)
    #expect(tree.nodes.map(\.layoutPriority) == [2, 0])
    #expect(tree.nodes.map(\.offset.x) == [7, 0])
    #expect(try LayoutEngine().place(Stack(.row) { moved })["a"]?.x == 32)
  }

  @Test func modifiersOfAnItemAreThoseOfAnyLayout() throws {
    let item = Item("a").frame(width: 50, height: 20)
    let direct = item.frame(width: 100).preferredSpacing(3).gridCellColumns(2).frame(width: 200).fixedSize()
    let wrapped = AnyLayout(item).frame(width: 100).preferredSpacing(3).gridCellColumns(2).frame(width: 200).fixedSize()
    #expect(LayoutTree(direct) == LayoutTree(wrapped))
    #expect(LayoutTree(direct).nodes.count == 3)
  }

  @Test func relationsReachIntoTheFrame() throws {
    let layout = Stack(.column, alignment: .leading, spacing: 0) {
      item.frame(width: 100)
      Item("b").frame(width: 10, height: 10)
    }.constrain { $0["b"].left == $0["a"].left }
    // Both give way: the one in its frame, the other in the column.
    #expect(try rects(layout, "a", "b").map(\.x) == [12.5, 12.5])
  }

  // MARK: Mistakes

  @Test func aConflictNamesTheFrame() throws {
    let diagnosis = try LayoutEngine().diagnose(item.frame(width: 40))
    #expect(diagnosis.conflict.map(\.statement) == ["a is 50 wide", "the frame around a is 40 wide"])
  }

  @Test func aStackThatIsFilledTakesNoFrames() throws {
    var stack = Stack(.row, spacing: 0, in: Rect(x: 0, y: 0, width: 300, height: 50))
    let error = #expect(throws: LayoutError.self) { try stack.add(item.frame(width: 100)) }
    #expect(error?.code == .invalidLayout)
    try stack.add(item)
    #expect(stack["a"]?.width == 50)
  }

  /// Beside something higher it grows as far as it may, as a stack with the same limits does.
  @Test func aFrameWithAGreatestHeightTakesWhatItsCellGivesIt() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: 9, height: 4).frame(maxHeight: 100, alignment: .top).id("frame")
      Stack(.row) { Item("b").frame(width: 9, height: 4) }.frame(maxHeight: 100).id("stack")
      Item("tall").frame(width: 1, height: 46)
    }
    let found = try rects(row, "frame", "stack", "a")
    #expect(found.map(\.height) == [46, 46, 4])
    #expect(found[2].y == 0)
  }

  /// The line of text stands where what fills the frame has its lower edge.
  @Test func theLineInAFrameIsWhereWhatFillsItEnds() throws {
    let grid = Grid {
      GridRow(alignment: .lastTextBaseline) {
        Item("a").frame(height: 1, alignment: .leadingFirstTextBaseline)
        Item("b").frame(height: 1)
      }
      Item("below").frame(maxHeight: 40)
    }
    let proposal = ProposedSize(height: 400)
    let (bare, inner) = (
      try rects(grid, "a", "b", in: proposal), try rects(Stack(.row) { grid }, "a", "b", in: proposal)
    )
    #expect(bare == inner)
  }
}
