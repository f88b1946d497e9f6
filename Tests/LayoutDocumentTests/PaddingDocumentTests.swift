import LayoutCore
import LayoutDocument
import LayoutGeometry
import LinearModel
import Testing

/// Padding in documents: a key of what is padded, or a layout of its own where more is said of it.
struct PaddingDocumentTests {
  private func tree(_ padding: String) throws -> LayoutTree {
    try LayoutDocument(#"{"layout": {"type": "item", "id": "a", "padding": \#(padding)}}"#).tree
  }

  private func padded(_ options: PaddingOptions) -> LayoutTree {
    var tree = LayoutTree()
    tree.append(.init(kind: .padding(options))) { Item("a").append(to: &$0) }
    return tree
  }

  @Test func aKeyWrapsItsLayout() throws {
    #expect(try tree("8") == LayoutTree(Item("a").padding(8)))
    #expect(try tree(#""default""#) == LayoutTree(Item("a").padding()))
    #expect(try tree("null") == LayoutTree(Item("a")))
    #expect(
      try tree(#"{"top": 1, "horizontal": 2, "trailing": "default"}"#)
        == padded(PaddingOptions(top: 1, leading: 2, bottom: 0, trailing: nil)))
  }

  @Test func whatIsSaidOfTheCellIsSaidOfTheWhole() throws {
    let document = try LayoutDocument(
      """
      {"layout": {"type": "grid", "rows": [{"cells": [
        {"type": "item", "id": "a", "columns": 2, "anchor": "top", "padding": 3, "width": 10,
         "preferredSpacing": {"left": 4}}]}]}}
      """)
    let grid = Grid {
      GridRow {
        Item("a").frame(width: 10).gridCellColumns(2).gridCellAnchor(.top).preferredSpacing(4, .leading).padding(3)
      }
    }
    #expect(document.tree == LayoutTree(grid))
  }

  @Test func everyPaddingComesBack() throws {
    let layout = Grid {
      GridRow {
        Item("a").padding(8).gridCellColumns(2)
        Item("b").padding(.leading, 0.1).padding(-1).padding()
        Item("c").padding(4).frame(minWidth: 10).offset(x: 3).padding(.vertical)
        Stack(.row) { Item("d").padding(EdgeInsets(top: 1, bottom: 2)) }.padding(0).padding(1).frame(width: 100)
      }
      HexGrid { HexCell(row: 0, column: 0) { Item("e").padding(2) } }.padding(6)
      Stack(.row) { Item("f") }.constrain { $0["f"].width <= $0.container.width }.padding(1)
      Stack(.row) { Item("g") }.padding(1).constrain { $0["g"].width <= $0.container.width }
    }
    for layout in [LayoutTree(layout), LayoutTree(layout.padding(2)), LayoutTree(Item("a").padding(1))] {
      let document = LayoutDocument(layout)
      #expect(try LayoutDocument(json: document.json()) == document)
    }
  }

  @Test(arguments: [
    (#""8""#, "layout.padding"), ("true", "layout.padding"), (#"{"left": 1}"#, "layout.padding.left"),
    (#"{"top": "much"}"#, "layout.padding.top"), (#"{"vertical": []}"#, "layout.padding.vertical"),
  ])
  func whatIsNoPaddingIsNamed(_ padding: String, _ place: String) throws {
    let error = #expect(throws: LayoutError.self) { try tree(padding) }
    #expect(error?.code == .invalidLayout)
    #expect(error?.place == place)
  }

  @Test func itStandsAroundOneLayout() throws {
    for children in ["", #"{"type": "item", "id": "a"}, {"type": "item", "id": "b"}"#] {
      let text = #"{"layout": {"type": "padding", "insets": 4, "children": [\#(children)]}}"#
      let error = #expect(throws: LayoutError.self) { try LayoutDocument(text) }
      #expect(error?.place == "layout.children")
    }
    let error = #expect(throws: LayoutError.self) {
      try LayoutDocument(#"{"layout": {"type": "padding", "children": [{"type": "item", "id": "a"}]}}"#)
    }
    #expect(error?.place == "layout.insets")
  }

  /// As a layout of its own it is a step of the way to what is in it, also where it says nothing else.
  @Test func placesCountPaddingThatIsALayout() throws {
    let text = """
      {"layout": {"type": "padding", "insets": 4, "children": [
        {"type": "padding", "insets": 2, "padding": 1, "children": [
          {"type": "item", "id": "a", "width": -1}]}]}}
      """
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(text) }
    #expect(error?.place == "layout.children[0].children[0].width")
    #expect(error?.message.hasPrefix("Line 3, column ") == true, "\(error?.message ?? "")")
    let document = try LayoutDocument(text.replacing("-1", with: "1"))
    #expect(try LayoutDocument(json: document.json()) == document)
    #expect(String(decoding: try document.json(), as: UTF8.self).contains("children"))
  }

  @Test(arguments: [
    (#""type": "padding", "insets": -1e12"#, "layout.insets.top"),
    (#""type": "padding", "insets": {"bottom": 1e12}"#, "layout.insets.bottom"),
    (#""type": "aspectRatio", "ratio": 0"#, "layout.ratio"),
    (#""type": "aspectRatio", "ratio": 1e-9"#, "layout.ratio"),
  ])
  func whatALayoutAroundAnotherSaysHasItsOwnKey(_ said: String, _ place: String) throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutDocument(#"{"layout": {\#(said), "children": [{"type": "item", "id": "a"}]}}"#)
    }
    #expect(error?.place == place)
  }

  @Test func placesLeaveOutPaddingThatIsAKey() throws {
    let text = """
      {"layout": {"type": "stack", "axis": "row", "padding": 4, "children": [
        {"type": "item", "id": "a", "padding": 2, "width": -1}]}}
      """
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(text) }
    #expect(error?.place == "layout.children[0].width")
  }
}
