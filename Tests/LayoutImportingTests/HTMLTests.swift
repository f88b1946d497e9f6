import ConstraintLayout
import Foundation
import LayoutImporting
import Testing

/// What becomes of boxes of a page.
struct HTMLTests: HTMLSamples {
  private static func page(_ style: String, _ inner: String) -> String {
    "<html><head><title>T</title></head><body style=\"margin: 0\"><div id=\"box\" style=\"\(style)\">\(inner)</div></body></html>"
  }

  @Test func blocksStandBelowEachOtherAsWideAsTheirContainer() throws {
    let placement = try Imported(
      Self.page("width: 200px", Self.box("a", "height: 20px") + Self.box("b", "height: 30px; width: 50px"))
    ).placed()
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(placement["b"] == Rect(x: 0, y: 20, width: 50, height: 30))
  }

  @Test func marginsOfNeighboursCollapse() throws {
    let placement = try Imported(
      Self.page(
        "", Self.box("a", "height: 20px; margin-bottom: 10px") + Self.box("b", "height: 20px; margin-top: 15px"))
    ).placed()
    #expect(placement["b"]?.y == 35)
  }

  @Test(arguments: [("content-box", 116.0), ("border-box", 100.0)])
  func paddingAndBorderAreWithinOrAroundTheSaidLength(sizing: String, width: Double) throws {
    let style = "width: 100px; box-sizing: \(sizing); padding: 5px; border: 3px solid red"
    let placement = try Imported(Self.page(style, Self.box("a", "height: 10px"))).placed()
    #expect(placement["box"]?.width == width)
    #expect(placement["a"] == Rect(x: 8, y: 8, width: width - 16, height: 10))
  }

  @Test func flexItemsShareByTheirFactorsFromNothing() throws {
    let items = Self.box("a", "flex: 1; height: 10px") + Self.box("b", "flex: 3")
    let placement = try Imported(Self.page("display: flex; width: 400px; gap: 20px", items)).placed()
    #expect(placement["a"]?.width == 95)
    // What says no length stretches across.
    #expect(placement["b"] == Rect(x: 115, y: 0, width: 285, height: 10))
  }

  @Test(arguments: [
    ("flex-start", 0.0), ("center", 35.0), ("flex-end", 70.0), ("space-between", 0.0), ("space-evenly", 35.0),
  ])
  func justificationPlacesWhatNothingTakes(justify: String, x: Double) throws {
    let style = "display: flex; width: 100px; justify-content: \(justify)"
    #expect(try Imported(Self.page(style, Self.box("a", "width: 30px; height: 10px"))).placed()["a"]?.x == x)
  }

  @Test func anItemMayBeAlignedByItself() throws {
    let items =
      Self.box("a", "width: 30px; height: 10px; align-self: flex-end") + Self.box("b", "width: 30px; height: 10px")
    let placement = try Imported(Self.page("display: flex; height: 50px; align-items: center", items)).placed()
    #expect(placement["a"]?.y == 40)
    #expect(placement["b"]?.y == 20)
  }

  @Test func linesWrap() throws {
    let items = ["a", "b", "c"].map { Self.box($0, "width: 40px; height: 10px") }.joined()
    let style = "display: flex; flex-wrap: wrap; align-content: flex-start; width: 100px; gap: 5px"
    #expect(try Imported(Self.page(style, items)).placed()["c"] == Rect(x: 0, y: 15, width: 40, height: 10))
  }

  @Test func tracksOfAGridAreListed() throws {
    let style = "display: grid; width: 300px; grid-template-columns: 50px repeat(2, 1fr); gap: 10px"
    let items = Self.box("a", "height: 10px") + Self.box("b", "") + Self.box("c", "") + Self.box("d", "height: 20px")
    let placement = try Imported(Self.page(style, items)).placed()
    #expect(placement["c"] == Rect(x: 185, y: 0, width: 115, height: 10))
    #expect(placement["d"] == Rect(x: 0, y: 20, width: 50, height: 20))
  }

  @Test func boxesStandBetweenTheirLines() throws {
    let style = "display: grid; grid-template-columns: 10px 20px 30px"
    let items =
      Self.box("a", "grid-column: 2 / -1; grid-row: 2; height: 5px") + Self.box("b", "height: 7px; grid-column: span 2")
    let placement = try Imported(Self.page(style, items)).placed()
    #expect(placement["a"] == Rect(x: 10, y: 7, width: 50, height: 5))
    #expect(placement["b"] == Rect(x: 0, y: 0, width: 30, height: 7))
  }

  @Test(arguments: [
    ("grid-template-columns: repeat(99999999, 1fr)", "repeat(99999999, 1fr)"),
    ("grid-template-columns: repeat(auto-fit, 1px)", "repeat(auto-fit, 1px)"),
  ])
  func tracksThatAreNotReadAreNotes(_ style: String, _ word: String) throws {
    let page = try Imported(Self.page("display: grid; \(style)", Self.box("a", "height: 10px")))
    #expect(page.losses.contains { $0.contains(word) })
  }

