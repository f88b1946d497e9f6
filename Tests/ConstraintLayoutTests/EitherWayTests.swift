import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that once had another answer by the whole program, or a wrong one both ways.
struct EitherWayTests {
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

  /// All rows are as high as one, so the one that can be of any height makes them share the cell, whatever the picture can use.
  @Test(arguments: [Presolve.on, .off])
  func aBalancedColumnWithAPictureFillsItsCell(_ presolve: Presolve) throws {
    let picture = Item("picture").frame(idealWidth: 33).aspectRatio(0.5, contentMode: .fit)
    let column = BalancedStack(.column, spacing: 0) {
      picture
      Item("below").frame(height: 17)
    }
    for column in [AnyLayout(column), AnyLayout(ZStack { column })] {
      let row = Stack(.row, spacing: 0) {
        column
        Item("tall").frame(width: 0, height: 192)
      }
      let placement = try place(row, nil, nil, presolve)
      #expect(placement["picture"] == Rect(x: 0, y: 15, width: 33, height: 66))
      #expect(placement["below"]?.midY == 144)
    }
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

  /// What stands beside the label asks for no height, and the label keeps its row as high as itself: the row has no more use for
  /// the height of the hexagon below than one with the label alone.
  @Test(arguments: [Presolve.on, .off], [VerticalAlignment.center, .lastTextBaseline])
  func aRowDoesNotGrowByWhatIsLowerThanTheRow(
    _ presolve: Presolve, _ alignment: VerticalAlignment
  ) throws {
    func column(_ title: Item) -> some Layout {
      BalancedStack(.column, spacing: 0) {
        Grid(verticalSpacing: 0) {
          title
          GridRow(alignment: alignment) {
            Stack(.row, spacing: 0) {
              Grid { GridRow { Item("line").gridCellUnsizedAxes(.vertical) } }
              Item("label").frame(width: 20, height: 10)
            }
          }
        }
        HexGrid(spacing: 0) { HexCell(row: 0, column: 0) { Item("cell") } }
      }
    }
    // The hexagon is 20 wide as the label is, and as high as that makes it.
    let half = 10 * 3.0.squareRoot()
    let still = try place(column(Item("title").frame(height: 0)), nil, nil, presolve)
    #expect(abs((still["cell"]?.height ?? 0) - half) < 1e-6)
    #expect(still["label"]?.minY == 0)
    let flexible = try place(column(Item("title").frame(minHeight: 5)), nil, nil, presolve)
    #expect(abs((flexible["title"]?.height ?? 0) - (half - 10)) < 1e-6)
  }

  // MARK: Containers that can grow for nothing

  /// A row of no height of its own.
  private static let unsized = Grid { GridRow { Item("any").frame(width: 0).gridCellUnsizedAxes(.vertical) } }
  private static let text = Item("text").frame(width: 20, height: 10).baseline(first: 10, last: 10)
  private static let textAboveUnsized = LayoutTree(
    Grid(verticalSpacing: 0) {
      GridRow { text }
      GridRow { unsized }
    })
  private static let unsizedAboveText = LayoutTree(
    Grid(verticalSpacing: 0) {
      GridRow { unsized }
      GridRow { text }
    })

  /// Rows that are 17 high, and on top of a hexagon: as the text makes that 20 wide, it is a bit higher than they are.
  private func overHexagon(_ alignment: VerticalAlignment, _ cells: LayoutTree...) -> some Layout {
    BalancedStack(.column, spacing: 0) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        Item("title").frame(height: 7)
        GridRow(alignment: alignment) { ForEach(cells.indices) { cells[$0] } }
      }
      HexGrid(spacing: 0) { HexCell(row: 0, column: 0) { Item("cell") } }
    }
  }

  /// Where growth moves a line away from its place it costs as much as that of any other row, so nothing grows, and nothing is open.
  @Test(arguments: [Presolve.on, .off])
  func whatStandsOnALineDoesNotGrowOnTheSideWhereThatCosts(_ presolve: Presolve) throws {
    let nested = LayoutTree(Grid { GridRow { Self.textAboveUnsized.padding(0) } })
    for layout in [
      overHexagon(.lastTextBaseline, Self.textAboveUnsized), overHexagon(.firstTextBaseline, Self.unsizedAboveText),
      overHexagon(.lastTextBaseline, nested),
    ] {
      let placement = try place(layout, nil, nil, presolve)
      #expect(abs((placement["cell"]?.height ?? 0) - 10 * 3.0.squareRoot()) < 1e-6)
      #expect(abs(placement["title"]?.y ?? 1) < 1e-6)
      #expect(abs((placement["text"]?.y ?? 0) - 7) < 1e-6)
      #expect(placement.diagnosis.ambiguities.isEmpty)
    }
  }

  /// On the other side it grows for nothing, and how far is open where nothing around says so.
  @Test(arguments: [Presolve.on, .off])
  func whatStandsOnALineGrowsOnTheSideWhereThatIsFree(_ presolve: Presolve) throws {
    let higher = 10 * 3.0.squareRoot() - 17
    let above = try place(overHexagon(.lastTextBaseline, Self.unsizedAboveText), nil, nil, presolve)
    #expect(abs(above["title"]?.y ?? 1) < 1e-6)
    #expect(abs((above["text"]?.y ?? 0) - 7 - higher) < 1e-6)
    for (alignment, cells) in [
      (VerticalAlignment.firstTextBaseline, Self.textAboveUnsized), (.lastTextBaseline, Self.unsizedAboveText),
    ] {
      let row = Grid { GridRow(alignment: alignment) { cells } }
      let open = try place(row, nil, nil, presolve).diagnosis.ambiguities.filter { $0.axis == .vertical }
      #expect(open.map(\.lower) == [0] && open.map(\.upper) == [.infinity])
    }
  }

  /// A row that is as long as a container which can grow goes along with that, also where an item in it is as long.
  @Test(arguments: [Presolve.on, .off])
  func whichOfTwoEquallyHighCellsComesFirstChangesNothing(_ presolve: Presolve) throws {
    let beside = LayoutTree(Item("beside").frame(width: 0, height: 10))
    let higher = 10 * 3.0.squareRoot() - 17
    for cells in [[Self.unsizedAboveText, beside], [beside, Self.unsizedAboveText]] {
      let hung = try place(overHexagon(.top, cells[0], cells[1]), nil, nil, presolve)
      #expect(abs((hung["text"]?.y ?? 0) - 7 - higher) < 1e-6)
      let row = Grid { GridRow { ForEach(cells.indices) { cells[$0] } } }
      let open = try place(row, nil, nil, presolve).diagnosis.ambiguities
      #expect(open.map(\.axis) == [.vertical] && open.map(\.upper) == [.infinity])
    }
  }
}
