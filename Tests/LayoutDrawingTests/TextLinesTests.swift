internal import LayoutCore
internal import LayoutGeometry
internal import LayoutText
internal import Testing

@testable internal import LayoutDrawing

/// Texts in pictures are the lines that were measured.
@Suite struct TextLinesTests {
  private static let words = "The quick brown fox jumps over the lazy dog, and nobody knows why it did."

  private func lines(_ placement: Placement) -> [ParsedPicture.Element] {
    ParsedPicture(SVGDrawing.svg(of: placement)).texts(in: "texts")
  }

  /// The texts of the lines that a single text is drawn as.
  private func drawn(_ text: Text, width: Double) -> [String] {
    lines(Samples.texts([text], at: [Rect(x: 0, y: 0, width: width, height: 100)])).map(\.text)
  }

  @Test(arguments: [0, 40, 77.7, 120, 260, 400, 700])
  func aTextIsWrappedAtTheWidthOfItsFrame(width: Double) {
    let measured = HelveticaMeasurer().measure(Self.words, font: Font(size: 17), width: width)
    let rect = Rect(x: 30, y: 40, width: max(width, 1), height: measured.size.height)
    let placement = Samples.texts([Text(Self.words)], at: [rect], exactly: [rect.with(width: width)])
    #expect(lines(placement).map(\.text) == measured.lines.map(\.text))
  }

  @Test func everyLineStandsOnItsBaselineAtTheLeadingEdge() {
    let text = Text(Self.words, font: Font(size: 20, weight: .bold))
    let elements = lines(Samples.texts([text], at: [Rect(x: 30, y: 40, width: 200, height: 100)]))
    #expect(elements.count > 2)
    for (index, element) in elements.enumerated() {
      #expect(element.number("x") == 30)
      // The ascender of the font is 0.729 of its size; what is over is above and below.
      let above = (100 - 20 * Double(elements.count)) / 2
      #expect(abs(element.number("y") - (40 + above + 14.58 + 20 * Double(index))) < 0.001)
      #expect(element.number("font-size") == 20)
      #expect(element.attributes["font-weight"] == "bold")
      #expect(element.attributes["text-anchor"] == nil)
    }
  }

  @Test func aTextGrowsWithThePicture() throws {
    let rect = Rect(x: 10, y: 20, width: 90, height: 17)
    let placement = Placement(
      size: Size(width: 100, height: 100), diagnosis: Diagnosis(), containers: [],
      tree: LayoutTree(Text("scaled", font: Font(size: 17))), rects: [rect])
    let line = try #require(lines(placement).first)
    // 100 points are drawn at 7.
    let width = HelveticaMeasurer().measure("scaled", font: Font(size: 17), width: nil).size.width
    #expect(abs(line.number("x") - 7 * (10 + (90 - width) / 2)) < 0.001 && line.number("font-size") == 119)
    #expect(abs(line.number("y") - 7 * (20 + 0.729 * 17)) < 0.001)
  }

  @Test func aTextOutOfRoomEndsInTheEllipsisThatWasMeasured() {
    let font = Font(size: 17)
    let measured = HelveticaMeasurer().measure(Self.words, font: font, width: 120, lineLimit: 2)
    let drawn = drawn(Text(Self.words, font: font, lineLimit: 2), width: 120)
    #expect(measured.isTruncated && drawn.count == 2)
    #expect(drawn == measured.lines.map(\.text))
    #expect(drawn.last?.hasSuffix("…") == true)
  }

  @Test func markupInATextIsText() {
    let text = "<b>&amp;</b> \"q\" 'a' ]]>"
    let placement = Samples.texts([Text(text)], at: [Rect(x: 0, y: 0, width: 500, height: 17)])
    #expect(lines(placement).map(\.text) == [text])
    #expect(SVGDrawing.svg(of: placement).contains("&lt;b&gt;&amp;amp;&lt;/b&gt; &quot;q&quot; &#39;a&#39; ]]&gt;"))
  }

