internal import LayoutText
internal import Testing

@testable internal import LayoutDrawing

@Suite struct ShortenedTextTests {
  private let long = "dashboard-cell-0042"

  @Test(arguments: 3...9)
  func keepsAsMuchOfBothEndsAsFits(room: Int) throws {
    let text = try #require(ShortenedText.of(long, room: Double(room)))
    #expect(Font(size: 1).width(of: text) <= Double(room))
    let ends = text.split(separator: "…")
    #expect(long.hasPrefix(ends[0]) && long.hasSuffix(ends[1]))
    #expect((0...1).contains(ends[0].count - ends[1].count))
    let more = long.prefix((text.count + 1) / 2) + "…" + long.suffix(text.count / 2)
    #expect(Font(size: 1).width(of: String(more)) > Double(room))
  }

  @Test(arguments: ["", "a", "ab", "abc"])
  func nothingIsKeptOfWhatHasNoMiddle(text: String) {
    #expect(ShortenedText.of(text, room: 1) == nil)
  }

  @Test func whereNoCharacterOfEachEndFitsThereIsNothing() {
    #expect(ShortenedText.of(long, room: 1.5) == nil)
  }
}
