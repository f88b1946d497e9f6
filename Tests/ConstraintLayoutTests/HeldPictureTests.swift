import ConstraintLayout
import LayoutTestSupport
import Testing

/// A picture in containers that hold nothing else, or beside other things, directly and by programs.
struct HeldPictureTests {
  /// What is around the row is no longer than that makes it, but shares what it is given before it is as small as it can be.
  @Test(arguments: [Presolve.on, .off])
  func aRowWithAPictureTakesWhatItIsGivenWhateverIsAroundIt(_ presolve: Presolve) throws {
    let row = Stack(.row, spacing: 0) {
      Item("beside").frame(maxWidth: 35)
      Item("picture").frame(height: 80).aspectRatio(1, contentMode: .fit)
    }
    for inner in [AnyLayout(row), AnyLayout(ZStack { ZStack { row } }), AnyLayout(row.padding(5))] {
      let column = Stack(.column) {
        inner
        Item("wide").frame(width: 200, height: 17)
      }
      #expect(abs(try #require(place(column, nil, nil, presolve)["beside"]).width - 35) < 1e-6)
    }
  }

  /// A picture by itself, and alone in what passes on what it is given.
  private static func picture() -> [AnyLayout] {
    let picture = Item("picture").aspectRatio(1, contentMode: .fit)
    return [
      AnyLayout(picture), AnyLayout(Stack(.row) { picture }), AnyLayout(ZStack { Stack(.column) { picture } }),
      AnyLayout(picture.padding(0)),
    ]
  }

  /// The picture has no width, so it has no use for the height beside a taller item, and what is around it has none either.
  @Test(arguments: [Presolve.on, .off])
  func whatHoldsAPictureAloneTakesNoMoreHeightThanThat(_ presolve: Presolve) throws {
    for picture in Self.picture() {
      let row = Stack(.row) {
        Item("tall").frame(width: 38, height: 85)
        Stack(.column, spacing: 8) {
          Item("first").frame(height: 30)
          picture
        }
      }
      #expect(abs(try #require(place(row, nil, nil, presolve)["first"]).y - 23.5) < 1e-6)
    }
  }

  /// The picture takes the largest box in its cell, which is as wide as the item above it.
  @Test(arguments: [Presolve.on, .off])
  func aPictureIsAsLargeAsItsCellLetsItBeWhateverHoldsItAlone(_ presolve: Presolve) throws {
    for picture in Self.picture() {
      let row = Stack(.row, spacing: 0) {
        Item("tall").frame(width: 38, height: 85)
        Stack(.column, spacing: 8) {
          Item("first").frame(width: 10, height: 30)
          picture
        }
      }
      let rect = try #require(place(row, nil, nil, presolve)["picture"])
      #expect(rect.distance(to: Rect(x: 38, y: 56.5, width: 10, height: 10)) < 1e-6)
    }
  }

  /// The picture is 20 high in a width of 20, and so is the row of it.
  @Test(arguments: [Presolve.on, .off])
  func aColumnIsNoHigherThanAPictureInItCanUseWhateverHoldsThatAlone(_ presolve: Presolve) throws {
    for picture in Self.picture() {
      let column = Stack(.column, spacing: 8) {
        Item("first").frame(width: 10, height: 30)
        picture
      }
      #expect(abs(try place(column, 20, 85, presolve).size.height - 58) < 1e-6)
    }
  }

  /// The layers are 10 high, as the item beside it makes them, and the picture is as large as that lets it be.
  @Test(arguments: [Presolve.on, .off])
  func aPictureInLayersIsAsLargeAsTheyAreWhateverHoldsItAlone(_ presolve: Presolve) throws {
    for picture in Self.picture() {
      let row = Stack(.row, spacing: 0) {
        Item("tall").frame(width: 38, height: 85)
        ZStack {
          picture
          Item("over").frame(width: 20, height: 10)
        }
      }
      let rect = try #require(place(row, nil, nil, presolve)["picture"])
      #expect(rect.distance(to: Rect(x: 43, y: 37.5, width: 10, height: 10)) < 1e-6)
    }
  }

  /// The row has a width of 20, of which its pictures take the same each, before what holds it is as low as it can be.
  @Test(arguments: [Presolve.on, .off])
  func aRowOfPicturesSharesItsWidthWhateverHoldsItAlone(_ presolve: Presolve) throws {
    let pictures = Stack(.row, spacing: 8) {
      Item("square").aspectRatio(1, contentMode: .fit)
      Item("wide").aspectRatio(2, contentMode: .fit)
    }
    for inner in [
      AnyLayout(pictures), AnyLayout(Stack(.column) { pictures }), AnyLayout(ZStack { pictures.padding(0) }),
    ] {
      let layers = ZStack {
        inner
        Item("over").frame(width: 20, height: 10)
      }
      let rect = try #require(place(layers, nil, nil, presolve)["square"])
      #expect(rect.distance(to: Rect(x: 0, y: 2, width: 6, height: 6)) < 1e-6)
    }
  }

