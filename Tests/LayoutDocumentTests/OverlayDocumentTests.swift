import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// What lies over a layout, or behind it, in documents.
struct OverlayDocumentTests {
  private func tree(_ layout: String) throws -> LayoutTree { try LayoutDocument(#"{"layout": \#(layout)}"#).tree }

  @Test func theFirstChildIsWhatTheOthersLieOver() throws {
    let children = #""children": [{"type": "item", "id": "a", "width": 4}, {"type": "item", "id": "b"}]"#
    #expect(
      try tree(#"{"type": "overlay", "alignment": "topTrailing", \#(children)}"#)
        == LayoutTree(Item("a").frame(width: 4).overlay(alignment: .topTrailing) { Item("b") }))
    #expect(
      try tree(#"{"type": "background", \#(children)}"#)
        == LayoutTree(Item("a").frame(width: 4).background { Item("b") }))
  }

  @Test func theyComeBack() throws {
    let layout = Stack(.row) {
      Item("a").frame(width: 4).padding(3).overlay(alignment: .bottom) {
        Item("b")
        Item("c").padding(1)
      }
      .padding(2).layoutPriority(1)
      Item("d").preferredSpacing(3).background { Item("e").overlay { Item("f") } }.frame(width: 40)
    }
    let document = LayoutDocument(layout)
    #expect(try LayoutDocument(json: document.json()) == document)
  }

  @Test(arguments: [
    (#"{"type": "overlay", "children": []}"#, "layout.children", "first child"),
    (#"{"type": "background", "alignment": "top", "children": []}"#, "layout.children", "first child"),
    (#"{"type": "overlay", "children": [{"type": "item"}], "width": 4}"#, "layout.width", "put a frame"),
    (#"{"type": "overlay", "children": [{"type": "item"}], "height": {"max": 4}}"#, "layout.height", "put a frame"),
    (#"{"type": "overlay", "children": [{"type": "item"}], "alignment": "middle"}"#, "layout.alignment", "topLeading"),
    (#"{"type": "overlay", "children": [{"type": "item"}], "alignment": -1}"#, "layout.alignment", "topLeading"),
    (#"{"type": "overlay"}"#, "layout.children", "missing"),
  ])
  func mistakesAreNamed(_ layout: String, _ place: String, _ words: String) throws {
    let error = #expect(throws: LayoutError.self) {
      let document = try LayoutDocument(#"{"layout": \#(layout)}"#)
      _ = try LayoutEngine().place(document.tree)
    }
    #expect(error?.place == place)
    #expect(error?.message.contains(words) == true)
  }
}
