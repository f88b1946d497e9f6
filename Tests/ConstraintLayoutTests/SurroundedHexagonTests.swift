import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts with hexagons that once were something else inside of another layout than at the root.
struct SurroundedHexagonTests {
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

  /// What the span asks of both rows is more than either can use, so both grow by as much; the inner grid takes no more of it.
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
    #expect(try place(grid, nil, 434, .on)["top"]?.height == 197)
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
