import Foundation
import LayoutCore
import LayoutDocument
import LayoutGeometry
import Testing

/// What documents say, read into descriptions that Swift code would write the same way.
struct ReadingTests {
  @Test func readsProposalAndOverflow() throws {
    let item = #""layout": {"type": "item", "id": "a"}"#
    let bare = try LayoutDocument("{\(item)}")
    #expect(bare == LayoutDocument(Item("a")))
    #expect(bare.proposal == .unspecified)
    #expect(bare.overflow == .error)
    let full = try LayoutDocument(
      #"{"proposal": {"width": 400.5, "height": "infinity"}, "overflow": "visible", \#(item)}"#)
    #expect(full.proposal == ProposedSize(width: 400.5, height: .infinity))
    #expect(full.overflow == .visible)
    let null = try LayoutDocument(#"{"proposal": {"width": null}, "overflow": null, \#(item)}"#)
    #expect(null == bare)
    #expect(try LayoutDocument(#"{"proposal": null, \#(item)}"#) == bare)
    #expect(try LayoutDocument(#"{"proposal": {"width": 0}, \#(item)}"#).proposal.width == 0)
  }

  @Test func readsAStack() throws {
    let document = try LayoutDocument(
      """
      {"layout": {"type": "stack", "id": "bar", "axis": "row", "alignment": "bottom", "spacing": -4, "height": 30,
        "children": [{"type": "item", "id": "a"}, {"type": "stack", "axis": "column", "children": []}]}}
      """)
    let expected = LayoutTree(
      Stack(.row, alignment: .trailing, spacing: -4) {
        Item("a")
        Stack(.column) {}
      }.frame(height: 30))
    #expect(document.tree.nodes[0].id == "bar")
    #expect(document.tree.nodes.dropFirst() == expected.nodes.dropFirst())
    #expect(document.tree.nodes[0].kind == expected.nodes[0].kind)
    #expect(document.tree.nodes[0].height == .fixed(30))
  }

  @Test func readsAGrid() throws {
    let document = try LayoutDocument(
      """
      {"layout": {"type": "grid", "alignment": "topTrailing", "horizontalSpacing": 20, "verticalSpacing": null,
        "tieBreak": "proportional", "rows": [
          {"alignment": "bottom", "cells": [
            {"type": "item", "id": "green", "width": 50, "columnAlignment": "leading"},
            {"type": "item", "id": "purple", "height": 50, "columns": 2, "unsizedAxes": ["horizontal"]},
            {"type": "item", "id": "dot", "anchor": {"x": 0.25, "y": -1}}]},
          {"cells": []},
          {"type": "item", "id": "divider", "height": 2, "unsizedAxes": ["vertical", "horizontal"], "columns": 3},
          {"type": "stack", "axis": "row", "anchor": "bottomLeading", "children": []}]}}
      """)
    let expected = Grid(alignment: .topTrailing, horizontalSpacing: 20, tieBreak: .proportional) {
      GridRow(alignment: .bottom) {
        Item("green").frame(width: 50).gridColumnAlignment(.leading)
        Item("purple").frame(height: 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
        Item("dot").gridCellAnchor(UnitPoint(x: 0.25, y: -1))
      }
      GridRow {}
      Item("divider").frame(height: 2).gridCellUnsizedAxes(.all).gridCellColumns(3)
      Stack(.row) {}.gridCellAnchor(.bottomLeading)
    }
    #expect(document.tree == LayoutTree(expected))
  }

  @Test func readsRowSpans() throws {
    let document = try LayoutDocument(
      """
      {"layout": {"type": "grid", "rows": [
        {"cells": [
          {"type": "item", "id": "a", "rows": 2}, {"type": "item", "id": "b", "rows": null},
          {"type": "grid", "cellRows": 2, "rows": [{"cells": [{"type": "stack", "axis": "row", "rows": 1, "children": []}]}]}
        ]},
        {"cells": []},
        {"type": "item", "id": "c", "rows": 3}]}}
      """)
    let expected = Grid {
      GridRow {
        Item("a").gridCellRows(2)
        Item("b")
        Grid { GridRow { Stack(.row) {}.gridCellRows(1) } }.gridCellRows(2)
      }
      GridRow {}
      Item("c").gridCellRows(3)
    }
    #expect(document.tree == LayoutTree(expected))
  }

  @Test(arguments: [
    (#"50"#, LengthLimits.fixed(50)),
    (#"0"#, .fixed(0)),
    (#"null"#, .unlimited),
    (#"{}"#, .unlimited),
    (#"{"min": 1, "ideal": 2.5, "max": 3}"#, LengthLimits(minimum: 1, ideal: 2.5, maximum: 3)),
    (#"{"min": 0, "ideal": 10, "max": null}"#, LengthLimits(minimum: 0, ideal: 10, maximum: .infinity)),
    (#"{"max": 30}"#, LengthLimits(maximum: 30)),
    (#"{"min": null, "ideal": 10}"#, LengthLimits(ideal: 10)),
  ])
  func readsLengths(text: String, expected: LengthLimits) throws {
    let document = try LayoutDocument(#"{"layout": {"type": "item", "id": "a", "width": \#(text)}}"#)
    #expect(document.tree.nodes[0].width == expected)
    #expect(document.tree.nodes[0].height == .unlimited)
  }

  /// What is left out of a length: a minimum of 0, an ideal as the minimum, no maximum.
  @Test(arguments: [
    (#"{}"#, Length.flexible),
    (#"{"min": 20}"#, Length(minimum: 20, ideal: 20, maximum: .infinity)),
    (#"{"max": 30}"#, Length(minimum: 0, ideal: 0, maximum: 30)),
    (#"{"ideal": 10}"#, Length(minimum: 0, ideal: 10, maximum: .infinity)),
  ])
  func completesLengths(text: String, expected: Length) throws {
    let document = try LayoutDocument(#"{"layout": {"type": "item", "id": "a", "height": \#(text)}}"#)
    #expect(document.tree.nodes[0].height.itemLength == expected)
  }

  @Test(arguments: ["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom"])
  func namesOfAlignmentsComeBack(name: String) throws {
    let text = #"{"layout": {"type": "grid", "alignment": "\#(name)", "rows": []}}"#
    let json = String(decoding: try LayoutDocument(text).json(), as: UTF8.self)
    #expect(json.contains("\"alignment\" : \"\(name)\""))
  }

  @Test func skipsAByteOrderMark() throws {
    let text = "\u{FEFF}" + #"{"layout": {"type": "item", "id": "a"}}"#
    #expect(try LayoutDocument(text).tree == LayoutTree(Item("a")))
  }

  @Test func readsEscapesAndOtherScripts() throws {
    let document = try LayoutDocument(#"{"layout": {"type": "item", "id": "\u00e9\ud83d\ude00 \"日本\" \\ \n"}}"#)
    #expect(document.tree.nodes[0].id == "é😀 \"日本\" \\ \n")
  }
}
