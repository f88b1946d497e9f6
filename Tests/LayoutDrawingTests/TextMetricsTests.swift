internal import Testing

@testable internal import LayoutDrawing

@Suite struct TextMetricsTests {
  @Test func widthGrowsWithTextAndSize() {
    #expect(TextMetrics.width(of: "", size: 10) == 0)
    #expect(TextMetrics.width(of: "ab", size: 10) > TextMetrics.width(of: "a", size: 10))
    #expect(TextMetrics.width(of: "ab", size: 20) == 2 * TextMetrics.width(of: "ab", size: 10))
    #expect(TextMetrics.width(of: "設", size: 10) > TextMetrics.width(of: "n", size: 10))
    #expect(TextMetrics.width(of: "e\u{301}", size: 10) == TextMetrics.width(of: "é", size: 10))
  }

  @Test func shorteningKeepsBothEnds() throws {
    let long = "dashboard-cell-0042"
    #expect(TextMetrics.shortened(long, to: 1000, size: 10) == long)
    let short = try #require(TextMetrics.shortened(long, to: 60, size: 10))
    #expect(short.hasPrefix("das"))
    #expect(short.hasSuffix("42"))
    #expect(short.contains("…"))
    #expect(TextMetrics.width(of: short, size: 10) <= 60)
    #expect(TextMetrics.shortened(long, to: 5, size: 10) == nil)
  }

  @Test func wrappingBreaksBetweenWordsAndLosesNothing() {
    let text = "the first of two alignments is used in averyveryverylongcolumnname"
    let lines = TextMetrics.wrapped(text, to: 90, size: 10)
    #expect(lines.first == "the first of two")
    #expect(lines.allSatisfy { TextMetrics.width(of: $0, size: 10) <= 90 })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
