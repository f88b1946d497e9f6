import LayoutCore
import LayoutDocument
import LayoutGeometry
import LinearModel
import Testing

/// Spacers, layout priorities and fixed sizes in documents.
struct ModifierDocumentTests {
  private func tree(_ layout: String) throws -> LayoutTree { try LayoutDocument(#"{"layout": \#(layout)}"#).tree }

  @Test func aSpacerHasALeastLength() throws {
    #expect(try tree(#"{"type": "spacer"}"#) == LayoutTree(Spacer()))
    #expect(try tree(#"{"type": "spacer", "minLength": 4}"#) == LayoutTree(Spacer(minLength: 4)))
    #expect(
      try tree(#"{"type": "spacer", "minLength": 4, "width": 9}"#)
        == LayoutTree(Spacer(minLength: 4).frame(width: 9)))
  }

  @Test func aFixedSizeNamesItsAxes() throws {
    #expect(
      try tree(#"{"type": "item", "id": "a", "fixedSize": ["horizontal"], "padding": 1}"#)
        == LayoutTree(Item("a").fixedSize(vertical: false).padding(1)))
  }

  @Test func spacersAndPrioritiesComeBack() throws {
    let layout = Stack(.row) {
      Spacer(minLength: 0.1)
      Spacer()
      Spacer(minLength: 3).frame(width: 9)
      Spacer(minLength: 3).layoutPriority(2).padding(4)
      Item("a").layoutPriority(-1.5)
      Item("b").layoutPriority(7).padding(1)
      Item("q").stretch(2.5)
      Item("r").stretch(0).padding(2)
      Item("c").fixedSize(vertical: false).padding(1).fixedSize()
      Stack(.row) { Item("d") }.fixedSize(horizontal: false)
      Item("e").baseline(first: 4)
      Item("o").alignedInCell(.bottomTrailing)
      Item("p").alignedInCell(.leadingLastTextBaseline).padding(1)
      Stack(.row) { Item("m") }.frame(width: 10).overflow(.visible)
      Stack(.row) { Item("n") }.overflow(.error).padding(2).overflow(.visible)
      Divider()
      Divider("h").frame(height: 2).padding(1)
      Item("i").aspectRatio(1.5, contentMode: .fit)
      Item("j").aspectRatio(contentMode: .fill).padding(3).layoutPriority(1)
      Item("k").padding(3).aspectRatio(2, contentMode: .fit)
      Item("l").aspectRatio(2, contentMode: .fit).frame(width: 10)
      Stack(.row, alignment: .lastTextBaseline) { Item("f") }.baseline(first: 4, last: 7).padding(1)
      Grid(alignment: .trailingFirstTextBaseline) { GridRow(alignment: .lastTextBaseline) { Item("g") } }
    }
    let document = LayoutDocument(layout)
    #expect(try LayoutDocument(json: document.json()) == document)
  }

  /// A column that is to line up by text is written as what it does.
  @Test func aColumnsAlignmentIsAlwaysNamed() throws {
    let document = LayoutDocument(Stack(.column, alignment: .lastTextBaseline) { Item("a") })
    let written = try LayoutDocument(json: document.json()).tree
    #expect(written == LayoutTree(Stack(.column, alignment: .trailing) { Item("a") }))
  }

  /// In a grid it stands beside what is said of the cell.
  @Test func anAlignmentInACellIsReadInGridsToo() throws {
    let cell = #"{"type": "item", "id": "a", "columns": 2, "alignedInCell": "top"}"#
    #expect(
      try tree(#"{"type": "grid", "rows": [{"cells": [\#(cell)]}]}"#)
        == LayoutTree(Grid { GridRow { Item("a").gridCellColumns(2).alignedInCell(.top) } }))
  }

  @Test(arguments: [
    (#"{"type": "spacer", "id": "a"}"#, "layout.id"), (#"{"type": "spacer", "minLength": -1}"#, "layout.minLength"),
    (#"{"type": "spacer", "minLength": "4"}"#, "layout.minLength"),
    (#"{"type": "item", "id": "a", "minLength": 4}"#, "layout.minLength"),
    (#"{"type": "item", "id": "a", "fixedSize": true}"#, "layout.fixedSize"),
    (#"{"type": "stack", "axis": "row", "overflow": "hidden"}"#, "layout.overflow"),
    (#"{"type": "stack", "axis": "row", "overflow": true}"#, "layout.overflow"),
    (#"{"type": "item", "id": "a", "alignedInCell": "middle"}"#, "layout.alignedInCell"),
    (#"{"type": "item", "id": "a", "alignedInCell": 0.5}"#, "layout.alignedInCell"),
    (#"{"type": "item", "id": "a", "baseline": {}}"#, "layout.baseline.first"),
    (#"{"type": "item", "id": "a", "baseline": "low"}"#, "layout.baseline"),
    (#"{"type": "item", "id": "a", "layoutPriority": "high"}"#, "layout.layoutPriority"),
    (#"{"type": "item", "id": "a", "stretch": "2"}"#, "layout.stretch"),
    (#"{"type": "item", "id": "a", "stretch": true}"#, "layout.stretch"),
    (#"{"type": "item", "id": "a", "stretch": [2]}"#, "layout.stretch"),
  ])
  func mistakesAreNamed(_ layout: String, _ place: String) throws {
    let error = #expect(throws: LayoutError.self) { try tree(layout) }
    #expect(error?.code == .invalidLayout)
    #expect(error?.place == place)
  }
}
