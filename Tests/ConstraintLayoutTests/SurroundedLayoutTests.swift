import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that once were something else inside of another layout than at the root.
struct SurroundedLayoutTests {
  /// Both ways of solving, since one of them may be wrong alone.
  private func place(
    _ layout: some Layout, _ width: Double?, _ height: Double?, _ presolve: Presolve
  ) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    return try engine.place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test(arguments: [Presolve.on, .off])
  func aRatioThatStandsAloneFillsTheHeightThatIsProposed(_ presolve: Presolve) throws {
    let column = Stack(.column, spacing: 0) { Item("photo").aspectRatio(2, contentMode: .fit) }
    let expected = Rect(x: 0, y: 0, width: 968, height: 484)
    #expect(try place(column, nil, 484, presolve)["photo"] == expected)
    #expect(try place(Stack(.row) { column }, nil, 484, presolve)["photo"] == expected)
  }

  /// The picture is 27 wide where nothing more is offered, so it has no use for the height that its greatest width would give it.
  @Test(arguments: [Presolve.on, .off])
  func aPictureBesideWhatIsHigherIsAsHighAsItsWidthMakesIt(_ presolve: Presolve) throws {
    let row = Stack(.row, alignment: .leading) {
      Stack(.row) {
        Item("picture").frame(minWidth: 11, idealWidth: 27, maxWidth: 35).aspectRatio(1.5, contentMode: .fit)
      }
      .padding(5)
      Item("tall").frame(width: 20, height: 121)
    }
    let picture = try #require(place(row, nil, nil, presolve)["picture"])
    #expect(abs(picture.y - 5) < 1e-6 && abs(picture.height - 18) < 1e-6)
  }

  /// The picture is 26 high and its neighbour has no use for more, so their row has none either in a higher one.
  @Test(arguments: [Presolve.on, .off])
  func aRowIsAsHighAsAPictureBesideAnItemWithAGreatestHeight(_ presolve: Presolve) throws {
    let row = Stack(.row, alignment: .leading) {
      Item("tall").frame(width: 10, height: 35)
      Stack(.row) {
        Item("picture").frame(minHeight: 26).aspectRatio(2, contentMode: .fit)
        Item("beside").frame(maxHeight: 24)
      }
    }
    #expect(abs(try #require(place(row, nil, nil, presolve)["picture"]).y) < 1e-6)
  }

  /// Both rows have 31 points of height, and the second has no use for more than its item of 27: the picture has no width.
  @Test(arguments: [Presolve.on, .off])
  func aBalancedRowIsNoHigherThanWhatIsInIt(_ presolve: Presolve) throws {
    let column = BalancedStack(.column) {
      Item("first").frame(height: 31)
      BalancedStack(.row) {
        Item("second").frame(height: 27)
        Item("picture").aspectRatio(2, contentMode: .fit)
      }
    }
    #expect(abs(try #require(place(column, nil, nil, presolve)["second"]).height - 27) < 1e-6)
  }

  /// Where nothing is offered no row of the grid takes anything from another.
  @Test(arguments: [Presolve.on, .off])
  func aPictureInOneOfSeveralRowsIsNoHigherThanItsWidthMakesIt(_ presolve: Presolve) throws {
    let grid = Grid {
      GridRow {
        Stack(.row, alignment: .leading) {
          BalancedStack(.row) {
            Item("low").frame(height: 3)
            Item("picture").aspectRatio(2, contentMode: .fit)
          }
          Item("high").frame(minHeight: 0, idealHeight: 17)
        }
      }
      GridRow { Item("flexible") }
    }
    #expect(abs(try #require(place(grid, nil, nil, presolve)["low"]).height - 3) < 1e-6)
  }

  /// The picture asks for a width of 150, and 54 of height let it have 108.
  @Test(arguments: [Presolve.on, .off])
  func whatARatioHoldsBackBelowItsIdealIsAllThatItTakes(_ presolve: Presolve) throws {
    let grid = Grid {
      GridRow {
        Item("picture").frame(minWidth: 0, idealWidth: 150, maxWidth: 150).aspectRatio(2, contentMode: .fit)
        Item("label").frame(maxWidth: 54)
      }
    }
    for layout in [AnyLayout(grid), AnyLayout(Stack(.row) { grid })] {
      #expect(abs(try place(layout, 294, 54, presolve).size.width - 170) < 1e-6)
    }
  }

