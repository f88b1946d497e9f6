import ConstraintLayout
import LayoutImporting
import Testing

/// What becomes of flex containers of a page: the numbers are worked out by the rules of CSS Flexible Box Layout.
struct HTMLFlexTests: HTMLSamples {
  private static func page(_ style: String, _ inner: String) -> String {
    "<html><body style=\"margin: 0; display: flex; flex-direction: column; align-items: flex-start; width: 300px\">"
      + "<div id=\"box\" style=\"\(style)\">\(inner)</div></body></html>"
  }

  private static func placed(_ style: String, _ inner: String) throws -> Placement {
    try placed(page: page(style, inner))
  }

  /// 100 are left beyond the bases of 20 and 40, of which one part goes to the first and three to the second.
  @Test func whatIsLeftGoesOnTopOfTheBases() throws {
    let placement = try Self.placed(
      "display: flex; width: 160px", Self.box("a", "flex: 1 1 20px; height: 5px") + Self.box("b", "flex: 3 1 40px"))
    #expect(abs((placement["a"]?.width ?? 0) - 45) < 1e-9)
    #expect(abs((placement["b"]?.width ?? 0) - 115) < 1e-9)
  }

  /// 60 are missing, taken by the factors times the bases: 1 * 40 and 2 * 100.
  @Test func whatIsMissingIsTakenByFactorsAndBases() throws {
    let items = Self.box("a", "width: 40px; height: 5px") + Self.box("b", "width: 100px; flex-shrink: 2")
    let placement = try Self.placed("display: flex; width: 80px", items)
    #expect(placement["a"]?.width == 30)
    #expect(placement["b"]?.width == 50)
  }

  @Test(arguments: [("margin-left: auto", 70.0), ("margin: 0 auto", 35.0), ("margin-right: auto", 0.0)])
  func automaticMarginsTakeWhatIsLeft(margin: String, x: Double) throws {
    let item = Self.box("a", "width: 30px; height: 10px; \(margin)")
    #expect(try Self.placed("display: flex; width: 100px", item)["a"]?.x == x)
  }

  @Test func itemsStandOnOneBaseline() throws {
    let items = Self.box("a", "width: 10px; height: 30px") + Self.box("b", "width: 10px; height: 12px")
    let placement = try Self.placed("display: flex; align-items: baseline", items)
    #expect(placement["b"]?.y == 18)
  }

  @Test func linesInReverseStandFromTheEnd() throws {
    let items = ["a", "b"].map { Self.box($0, "width: 60px; height: 10px") }.joined()
    let placement = try Self.placed("display: flex; flex-wrap: wrap-reverse; width: 100px", items)
    #expect(placement["a"]?.y == 10)
    #expect(placement["b"]?.y == 0)
  }

  /// Lines of 10 in 50 are stretched to 25 each.
  @Test func linesShareWhatIsLeftAcross() throws {
    let items = ["a", "b"].map { Self.box($0, "width: 60px; min-height: 10px") }.joined()
    let placement = try Self.placed("display: flex; flex-wrap: wrap; width: 100px; height: 50px", items)
    #expect(placement["a"]?.height == 25)
    #expect(placement["b"] == Rect(x: 0, y: 25, width: 60, height: 25))
  }

  /// What fits in one line is as wide as its items; what had to wrap takes all the room.
  @Test(arguments: [(40.0, 80.0), (160, 300)]) func aBoxAroundLinesHugsOneLineOnly(width: Double, box: Double) throws {
    let items = ["a", "b"].map { Self.box($0, "width: \(width)px; height: 10px") }.joined()
    #expect(try Self.placed("display: flex; flex-wrap: wrap", items)["box"]?.width == box)
  }

  @Test func anItemOfTheWidthOfItsLongestWordBreaksItsLines() throws {
    let item = Self.box("a", "width: min-content; font: 10px/10px Ahem", "XX XXX")
    #expect(try Self.placed("display: flex; width: 200px", item)["a"] == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  /// `flex: 1` is `flex: 1 1 0%`, and a part of a height that nobody says is the content.
  @Test func aBasisInPercentOfNoHeightIsTheContent() throws {
    let item = Self.box("a", "flex: 1", Self.box("b", "height: 20px; width: 10px"))
    #expect(try Self.placed("display: flex; flex-direction: column", item)["box"]?.height == 20)
  }

  @Test func childrenOfAFlexContainerAreItemsWhateverElementsTheyAre() throws {
    let placement = try Self.placed(
      "display: flex", "<span id=\"a\" style=\"width: 10px; height: 5px\"/><b id=\"b\" style=\"width: 10px\"/>")
    #expect(placement["b"]?.x == 10)
  }

  @Test func baselinesInLinesThatWrapAreNoted() throws {
    let items = ["a", "b"].map { Self.box($0, "width: 60px; height: 10px") }.joined()
    let page = try Imported(Self.page("display: flex; flex-wrap: wrap; align-items: baseline; width: 100px", items))
    #expect(page.losses == ["line 1: box: Written nearly, not exactly: baselines in lines that wrap."])
  }
}
