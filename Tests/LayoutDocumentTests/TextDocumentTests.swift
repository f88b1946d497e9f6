import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Text in documents: read, measured, written, and what is wrong with it named.
struct TextDocumentTests {
  private func document(_ text: String, width: Double = 120) throws -> LayoutDocument {
    let json =
      #"{"proposal": {"width": \#(width)}, "layout": {"type": "stack", "axis": "column", "children": [\#(text)]}}"#
    return try LayoutDocument(json: Data(json.utf8))
  }

  @Test func textIsMeasuredAtItsWidth() throws {
    let words = "The quick brown fox jumps over the lazy dog"
    let document = try document(#"{"type": "text", "id": "t", "text": "\#(words)", "fontSize": 17}"#)
    let placement = try LayoutEngine().place(document.tree, in: document.proposal)
    let expected = HelveticaMeasurer().measure(words, font: Font(size: 17), width: 120)
    #expect(placement["t"]?.height == expected.size.height)
  }

  @Test func aLineLimitLimitsTheHeight() throws {
    let document = try document(
      #"{"type": "text", "id": "t", "text": "one two three four five six", "fontSize": 10, "lineLimit": 2}"#, width: 30)
    #expect(try LayoutEngine().place(document.tree, in: document.proposal)["t"]?.height == 20)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let document = try document(
      #"{"type": "text", "id": "t", "text": "a \"b\"", "fontSize": 9.5, "weight": "bold", "lineLimit": 2}"#)
    let again = try LayoutDocument(json: try document.json())
    #expect(again.tree == document.tree)
  }

  private static let metrics = #""metrics": {"advance": 10, "ascent": 8, "descent": 2, "advances": {"i": 4, " ": 5}}"#

  private func measured(_ text: String, metrics: String = metrics) throws -> LayoutDocument {
    try LayoutDocument(#"{\#(metrics), "layout": {"type": "text", "id": "t", \#(text)}}"#)
  }

  @Test func aDocumentMayBringItsOwnMetrics() throws {
    let document = try measured(#""text": "mini me", "fontSize": 40"#)
    #expect(try LayoutEngine().place(document.tree)["t"] == Rect(x: 0, y: 0, width: 53, height: 10))
    #expect(try LayoutDocument(json: document.json()) == document)
    #expect(try String(decoding: document.json(), as: UTF8.self).contains(#""advance" : 10"#))
  }

  @Test func reportsHaveTheLinesOfTexts() throws {
    let document = try measured(#""text": "mini me", "width": 60, "height": 30, "multilineTextAlignment": "trailing""#)
    let placement = try LayoutEngine().place(document.tree)
    let report = SolveReport(placement)
    #expect(report.frames[0].lines?.map(\.text) == ["mini me"])
    #expect(report.frames[0].lines?.map(\.x) == [7])
    #expect(report.frames[0].lines?.map(\.baseline) == [18])
    #expect(report.frames[0].lines?.map(\.width) == [53])
    #expect(try JSONDecoder().decode(SolveReport.self, from: report.json()).frames == report.frames)
    #expect(try LayoutDocument(json: document.json()) == document)
    #expect(try SolveReport(LayoutEngine().place(Item("a"))).frames[0].lines == nil)
  }

  @Test func textsThatAreMeasuredInSeveralWaysCannotBeWritten() {
    let metrics = GlyphMetrics(advance: 1, ascent: 1, descent: 1)
    let document = LayoutDocument(
      Stack(.row) {
        Text("a", font: Font(size: 1), measurer: metrics)
        Text("b")
      })
    let error = #expect(throws: LayoutError.self) { try document.json() }
    #expect(error?.code == .invalidLayout)
  }

  @Test(arguments: [
    (#""metrics": {"ascent": 8, "descent": 2}"#, "metrics.advance"),
    (#""metrics": {"advance": -1, "ascent": 8, "descent": 2}"#, "metrics.advance"),
    (#""metrics": {"advance": 1e309, "ascent": 8, "descent": 2}"#, "metrics.advance"),
    (#""metrics": {"advance": NaN, "ascent": 8, "descent": 2}"#, "metrics.advance"),
    (#""metrics": {"advance": "1", "ascent": 8, "descent": 2}"#, "metrics.advance"),
    (#""metrics": {"advance": 1, "descent": 2}"#, "metrics.ascent"),
    (#""metrics": {"advance": 1, "ascent": 8, "descent": 2e9}"#, "metrics.descent"),
    (#""metrics": {"advance": 1, "ascent": 8, "descent": 2, "leading": 2}"#, "metrics.leading"),
    (#""metrics": {"advance": 1, "ascent": 8, "descent": 2, "advances": [1]}"#, "metrics.advances"),
    (#""metrics": {"advance": 1, "ascent": 8, "descent": 2, "advances": {"ab": 1}}"#, "metrics.advances.ab"),
    (#""metrics": {"advance": 1, "ascent": 8, "descent": 2, "advances": {"a": -1}}"#, "metrics.advances.a"),
    (#""metrics": [1]"#, "metrics"),
  ])
  func aMistakeInMetricsIsNamedByItsPlace(_ metrics: String, _ place: String) {
    let error = #expect(throws: LayoutError.self) { try measured(#""text": "a""#, metrics: metrics) }
    #expect(error?.place == place)
  }

  @Test(arguments: [
    (
      #"{"type": "text", "id": "t", "text": "a", "multilineTextAlignment": "middle"}"#,
      "layout.children[0].multilineTextAlignment"
    ),
    (
      #"{"type": "text", "id": "t", "text": "a", "multilineTextAlignment": -1}"#,
      "layout.children[0].multilineTextAlignment"
    ),
    (#"{"type": "item", "id": "t", "multilineTextAlignment": "center"}"#, "layout.children[0].multilineTextAlignment"),
    (#"{"type": "text", "id": "t"}"#, "layout.children[0].text"),
    (#"{"type": "text", "id": "t", "text": 5}"#, "layout.children[0].text"),
    (#"{"type": "text", "id": "t", "text": "a", "fontSize": -1}"#, "layout.children[0].fontSize"),
    (#"{"type": "text", "id": "t", "text": "a", "lineLimit": 0}"#, "layout.children[0].lineLimit"),
    (#"{"type": "text", "id": "t", "text": "a", "weight": "heavy"}"#, "layout.children[0].weight"),
    (#"{"type": "text", "id": "t", "text": "a", "size": 3}"#, "layout.children[0].size"),
  ])
  func aMistakeIsNamedByItsPlace(_ text: String, _ place: String) throws {
    let error = #expect(throws: LayoutError.self) { try document(text) }
    #expect(error?.place == place)
  }
}
