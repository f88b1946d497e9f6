import ConstraintLayout
import LayoutDrawing
import Testing

/// What lies behind a layout: an overlay that is drawn before it.
struct BackgroundTests {
  private let card = Item("label").frame(width: 40, height: 16).padding(6).background {
    Item("card")
    Item("edge").frame(height: 2)
  }

  @Test func itIsAsLargeAsTheLayout() throws {
    let placement = try LayoutEngine().place(card)
    #expect(placement["card"] == Rect(x: 0, y: 0, width: 52, height: 28))
    #expect(placement["edge"] == Rect(x: 0, y: 13, width: 52, height: 2))
    #expect(placement["label"] == Rect(x: 6, y: 6, width: 40, height: 16))
  }

  @Test func framesStayInTheOrderOfTheDescription() throws {
    #expect(try LayoutEngine().place(card).frames.map(\.id) == ["label", "card", "edge"])
  }

  @Test func itIsDrawnBehind() throws {
    let placement = try LayoutEngine().place(
      Stack(.row) {
        card
        Item("next").frame(width: 10, height: 10).overlay { Item("over") }
      })
    #expect(placement.framesBackToFront.map(\.id) == ["card", "edge", "label", "next", "over"])
    let picture = SVGDrawing.svg(of: placement)
    let titles = ["card: ", "label: "].compactMap { picture.range(of: $0)?.lowerBound }
    #expect(titles.count == 2 && titles[0] < titles[1])
  }

  @Test func oneBehindAnotherComesFirst() throws {
    let layered = Item("a").frame(width: 10, height: 10).background { Item("b") }.background { Item("c") }
    #expect(try LayoutEngine().place(layered).framesBackToFront.map(\.id) == ["c", "b", "a"])
  }

  @Test func whatIsLargerSticksOut() throws {
    let glow = Item("dot").frame(width: 10, height: 10).background { Item("glow").frame(width: 30, height: 30) }
    let placement = try LayoutEngine().place(glow)
    #expect(placement["glow"] == Rect(x: -10, y: -10, width: 30, height: 30))
    #expect(placement.size == Size(width: 10, height: 10))
    #expect(placement.diagnosis.overflows.count == 4)
  }
}
