import ConstraintLayout
import Testing

/// Content that is lower the wider it is, in a box that is narrower the lower it is: heights and widths settle between the two.
struct SettlingHeightTests {
  /// An area beside an item as wide as it: of a height h it is h + 56 wide, so h * (h + 56) is the area.
  private static func box(area: Double) -> some Layout {
    Stack(.column) {
      Grid {
        GridRow {
          Stack(.column) {
            Item("area").measured { width in
              let width = max(width ?? 45, 19)
              return Size(width: width, height: area / width)
            }
            Item("low").frame(maxHeight: 52)
          }
          Item("beside").frame(height: 44)
        }
      }
      .aspectRatio(2, contentMode: .fit)
    }
  }

  /// Each round brings the height closer by a part that is the larger, the larger the area is.
  @Test(arguments: [900, 4000] as [Double])
  func aHeightSettlesToTheLastDigitsThatMatter(_ area: Double) throws {
    let height = (56 * 56 + 4 * area).squareRoot() / 2 - 28
    let placement = try LayoutEngine().place(Self.box(area: area), in: ProposedSize(width: nil, height: 369))
    let rect = try #require(placement["area"])
    #expect(abs(rect.height - height) < 1e-6)
    #expect(abs(rect.width - (height + 56)) < 1e-6)
  }

  @Test(arguments: [900, 4000] as [Double])
  func theHeightThatWasTakenIsEnough(_ area: Double) throws {
    let placement = try LayoutEngine().place(Self.box(area: area), in: ProposedSize(width: nil, height: 369))
    let again = try LayoutEngine().place(
      Self.box(area: area), in: ProposedSize(width: nil, height: placement.size.height))
    #expect(try #require(placement["area"]).distance(to: #require(again["area"])) < 1e-6)
  }

  /// A picture that is wider the higher it is: each round brings its height closer by the same part, in any unit.
  @Test(arguments: [0x1p-10, 2, 0x1p10] as [Double])
  func aHeightSettlesAfterAsManyRoundsInAnyUnit(_ unit: Double) throws {
    func picture(unit: Double) throws -> Rect {
      let layout = Stack(.row) {
        Item("picture").measured { width in
          let width = min(width ?? .infinity, 40 * unit)
          return Size(width: width, height: width / 4)
        }
      }
      .constrain { $0["picture"].width == $0["picture"].height + 26 * unit }
      return try #require(LayoutEngine().place(layout, in: .unspecified)["picture"])
    }
    let (rect, other) = (try picture(unit: 1), try picture(unit: unit))
    #expect(other.size == Size(width: rect.width * unit, height: rect.height * unit))
    #expect(abs(rect.width - 104.0 / 3) < 1e-6)
  }
}
