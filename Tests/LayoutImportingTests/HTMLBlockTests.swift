import ConstraintLayout
import LayoutImporting
import Testing

/// What becomes of blocks of a page and of boxes that stand out of their flow, worked out by the rules of CSS 2.2.
struct HTMLBlockTests: HTMLSamples {
  private static func page(_ inner: String) -> String {
    "<html><body style=\"margin: 0; width: 200px; position: relative\">\(inner)</body></html>"
  }

  private static func placed(_ inner: String) throws -> Placement { try placed(page: page(inner)) }

  /// The margins of the last box in the first one and of that are one with that of the next: 20.
  @Test func marginsCollapseThroughTheEdgeOfABox() throws {
    let placement = try Self.placed(
      Self.box("a", "margin-bottom: 5px", Self.box("b", "height: 10px; margin-bottom: 20px"))
        + Self.box("c", "height: 10px; margin-top: 8px"))
    #expect(placement["a"]?.height == 10)
    #expect(placement["c"]?.y == 30)
  }

  @Test func marginsOfAnEmptyBoxAreOne() throws {
    let placement = try Self.placed(
      Self.box("a", "height: 10px") + Self.box("b", "margin-top: 15px; margin-bottom: 25px")
        + Self.box("c", "height: 10px"))
    #expect(placement["c"]?.y == 35)
  }

  @Test(arguments: ["padding: 1px 0", "display: flow-root", "overflow: hidden"])
  func marginsStayInABoxThatIsolatesThem(style: String) throws {
    let placement = try Self.placed(
      Self.box("a", "box-sizing: border-box; \(style)", Self.box("b", "height: 10px; margin: 20px 0")))
    let padding = style.hasPrefix("padding") ? 2.0 : 0
    #expect(placement["a"]?.height == 50 + padding)
  }

  /// Of the width, along both axes.
  @Test func marginsAndPaddingsInPercentAreOfTheWidthAround() throws {
    let placement = try Self.placed(
      Self.box("a", "margin-left: 10%; padding-top: 5%", Self.box("b", "height: 10px")))
    #expect(placement["a"] == Rect(x: 20, y: 0, width: 180, height: 20))
    #expect(placement["b"] == Rect(x: 20, y: 10, width: 180, height: 10))
  }

  @Test(arguments: [("margin: 0 auto", 75.0), ("margin-left: auto", 150), ("margin-left: 5px", 5)])
  func automaticMarginsMoveABlock(margin: String, x: Double) throws {
    #expect(try Self.placed(Self.box("a", "width: 50px; height: 5px; \(margin)"))["a"]?.x == x)
  }

  @Test func aBlockThatMayNotTakeAllStandsInTheMiddle() throws {
    let placement = try Self.placed(
      Self.box("a", "max-width: 80px; margin: 0 auto; height: 5px")
        + Self.box("b", "max-width: 500px; margin: 0 auto; height: 5px"))
    #expect(placement["a"] == Rect(x: 60, y: 0, width: 80, height: 5))
    #expect(placement["b"] == Rect(x: 0, y: 5, width: 200, height: 5))
  }

  @Test func aPartKeepsToItsLimits() throws {
    let placement = try Self.placed(
      Self.box("a", "width: 50%; max-width: 40px; height: 5px") + Self.box("b", "width: 10%; min-width: 30px"))
    #expect(placement["a"]?.width == 40)
    #expect(placement["b"]?.width == 30)
  }

  @Test func aLetterIsAsLongAsTheFontSays() throws {
    let placement = try Self.placed(
      Self.box("a", "font-size: 20px", Self.box("b", "width: 2em; height: 1rem; padding-left: 0.5em")))
    #expect(placement["b"] == Rect(x: 0, y: 0, width: 50, height: 16))
  }

  @Test(arguments: [("center", 80.0), ("right", 160), ("left", 0)])
  func linesOfTextStandWhereTheyAreAligned(align: String, x: Double) throws {
    let placement = try Self.placed(
      Self.box("a", "font: 10px/10px Ahem; text-align: \(align)", "XXXX"))
    #expect(placement["XXXX"]?.x == x)
  }

  @Test func anAbsoluteBoxIsAPartOfThePaddingBoxAround() throws {
    let placement = try Self.placed(
      Self.box(
        "a", "position: relative; width: 100px; height: 60px; border: 5px solid",
        Self.box("b", "position: absolute; width: 50%; height: 25%; right: 10%; bottom: 0")))
    #expect(placement["b"] == Rect(x: 45, y: 50, width: 50, height: 15))
  }

  @Test func whatIsUsualSaysNothing() throws {
    let style = "max-width: none; min-width: auto; position: static; float: none; aspect-ratio: auto; width: 10px"
    #expect(try Self.placed(Self.box("a", style))["a"]?.width == 10)
  }

  @Test func aPageThatSaysNoWidthIsAsWideAsAWindow() throws {
    let page = try Imported("<html><body style=\"margin: 0\"><div id=\"a\" style=\"height: 5px\"/></body></html>")
    #expect(try page.placed()["a"]?.width == 1024)
    #expect(try page.placed(width: 300)["a"]?.width == 300)
  }

  @Test(arguments: [
    ("line-height: 3", "line-height"), ("position: sticky", "position: sticky"), ("contain: size", "contain: size"),
    ("text-align: justify", "text-align: justify"),
  ])
  func whatHasNoWordsIsNoted(style: String, feature: String) throws {
    let page = try Imported(Self.page(Self.box("a", style, "text")))
    #expect(page.losses == ["line 1: a: Documents have no words for \(feature)."])
  }

  @Test func aDirectionOfItsOwnIsNoted() throws {
    let page = try Imported(Self.page(Self.box("a", "direction: rtl", "text")))
    #expect(page.losses == ["line 1: a: Not read yet: a direction other than that of the page."])
  }
}
