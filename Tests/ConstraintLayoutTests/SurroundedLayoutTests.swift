import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that once were something else inside of another layout than at the root.
struct SurroundedLayoutTests {
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
}
