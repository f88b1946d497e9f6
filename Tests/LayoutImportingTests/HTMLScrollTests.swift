import ConstraintLayout
import LayoutImporting
import Testing

/// Boxes that clip what is longer than they are, in lines that give them less: places as browsers give them.
struct HTMLScrollTests: HTMLSamples {
  private static func page(_ style: String, _ inner: String) throws -> Imported {
    try Imported(
      "<html><body style=\"margin: 0\"><div id=\"box\" style=\"display: flex; \(style)\">\(inner)</div></body></html>")
  }

  private static let column = "flex-direction: column; height: 200px; width: 100px"
  private static let high = box("high", "height: 500px")

  @Test(arguments: ["overflow: auto", "min-height: 0; overflow: hidden", "min-height: 0", "overflow-y: scroll"])
  func whatTakesTheRestLeavesOthersTheirHeight(clips: String) throws {
    let items =
      Self.box("head", "height: 20px") + Self.box("body", "flex: 1; \(clips)", Self.high)
      + Self.box("foot", "height: 30px")
    let form = try Self.page(Self.column, items)
    #expect(form.losses.isEmpty)
    let placement = try form.placed()
    #expect(placement["head"] == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(placement["body"] == Rect(x: 0, y: 20, width: 100, height: 150))
    #expect(placement["foot"] == Rect(x: 0, y: 170, width: 100, height: 30))
    #expect(placement["high"]?.height == 500)
  }

  @Test func whatIsAroundTheContentScrollsWithIt() throws {
    let items =
      Self.box("head", "height: 20px")
      + Self.box("body", "flex: 1; overflow: auto; padding: 5px; border: 1px solid", Self.high)
    let placement = try Self.page(Self.column, items).placed()
    #expect(placement["body"] == Rect(x: 0, y: 20, width: 100, height: 180))
    #expect(placement["high"] == Rect(x: 6, y: 26, width: 88, height: 500))
  }

  @Test func whatStandsOverItKeepsToItsEdges() throws {
    let over = Self.box("over", "position: absolute; right: 0; bottom: 0; width: 5px; height: 5px")
    let items =
      Self.box("head", "height: 20px")
      + Self.box("body", "flex: 1; overflow: auto; position: relative", Self.high + over)
    let placement = try Self.page(Self.column, items).placed()
    #expect(placement["body"] == Rect(x: 0, y: 20, width: 100, height: 180))
    #expect(placement["over"] == Rect(x: 95, y: 195, width: 5, height: 5))
  }

  @Test func whatMayBeLessHighGivesWayByWhatItSays() throws {
    let items = Self.box("head", "height: 100px") + Self.box("body", "height: 150px; overflow: auto", Self.high)
    let placement = try Self.page(Self.column, items).placed()
    let (head, body) = (try #require(placement["head"]), try #require(placement["body"]))
    #expect(abs(head.height - 80) < 1e-9)
    #expect(abs(body.height - 120) < 1e-9)
  }

  @Test func whatStandsInALineWithinALineIsNoHigherThanThat() throws {
    let middle = Self.box(
      "middle", "flex: 1; min-height: 0; display: flex",
      Self.box("side", "width: 20px") + Self.box("body", "flex: 1; overflow: auto", Self.high))
    let placement = try Self.page(Self.column, Self.box("head", "height: 20px") + middle).placed()
    #expect(placement["middle"] == Rect(x: 0, y: 20, width: 100, height: 180))
    #expect(placement["body"] == Rect(x: 20, y: 20, width: 80, height: 180))
  }

  @Test func itIsTheSameAlongARow() throws {
    let items =
      Self.box("head", "width: 60px")
      + Self.box("body", "flex: 1; min-width: 0; overflow: hidden", Self.box("wide", "width: 900px"))
      + Self.box("foot", "width: 40px")
    let placement = try Self.page("height: 50px; width: 300px", items).placed()
    #expect(placement["body"] == Rect(x: 60, y: 0, width: 200, height: 50))
    #expect(placement["foot"]?.x == 260)
    #expect(placement["wide"]?.width == 900)
  }

  @Test(arguments: [
    ("flex: 1; overflow: auto", "height: 150%"), ("overflow: auto", "height: 500px"),
  ])
  func whatIsWrittenOnlyNearlyIsNoted(style: String, inner: String) throws {
    let items = Self.box("head", "height: 20px") + Self.box("body", style, Self.box("high", inner))
    #expect(try Self.page(Self.column, items).losses.count == 1)
  }
}