  @Test(arguments: ["span 1e309", "span 20001", "span 0", "name", "1.5"])
  func linesThatAreNotReadAreNotes(_ line: String) throws {
    let page = try Imported(Self.page("display: grid", Self.box("a", "height: 10px; grid-column: \(line)")))
    #expect(page.losses.contains { $0.contains("a: ") && $0.contains("The line") })
  }

  @Test(arguments: ["0", "-1", "1001", "many"])
  func spansOfTablesThatAreNotReadAreNotes(_ span: String) throws {
    let page = try Imported("<html><body><table><tr><td colspan=\"\(span)\">x</td></tr></table></body></html>")
    #expect(page.losses.contains { $0.contains("colspan") })
  }

  /// Within a row nothing goes back to a gap.
  @Test func boxesOfOneRowStandOneAfterTheOther() throws {
    let style = "display: grid; grid-template-columns: repeat(4, 10px)"
    let items =
      Self.box("fixed", "grid-column: 2; grid-row: 1; height: 5px")
      + Self.box("wide", "grid-row: 1; grid-column: span 2; height: 5px") + Self.box("late", "grid-row: 1; height: 5px")
    let placement = try Imported(Self.page(style, items)).placed()
    #expect(placement["wide"]?.x == 20)
    #expect(placement["late"]?.x == 40)
  }

  @Test func moreCellsThanAnyMemoryHoldsAreAnError() throws {
    let items = String(repeating: Self.box("", "grid-column: span 1000; grid-row: span 1000"), count: 1001)
    let error = #expect(throws: LayoutError.self) { try Imported(Self.page("display: grid", items)) }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.contains("Line 1") == true)
  }

  @Test func anAbsoluteBoxStandsFromTheEdgesOfItsContainer() throws {
    let style = "position: relative; width: 100px; height: 80px"
    let items =
      Self.box("corner", "position: absolute; right: 5px; bottom: 6px; width: 10px; height: 20px")
      + Self.box("wide", "position: absolute; left: 10px; right: 20px; top: 0; height: 50%")
    let placement = try Imported(Self.page(style, items)).placed()
    #expect(placement["corner"] == Rect(x: 85, y: 54, width: 10, height: 20))
    #expect(placement["box"] == Rect(x: 0, y: 0, width: 100, height: 80))
    #expect(placement["wide"]?.x == 10)
    #expect(placement["wide"]?.width == 70)
  }

  @Test func whatIsNotDisplayedTakesNoRoom() throws {
    let placement = try Imported(
      Self.page("", Self.box("a", "display: none; height: 20px") + Self.box("b", "height: 20px"))
    ).placed()
    #expect(placement["a"] == nil)
    #expect(placement["b"]?.y == 0)
  }

  @Test func glyphsOfAhemAreSquares() throws {
    let placement = try Imported(Self.page("font: 10px/10px Ahem; width: 50px", "XXX XXX")).placed()
    #expect(placement["box"] == Rect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func cellsOfATableStandInItsTracks() throws {
    let table = """
      <table style="border-spacing: 4px">
      <tr><td id="a" style="padding: 0; width: 30px; height: 10px"></td><td id="b" style="padding: 0; width: 20px"></td></tr>
      <tr><td id="c" colspan="2" style="padding: 0; height: 15px"></td></tr></table>
      """
    let placement = try Imported(Self.page("display: flex", table)).placed()
    #expect(placement["b"]?.x == 38)
    #expect(placement["c"] == Rect(x: 4, y: 18, width: 54, height: 15))
  }

  /// What a table says of its lengths is about all of it, its border and the space around its cells included.
  @Test func aTableIsAsLongAsItSays() throws {
    let cells = "<tr><td id=\"a\"></td><td id=\"b\"></td></tr>"
    let style = "width: 200px; height: 100px; border: 3px solid; padding: 4px"
    let table = "<table id=\"t\" style=\"\(style)\">\(cells)</table>"
    let placement = try Imported(Self.page("width: 300px", table)).placed()
    #expect(placement["t"]?.size == Size(width: 200, height: 100))
    #expect(placement["a"]?.x == 9)
    #expect(placement["b"]?.maxX == 191)
  }

  @Test func whatIsLargerThanItsBoxStandsOutAndContradictsNothing() throws {
    let style = "display: flex; width: 50px"
    let diagnosis = try Imported(Self.page(style, Self.box("a", "width: 80px; height: 5px; flex-shrink: 0")))
      .diagnosis()
    #expect(diagnosis.status == .determined)
    #expect(diagnosis.overflows.map(\.item) == ["a"])
  }

  @Test(arguments: ["float: left", "width: calc(1px + 2px)", "margin-left: 10%", "columns: 2"])
  func whatIsNotReadIsNoted(style: String) throws {
    let form = try Imported(Self.page("", Self.box("a", style)))
    #expect(form.losses.count(where: { $0.hasPrefix("line 1: a: ") }) == 1, "\(form.losses)")
  }

  @Test func whatTakesNoRoomIsNotNoted() throws {
    #expect(
      try Imported(Self.page("color: red; background: blue; border-radius: 3px", Self.box("a", "z-index: 2"))).losses
        .isEmpty)
  }
}
