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

  @Test(arguments: [
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