  @Test func whiteSpaceIsKeptAsItWasMeasured() throws {
    let text = "  two  spaces\ta tab\u{7}\u{1}\n\n x"
    let placement = Samples.texts([Text(text)], at: [Rect(x: 0, y: 0, width: 500, height: 51)])
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    // A line without anything to see is not written.
    #expect(picture.texts(in: "texts").map(\.text) == ["  two  spaces    a tab", " x"])
    let group = try #require(picture.elements.first { $0.attributes["class"] == "texts" })
    #expect(group.attributes["xml:space"] == "preserve")
  }

  @Test func lettersAreDrawnByTheRulesOfTheMeasurer() throws {
    let placement = Samples.texts([Text("office")], at: [Rect(x: 0, y: 0, width: 500, height: 17)])
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    let group = try #require(picture.elements.first { $0.attributes["class"] == "texts" })
    #expect(group.attributes["style"] == "font-variant-ligatures: none")
    #expect(group.attributes["text-rendering"] == "geometricPrecision")
    #expect(picture.elements.first?.attributes["font-family"]?.hasPrefix("'Nimbus Sans', Helvetica, ") == true)
  }

  @Test func theBoxOfATextIsLightAndHasNoLabel() throws {
    let rects = [Rect(x: 0, y: 0, width: 300, height: 34), Rect(x: 0, y: 50, width: 300, height: 34)]
    let placement = Samples.texts([Text("words", id: "name"), Item("box")], at: rects)
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    let boxes = picture.elements.filter { $0.name == "rect" && $0.group == "items" }
    #expect(boxes.map { $0.number("y") } == [0.5, 50.5])
    #expect(boxes[0].number("fill-opacity") < boxes[1].number("fill-opacity"))
    #expect(picture.contents(of: "title").contains("name: 300 x 34 at (0, 0)"))
    #expect(picture.texts(in: "labels").map(\.text) == ["box", "300 x 34"])
  }

  @Test func whatIsMeasuredByCodeIsABox() {
    let item = Item("code").measured { _ in Size(width: 100, height: 40) }
    let picture = ParsedPicture(
      SVGDrawing.svg(of: Samples.texts([item], at: [Rect(x: 0, y: 0, width: 100, height: 40)])))
    #expect(picture.texts(in: "texts").isEmpty)
    #expect(picture.texts(in: "labels").contains { $0.text == "code" })
  }

  @Test func aTextWithoutRoomKeepsItsLabel() {
    let placement = Samples.texts([Text("", id: "nothing")], at: [Rect(x: 100, y: 50, width: 0, height: 17)])
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    #expect(picture.texts(in: "texts").isEmpty)
    #expect(picture.texts(in: "labels").map(\.text) == ["nothing"])
  }