  /// The row is 60 high, and the picture in it as high as that, whether the item beside it is low or just as high.
  @Test(arguments: [Presolve.on, .off], [0.0, 10, 60])
  func aPictureHasTheHeightOfTheFrameAroundIt(_ presolve: Presolve, beside: Double) throws {
    let row = Stack(.row) {
      Item("picture").aspectRatio(0.5, contentMode: .fit)
      Item("beside").frame(width: 10, height: beside)
    }
    let picture = try #require(place(row.frame(height: 60), nil, nil, presolve)["picture"])
    #expect(picture.distance(to: Rect(x: 0, y: 0, width: 30, height: 60)) < 1e-6)
  }

  /// A least or an ideal height says nothing of how high it can be: the picture in it is 31 high in a width of 62, and so is the frame.
  @Test(arguments: [Presolve.on, .off])
  func aFrameWithoutAGreatestHeightIsNoHigherThanAPictureInIt(_ presolve: Presolve) throws {
    let picture = Item("picture").aspectRatio(2, contentMode: .fit)
    let column = Stack(.column) { picture }
    for framed in [
      AnyLayout(column), AnyLayout(column.frame(minHeight: 10)), AnyLayout(column.frame(idealHeight: 10)),
    ] {
      let row = Stack(.row, spacing: 8) {
        Item("tall").frame(width: 30, height: 162)
        framed
      }
      #expect(abs(try #require(place(row, 100, nil, presolve)["picture"]).y - 65.5) < 1e-6)
    }
  }

  /// The padding is 62 high with the picture in it, and stands with the item above it in the middle of the row.
  @Test(arguments: [Presolve.on, .off])
  func paddingWithALeastHeightIsAsHighAsAPictureInItMakesIt(_ presolve: Presolve) throws {
    let padding = Item("picture").aspectRatio(1, contentMode: .fit).padding(3)
    for padding in [
      AnyLayout(padding), AnyLayout(padding.frame(minHeight: 10)), AnyLayout(padding.frame(idealHeight: 20)),
    ] {
      let row = Stack(.row, spacing: 8) {
        Item("tall").frame(width: 30, height: 100)
        Stack(.column, spacing: 8) {
          Item("above").frame(width: 10, height: 10)
          padding
        }
      }
      #expect(abs(try #require(place(row, 100, nil, presolve)["above"]).y - 10) < 1e-6)
    }
  }

  /// Beside a tall item, something above a row of a picture and an item of a height.
  private static func row(_ first: some Layout, abovePictureBeside height: Double) -> some Layout {
    Stack(.row) {
      Item("tall").frame(width: 38, height: 85)
      Stack(.column, spacing: 0) {
        first
        Stack(.row) {
          Item("picture").aspectRatio(1, contentMode: .fit)
          Item("beside").frame(width: 5, height: height)
        }
      }
    }
  }

  /// Nothing is offered, so what ratios hold back uses no more than it asks for, also where something stands in a row with it.
  @Test(arguments: [Presolve.on, .off])
  func aRowWithAPictureBelowAnItemIsAsHighAsItAsksToBe(_ presolve: Presolve) throws {
    for beside in [10.0, 20] {
      let row = Self.row(Item("first").frame(height: 35), abovePictureBeside: beside)
      #expect(abs(try #require(place(row, nil, nil, presolve)["first"]).y - (50 - beside) / 2) < 1e-6)
    }
  }

  /// What can use any height takes all of it beside a row that uses no more than it asks for.
  @Test(arguments: [Presolve.on, .off])
  func whatIsFlexibleTakesTheHeightThatARowWithAPictureHasNoUseFor(_ presolve: Presolve) throws {
    let row = Self.row(Item("flexible").frame(width: 0), abovePictureBeside: 10)
    #expect(abs(try #require(place(row, nil, nil, presolve)["flexible"]).height - 75) < 1e-6)
  }

  /// Rows of one height grow as far as any of them can, whether a picture in one is its child or stands in something there.
  @Test(arguments: [Presolve.on, .off])
  func aBalancedColumnWithAPictureInAContainerFillsItsCell(_ presolve: Presolve) throws {
    // Padding takes its cell, and so holds it back as the picture in it does.
    for picture in Self.picture().dropLast() {
      let row = Stack(.row) {
        BalancedStack(.column, spacing: 0) {
          Item("first").frame(height: 30)
          picture
        }
        Item("tall").frame(width: 38, height: 85)
      }
      #expect(abs(try #require(place(row, nil, nil, presolve)["first"]).height - 42.5) < 1e-6)
    }
  }
}