  /// Its width is what its items like, and the height follows from that.
  @Test(arguments: [Presolve.on, .off])
  func aHoneycombTakesNoMoreHeightThanItsWidthAsksFor(_ presolve: Presolve) throws {
    let honeycomb = Honeycomb(itemsPerRow: 2, lineSpacing: 0, interitemSpacing: 0) {
      Item("first").frame(width: 30)
      Item("second")
    }
    for layout in [AnyLayout(honeycomb), AnyLayout(Stack(.row) { honeycomb })] {
      let placement = try place(layout, nil, 337, presolve)
      #expect(abs(placement.size.width - 60) < 1e-9)
      #expect(placement.size.height < 70)
    }
  }

  @Test(arguments: [Presolve.on, .off])
  func aHoneycombInAFrameHasWhatItLikesBeforeOthersFill(_ presolve: Presolve) throws {
    let grid = Grid {
      HexGrid(spacing: 0) { HexCell(row: 0, column: 0) { Item("cell") } }
      Honeycomb(itemsPerRow: 1) { Item("bee").frame(width: 1) }.frame(minWidth: 0)
    }
    for layout in [AnyLayout(grid), AnyLayout(Stack(.row) { grid })] {
      #expect(abs(try #require(place(layout, nil, 337, presolve)["bee"]).width - 1) < 1e-6)
    }
  }

  @Test(arguments: [Presolve.on, .off])
  func somethingEmptyBesideARatioChangesNothing(_ presolve: Presolve) throws {
    let row = Stack(.row, spacing: 0) {
      Item("photo").aspectRatio(2, contentMode: .fit)
      Item("empty").frame(width: 0, height: 0)
    }
    #expect(try place(row, 200, 326, presolve).size == Size(width: 200, height: 100))
  }

  /// The row is as high as the picture beside them, which is more than they ask for.
  @Test(arguments: [Presolve.on, .off])
  func somethingEmptyBelowHexagonsChangesNothing(_ presolve: Presolve) throws {
    let hexagons = HexGrid(spacing: 0) { HexCell(row: 0, column: 0) { Item("cell") } }
    let columns = [
      AnyLayout(Stack(.column, spacing: 0) { hexagons }),
      AnyLayout(
        Stack(.column, spacing: 0) {
          hexagons
          Item("empty").frame(width: 0, height: 0)
        }),
    ]
    for column in columns {
      let row = Stack(.row, spacing: 0) {
        column
        Item("picture").frame(width: 0, height: 24)
      }
      let cell = try #require(try place(row, nil, nil, presolve)["cell"])
      #expect(abs(cell.height - 24) < 1e-6)
    }
  }

