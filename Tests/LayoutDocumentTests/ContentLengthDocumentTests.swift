import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Lengths that follow from what is in a layout, in documents.
struct ContentLengthDocumentTests {
  private static let row = #"""
    {"layout": {"type": "stack", "axis": "row", "children": [
      {"type": "text", "id": "a", "text": "a b", "width": "min-content"},
      {"type": "stack", "axis": "row", "height": "max-content", "children": []},
      {"type": "frame", "width": "min-content", "children": [{"type": "item", "id": "b"}]}]}}
    """#

  private static var layout: some Layout {
    Stack(.row) {
      Text("a b", id: "a").frame(width: .minContent)
      Stack(.row) {}.frame(height: .maxContent)
      Item("b").frame(width: .minContent, alignment: .center)
    }
  }

  @Test func itIsReadAsItIsSaid() throws {
    #expect(try LayoutDocument(json: Data(Self.row.utf8)) == LayoutDocument(Self.layout))
  }

  @Test func itIsWrittenAsItIsRead() throws {
    let document = LayoutDocument(Self.layout)
    #expect(try LayoutDocument(json: try document.json()) == document)
  }

  @Test(arguments: ["\"min\"", "\"fit-content\"", "\"MIN-CONTENT\"", "[\"min-content\"]", "true"])
  func otherWordsAreMistakes(_ wrong: String) throws {
    let error = try #require(throws: LayoutError.self) {
      try LayoutDocument(
        json: Data(
          Self.row.replacing(
            "\"id\": \"a\", \"text\": \"a b\", \"width\": \"min-content\"",
            with: "\"text\": \"a b\", \"width\": \(wrong)"
          ).utf8))
    }
    #expect(error.place == "layout.children[0].width")
    #expect(error.message.contains("min-content"))
  }
}
