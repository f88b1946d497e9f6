import LayoutText
import Testing

struct LineTests {
  private let measurer = HelveticaMeasurer()
  private let font = Font(size: 10)

  private func lines(_ text: String, _ width: Double?, limit: Int? = nil) -> [String] {
    measurer.measure(text, font: font, width: width, lineLimit: limit).lines.map(\.text)
  }

  private func width(_ text: String) -> Double {
    measurer.measure(text, font: font).size.width
  }

  @Test func aLineThatFitsExactlyIsNotBroken() {
    let width = width("one two")
    #expect(lines("one two", width) == ["one two"])
    #expect(lines("one two", width.nextDown) == ["one", "two"])
  }

  @Test func spacesAtTheEndOfALineDoNotCount() {
    #expect(width("one   ") == width("one"))
    #expect(lines("one    two", width("one")) == ["one", "two"])
  }

  @Test func spacesAtTheStartOfATextCount() {
    #expect(abs(width("  one") - width("one") - 2 * 2.78) < 1e-9)
    #expect(lines("  one", width("one")) == ["", "one"])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func everyLineEndOfTheTextIsKept(_ end: String) {
    #expect(lines("a" + end + end + "b" + end, nil) == ["a", "", "b", ""])
  }

  @Test func hyphensEndLinesBetweenWordsOnly() {
    #expect(lines("e-mail", 0.1 + width("mail")) == ["e-", "mail"])
    #expect(measurer.measure("1-5", font: font).minimumWidth == width("1-5"))
    #expect(measurer.measure("--wide", font: font).minimumWidth == width("--wide"))
    #expect(lines("left—right", width("right")) == ["left", "—", "right"])
    #expect(measurer.measure("non\u{2011}breaking", font: font).minimumWidth == width("non\u{2011}breaking"))
  }

  @Test func spacesThatHoldTogetherDoNotBreak() {
    #expect(measurer.measure("10\u{A0}km", font: font).minimumWidth == width("10\u{A0}km"))
  }

  @Test func eastAsianTextBreaksBetweenCharactersButNotBeforeClosingMarks() {
    #expect(lines("漢字、漢字。", 20) == ["漢", "字、", "漢", "字。"])
    #expect(lines("「漢字」", 30) == ["「漢", "字」"])
  }

  @Test func aWordWiderThanTheLineBeginsOnItsOwnLineAndIsBrokenBetweenCharacters() {
    #expect(lines("a mmmmmm b", width("mmmm")) == ["a", "mmmm", "mm b"])
    #expect(lines("abc", 0) == ["a", "b", "c"])
    #expect(lines("e\u{301}\u{323}👩‍👩‍👧", 0) == ["e\u{301}\u{323}", "👩‍👩‍👧"])
  }

  @Test func aNegativeWidthIsNone() {
    #expect(lines("ab", -1) == ["a", "b"])
  }

  @Test func theLastLineOfALimitEndsInAnEllipsisAtTheCharacterThatFits() {
    #expect(lines("one two three", width("one tw…"), limit: 1) == ["one tw…"])
    #expect(lines("one two three", width("one…"), limit: 1) == ["one…"])
    #expect(lines("one two three four", width("three…"), limit: 3) == ["one", "two", "three…"])
  }

  @Test func noSpaceStandsBeforeAnEllipsis() {
    let withSpace = width("one") + 2.78 + width("…")
    #expect(lines("one two", withSpace + 0.1, limit: 1) == ["one…"])
  }

  @Test func aLimitCutsAtALineEndOfTheText() {
    #expect(lines("one\ntwo", nil, limit: 1) == ["one…"])
    #expect(lines("one\ntwo\nthree", nil, limit: 2) == ["one", "two…"])
  }

  @Test func nothingIsTruncatedThatHasNoneToShow() {
    let layout = measurer.measure("one\n \n", font: font, lineLimit: 1)
    #expect(layout.lines.map(\.text) == ["one"] && !layout.isTruncated)
  }

  @Test func anEllipsisAloneStandsWhereNotEvenACharacterFits() {
    #expect(lines("mmmm", 1, limit: 1) == ["…"])
    #expect(lines("mm mm", 1, limit: 3) == ["m", "m", "…"])
  }

  @Test func textWithoutCharactersIsOneEmptyLine() {
    let layout = measurer.measure("", font: font)
    #expect(layout.lines.map(\.text) == [""])
    #expect(layout.size.width == 0 && layout.size.height == font.lineHeight)
    #expect(layout.minimumWidth == 0 && layout.idealWidth == 0)
  }

  @Test func baselinesAndHeightFollowTheLines() {
    let layout = measurer.measure("a\nb\nc", font: font, width: nil, lineLimit: nil, lineSpacing: 2)
    #expect(layout.size.height == 34)
    #expect(layout.firstBaseline == font.ascender)
    #expect(layout.lastBaseline == 24 + font.ascender)
  }

  @Test func minimumIsTheWidestPieceAndIdealTheWidestLineOfTheText() {
    let layout = measurer.measure("a well-known\nword", font: font, width: 1)
    #expect(layout.minimumWidth == width("known"))
    #expect(layout.idealWidth == width("a well-known"))
  }

  @Test func paragraphsBeyondTheLimitAskForNoRoom() {
    let layout = measurer.measure("a\nlonger", font: font, lineLimit: 1)
    #expect(layout.idealWidth == width("a…"))
    #expect(layout.minimumWidth == width("…"))
  }

  @Test func withALineLimitTheMinimumIsTheEllipsis() {
    #expect(measurer.measure("longer words", font: font, lineLimit: 1).minimumWidth == width("…"))
    #expect(measurer.measure("longer words", font: font, lineLimit: 2).minimumWidth == width("…"))
    // A wide character has a line of its own before the last one.
    #expect(measurer.measure("@ longer words", font: font, lineLimit: 2).minimumWidth == width("@"))
    // What is narrower than an ellipsis as a whole asks for no more.
    #expect(measurer.measure("it", font: font, lineLimit: 1).minimumWidth == width("it"))
    #expect(measurer.measure("a b", font: font, lineLimit: 2).minimumWidth == width("a"))
  }

  @Test func kerningAcrossALineBreakDoesNotCount() {
    let layout = measurer.measure("AV", font: font, width: 0)
    #expect(layout.lines.map(\.width) == [6.67, 6.67])
  }
}
