import ConstraintLayout
import LayoutTestSupport
import Testing

/// Pictures in containers that hang on a line of text, directly and by programs.
struct HeldPicturesOnLinesTests {
  /// The picture is 77.5 wide and 51 2/3 high: so is what holds it, which needs as much below the line as the text in it tells.
  @Test(arguments: [StackAlignment.firstTextBaseline, .lastTextBaseline])
  func whatFillsTheRestIsAsHighAsWhatHoldsAPictureLeavesIt(_ alignment: StackAlignment) throws {
    let row = Stack(.row, alignment: alignment) {
      Stack(.row) {
        Item("picture").aspectRatio(1.5, contentMode: .fit)
        Item("low").frame(width: 0, height: 17).baseline(first: 12)
      }
      Item("rest")
    }
    let rects = try rectsEitherWay(row, 179, 623)
    #expect(
      try #require(rects["picture"]).distance(to: Rect(x: 0, y: 623 - 155 / 3, width: 77.5, height: 155 / 3)) < 1e-6)
    #expect(
      try #require(rects["rest"]).distance(to: Rect(x: 93.5, y: 0, width: 85.5, height: 623 - 155 / 6 + 3.5)) < 1e-6)
  }

  /// The item is as high as it can be above the line, and the row higher than that by what stands below.
  @Test func whatHasAGreatestHeightReachesThatBesideWhatHoldsPictures() throws {
    let row = Stack(.row, alignment: .firstTextBaseline) {
      Stack(.row) {
        Item("wide").aspectRatio(2, contentMode: .fit)
        Item("picture").aspectRatio(1.5, contentMode: .fit)
      }
      Item("limited").frame(maxHeight: 120)
    }
    #expect(try #require(rectsEitherWay(row, 150, 600)["limited"]) == Rect(x: 79, y: 0, width: 71, height: 120))
    #expect(abs(try place(row, 150, 600, .off).size.height - 122.625) < 1e-6)
  }

  /// Containers that a picture holds back, beside something of which the height is its own.
  private static let holding: [AnyLayout] = {
    let picture = Item("picture").aspectRatio(1.5, contentMode: .fit)
    return [
      AnyLayout(Stack(.row) { picture }),
      AnyLayout(
        Stack(.row) {
          picture
          Item("low").frame(height: 17)
        }),
      AnyLayout(
        ZStack {
          Stack(.row) { picture }
          Item("low").frame(height: 12)
        }),
      AnyLayout(
        Stack(.row) {
          Item("low").frame(height: 0)
          Stack(.row) {
            picture
            Item("square").aspectRatio(1, contentMode: .fit)
          }
        }),
      AnyLayout(
        Stack(.row) {
          picture
          Item("low").frame(maxHeight: 30)
        }),
    ]
  }()

  private static let beside: [AnyLayout] = [
    AnyLayout(Item("beside")), AnyLayout(Item("beside").frame(width: 9, height: 20)),
    AnyLayout(Stack(.column) { Item("beside") }),
    AnyLayout(Item("beside").frame(width: 9, height: 20).baseline(first: 14)),
  ]

  @Test(arguments: [StackAlignment.firstTextBaseline, .lastTextBaseline])
  func whatHoldsAPictureOnALineIsWhereTheWholeProgramHasIt(_ alignment: StackAlignment) throws {
    var count = 0
    for (width, height) in [(150, nil), (150, 150), (179, 623)] as [(Double, Double?)] {
      for holding in Self.holding {
        for beside in Self.beside {
          let row = Stack(.row, alignment: alignment) {
            holding
            beside
          }
          let placement = try place(row, width, height, .on)
          for (frame, other) in zip(placement.frames, try place(row, width, height, .off).frames) {
            #expect(
              frame.rect.distance(to: other.rect) < 1e-6, "\(frame.name) of row \(count): \(frame.rect), \(other.rect)")
          }
          count += 1
        }
      }
    }
    #expect(count == 60)
  }

  /// An item without a height takes none, on a line or not: so the picture shares its width with the row of that.
  @Test(arguments: [Presolve.on, .off])
  func aLineOfNothingTakesNothingOfThePictureBesideIt(_ presolve: Presolve) throws {
    let row = Stack(.row) {
      Stack(.row, alignment: .lastTextBaseline) { Item("empty").frame(height: 0) }
      Item("picture").aspectRatio(1.5, contentMode: .fit)
    }
    let picture = try #require(place(row, 300, 300, presolve)["picture"])
    #expect(picture.distance(to: Rect(x: 154, y: 0, width: 146, height: 292 / 3)) < 1e-6)
  }
}
