import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// What `layout explain` says, and that it adds up.
struct ExplainReportTests {
  /// Everything that can be explained in a document, by item.
  private static func reports(
    of document: LayoutDocument, _ body: (SolveReport.Frame, ExplainReport) throws -> Void
  ) throws {
    var options = LayoutEngine.Options()
    options.overflow = document.overflow
    options.layoutDirection = document.layoutDirection
    options.triesFixes = false
    let engine = LayoutEngine(options: options)
    let placement = try engine.place(document.tree, in: document.proposal)
    for frame in SolveReport(placement).frames {
      for edge in LayoutEdge.allCases {
        let id = try #require(frame.id)
        let explanation = try engine.explain(edge, of: id, for: document.tree, in: document.proposal)
        try body(frame, ExplainReport(explanation))
      }
    }
  }

  private static let solvable = Examples.names.filter { $0 != "stack-out-of-space" }

  @Test(arguments: solvable)
  func contributionsAddUpToTheValue(name: String) throws {
    try Self.reports(of: try Examples.document(name)) { frame, report in
      let value =
        switch report.edge {
        case "left": frame.x
        case "right": frame.x + frame.width
        case "top": frame.y
        case "bottom": frame.y + frame.height
        case "width": frame.width
        default: frame.height
        }
      let sum = (report.causes.map(\.contribution) + report.rules.map(\.contribution)).reduce(0, +)
      #expect(abs(report.value - value) <= 1e-9 * (1 + abs(value)), "\(report.text)")
      #expect(abs(sum - value) <= 1e-9 * (1 + abs(value)), "\(report.text)")
    }
  }

  /// Where goals are all that is left, nothing was explained: the examples are held by what they say.
  @Test(arguments: solvable)
  func goalsAddNothingToExamples(name: String) throws {
    try Self.reports(of: try Examples.document(name)) { _, report in
      let adding = report.rules.filter { $0.contribution != 0 }.map(\.text)
      #expect(Set(adding).isSubset(of: ["How the container is built has a part in it"]), "\(report.text)")
    }
  }

  @Test func explainedAsJSON() throws {
    let document = try Examples.document("relation-ratio")
    let explanation = try LayoutEngine().explain(
      .width, of: "purple", for: document.tree, in: document.proposal)
    let report = ExplainReport(explanation)
    let json = try report.json()
    #expect(try JSONDecoder().decode(ExplainReport.self, from: json) == report)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(object.keys.sorted() == ["causes", "edge", "item", "rules", "text", "value"])
    #expect(object["item"] as? String == "purple")
    #expect(object["edge"] as? String == "width")
    #expect(object["value"] as? Double == 100)
    let cause = try #require((object["causes"] as? [[String: Any]])?.first)
    #expect(cause.keys.sorted() == ["certainty", "coefficient", "contribution", "items", "statement"])
    #expect(cause["statement"] as? String == "green is 50 wide")
    #expect(cause["items"] as? [String] == ["green"])
    #expect(cause["coefficient"] as? Double == 2)
    #expect(cause["contribution"] as? Double == 100)
    #expect(cause["certainty"] as? String == "confirmed")
  }

