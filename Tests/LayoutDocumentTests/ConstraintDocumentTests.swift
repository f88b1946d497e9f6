import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Constraints between items in documents.
struct ConstraintDocumentTests {
  private static let row =
    #""type": "stack", "axis": "row", "children": [{"type": "item", "id": "a"}, {"type": "item", "id": "my b"}]"#

  /// A mistake in the second of two constraints beside the layout.
  private static func beside(
    _ constraint: String, _ fragment: String, _ code: LayoutError.Code = .invalidLayout
  ) -> Mistake {
    Mistake(
      #"{"layout": {\#(row)}, "constraints": ["a.width == 1", \#(constraint)]}"#, "constraints[1]", fragment, code)
  }

  /// A mistake in the second of two constraints of a layout in a grid.
  private static func inside(
    _ constraint: String, _ fragment: String, _ code: LayoutError.Code = .invalidLayout
  ) -> Mistake {
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"type": "item", "id": "c"}, {"cells": [{"#
        + #""constraints": ["a.width == 1", \#(constraint)], \#(row)}]}]}}"#,
      "layout.rows[1].cells[0].constraints[1]", fragment, code)
  }

  @Test func documentsMeanTheSameAsDescriptions() throws {
    let document = try LayoutDocument(
      #"{"layout": {"type": "stack", "axis": "column", "constraints": ["c.width == container.width"], "children": ["#
        + #"{"constraints": ["a.width == 2 * \"my b\".width @ medium", "container.left == 0"], \#(Self.row)}, "#
        + #"{"type": "item", "id": "c", "constraints": ["container.width >= container.height"]}]}, "#
        + #""constraints": ["a.left == c.left", "c.top == 9 @ 5"]}"#)
    let described = Stack(.column) {
      Stack(.row) {
        Item("a")
        Item("my b")
      }.constrain {
        ($0["a"].width == 2 * $0["my b"].width).prioritized(.medium)
        $0.container.left == 0
      }
      Item("c").constrain { $0.container.width >= $0.container.height }
    }.constrain {
      $0["c"].width == $0.container.width
      $0["a"].left == $0["c"].left
      ($0["c"].top == 9).prioritized(Priority(rawValue: 5) ?? .required)
    }
    #expect(document.tree == LayoutTree(described))
    let json = try document.json()
    #expect(try LayoutDocument(json: json) == document)
    #expect(try LayoutDocument(json: json).json() == json)
  }

  @Test func textIsStable() throws {
    let layout = Stack(.row) { Item("a b").constrain { $0.container.width == 2 * $0["a b"].height - 0.1 } }
      .constrain { ($0["a b"].right <= $0.container.right).prioritized(.strong) }
    #expect(
      String(decoding: try LayoutDocument(layout).json(), as: UTF8.self) == #"""
        {
          "constraints" : [
            "\"a b\".right <= container.right @ 800"
          ],
          "layout" : {
            "alignment" : "center",
            "axis" : "row",
            "children" : [
              {
                "constraints" : [
                  "container.width + 0.1 == 2 * \"a b\".height"
                ],
                "id" : "a b",
                "type" : "item"
              }
            ],
            "type" : "stack"
          },
          "overflow" : "error",
          "proposal" : {
            "height" : null,
            "width" : null
          }
        }

        """#)
  }

  @Test(arguments: [#""constraints": [], "#, #""constraints": null, "#, ""])
  func noConstraintsAreNone(text: String) throws {
    let document = try LayoutDocument(#"{\#(text)"layout": {\#(text)\#(Self.row)}}"#)
    #expect(try document == LayoutDocument(#"{"layout": {\#(Self.row)}}"#))
    #expect(try !String(decoding: document.json(), as: UTF8.self).contains("constraints"))
  }

  /// Every kind of layout carries constraints.
  @Test(arguments: [
    #"{"type": "item", "id": "a", "constraints": ["a.width == 1"]}"#,
    #"{"type": "stack", "axis": "row", "children": [], "constraints": ["container.width == 1"]}"#,
    #"{"type": "balancedStack", "axis": "row", "children": [], "constraints": ["container.width == 1"]}"#,
    #"{"type": "viewThatFits", "alternatives": [], "constraints": ["container.width == 1"]}"#,
    #"{"type": "grid", "rows": [], "constraints": ["container.width == 1"]}"#,
    #"{"type": "lazyGrid", "columns": [{"fixed": 1}], "children": [], "constraints": ["container.width == 1"]}"#,
    #"{"type": "hexGrid", "cells": [], "constraints": ["container.width == 1"]}"#,
    #"{"type": "honeycomb", "itemsPerRow": 3, "count": 10, "constraints": ["container.width == 1"]}"#,
    #"{"type": "stack", "id": "s", "axis": "row", "children": [], "constraints": ["s.width == 1"]}"#,
  ])
  func everyLayoutCarriesConstraints(layout: String) throws {
    for text in [
      #"{"layout": \#(layout)}"#, #"{"layout": {"type": "stack", "axis": "row", "children": [\#(layout)]}}"#,
      #"{"layout": {"type": "grid", "rows": [\#(layout)]}}"#,
      #"{"layout": {"type": "grid", "rows": [{"cells": [\#(layout)]}]}}"#,
      #"{"layout": {"type": "hexGrid", "cells": [{"row": 0, "column": 0, "item": \#(layout)}]}}"#,
    ] {
      let document = try LayoutDocument(text)
      #expect(document.tree.relations.count == 1)
      #expect(try LayoutDocument(json: document.json()) == document)
    }
  }

  @Test(arguments: [
    beside(#""a.width == * 3""#, "column 12: expected a number, an anchor such as a.width, or (, but found '*'."),
    beside(#""""#, "column 1: expected a relation such as a.width == 2 * b.width, but found the end."),
    beside(#""a.width == 1e999""#, "column 12: expected a finite number", .nonFinite),
    beside(#""a.widht == 1""#, "Did you mean \"width\"?"),
    beside(#""my-b.width == 1""#, "No item here has the id \"my-b\". Did you mean \"my b\"?"),
    beside(#""a.width == 1e10""#, "the limit is 1000000000", .limitExceeded),
    beside("3", #"Expected a constraint such as "a.width == 2 * b.width", found 3."#),
    beside("null", "found null"),
    beside(#"["a.width == 1"]"#, "found an array"),
    inside(#""a.width == ""#, "column 12: expected a number"),
    inside(#""1 <= 2""#, "column 1: expected at least one anchor"),
    inside("{}", "found an object"),
    inside(#""a.width == c.width""#, #""c" stands at layout.rows[0], not inside layout.rows[1].cells[0]. Give"#),
    inside(#""a.width == d.width""#, #"No item here has the id "d"."#),
    Mistake(
      #"{"layout": {\#(row)}, "constraints": "a.width == 1"}"#, "constraints", "Expected an array of constraints"),
    Mistake(#"{"layout": {\#(row)}, "constraint": []}"#, "constraint", "Did you mean \"constraints\"?"),
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"cells": [], "constraints": []}]}}"#, "layout.rows[0].constraints",
      "unknown here"),
  ])
  func mistakesAreNamed(mistake: Mistake) { mistake.expectRefusal() }

  /// Those of the root are one list in a tree, and two in a document.
  @Test func placesOfTheRootAreThoseOfTheDocument() {
    func document(_ inside: String, _ beside: String) -> String {
      #"{"layout": {"constraints": ["a.width == 1", "\#(inside)"], \#(Self.row)}, "#
        + #""constraints": ["a.height == 1", "\#(beside)"]}"#
    }
    Mistake(document("x.width == 1", "a.top == 1"), "layout.constraints[1]", "\"x\"").expectRefusal()
    Mistake(document("a.top == 1", "x.width == 1"), "constraints[1]", "\"x\"").expectRefusal()
  }

  @Test func refusesWhatADocumentCannotHold() {
    let weighted = Stack(.row) {
      Item("a").constrain {
        $0.container.width == 1
        ($0.container.width == 2).prioritized(.weak, weight: 2)
      }
    }
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(weighted).json() }
    #expect(error?.place == "layout.children[0].constraints[1]")
    #expect(error?.message.contains("weight") == true)
    let ids = (0..<200).map { "\($0)" + String(repeating: "x", count: 1000) }
    let long = Stack(.row) { ForEach(ids) { Item($0) } }.constrain { anchors in
      ids.reduce(AnchorExpression()) { $0 + anchors[$1].width } <= 0
    }
    let tooLong = #expect(throws: LayoutError.self) { try LayoutDocument(long).json() }
    #expect(tooLong?.code == .limitExceeded)
    #expect(tooLong?.place == "layout.constraints[0]")
  }
}
