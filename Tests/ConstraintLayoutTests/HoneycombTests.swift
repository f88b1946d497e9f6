import ConstraintLayout
import Testing

/// Rows of alternately one less and one more, filled in order.
struct HoneycombTests {
  private func honeycomb(_ count: Int, itemsPerRow: Int = 3, spacing: Double = 0) -> some Layout {
    Honeycomb(itemsPerRow: itemsPerRow, lineSpacing: spacing, interitemSpacing: spacing) {
      ForEach(0..<count) { Item("\($0)") }
    }
  }

  private func isNear(_ left: Double?, _ right: Double) -> Bool { abs((left ?? .nan) - right) < 1e-9 * max(1, right) }

  @Test func itemsFillTheWidth() throws {
    let placement = try LayoutEngine().place(honeycomb(5, spacing: 6), in: ProposedSize(width: 102))
    let height = 60 / 3.0.squareRoot()
    #expect(isNear(placement["0"]?.width, 30))
    #expect(isNear(placement["0"]?.x, 18))
    #expect(isNear(placement["2"]?.x, 0))
    #expect(isNear(placement["2"]?.y, 0.75 * height + 6))
    #expect(isNear(placement.size.width, 102))
    #expect(isNear(placement.size.height, 1.75 * height + 6))
  }

  @Test func aHeightThatIsTooSmallMakesItNarrower() throws {
    let placement = try LayoutEngine().place(honeycomb(2), in: ProposedSize(width: 300, height: 20))
    #expect(isNear(placement.size.height, 20))
    #expect(isNear(placement["0"]?.height, 20))
  }

  @Test func withoutAWidthItemsHaveTheirIdeal() throws {
    let placement = try LayoutEngine().place(
      Honeycomb(itemsPerRow: 2) { ForEach(0..<3) { Item("\($0)").frame(width: 30) } })
    #expect(isNear(placement.size.width, 60))
  }

  @Test func belowOtherThingsItTakesTheHeightThatItNeeds() throws {
    let placement = try LayoutEngine().place(
      Stack(.column, spacing: 0) {
        Item("title").frame(width: 10, height: 10)
        honeycomb(2)
        Item("after").frame(width: 10, height: 5)
      }, in: ProposedSize(width: 90))
    #expect(isNear(placement["0"]?.y, 10))
    #expect(isNear(placement["after"]?.y, 10 + 60 / 3.0.squareRoot()))
  }

  @Test func badNumbersAreErrors() {
    #expect(throws: LayoutError.self) { try LayoutEngine().place(honeycomb(3, itemsPerRow: 0)) }
    #expect(throws: LayoutError.self) { try LayoutEngine().place(honeycomb(3, spacing: .nan)) }
  }

  @Test func noItemsTakeNoSpace() throws {
    #expect(try LayoutEngine().place(honeycomb(0), in: ProposedSize(width: 100)).size == .zero)
  }

  @Test func aFrameThatIsTooWideForTheHeightIsNotFilled() throws {
    let column = BalancedStack(.column, spacing: 0) {
      Honeycomb(itemsPerRow: 2) { ForEach(0..<5) { Item("\($0)") } }.frame(minWidth: 0, idealWidth: 150, maxWidth: 400)
      Item("fixed").frame(height: 50)
    }
    let placement = try LayoutEngine().place(column)
    #expect(placement["fixed"] == Rect(x: 0, y: 50, width: 150, height: 50))
    #expect(try #require(placement["4"]).maxY <= 50 + 1e-9)
    #expect(try #require(placement["4"]).width > 0)
  }
}
