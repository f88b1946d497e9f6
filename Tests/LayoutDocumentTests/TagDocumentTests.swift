import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// What programs hang on layouts, in documents and in reports.
struct TagDocumentTests {
  private func document(_ layout: String) throws -> LayoutDocument { try LayoutDocument(#"{"layout": \#(layout)}"#) }

  @Test func aTagIsAStringANumberOrATruthValue() throws {
    let children = [#""total""#, "7", "0.5", "-1", "false"].map { #"{"type": "item", "tag": \#($0)}"# }
    let document = try document(
      #"{"type": "stack", "axis": "row", "tag": true, "children": [\#(children.joined(separator: ", "))]}"#)
    let root = try LayoutEngine().place(document.tree).root
    #expect(root.tag as? Bool == true)
    #expect(root.children[0].tag as? String == "total")
    #expect(root.children[1].tag as? Int == 7)
    #expect(root.children[2].tag as? Double == 0.5)
    #expect(root.children[3].tag as? Int == -1)
    #expect(root.children[4].tag as? Bool == false)
    #expect(try LayoutDocument(json: document.json()) == document)
  }

  @Test func reportsHaveATagWhereThereIsOne() throws {
    let document = try document(
      #"{"type": "stack", "axis": "row", "children": [{"type": "item", "id": "a", "tag": 7}, {"type": "item", "id": "b"}]}"#
    )
    let report = try SolveReport(LayoutEngine().place(document.tree))
    let json = try String(decoding: report.json(), as: UTF8.self)
    #expect(json.components(separatedBy: #""tag" : 7"#).count == 2)
    #expect(json.components(separatedBy: #""tag""#).count == 2)
    #expect(try JSONDecoder().decode(SolveReport.self, from: report.json()).frames == report.frames)
  }

  @Test func whatDocumentsHaveNoWordsForIsLeftOut() throws {
    let document = LayoutDocument(Item("a").tag([1, 2]))
    #expect(try !String(decoding: document.json(), as: UTF8.self).contains("tag"))
    #expect(try SolveReport(LayoutEngine().place(document.tree)).frames[0].tag == nil)
  }

  /// Padding that has a tag of its own is more than a key of what is in it.
  @Test func paddingKeepsItsTag() throws {
    let document = LayoutDocument(Stack(.row) { Item("a").tag(1).padding(3).tag(2) })
    #expect(try LayoutDocument(json: document.json()) == document)
  }

  @Test(arguments: ["[1]", "{}", "1e309", "NaN"])
  func anythingElseIsAMistake(_ value: String) throws {
    let error = #expect(throws: LayoutError.self) {
      try document(#"{"type": "stack", "axis": "row", "children": [{"type": "item", "tag": \#(value)}]}"#)
    }
    #expect(error?.place == "layout.children[0].tag")
  }
}
