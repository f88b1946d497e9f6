import ConstraintLayout
import Testing

/// Where the lines of a text stand, by a measurer of characters ten points wide and lines ten high.
struct TextAlignmentTests {
  private let metrics = GlyphMetrics(advance: 10, ascent: 8, descent: 2)

  private func text(_ words: String, _ id: String? = nil, lineLimit: Int? = nil) -> Text {
    Text(words, id: id, font: Font(size: 3), lineLimit: lineLimit, measurer: metrics)
  }

  private func starts(_ layout: some Layout, _ direction: LayoutDirection = .leftToRight) throws -> [Double] {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    return try engine.place(layout).root.lines.map(\.x)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, [0.0, 0], [20.0, 40]), (.center, [10, 20], [10, 20]), (.trailing, [20, 40], [0, 0]),
  ])
  func linesAreAlignedInTheBoxOfTheText(
    _ alignment: HorizontalAlignment, _ starts: [Double], _ mirrored: [Double]
  ) throws {
    let words = text("four\nto").frame(width: 60).multilineTextAlignment(alignment)
    #expect(try self.starts(words) == starts)
    #expect(try self.starts(words, .rightToLeft) == mirrored)
  }

  @Test func whereNothingIsSaidLinesBeginWhereTheirBoxDoes() throws {
    #expect(try starts(text("four\nto").frame(width: 60)) == [0, 0])
    #expect(try starts(text("four\nto").frame(width: 60), .rightToLeft) == [20, 40])
  }

  @Test func aLineThatIsTheOnlyOneStandsInTheMiddleUnlessSomethingIsSaid() throws {
    #expect(try starts(text("four").frame(width: 60)) == [10])
    #expect(try starts(text("four").frame(width: 60).multilineTextAlignment(.leading)) == [0])
    #expect(try starts(text("four").frame(width: 60).multilineTextAlignment(.trailing)) == [20])
  }

  @Test func whatIsSaidNearerToATextWins() throws {
    let placement = try LayoutEngine().place(
      Stack(.column, alignment: .leading, spacing: 0) {
        text("four", "a").frame(width: 60)
        Stack(.row) { text("four", "b").frame(width: 60).multilineTextAlignment(.leading) }
        text("four", "c").frame(width: 60).padding(5)
      }
      .multilineTextAlignment(.trailing))
    #expect(placement.node("a")?.lines.map(\.x) == [20])
    #expect(placement.node("b")?.lines.map(\.x) == [0])
    #expect(placement.node("c")?.lines.map(\.x) == [25])
  }

  @Test func linesAreInTheCoordinatesOfTheRoot() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, alignment: .top, spacing: 0) {
        Item("left").frame(width: 7, height: 1)
        text("one two three", "t").frame(width: 60, height: 50)
      })
    let lines = try #require(placement.node("t")).lines
    #expect(lines.map(\.text) == ["one", "two", "three"])
    #expect(lines.map(\.width) == [30, 30, 50])
    #expect(lines.map(\.x) == [7, 7, 7])
    // Three lines of 10 stand in the middle of 50, each on its baseline 8 below its top.
    #expect(lines.map(\.baseline) == [18, 28, 38])
    #expect(placement.node("left")?.lines == [])
  }

  @Test func wordsThatAreWiderThanTheBoxBeginWhereItDoes() throws {
    let words = text("abc").frame(width: 30).offset(x: 4)
    #expect(try starts(words.multilineTextAlignment(.trailing)) == [4])
    let narrow = Stack(.row) { text("x\u{A0}y", "t").frame(width: 15) }.multilineTextAlignment(.center)
    let lines = try #require(LayoutEngine().place(narrow).node("t")).lines
    #expect(lines.allSatisfy { $0.x >= 0 && $0.x + $0.width <= 15 || $0.width > 15 && $0.x == 0 })
  }

  @Test func roundedLinesKeepTheirBreaksAndFollowTheirBoxes() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, alignment: .top, spacing: 0.4) {
        Item().frame(width: 10, height: 1)
        text("four to", "t").frame(width: 45.2)
      })
    let rounded = try #require(placement.rounded(scale: 1).node("t"))
    #expect(rounded.lines.map(\.text) == ["four", "to"])
    #expect(rounded.lines.map(\.x) == [10, 10])
    #expect(placement.node("t")?.lines.map(\.x) == [10.4, 10.4])
  }

  /// What may end in an ellipsis needs room for that only.
  @Test(arguments: [1, 2, 3])
  func aLineLimitLetsATextBeAsNarrowAsAnEllipsis(_ lineLimit: Int) throws {
    let metrics = GlyphMetrics(advance: 5, ascent: 8, descent: 2, advances: ["…": 12])
    let words = Text("several long words", font: Font(size: 10), lineLimit: lineLimit, measurer: metrics)
    let placement = try LayoutEngine().place(words, in: ProposedSize(width: 0))
    #expect(placement.size.width == 12)
    #expect(placement.root.lines.last?.text.hasSuffix("…") == true)
  }
}