  @Test(arguments: [Presolve.on, .off])
  func whatHasAGreatestLengthTakesNoRestBeforeHexagons(_ presolve: Presolve) throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("label").frame(minWidth: 45, idealWidth: 49, maxWidth: 55)
        HexGrid(spacing: 0) { HexCell(row: 0, column: 0) { Item("cell") } }
      }
    }
    for layout in [AnyLayout(grid), AnyLayout(Stack(.column) { grid })] {
      let placement = try place(layout, 399, nil, presolve)
      #expect(placement["label"]?.width == 55)
      #expect(abs((placement["cell"]?.width ?? 0) - 344) < 1e-6)
    }
  }

  /// The span is longer than the rows of what it covers; what could grow in one of them asks for none of it.
  @Test(arguments: [Presolve.on, .off])
  func aContainerThatCouldGrowDoesNotDecideWhereASpanGrows(_ presolve: Presolve) throws {
    let grid = Grid(verticalSpacing: 2, tieBreak: .proportional) {
      GridRow {
        Item("tall").frame(height: 43).gridCellRows(2)
        Stack(.row) { Item("free") }
      }
      GridRow { Item("low").frame(height: 10) }
    }
    for layout in [AnyLayout(grid), AnyLayout(grid.padding(0))] {
      let placement = try place(layout, nil, nil, presolve)
      #expect(placement["free"]?.height == 0)
      #expect(placement["low"]?.minY == 17.5)
    }
  }

  @Test(arguments: [Presolve.on, .off])
  func aFramedGridOfHexagonsFillsItsFrame(_ presolve: Presolve) throws {
    let column = Stack(.column, spacing: 0) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { HexGrid(coordinates: .evenR, spacing: 0) { HexCell(row: 0, column: 0) { Item("cell") } } }
        GridRow {
          Item("free")
          Item("fixed").frame(width: 10)
        }
      }
      .frame(minWidth: 0, idealWidth: 150, maxWidth: 400)
    }
    let placement = try place(column, nil, nil, presolve)
    #expect(abs((placement["cell"]?.width ?? 0) - 140) < 1e-6)
    #expect(placement["fixed"]?.width == 10)
  }

  /// The text is as high as its cell, so its line is in the middle of that.
  @Test(arguments: [Presolve.on, .off])
  func textInABalancedStackStandsInsideOfTheRowOfItsLine(_ presolve: Presolve) throws {
    let row = GridRow(alignment: .firstTextBaseline) {
      Stack(.column) {
        BalancedStack(.column, spacing: 0) {
          Text("Two lines", id: "text", fontSize: 12)
          Item("high").frame(height: 48)
        }
      }
    }
    let placement = try place(Grid { row }, nil, nil, presolve)
    #expect(placement["text"]?.minY == 0)
    #expect(placement.size.height == 96)
  }

  @Test func aSpacerAsksForNothingAcrossItsStack() throws {
    let placement = try place(Stack(.row) { Spacer(minLength: 8) }, 502, nil, .on)
    #expect(placement.size.height == 0)
    #expect(placement.rects[1].height == 0)
  }

  /// The photo is held back by the width, and the label has no use for what that leaves.
  @Test(arguments: [Presolve.on, .off])
  func whatHasAGreatestLengthDoesNotGrowInPlaceOfARatio(_ presolve: Presolve) throws {
    let column = Stack(.column, spacing: 0) {
      Item("photo").aspectRatio(1, contentMode: .fit)
      Item("label").frame(maxHeight: 18)
    }
    #expect(try place(column, 424, 523, presolve).size == Size(width: 424, height: 442))
    #expect(try place(Stack(.row) { column }, 424, 523, presolve).rects[1].height == 442)
  }

  /// How much the hexagons grow along the other axis is of no weight for where the side grows.
  @Test(arguments: [Presolve.on, .off])
  func whatASpanCoversDoesNotGrowInPlaceOfHexagons(_ presolve: Presolve) throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("side").gridCellRows(2)
        Item("low").frame(height: 0)
      }
      GridRow {
        HexGrid(spacing: 0) {
          for column in 0..<3 { HexCell(row: 0, column: column) { Item("cell\(column)") } }
        }
      }
    }
    for layout in [AnyLayout(grid), AnyLayout(Stack(.row) { grid })] {
      let cell = try #require(try place(layout, nil, 300, presolve)["cell0"])
      #expect(abs(cell.height - 200) < 1e-6)
    }
  }

  /// What is fixed stands in the middle of its ratio or its frame, and its line of text with it.
  @Test(arguments: [Presolve.on, .off])
  func aLineOfTextIsWhereItsRatioOrItsFrameHasIt(_ presolve: Presolve) throws {
    let mark = Item("mark").frame(width: 60, height: 0).baseline(first: 1, last: 1)
    let marks = [
      AnyLayout(mark.aspectRatio(1, contentMode: .fit)),
      AnyLayout(mark.padding(10).frame(height: 60)),
    ]
    for mark in marks {
      let column = Stack(.column, spacing: 0) {
        Item("label").frame(maxHeight: 36)
        ZStack(alignment: .leadingFirstTextBaseline) {
          Item("high").frame(height: 50)
          mark
        }
      }
      // 50 above the line, and 29 of the 60 below it.
      #expect(try place(column, nil, 592, presolve).size.height == 36 + 79)
      #expect(try place(Stack(.row) { column }, nil, 592, presolve).size.height == 36 + 79)
    }
  }

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

  /// The grid shares the row with what stands beside it; its columns hug only what it is given beyond what the span can use.
  @Test(arguments: [Presolve.on, .off], [(Double.infinity, 100.0), (100, .infinity), (100, 100)])
  func aSpanOverColumnsThatHugTakesWhatItsGridIsGiven(
    _ presolve: Presolve, _ greatest: (grid: Double, across: Double)
  ) throws {
    let grid = Grid {
      Item("across").frame(minWidth: 0, maxWidth: greatest.across)
      GridRow {
        Item("left").frame(width: 10)
        Item("right").frame(width: 20)
      }
    }
    .frame(minWidth: 0, maxWidth: greatest.grid)
    for width in [160.0, 360] {
      let row = Stack(.row, spacing: 0) {
        grid
        Item("beside")
      }
      let across = try #require(place(row, width, nil, presolve)["across"])
      #expect(abs(across.width - min(width / 2, 100)) < 1e-6)
    }
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
}