  /// The start of lines is the leading edge of the layout, whichever way their letters run.
  @Test(arguments: [
    ("Hello!\na", LayoutDirection.leftToRight, 30.0, nil, nil), ("Hello!\na", .rightToLeft, 230, "end", nil),
    ("שלום!\na", .leftToRight, 30, "end", "rtl"), ("שלום!\na", .rightToLeft, 230, nil, "rtl"),
  ])
  func linesBeginAtTheLeadingEdge(
    text: String, layoutDirection: LayoutDirection, x: Double, anchor: String?, direction: String?
  ) throws {
    let placement = Samples.texts(
      [Text(text)], at: [Rect(x: 30, y: 0, width: 200, height: 17)], layoutDirection: layoutDirection)
    let line = try #require(lines(placement).first)
    #expect(line.number("x") == x)
    #expect(line.attributes["text-anchor"] == anchor)
    #expect(line.attributes["direction"] == direction)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSingleLineStandsInTheMiddle(layoutDirection: LayoutDirection) throws {
    let placement = Samples.texts(
      [Text("Hello!")], at: [Rect(x: 30, y: 0, width: 200, height: 57)], layoutDirection: layoutDirection)
    let line = try #require(lines(placement).first)
    let width = HelveticaMeasurer().measure("Hello!", font: Font(size: 17), width: nil).size.width
    #expect(abs(line.number("x") - (130 + (layoutDirection == .leftToRight ? -width : width) / 2)) < 0.001)
    #expect(abs(line.number("y") - (20 + 0.729 * 17)) < 0.001)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 0.5),
    (.trailing, .leftToRight, 1), (.leading, .rightToLeft, 1), (.center, .rightToLeft, 0.5),
    (.trailing, .rightToLeft, 0),
  ])
  func linesAreAlignedAsTheTextSays(
    alignment: HorizontalAlignment, layoutDirection: LayoutDirection, part: Double
  ) throws {
    let placement = Samples.texts(
      [Text("Hello!\na").multilineTextAlignment(alignment)], at: [Rect(x: 30, y: 0, width: 200, height: 40)],
      layoutDirection: layoutDirection)
    for line in lines(placement) {
      let width = HelveticaMeasurer().measure(line.text, font: Font(size: 17)).idealWidth
      // Each line is held where it is aligned, so that it stays so in a viewer with another font.
      #expect(line.attributes["text-anchor"] == [0: nil, 0.5: "middle", 1: "end"][part])
      #expect(abs(line.number("x") - part * width - (30 + part * (200 - width))) < 0.001)
      #expect(line.attributes["textLength"] == nil)
    }
  }

  @Test func whatWasMeasuredByOtherMetricsIsDrawnAsWideAsThat() throws {
    let text = Text("Hello!", font: Font(size: 10), measurer: GlyphMetrics(advance: 9, ascent: 8, descent: 2))
    let line = try #require(lines(Samples.texts([text], at: [Rect(x: 30, y: 0, width: 100, height: 10)])).first)
    #expect(line.number("textLength") == 54)
    #expect(line.number("x") == 53 && line.number("y") == 8)
  }

  @Test(arguments: [
    ("", false), ("123 !", false), ("a", false), ("1. שלום a", true), ("a שלום", false), ("«مرحبا»", true),
    ("漢字", false), ("ދިވެހި", true), ("\u{1E900}", true),
  ])
  func theFirstLetterSaysWhichWayATextRuns(text: String, isRightToLeft: Bool) {
    #expect(WritingDirection.isRightToLeft(text) == isRightToLeft)
  }

  @Test func roundedEdgesDoNotWrapATextAnew() {
    let width = HelveticaMeasurer().measure("one two", font: Font(size: 17)).idealWidth
    let placement = Samples.texts([Text("one two")], at: [Rect(x: 5.1, y: 0, width: width, height: 17)])
    let rounded = placement.rounded(scale: 0.1)
    #expect(rounded["one two"].map { $0.width < width } == true)
    #expect(lines(rounded).map(\.text) == ["one two"])
  }

  @Test func theLinesOfAnotherMeasurerAreDrawn() {
    let text = Text("abc", font: Font(size: 10), measurer: EveryLetterALine())
    let elements = lines(Samples.texts([text], at: [Rect(x: 0, y: 100, width: 10, height: 90)]))
    #expect(elements.map(\.text) == ["a", "b", "c"])
    #expect(elements.map { $0.number("y") } == [108, 138, 168])
  }

  @Test func thePictureHoldsLinesThatStandOut() throws {
    let placement = Samples.texts(
      [Text("a long line", font: Font(size: 40), measurer: OneLine())],
      at: [Rect(x: 780, y: 0, width: 10, height: 40)])
    let frame = try #require(ParsedPicture(SVGDrawing.svg(of: placement)).viewBox)
    #expect(frame.maxX >= 780 + 5000)
  }
}

extension Rect {
  fileprivate func with(width: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }
}

/// A measurer that puts each character on a line of its own, 30 points apart.
private struct EveryLetterALine: TextMeasurer {
  func measure(_ text: String, font: Font, width: Double?, lineLimit: Int?, lineSpacing: Double) -> TextLayout {
    let lines = text.indices.map { TextLine(content: text[$0...$0], isTruncated: false, width: 10) }
    return TextLayout(
      lines: lines, size: Size(width: 10, height: 30 * Double(lines.count)), firstBaseline: 8,
      lastBaseline: 8 + 30 * Double(lines.count - 1), minimumWidth: 10, idealWidth: 10)
  }
}

/// A measurer of lines that are 5000 wide.
private struct OneLine: TextMeasurer {
  func measure(_ text: String, font: Font, width: Double?, lineLimit: Int?, lineSpacing: Double) -> TextLayout {
    TextLayout(
      lines: [TextLine(content: text[...], isTruncated: false, width: 5000)], size: Size(width: 5000, height: 40),
      firstBaseline: 30, lastBaseline: 30, minimumWidth: 5000, idealWidth: 5000)
  }
}
