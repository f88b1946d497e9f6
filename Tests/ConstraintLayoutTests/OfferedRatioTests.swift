import ConstraintLayout
import LayoutTestSupport
import Testing

/// What stands beside something that keeps a ratio where both lengths are offered, directly and by programs.
struct OfferedRatioTests {
  private static let picture = Item("picture").aspectRatio(2, contentMode: .fit)

  /// The row is as high as the picture in it, not as what is offered.
  @Test(arguments: [Presolve.on, .off])
  func aRowIsAsHighAsItsPicture(_ presolve: Presolve) throws {
    let row = Stack(.row, spacing: 8) {
      Self.picture
      Item("beside").frame(width: 30, height: 65)
    }
    let placement = try place(row, 445, 502, presolve)
    #expect(placement.size.isNear(Size(width: 445, height: 203.5)))
    #expect(try #require(placement["picture"]).distance(to: Rect(x: 0, y: 0, width: 407, height: 203.5)) < 1e-6)
  }

  @Test(arguments: [Presolve.on, .off])
  func aBalancedRowIsAsHighAsItsPicture(_ presolve: Presolve) throws {
    let row = BalancedStack(.row, spacing: 8) {
      Self.picture
      Item("beside").frame(width: 30, height: 65)
    }
    #expect(try place(row, 445, 502, presolve).size.isNear(Size(width: 445, height: 109.25)))
  }

  /// All rows have one height and one of them can have any, so they share what is offered, whatever the picture can use.
  @Test(arguments: [Presolve.on, .off])
  func aBalancedColumnFillsItsHeight(_ presolve: Presolve) throws {
    let column = BalancedStack(.column, spacing: 8) {
      Self.picture
      Item("below").frame(width: 50, height: 65)
    }
    let below = try #require(place(column, 445, 502, presolve)["below"])
    #expect(below.distance(to: Rect(x: 0, y: 255, width: 445, height: 247)) < 1e-6)
  }

  /// What stands around the picture does not change that.
  @Test(arguments: [Presolve.on, .off])
  func aBalancedColumnFillsItsHeightWithAPictureInARow(_ presolve: Presolve) throws {
    let column = BalancedStack(.column, spacing: 8) {
      Stack(.row) { Self.picture }
      Item("below").frame(width: 50, height: 65)
    }
    #expect(try place(column, 445, 502, presolve).size.isNear(Size(width: 445, height: 502)))
  }

  /// The picture is 45 high at most, so its column is as high as the rows ask to be.
  @Test(arguments: [Presolve.on, .off])
  func aBalancedColumnIsNoHigherThanItsRowsCanUse(_ presolve: Presolve) throws {
    let column = BalancedStack(.column, spacing: 8) {
      Item("picture").frame(minHeight: 8, idealHeight: 13, maxHeight: 45).aspectRatio(2, contentMode: .fit)
      Item("below").frame(width: 50, height: 65)
    }
    #expect(try place(column, 445, 502, presolve).size.isNear(Size(width: 90, height: 138)))
  }

  /// Padding in a balanced stack takes its cell; the picture in it keeps its ratio all the same.
  @Test(arguments: [Presolve.on, .off])
  func aPaddedPictureInABalancedRowKeepsItsRatio(_ presolve: Presolve) throws {
    let row = BalancedStack(.row, spacing: 7) {
      Item("first").frame(width: 1, height: 7)
      Item("picture").frame(minHeight: 8, idealHeight: 13, maxHeight: 45).aspectRatio(0.5, contentMode: .fit).padding(0)
      Item("last").frame(height: 65)
    }
    let placement = try place(row, 445, 502, presolve)
    #expect(placement.size.isNear(Size(width: 445, height: 65)))
    let picture = try #require(placement["picture"])
    #expect(abs(picture.width - 22.5) < 1e-6 && abs(picture.height - 45) < 1e-6)
  }

  /// What lies behind something is offered its size, and takes no more of it than it can use.
  @Test(arguments: [Presolve.on, .off])
  func aRowBehindSomethingIsAsHighAsWhatIsInIt(_ presolve: Presolve) throws {
    let layout = Item("front").background {
      Stack(.row, spacing: 8) {
        Item("beside").frame(height: 10)
        Item("picture").aspectRatio(10, contentMode: .fit)
      }.id("row")
    }
    let row = try #require(place(layout, 10, 100, presolve)["row"])
    #expect(row.distance(to: Rect(x: 0, y: 45, width: 10, height: 10)) < 1e-6)
  }

  /// A frame is as high as it is offered, and the picture in the middle of it as large as its width lets it be.
  @Test(arguments: [90.0, .infinity])
  func aFrameThatFillsHasThePictureInItsMiddle(_ greatest: Double) throws {
    let frame = Item("picture").aspectRatio(1, contentMode: .fit).frame(maxHeight: greatest, alignment: .center)
    let height = min(greatest, 100)
    let rects = try rectsEitherWay(frame, 10, 100)
    #expect(rects["picture"] == Rect(x: 0, y: height / 2 - 5, width: 10, height: 10))
  }

