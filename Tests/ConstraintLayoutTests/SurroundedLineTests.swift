import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts whose rows line up by text that once were something else inside of another layout than at the root.
struct SurroundedLineTests {
  /// It is no higher than the row needs, so no length is left that its line could move by.
  @Test func anItemWithAGreatestHeightHangsOnTheLineOfAnUnsizedOne() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow(alignment: .lastTextBaseline) {
        Item("a").frame(maxHeight: 33)
        Item("b").frame(height: 44).gridCellUnsizedAxes([.horizontal, .vertical])
      }
    }
    try expectSameInside(grid, nil, nil, ["a", "b"])
    #expect(try place(grid, nil, nil, .on)["a"] == Rect(x: 0, y: 11, width: 0, height: 33))
  }

  /// Padding 58 high would move its text down on the line, which makes the row of the layers lower and the item below it higher.
  @Test func whatStandsOnALineDoesNotGrowToMakeItsRowLower() throws {
    let grid = Grid {
      GridRow {
        ZStack(alignment: .leadingFirstTextBaseline) {
          Stack(.row, alignment: .leading) {
            Item("padded").frame(height: 26).padding(0)
            Item("tall").frame(height: 58)
          }
          Item("low").frame(height: 47)
        }
      }
      GridRow { Item("below") }
    }
    try expectSameInside(grid, nil, 582, ["padded", "tall", "low", "below"])
    #expect(try place(grid, nil, 582, .on)["padded"]?.maxY == 47)
    #expect(try place(grid, nil, 582, .on)["below"]?.y == 87)
  }

  /// Its columns would like more than 50, which the frame leaves no room for: what is in them shares that.
  @Test func aLineInAFrameFollowsFromWhatHasRoomThere() throws {
    func grid(_ column: some Layout) -> some Layout {
      Grid(verticalSpacing: 0) {
        GridRow(alignment: .lastTextBaseline) {
          column
          Item("beside").frame(maxHeight: 20)
        }
        Item("below").frame(maxHeight: 90)
      }
    }
    func item(_ id: String, _ ideal: Double) -> some Layout { Item(id).frame(minHeight: 0, idealHeight: ideal) }
    let one = Stack(.column) { item("low", 54) }
    let two = Stack(.column, spacing: 2) {
      item("low", 54)
      item("other", 30)
    }
    for (layout, height) in [
      (AnyLayout(grid(one.frame(maxHeight: 50, alignment: .topLeading))), 50.0),
      (AnyLayout(grid(two.frame(maxHeight: 50, alignment: .topLeading))), 24),
      (AnyLayout(grid(two.frame(minHeight: 0, idealHeight: 30, maxHeight: 50))), 24),
      // A frame that may be higher than its ideal is as high as what is in it would like.
      (AnyLayout(grid(one.frame(minHeight: 0, idealHeight: 30, maxHeight: 54, alignment: .topLeading))), 54),
    ] {
      try expectSameInside(layout, nil, 410, ["low", "beside", "below"])
      let placement = try place(layout, nil, 410, .on)
      #expect(placement["low"]?.height == height)
      #expect(placement["beside"]?.maxY == height)
      #expect(placement["below"]?.y == max(height, 50))
    }
  }

  /// Less high than its frame it would have its line higher up, and leave more to the item above.
  @Test func whatFillsAFrameOnALineMakesNoRoomForWhatFillsTheRest() throws {
    func grid(_ framed: some Layout) -> some Layout {
      Grid(verticalSpacing: 0) {
        Item("above")
        Stack(.row, alignment: .firstTextBaseline) {
          framed
          Item("beside").frame(minHeight: 0, idealHeight: 20, maxHeight: 20).padding(.bottom, 6)
        }
      }
    }
    let wrapped = Grid { Item("low") }.frame(idealHeight: 70, maxHeight: 70, alignment: .center)
    let column = Stack(.column) { Item("low") }.frame(minHeight: 0, idealHeight: 70, maxHeight: 70)
    let related = grid(Stack(.row) { Item("low") }.frame(minHeight: 0, idealHeight: 70, maxHeight: 70))
      .constrain { $0["low"].height >= 0 }
    for layout in [AnyLayout(grid(wrapped)), AnyLayout(grid(column)), AnyLayout(related)] {
      try expectSameInside(layout, nil, 487, ["above", "low", "beside"])
      #expect(try place(layout, nil, 487, .on)["low"] == Rect(x: 0, y: 411, width: 0, height: 70))
    }
  }

  /// Less high than its frame it would have the line in there higher up, and with that the one around, and leave more to the item below.
  @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func whatHangsOnALineInAFrameMakesNoRoomForWhatFillsTheRest(_ alignment: VerticalAlignment) throws {
    let content = Grid { Item("low") }
    for framed in [
      AnyLayout(content.frame(height: 99, alignment: .leadingFirstTextBaseline)),
      AnyLayout(content.frame(height: 99, alignment: .leadingLastTextBaseline)),
      AnyLayout(Stack(.row, alignment: .firstTextBaseline) { content }.frame(height: 99)),
    ] {
      let grid = Grid(verticalSpacing: 0) {
        GridRow(alignment: alignment) {
          Item("hanging").frame(height: 6).baseline(first: 4, last: 4)
          framed
        }
        Item("below")
      }
      try expectSameInside(grid, nil, 227, ["hanging", "low", "below"])
      let placement = try place(grid, nil, 227, .on)
      #expect(placement["low"]?.height == 99)
      #expect(placement["hanging"]?.y == 95)
      #expect(placement["below"]?.height == 126)
    }
  }

  /// As high as it would be alone: what it has more lies above the line, and leaves as much room below that as before.
  @Test func whatGrowsAboveALineIsAsHighAsWithoutWhatHangsFromIt() throws {
    let item = Item("low").frame(minHeight: 0, idealHeight: 50, maxHeight: 88)
    let ratio = Item("low").frame(minWidth: 0, idealWidth: 25, maxWidth: 44).aspectRatio(0.5, contentMode: .fit)
    let two = Stack(.column, spacing: 0) {
      item
      Item("under").frame(height: 5)
    }
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      for layout in [AnyLayout(item), AnyLayout(Stack(.column) { item }), AnyLayout(two), AnyLayout(ratio)] {
        let grid = Grid(verticalSpacing: 0) {
          Item("above")
          GridRow(alignment: alignment) {
            Item("hanging").frame(height: 12).baseline(first: 0, last: 0)
            layout
          }
        }
        try expectSameInside(grid, 500, 400, ["above", "hanging", "low"])
        let placement = try place(grid, 500, 400, .on)
        #expect(placement["low"]?.height == 88)
        #expect(placement["hanging"]?.y == 388)
      }
    }
  }

  /// The layers are 47 high by themselves, and 45 if need be: then the item is less high, and the text hangs higher up.
  @Test func layersInAnUnsizedCellAreAsHighAsNeedBeThoughTheirLineMoves() throws {
    let layers = ZStack(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
      Grid {
        GridRow {
          Item("low").padding(0)
          Item("high").frame(height: 45)
        }
      }
      Item("text").frame(height: 8).baseline(first: 6, last: 6)
    }
    .gridCellUnsizedAxes(.vertical)
    let besideNoOwnCell = Grid(verticalSpacing: 0) {
      GridRow {}
      GridRow { layers }
    }
    let underSpan = Grid(verticalSpacing: 0) {
      GridRow {
        layers
        Item("span").frame(height: 56).gridCellRows(2)
      }
      GridRow { Item("under").frame(height: 10) }
    }
    for (layout, height) in [(AnyLayout(besideNoOwnCell), 45.0), (AnyLayout(underSpan), 56)] {
      try expectSameInside(layout, nil, nil, ["low", "high", "text"])
      #expect(try place(layout, nil, nil, .on).size.height == height)
    }
  }

  /// The rows shared before the line took its place, though the whole was known only after that.
  @Test func aFrameOfAnyHeightSharesWhenTheWholeIsKnown() throws {
    let grid = Grid(verticalSpacing: 8) {
      GridRow { Item("span").frame(minHeight: 11).gridCellRows(2) }
      GridRow(alignment: .lastTextBaseline) { Item("low").padding(0) }
    }
    try expectSameInside(grid.frame(maxHeight: .infinity), 319, nil, ["span", "low"])
  }
}