  /// A column that nothing decides has no statement; the rule that chose it stands in its place.
  @Test func rulesAreInTheReport() throws {
    let document = try Examples.document("ambiguous-spans-400")
    let explanation = try LayoutEngine().explain(
      .width, of: "purple", for: document.tree, in: document.proposal)
    let json = try ExplainReport(explanation).json()
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let rule = try #require((object["rules"] as? [[String: Any]])?.first)
    #expect(rule.keys.sorted() == ["contribution", "text"])
    #expect(
      rule["text"] as? String
        == "Column 2 of layout could be 0 to 120 wide; it is 0, so that the whole is as small as possible")
    #expect(rule["contribution"] as? Double == 0)
  }

  /// That nothing is shorter than nothing is no statement of anybody.
  @Test func whatIsPressedToNothingHasNoCause() throws {
    let document = try LayoutDocument(
      #"{"layout": {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "a"}]}, "#
        + #""constraints": ["a.width == -5 @ medium"]}"#)
    let text = try LayoutEngine().explain(.width, of: "a", for: document.tree).description
    #expect(text == "a.width is 0, because nothing asks for more.")
  }

  /// What follows along the other axis, from a line of text, or from a cell that is unsized.
  @Test(arguments: [
    (
      Documents.baseline, "field", LayoutEdge.height,
      "field.height is 11 because label is 20 high, the first baseline of label is 15 below its top and the first baseline "
        + "of field is 6 below its top: 20 - 15 + 6."
    ),
    (
      Documents.ratioInHexagon, "i8", .height,
      "i8.height is 1 because layout is ideally 10 wide and i8 is 10 times as wide as high: 10 / 10."
    ),
    (
      Documents.unsizedHexagon, "i15", .height,
      "i15.height is 0.\nColumn 0 of layout could be 0 or more wide; it is 0, so that the whole is as small as possible."
    ),
    (
      Documents.covering, "c", .left,
      "c.left is -50 because r is 100 high, r is 50 wide and c is 1.5 times as wide as high: -0.75 x 100 + 50 / 2."
    ),
  ])
  func lengthsFromElsewhereAreExplained(document: String, item: String, edge: LayoutEdge, text: String) throws {
    let document = try LayoutDocument(document)
    let tree = document.tree
    let explanation = try LayoutEngine().explain(
      edge, of: item, for: tree, in: document.proposal, triesCauses: false)
    #expect(explanation.description == text)
  }

  private enum Documents {
    static let baseline = #"""
      {"layout": {"type": "stack", "axis": "row", "alignment": "firstTextBaseline", "children": [
        {"type": "item", "id": "label", "width": 60, "height": 20, "baseline": 15},
        {"type": "item", "id": "field", "width": 100, "baseline": 6}]}}
      """#
    static let ratioInHexagon = #"""
      {"layout": {"type": "hexGrid", "cells": [
        {"row": 0, "column": 1, "item": {"type": "item", "id": "i8", "aspectRatio": 10}}]}}
      """#
    static let unsizedHexagon = #"""
      {"layout": {"type": "grid", "rows": [{"cells": [
        {"type": "hexGrid", "unsizedAxes": ["horizontal"], "cells": [
          {"row": 1, "column": 0, "item": {"type": "item", "id": "i15"}}]}]}]}}
      """#
    static let covering = #"""
      {"layout": {"type": "aspectRatio", "id": "r", "ratio": 1.5, "contentMode": "fill", "width": 50, "height": 100,
        "children": [{"type": "item", "id": "c"}]}}
      """#
  }

  /// Equal things are told together, and the text says how many.
  @Test func whatIsAlikeIsToldTogether() throws {
    let grid = Grid {
      for row in 0..<4 {
        GridRow { for column in 0..<5 { Item("r\(row)c\(column)").frame(width: 50, height: 20) } }
      }
    }
    let left = try LayoutEngine().explain(.left, of: "r3c4", for: grid)
    #expect(
      left.description
        == "r3c4.left is 232 because r0c0, r0c1, r0c2 and r0c3 are each 50 wide and layout has 4 gaps of 8 between its "
        + "columns: 4 x 50 + 4 x 8.")
    let width = try LayoutEngine().explain(.width, of: "r3c4", for: grid)
    #expect(width.description == "r3c4.width is 50: that is its own width, given at layout.rows[3].cells[4].")
  }

  /// Containers and rows are explained as items are, also where they are drawn larger than what is in them.
  @Test func containersAndRowsAreExplained() throws {
    let content =
      Stack(.column, spacing: 3) {
        Grid {
          GridRow { Item("a").frame(width: 5, height: 4) }
          GridRow { Item("b").frame(width: 6, height: 7) }.id("second")
        }.id("grid")
      }.id("column")
    let layout = HexGrid { HexCell(row: 0, column: 0) { content } }
    let size = ProposedSize(width: 90, height: 90)
    let placement = try LayoutEngine().place(layout, in: size)
    for frame in placement.frames {
      for edge in LayoutEdge.allCases {
        let explanation = try LayoutEngine().explain(edge, of: frame.name, for: layout, in: size)
        let sum = (explanation.causes.map(\.contribution) + explanation.rules.map(\.contribution)).reduce(0, +)
        #expect(abs(sum - edge.value(in: frame.rect)) < 1e-9, "\(explanation)")
      }
    }
  }

  /// Factors are written so that the sum can be checked by hand.
  @Test(arguments: [
    ("hex-grid-pointy", LayoutEdge.right, "center", "2 x 300 / 3"),
    ("hex-grid-pointy", .height, "center", "0.3849 x 300"), ("cell-anchor", .right, "dot", "0.75 x 20"),
    ("row-spans", .top, "photo", "80 / 2 + 20 / 2 + 10 / 2"), ("balanced-stack", .right, "save", "2 x 90 + 10"),
    ("honeycomb-of-grid", .left, "h1", "h1 is offset by 16.5 to the left"),
  ])
  func sumsReadAsSums(example: String, edge: LayoutEdge, item: String, fragment: String) throws {
    let document = try Examples.document(example)
    let explanation = try LayoutEngine().explain(edge, of: item, for: document.tree, in: document.proposal)
    #expect(explanation.description.contains(fragment), "\(explanation)")
  }
}