  /// A column that only an item without a width stands in is none that the picture would share the width with.
  @Test(arguments: [Presolve.on, .off], [false, true])
  func anEmptyColumnBesideItTakesNothing(_ presolve: Presolve, isThere: Bool) throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 10) {
      GridRow {
        Item("picture").aspectRatio(0.5, contentMode: .fit)
        if isThere { Item("empty").frame(width: 0, height: 0) }
      }
      GridRow { Item("line").frame(width: 64, height: 34) }
    }
    #expect(try place(grid, 442, 580, presolve).size.isNear(Size(width: 268, height: 580)))
  }

  /// A row that only an item without a height stands in is none that the pictures would share the height with.
  @Test(arguments: [Presolve.on, .off], [false, true])
  func anEmptyRowBelowItTakesNothing(_ presolve: Presolve, isThere: Bool) throws {
    let grid = Grid(horizontalSpacing: 7, verticalSpacing: 0) {
      GridRow {
        Item("narrow").frame(width: 9).frame(minHeight: 50, idealHeight: 60, maxHeight: 200).aspectRatio(
          0.5, contentMode: .fit)
        Item("beside").frame(height: 15)
        Item("square").frame(minWidth: 10, idealWidth: 60, maxWidth: 200).aspectRatio(1, contentMode: .fit)
      }
      if isThere { GridRow { Item("empty").frame(width: 0, height: 0) } }
    }
    #expect(try place(grid, 442, 900, presolve).size.isNear(Size(width: 442, height: 199)))
  }

  /// The row is 71 high as by itself, whatever of no height stands above it: an item, containers of one, or no cell at all.
  @Test(arguments: [Presolve.on, .off])
  func somethingEmptyAboveARowOfPicturesTakesNothing(_ presolve: Presolve) throws {
    let row = Stack(.row, spacing: 8) {
      Item("square").aspectRatio(1, contentMode: .fit)
      Self.picture
    }
    let empty = Item("empty").frame(width: 0, height: 0)
    let layouts = [
      AnyLayout(
        Grid(verticalSpacing: 8) {
          GridRow {}
          GridRow { row }
        }),
      AnyLayout(
        Stack(.column, spacing: 8) {
          empty
          row
        }),
      AnyLayout(
        Stack(.column, spacing: 8) {
          ZStack { Stack(.column) { empty.padding(0) } }
          row
        }),
    ]
    for layout in layouts { #expect(try place(layout, 150, 300, presolve).size.isNear(Size(width: 150, height: 79))) }
  }

  /// The track takes what is left, though nothing stands in it.
  @Test func aListedTrackWithoutACellSharesWithARowOfPictures() throws {
    let grid = Grid(rows: [.flexible(), .fit], verticalSpacing: 8) {
      GridRow {}
      GridRow {
        Stack(.row, spacing: 8) {
          Item("square").aspectRatio(1, contentMode: .fit)
          Self.picture
        }
      }
    }
    #expect(try rectsEitherWay(grid, 150, 300)["square"] == Rect(x: 0, y: 191.5, width: 71, height: 71))
  }

  /// The picture could be 100 high in a column of 200, which there is no room for; nobody else can use those 50.
  @Test(arguments: [Presolve.on, .off])
  func whatItsWidthHoldsBackIsNobodyElses(_ presolve: Presolve) throws {
    let grid = Grid(verticalSpacing: 10) {
      GridRow { Item("picture").frame(minWidth: 10, idealWidth: 60, maxWidth: 200).aspectRatio(2, contentMode: .fit) }
      GridRow { Item("below").frame(maxHeight: 80) }
      GridRow { Item("last").frame(minHeight: 50, idealHeight: 60, maxHeight: 80) }
    }
    #expect(try place(grid, 100, 900, presolve).size.isNear(Size(width: 100, height: 230)))
  }

  /// What lies over something is offered the length of that, also where that follows from a ratio and nothing is offered to the whole.
  @Test(arguments: [Presolve.on, .off], [false, true])
  func whatLiesOverAPictureIsOfferedTheHeightOfThat(_ presolve: Presolve, isFixed: Bool) throws {
    let column = Stack(.column, spacing: 8) {
      Stack(.row, spacing: 8) {
        Item("picture").aspectRatio(0.5, contentMode: .fit)
        Item("beside").frame(width: 110, height: 17)
      }
      Item("below").frame(height: 30)
    }
    let base =
      isFixed
      ? AnyLayout(Item().frame(width: 300, height: 600)) : AnyLayout(Item().aspectRatio(0.5, contentMode: .fit))
    let alone = try place(column, 300, 600, presolve)
    let over = try place(base.overlay { column }, 300, nil, presolve)
    for id in ["picture", "beside", "below"] {
      #expect(try #require(over[id]).distance(to: #require(alone[id])) < 1e-6)
    }
    #expect(abs(try #require(over["below"]).y - 570) < 1e-6)
  }
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
