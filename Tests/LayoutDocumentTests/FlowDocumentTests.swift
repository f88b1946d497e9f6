import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Flows in documents.
struct FlowDocumentTests {
  private static let flow = #"""
    {"layout": {"type": "flow", "axis": "column", "alignment": "bottom", "horizontalSpacing": 1, "verticalSpacing": 2,
      "lineBreaking": "balanced", "distribution": "spaceBetween", "children": [
        {"type": "item", "id": "a"},
        {"type": "flow", "children": [{"type": "item", "id": "b"}, {"type": "item", "id": "c"}]}]}}
    """#

  private static var layout: some Layout {
    Flow(
      .column, alignment: .bottom, horizontalSpacing: 1, verticalSpacing: 2, lineBreaking: .balanced,
      distribution: .spaceBetween
    ) {
      Item("a")
      Flow {
        Item("b")
        Item("c")
      }
    }
  }

  @Test func itIsReadAsItIsSaid() throws {
    #expect(try LayoutDocument(json: Data(Self.flow.utf8)) == LayoutDocument(Self.layout))
  }

  @Test func itIsWrittenAsItIsRead() throws {
    let json = try LayoutDocument(Self.layout).json()
    #expect(try LayoutDocument(json: json) == LayoutDocument(Self.layout))
  }

  /// Where a line may begin is nothing that a document says.
  @Test func onlyItsChildrenAreWritten() throws {
    let text = String(decoding: try LayoutDocument(Self.layout).json(), as: UTF8.self)
    #expect(text.components(separatedBy: "\"type\"").count == 6)
  }

  @Test func wrappersAndRelationsOfChildrenStayWithThem() throws {
    let json = #"""
      {"layout": {"type": "flow", "children": [
        {"type": "item", "id": "a", "padding": 3},
        {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "b"}], "constraints": ["b.width == 7"]}]}}
      """#
    let document = try LayoutDocument(json: Data(json.utf8))
    #expect(try LayoutDocument(json: document.json()) == document)
    #expect(try LayoutEngine().place(document.tree)["b"]?.width == 7)
  }

  @Test(arguments: [
    ("horizontalSpacing", "1e309"), ("horizontalSpacing", "\"8\""), ("verticalSpacing", "1e309"),
    ("verticalSpacing", "[]"),
    ("axis", "\"rows\""), ("axis", "-1"), ("alignment", "\"middle\""), ("alignment", "1e309"),
    ("lineBreaking", "\"knuth\""), ("lineBreaking", "-1"), ("distribution", "\"space-between\""),
    ("distribution", "-1"),
    ("columns", "3"),
  ]) func aMistakeIsAnErrorWithItsPlace(_ key: String, _ value: String) throws {
    let json =
      #"{"layout": {"type": "stack", "axis": "row", "children": [{"type": "flow", "\#(key)": \#(value), "children": []}]}}"#
    let error = try #require(throws: LayoutError.self) {
      let document = try LayoutDocument(json: Data(json.utf8))
      _ = try LayoutEngine().place(document.tree)
    }
    #expect(error.description.contains("layout.children[0].\(key)"), "\(error)")
  }

  @Test func spacingBelowZeroLetsChildrenOverlap() throws {
    let json = #"""
      {"layout": {"type": "flow", "horizontalSpacing": -1, "children": [
        {"type": "item", "id": "a", "width": 5, "height": 5}, {"type": "item", "id": "b", "width": 5, "height": 5}]}}
      """#
    let document = try LayoutDocument(json: Data(json.utf8))
    #expect(try LayoutEngine().place(document.tree)["b"]?.x == 4)
  }
}
