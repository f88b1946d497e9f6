import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that once were something else inside of another layout than at the root.
struct SurroundedLayoutTests {
  /// Each as it is at the root.
  private func expectSameInside(_ layout: some Layout, _ width: Double?, _ height: Double?, _ ids: [String]) throws {
    for presolve in [Presolve.on, .off] {
      let bare = try place(layout, width, height, presolve)
      let inside = try place(Stack(.row, spacing: 0) { layout }, width, height, presolve)
      for id in ids {
        let (rect, other) = (try #require(bare[id]), try #require(inside[id]))
        #expect(rect.distance(to: other) < 1e-6, "\(id) with presolve \(presolve)")
      }
    }
  }

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

  @Test func aRowOfHexagonsIsAsHighAsTheyAre() throws {
    let grid = Grid {
      Item("a").frame(maxHeight: 46)
      GridRow {
        Honeycomb(itemsPerRow: 3) { Item("cell") }
        Item("b").frame(width: 0).frame(maxHeight: 39)
      }
    }
    try expectSameInside(grid, 237, 454, ["a", "b", "cell"])
    #expect(try place(grid, 237, 454, .on)["a"]?.height == 46)
  }

  /// A row without an own cell takes what a ratio leaves of a height, but gives none of it to what is around the ratio.
  @Test func whatARatioLeavesIsNotShared() throws {
    let inner = Grid {
      GridRow { BalancedStack(.column) {}.gridCellRows(3) }
      GridRow { ZStack {}.frame(idealWidth: 150) }
    }
    let grid = Grid {
      GridRow { inner.frame(idealWidth: 150).aspectRatio(contentMode: .fit) }
      GridRow {
        Item("across").frame(height: 17).gridCellRows(2)
        Item("flexible")
      }
      GridRow {}
    }
    try expectSameInside(grid, nil, nil, ["across", "flexible"])
  }

  /// Hexagons would be narrower, so that they are no higher than the item beside them can be.
  @Test func hexagonsAcrossRowsShareTheWidthFirst() throws {
    let grid = Grid {
      GridRow { Honeycomb(itemsPerRow: 3) { Item("cell") }.gridCellRows(2) }
      GridRow { Item("beside").frame(maxHeight: 52) }
    }
    try expectSameInside(grid, 496, 224, ["cell", "beside"])
    #expect(abs(try #require(place(grid, 496, 224, .on)["beside"]).width - 244) < 1e-6)
  }

  /// Hexagons would be narrower, so that the rows that they stretch are lower.
  @Test func hexagonsGiveUpNoWidthForLowerRows() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      Item("a").frame(maxHeight: 0)
      GridRow { Item("b").frame(width: 17, height: 17).gridCellRows(2) }
      GridRow { Honeycomb(itemsPerRow: 1, interitemSpacing: 0) { Item("cell") } }
    }
    try expectSameInside(grid, 237, 454, ["a", "b", "cell"])
    #expect(try place(grid, 237, 454, .on)["cell"]?.width == 220)
  }

  @Test func aSpanThatItsTracksHaveRoomForTakesNothingFromOthers() throws {
    let grid = Grid {
      GridRow {
        BalancedStack(.column) { Item("a").frame(maxHeight: 27) }.gridCellRows(3)
        Item("empty").frame(height: 0)
      }
      GridRow { Item("b").frame(maxHeight: 0) }
      GridRow {
        Item("c").frame(height: 54).gridCellRows(2)
        Item("d").frame(width: 10, height: 20)
      }
      GridRow { Item("e").frame(width: 10, height: 20) }
    }
    try expectSameInside(grid, nil, 324, ["a", "c", "d", "e"])
  }

  /// Once the rest is shared, one row may serve two spans with less than before.
  @Test func rowsGrowByNoMoreThanTwoSpansNeedWhenTheRestIsShared() throws {
    let grid = Grid(verticalSpacing: 0) {
      GridRow {
        BalancedStack(.column) {
          Item("a").frame(maxHeight: 27); Item("b").frame(height: 0)
        }.gridCellRows(3)
      }
      GridRow { Item("c").frame(maxHeight: 60) }
      GridRow {
        Item("d").frame(height: 54).gridCellRows(2)
        Item("e").frame(height: 0)
      }
      GridRow {}
    }
    try expectSameInside(grid, nil, 324, ["a", "b", "c", "d", "e"])
    let placement = try place(grid, nil, 324, .on)
    #expect(placement.size.height == 114)
    #expect(placement.rows.map(\.length) == [0, 60, 2, 52])
  }

  /// The text is no wider than high, and what it leaves goes to the hexagons, not to the column beside them.
  @Test func whatARatioLeavesIsNoRoomForATrackThatFillsNothing() throws {
    let grid = Grid {
      GridRow {
        Text("日本語のテキスト、折り返し。", id: "text").aspectRatio(1, contentMode: .fit)
        HexGrid { HexCell(row: 0, column: 0) { Item("cell") } }
      }
      GridRow { Stack(.column) {}.gridCellRows(3) }
      GridRow {
        Item("low").frame(height: 29)
        LazyGrid(columns: [GridItem(.flexible(minimum: 10)), GridItem(.flexible(minimum: 10, maximum: 80))]) {}
          .gridCellUnsizedAxes([.horizontal, .vertical])
      }
    }
    try expectSameInside(grid, 459, 225, ["text", "cell", "low"])
  }

  /// The picture's column is 82 wide, though it asks for 84, since there is no room to be 42 high.
  ///
  /// What lies across both columns leaves that to the picture, whether it can use more than it asks for or is longer than the column.
  @Test(arguments: [(18, 30), (100, 100)] as [(Double, Double)])
  func aSpanDoesNotStretchTheColumnThatARatioHoldsBack(_ ideal: Double, _ greatest: Double) throws {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      Item("across").frame(idealWidth: ideal, maxWidth: greatest).frame(height: 20)
      GridRow {
        Item("empty").frame(width: 0)
        Item("beside").frame(maxWidth: 55).frame(height: 34)
      }
      GridRow {
        Item("picture").frame(maxWidth: 0).frame(minHeight: 0, idealHeight: 42).aspectRatio(2, contentMode: .fit)
      }
    }
    try expectSameInside(grid, 209, 111, ["across", "empty", "beside", "picture"])
    #expect(try place(grid, 209, 111, .on).size.width == 145)
  }

  /// The picture's column is 82 wide, though it asks for 84: a span that takes up the width is none of its business.
  @Test func aSpanBesideTheColumnThatARatioHoldsBackFillsNoPartOfIt() throws {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Item("empty").frame(width: 0, height: 62)
        Item("beside").frame(idealWidth: 18, maxWidth: 100).gridCellColumns(2)
      }
      GridRow {
        Item("picture").frame(maxWidth: 0).frame(minHeight: 0, idealHeight: 42).aspectRatio(2, contentMode: .fit)
      }
    }
    try expectSameInside(grid, 209, 111, ["empty", "beside", "picture"])
    #expect(try place(grid, 209, 111, .on)["beside"]?.x == 90)
  }

  /// The picture is 51 wide, though it asks for 54, since there is no room to be 54 high: its columns hold it, and no more.
  @Test func columnsUnderASpanThatARatioHoldsBackAreAsWideAsThat() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Item("beside").frame(idealWidth: 52, maxWidth: 55)
        Item("picture").frame(minWidth: 1, idealWidth: 54, maxWidth: 54).aspectRatio(1, contentMode: .fit)
          .gridCellColumns(3)
      }
    }
    try expectSameInside(grid, 200, 51, ["beside", "picture"])
    #expect(try place(grid, 200, 51, .on).size.width == 106)
  }

  /// The picture is as wide as the height that the honeycomb leaves lets it be: the grid that it is in is no wider, so that the rest
  /// goes to the item beside it.
  @Test func aContainerAroundWhatARatioHoldsBackDoesNotGrowToHideIt() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Honeycomb(itemsPerRow: 1) {
          Item("cell").frame(width: 55)
          for index in 1..<5 { Item("cell \(index)") }
        }
      }
      GridRow {
        Item("beside")
        Grid(verticalSpacing: 5) {
          Item("picture")
            .measured { proposed in
              let width = min(max(proposed ?? 64, 19), 114)
              return Size(width: width, height: width * 3 / 16)
            }
            .aspectRatio(2, contentMode: .fit)
          Item("low").frame(width: 10, height: 49)
        }
      }
    }
    try expectSameInside(grid, 600, 400, ["cell", "beside", "picture", "low"])
  }

  /// Its column asks for more than the text is wide, and has no use for that beside hexagons that fill.
  @Test func whatARatioHoldsBackIsAllThatItsTrackTakes() throws {
    let grid = Grid {
      GridRow {
        Text("日本語のテキスト、折り返し。", id: "text").aspectRatio(0.5, contentMode: .fit)
        HexGrid {
          HexCell(row: 0, column: 1) {
            Item("cell").frame(width: 11).frame(minHeight: 24, idealHeight: 33, maxHeight: 51).fixedSize()
          }
        }
      }
      GridRow(alignment: .lastTextBaseline) {
        LazyGrid(columns: [GridItem(.flexible(minimum: 10)), GridItem(.flexible(minimum: 10, maximum: 80))]) {}
          .gridCellUnsizedAxes([.horizontal, .vertical])
      }
    }
    try expectSameInside(grid, 459, 225, ["text", "cell"])
  }

  /// The rows of the inner grid take what the span that grows leaves to the row below the first.
  @Test func whatStandsInRowsThatHugLaterHugsNoSooner() throws {
    let grid = Grid {
      GridRow {
        Item("top").frame(minHeight: 3).gridCellUnsizedAxes([.horizontal, .vertical])
        HexGrid(spacing: 0) { HexCell(row: 0, column: 0) { Item("cell") } }.gridCellRows(2)
      }
      GridRow {
        Grid {
          GridRow {
            Item("low").frame(maxHeight: 23)
            Item("high").frame(height: 35).gridCellRows(3)
          }
          GridRow {}
        }
      }
    }
    try expectSameInside(grid, nil, 434, ["top", "cell", "low", "high"])
    #expect(try place(grid, nil, 434, .on)["top"]?.height == 3)
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

  /// What keeps a ratio is no wider than it may be high, wherever it stands and whichever length is offered.
  @Test(arguments: [(480, 480), (480, nil), (nil, 480)] as [(Double?, Double?)])
  func theGreatestLengthOfWhatKeepsARatioIsThatOfBothAxes(_ proposal: (width: Double?, height: Double?)) throws {
    let square = Stack(.column) { Item("low").frame(maxHeight: 43) }.aspectRatio(1, contentMode: .fit)
    let spanned = Grid { GridRow { square.gridCellColumns(2) } }
    for layout in [AnyLayout(square), AnyLayout(spanned)] {
      try expectSameInside(layout, proposal.width, proposal.height, ["low"])
      let low = try place(layout, proposal.width, proposal.height, .on)["low"]
      #expect(low?.size == Size(width: 43, height: 43))
    }
  }

  /// The hexagons get less width than they would like, and what their row has beyond that is not for them to hide.
  @Test func hexagonsDoNotGrowToTakeWhatASpanAsksOfTheirRow() throws {
    let grid = Grid {
      GridRow { Item("wide").frame(minWidth: 29) }
      GridRow { BalancedStack(.column) { Item("span").frame(height: 58) }.gridCellRows(2) }
      GridRow {
        ViewThatFits { Honeycomb(itemsPerRow: 2) { Item("cell").frame(minWidth: 0, idealWidth: 58) } }
        Item("low").frame(width: 54, height: 2)
      }
    }
    try expectSameInside(grid, 167, 296, ["wide", "span", "cell", "low"])
  }

  /// The hexagon is higher than it asks to be, and the row around it paid for that: a line moved instead of a row that grew.
  @Test func whatHexagonsMakeHigherHasOnePriceWhateverStandsAround() throws {
    let grid = Grid {
      GridRow { Item("wide").frame(minWidth: 35) }
      GridRow { HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } } }
      GridRow(alignment: .lastTextBaseline) {
        Stack(.column) {
          Item("top")
          Item("low").frame(height: 10)
        }
        Item("tall").frame(height: 55)
        Grid {
          Grid {
            GridRow { Item("first").frame(minHeight: 26) }
            GridRow(alignment: .lastTextBaseline) {
              Item("second").frame(height: 31).gridCellUnsizedAxes(.vertical)
              Item("third")
              Item("text").baseline(last: 20)
            }
          }
          Item("last")
        }
      }
    }
    let ids = ["wide", "hexagon", "top", "low", "tall", "first", "second", "third", "text", "last"]
    try expectSameInside(grid, nil, nil, ids)
  }

  /// As wide as their items ask for they would be 158 high; at 150, or 0, they are lower than the item beside, and stay so.
  @Test(arguments: [(nil, 150), (0, 0)] as [(Double?, Double)])
  func hexagonsAskForTheHeightOfTheWidthThatTheyAskFor(_ proposed: Double?, _ width: Double) throws {
    let grid = Grid {
      GridRow { Item("top") }
      GridRow {
        Item("low").frame(height: 106)
        Honeycomb(itemsPerRow: 3) {
          Item("cell").frame(width: 78)
          Item("beside")
          Item("below")
        }
        .frame(minWidth: 0, idealWidth: 150)
      }
    }
    try expectSameInside(grid, proposed, 357, ["top", "low", "cell", "beside", "below"])
    let below = Stack(.column, spacing: 0) {
      Item("above").frame(height: 20)
      grid
    }
    for layout in [AnyLayout(grid), AnyLayout(below)] {
      let cell = try #require(place(layout, proposed, 377, .on)["cell"])
      #expect(abs(cell.width * 3 - width) < 1e-6)
    }
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

  /// A frame at the root kept hexagons as low as they ideally are, and so as narrow, though their width was there.
  @Test(arguments: [nil, 20.0])
  func aFrameOfAnyHeightIsAsHighAsHexagonsComeOut(least: Double?) throws {
    let grid = Grid {
      GridRow {
        Item("beside")
        HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } }
      }
    }
    let framed = Stack(.column) { grid }.frame(minHeight: least, maxHeight: .infinity)
    try expectSameInside(framed, 357, nil, ["beside", "hexagon"])
    #expect(try place(framed, 357, nil, .on)["hexagon"]?.width == 174.5)
  }

  /// What a span makes the row of hexagons grow by was taken for unused inside, so that the other row grew alone.
  @Test(arguments: [0, 1])
  func theRowOfHexagonsGrowsForASpanAsTheOthersDo(cellCount: Int) throws {
    let grid = Grid(verticalSpacing: 1) {
      GridRow {
        Item("low").frame(height: 20)
        Item("span").frame(minHeight: 2, idealHeight: 44, maxHeight: 45).gridCellRows(2)
      }
      GridRow { HexGrid { ForEach(0..<cellCount) { HexCell(row: $0, column: 0) { Item("hexagon") } } } }
    }
    try expectSameInside(grid, nil, 390, ["low", "span"])
  }
}
