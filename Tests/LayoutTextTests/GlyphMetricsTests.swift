import LayoutText
import Testing

/// Widths that are the same in every font size.
struct GlyphMetricsTests {
  private let metrics = GlyphMetrics(advance: 10, ascent: 8, descent: 2, advances: ["i": 4, "é": 11])

  private func width(_ text: String) -> Double { metrics.measure(text, font: Font(size: 99)).idealWidth }

  @Test func charactersAreAsWideAsTheTableSays() {
    #expect(width("mini") == 28)
    #expect(width("e\u{301}") == 11)
    #expect(width("日本") == 20)
    #expect(width("👩‍👩‍👧") == 10)
    #expect(width("m\tm") == 60)
    #expect(width("\u{200B}") == 0)
    #expect(width("VA") == 20)
  }

  @Test func linesAreAsHighAsAscentAndDescent() {
    let layout = metrics.measure("one\ntwo", font: Font(size: 1, weight: .bold))
    #expect(layout.size.height == 20)
    #expect(layout.firstBaseline == 8)
    #expect(layout.lastBaseline == 18)
  }

  @Test func linesBreakBetweenWords() {
    let layout = metrics.measure("one two three", font: Font(size: 1), width: 70)
    #expect(layout.lines.map(\.text) == ["one two", "three"])
    #expect(layout.minimumWidth == 50)
    #expect(layout.idealWidth == 130)
  }

  @Test func decimalsAddUp() {
    let metrics = GlyphMetrics(advance: 0.1, ascent: 8, descent: 2)
    #expect(metrics.measure("abc", font: Font(size: 1)).idealWidth == 0.3)
  }

  @Test func metricsThatSayTheSameAreEqual() {
    #expect(metrics == GlyphMetrics(advance: 10, ascent: 8, descent: 2, advances: ["é": 11, "i": 4]))
    #expect(metrics != GlyphMetrics(advance: 10, ascent: 8, descent: 2))
  }
}
