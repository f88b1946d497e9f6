import ConstraintLayout
import LayoutCore
import LayoutImporting
import Testing

/// What becomes of grids of a page: the numbers are worked out by the rules of CSS Grid Layout.
struct HTMLGridTests: HTMLSamples {
  private static func page(_ style: String, _ inner: String) -> String {
    "<html><body style=\"margin: 0; width: 300px\"><div id=\"box\" style=\"display: grid; \(style)\">\(inner)</div></body></html>"
  }

  private static func placed(_ style: String, _ inner: String) throws -> Placement {
    try placed(page: page(style, inner))
  }

  /// The longest words ask for 30 and 10; both get 150, in which four words stand on a line.
  @Test func sharesAreEqualWhateverTheirTextIs() throws {
    let items =
      Self.box("a", "", "XXX XX XXX XXX XXX XX XXX XXX XXX XX XXX XXX") + Self.box("b", "", "X")
    let placement = try Self.placed("grid-template-columns: 1fr 1fr; font: 10px/10px Ahem", items)
    #expect(placement["a"]?.width == 150)
    #expect(placement["b"]?.x == 150)
    #expect(placement["box"]?.height == 30)
  }

  /// 30 and 50 of content; 220 are left, 110 for each.
  @Test func tracksOfContentAreStretchedEqually() throws {
    let items = Self.box("a", "width: 30px; height: 5px") + Self.box("b", "width: 50px") + Self.box("c", "")
    let placement = try Self.placed("grid-template-columns: auto auto", items)
    #expect(placement["b"]?.x == 140)
  }

  @Test func tracksBeyondThoseThatAreNamedFollowThePattern() throws {
    let items = ["a", "b", "c"].map { Self.box($0, "") }.joined()
    let placement = try Self.placed(
      "grid-template-columns: 10px; grid-template-rows: 5px; grid-auto-rows: 7px 9px", items)
    #expect(placement["b"] == Rect(x: 0, y: 5, width: 10, height: 7))
    #expect(placement["c"] == Rect(x: 0, y: 12, width: 10, height: 9))
  }

  @Test func aDenseFlowGoesBackToGaps() throws {
    let items = Self.box("a", "grid-column: span 2") + Self.box("b", "grid-column: span 2") + Self.box("c", "")
    let style = "grid-template-columns: repeat(3, 10px); grid-auto-rows: 5px; grid-auto-flow: dense"
    #expect(try Self.placed(style, items)["c"] == Rect(x: 20, y: 0, width: 10, height: 5))
  }

  @Test func aFlowInColumnsFillsThemFirst() throws {
    let items = ["a", "b", "c"].map { Self.box($0, "") }.joined()
    let style =
      "grid-template-rows: 5px 5px; grid-auto-columns: 10px; grid-auto-flow: column; justify-content: start"
    #expect(try Self.placed(style, items)["c"] == Rect(x: 10, y: 0, width: 10, height: 5))
  }

  @Test func itemsMayShareCells() throws {
    let items =
      Self.box("a", "grid-area: 1 / 1; width: 30px; height: 20px")
      + Self.box("b", "grid-area: 1 / 1; justify-self: end; align-self: end; width: 10px; height: 5px")
    let placement = try Self.placed("grid-template-columns: 50px", items)
    #expect(placement["b"] == Rect(x: 40, y: 15, width: 10, height: 5))
  }

  @Test func anItemIsAPartOfItsArea() throws {
    let placement = try Self.placed(
      "grid-template-columns: 40px 60px", Self.box("a", "grid-column: 2; width: 50%; height: 10px"))
    #expect(placement["a"]?.width == 30)
  }

  @Test func tracksInPercentOfTheContentAreFoundFromItFirst() throws {
    let page = try Imported(
      "<html><body style=\"margin: 0; display: flex; width: 300px\"><div style=\"display: grid; grid-template-columns: 50% 25%\">"
        + Self.box("a", "width: 40px; height: 5px") + Self.box("b", "") + "</div></body></html>")
    #expect(page.losses.isEmpty)
    #expect(try page.placed()["b"] == Rect(x: 20, y: 0, width: 10, height: 5))
  }

  @Test func itemsOnABaselineAreNotStretched() throws {
    let items = Self.box("a", "height: 30px; width: 10px") + Self.box("b", "height: 10px; width: 10px")
    let placement = try Self.placed("grid-template-columns: 20px 20px; align-items: baseline", items)
    #expect(placement["b"] == Rect(x: 20, y: 20, width: 10, height: 10))
  }

  @Test func veryManyTracksAreNotedAndTakeNoTime() throws {
    let items = (0..<200).map { Self.box("", "grid-row: \($0 * 20 + 1) / span 10; grid-column: \($0 * 20 + 1)") }
    let page = try Imported(Self.page("grid-auto-rows: 1px 2px", items.joined()))
    #expect(page.losses.contains { $0.contains("a grid of very many tracks") })
  }
}
