import Foundation
import LayoutDocument
import LinearModel
import Testing

/// A document with a mistake in it, and what is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let json: String
  let place: String?
  let fragment: String
  let code: LayoutError.Code

  init(_ json: String, _ place: String?, _ fragment: String, _ code: LayoutError.Code = .invalidLayout) {
    self.json = json
    self.place = place
    self.fragment = fragment
    self.code = code
  }

  /// A mistake in an item: the rest of its object, and the place behind `layout`.
  static func item(
    _ rest: String, _ key: String, _ fragment: String, _ code: LayoutError.Code = .invalidLayout
  ) -> Mistake {
    Mistake(#"{"layout": {"type": "item", "id": "a", \#(rest)}}"#, "layout.\(key)", fragment, code)
  }

  /// A mistake in the third cell of the second row of a grid.
  static func cell(
    _ rest: String, _ key: String, _ fragment: String, _ code: LayoutError.Code = .invalidLayout
  ) -> Mistake {
    let text = """
      {"layout": {"type": "grid", "rows": [{"cells": []}, {"cells": [
        {"type": "item", "id": "a"}, {"type": "item", "id": "b"}, {"type": "item", "id": "total", \(rest)}]}]}}
      """
    return Mistake(text, "layout.rows[1].cells[2].\(key)", fragment, code)
  }

  /// A mistake beside the layout.
  static func root(_ rest: String, _ place: String, _ fragment: String) -> Mistake {
    Mistake(#"{"layout": {"type": "item", "id": "a"}, \#(rest)}"#, place, fragment)
  }

  var testDescription: String { String(json.prefix(120)) }

  func expectRefusal() {
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(json) }
    #expect(error?.place == place)
    #expect(error?.code == code)
    #expect(error?.message.contains(fragment) == true, "\(error?.message ?? "")")
  }
}

struct MistakeTests {
  @Test(arguments: [
    Mistake("[]", nil, "an object with the key \"layout\", found an array"),
    Mistake("{}", "layout", "missing"),
    Mistake(#"{"layout": null}"#, "layout", "missing"),
    Mistake(#"{"layout": 1}"#, "layout", "Expected an object, found 1."),
    Mistake(#"{"layuot": {}}"#, "layuot", "Did you mean \"layout\"?"),
    .root(#""overflow": "hidden""#, "overflow", #"Expected "error" or "visible", found "hidden""#),
    .root(#""overflow": "visble""#, "overflow", "Did you mean \"visible\"?"),
    .root(#""overflow": true"#, "overflow", #"Expected "error" or "visible", found true"#),
    .root(#""proposal": []"#, "proposal", "Expected an object, found an array"),
    .root(#""proposal": {"widht": 1}"#, "proposal.widht", "Did you mean \"width\"?"),
    .root(#""proposal": {"width": -1}"#, "proposal.width", "negative"),
    .root(#""proposal": {"height": "inf"}"#, "proposal.height", #""infinity", or null"#),
    .root(#""proposal": {"height": {}}"#, "proposal.height", "found an object"),
  ])
  func inTheDocument(mistake: Mistake) { mistake.expectRefusal() }

  @Test(arguments: [
    Mistake(#"{"layout": {"id": "a"}}"#, "layout.type", #"missing. Expected "item", "text", "stack""#),
    Mistake(#"{"layout": {"type": 3}}"#, "layout.type", "found 3"),
    Mistake(#"{"layout": {"type": "Item"}}"#, "layout.type", "Did you mean \"item\"?"),
    Mistake(#"{"layout": {"type": "table"}}"#, "layout.type", #"found "table""#),
    Mistake(#"{"layout": {"type": "item", "id": 3}}"#, "layout.id", "Expected a string, found 3"),
    Mistake(#"{"layout": {"type": "item", "id": ""}}"#, "layout.id", "empty"),
    Mistake(#"{"layout": {"type": "item", "id": "\ud800"}}"#, "layout.id", "Expected a string"),
    .item(#""widht": 5"#, "widht", #"Did you mean "width"? Known keys: type, id, width, height"#),
    .item(#""zzz": 5, "aaa": 1"#, "zzz", "unknown"),
    .item(#""children": []"#, "children", "unknown"),
    Mistake(#"{"layout": {"type": "item", "id": "a", "a b.c": 1}}"#, #"layout["a b.c"]"#, "unknown"),
    .item(#""columns": 2"#, "columns", "only in the rows of a grid"),
    .item(#""anchor": "top""#, "anchor", "only in the rows of a grid"),
    .item(#""rows": 2"#, "rows", "only in the rows of a grid"),
    .item(#""row": 2"#, "row", "only in the rows of a grid"),
    .item(#""width": "50""#, "width", "Write it without quotes"),
    .item(#""width": "wide""#, "width", #"found the string "wide""#),
    .item(#""width": true"#, "width", "found true"),
    .item(
      #""width": [1]"#, "width",
      #"a number, an object with "min", "ideal" and "max", a part such as "25%", "min-content" or "max-content", found"#
    ),
    .item(#""height": {"min": "1"}"#, "height.min", "without quotes"),
    .item(#""width": {"max": "infinity"}"#, "width.max", #"null for no limit, found the string "infinity"."#),
    .item(#""height": {"minimum": 1}"#, "height.minimum", "Known keys: min, ideal, max"),
    .item(#""width": -5"#, "width", "-5"),
    .item(#""width": {"min": -5}"#, "width.min", "0 or more"),
    .item(#""height": {"min": 5, "ideal": 3}"#, "height", "minimum <= ideal <= maximum"),
    .item(#""height": {"ideal": 5, "max": 3}"#, "height", "above the maximum height 3"),
    .item(#""height": {"min": 5, "max": 3}"#, "height", "above the maximum height 3"),
  ])
  func inItems(mistake: Mistake) { mistake.expectRefusal() }

  @Test(arguments: [
    Mistake(#"{"layout": {"type": "stack", "children": []}}"#, "layout.axis", #"Expected "row" or "column""#),
    Mistake(#"{"layout": {"type": "stack", "axis": "rows", "children": []}}"#, "layout.axis", "mean \"row\"?"),
    Mistake(#"{"layout": {"type": "stack", "axis": "row"}}"#, "layout.children", "missing. Expected an array"),
    Mistake(#"{"layout": {"type": "stack", "axis": "row", "children": {}}}"#, "layout.children", "found an object"),
    Mistake(#"{"layout": {"type": "stack", "axis": "row", "children": null}}"#, "layout.children", "found null"),
    Mistake(
      #"{"layout": {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "a"}, null]}}"#,
      "layout.children[1]", "Expected an object, one of the children, found null"),
    Mistake(
      #"{"layout": {"type": "stack", "axis": "column", "alignment": "top", "children": []}}"#, "layout.alignment",
      #"Expected "leading", "center" or "trailing", found "top""#),
    Mistake(
      #"{"layout": {"type": "stack", "axis": "row", "spacing": "8", "children": []}}"#, "layout.spacing",
      "without quotes"),
    Mistake(
      #"{"layout": {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "a", "columns": 1}]}}"#,
      "layout.children[0].columns", "only in the rows of a grid"),
    Mistake(
      #"{"layout": {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "a"}, "#
        + #"{"type": "item", "id": "a"}]}}"#, "layout.children[1].id", "taken by layout.children[0]"),
    Mistake(
      #"{"layout": {"type": "stack", "axis": "row", "id": "a", "children": [{"type": "item", "id": "a"}]}}"#,
      "layout.children[0].id", "taken by layout."),
  ])
  func inStacks(mistake: Mistake) { mistake.expectRefusal() }

  @Test(arguments: [
    Mistake(#"{"layout": {"type": "grid"}}"#, "layout.rows", "missing. Expected an array of rows"),
    Mistake(#"{"layout": {"type": "grid", "rows": [3]}}"#, "layout.rows[0]", "one of the rows, found 3"),
    Mistake(#"{"layout": {"type": "grid", "rows": [{}]}}"#, "layout.rows[0].cells", "found neither"),
    Mistake(#"{"layout": {"type": "grid", "rows": [{"cels": []}]}}"#, "layout.rows[0].cels", "mean \"cells\"?"),
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"cells": [], "spacing": 3}]}}"#, "layout.rows[0].spacing",
      "Known keys: alignment, cells"),
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"cells": [], "alignment": "leading"}]}}"#, "layout.rows[0].alignment",
      #"Expected "top", "center", "bottom", "firstTextBaseline" or "lastTextBaseline""#),
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"cells": [{"cells": []}]}]}}"#, "layout.rows[0].cells[0].type", "missing"),
    Mistake(
      #"{"layout": {"type": "grid", "alignment": "topleading", "rows": []}}"#, "layout.alignment",
      "Did you mean \"topLeading\"?"),
    Mistake(
      #"{"layout": {"type": "grid", "alignment": "left", "rows": []}}"#, "layout.alignment",
      "Did you mean \"leading\"?"),
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"cells": [], "alignment": "middle"}]}}"#, "layout.rows[0].alignment",
      "Did you mean \"center\"?"),
    Mistake(
      #"{"layout": {"type": "stack", "axis": "horizontal", "children": []}}"#, "layout.axis", "Did you mean \"row\"?"),
    Mistake(
      #"{"layout": {"type": "scroll", "axis": "column", "children": []}}"#, "layout.axis",
      "Did you mean \"vertical\"?"),
    Mistake(
      #"{"layout": {"type": "lazyGrid", "columns": [{"fixed": -5}], "children": []}}"#, "layout.columns[0]",
      "The track is -5 long"),
    Mistake(
      #"{"layout": {"type": "grid", "tieBreak": "equal", "rows": []}}"#, "layout.tieBreak",
      #""equalGrowth", "equalSizes", "proportional", "leading" or "trailing""#),
    .cell(#""columns": 0"#, "columns", "\"total\" covers 0 columns"),
    .cell(#""columns": -2"#, "columns", "at least 1"),
    .cell(#""columns": 1.5"#, "columns", "Expected a whole number, found 1.5"),
    .cell(#""columns": "2""#, "columns", "without quotes"),
    .cell(#""columns": 10001"#, "columns", "the limit is 10000", .limitExceeded),
    .cell(#""columns": 1e300"#, "columns", "the limit is 10000", .limitExceeded),
    .cell(#""rows": 0"#, "rows", "\"total\" covers 0 rows"),
    .cell(#""rows": -2"#, "rows", "at least 1"),
    .cell(#""rows": 1.5"#, "rows", "Expected a whole number, found 1.5"),
    .cell(#""rows": "2""#, "rows", "without quotes"),
    .cell(#""rows": []"#, "rows", "Expected a whole number, found an array"),
    .cell(#""rows": 10001"#, "rows", "the limit is 10000", .limitExceeded),
    .cell(#""rows": 1e300"#, "rows", "the limit is 10000", .limitExceeded),
    .cell(#""rowss": 2"#, "rowss", "Did you mean \"rows\"?"),
    .cell(#""cellRows": 2"#, "cellRows", "unknown"),
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"cells": [{"type": "grid", "rows": 2, "cellRows": 2}]}]}}"#,
      "layout.rows[0].cells[0].rows", "Expected an array of rows"),
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"cells": [{"type": "grid", "rows": [], "cellRows": 0}]}]}}"#,
      "layout.rows[0].cells[0].cellRows", "covers 0 rows"),
    Mistake(
      #"{"layout": {"type": "grid", "cellRows": 2, "rows": []}}"#, "layout.cellRows", "only in the rows of a grid"),
    Mistake(
      #"{"layout": {"type": "grid", "rows": [{"cells": [{"type": "item", "id": "a", "rows": 2}]}, "#
        + #"{"type": "item", "id": "b"}]}}"#,
      "layout.rows[1]", "Let \"a\" cover fewer rows"),
    .cell(#""colums": 2"#, "colums", "Did you mean \"columns\"?"),
    .cell(#""unsizedAxes": "horizontal""#, "unsizedAxes", "Expected an array"),
    .cell(#""unsizedAxes": ["horizontal", "vertcal"]"#, "unsizedAxes", "Did you mean \"vertical\"?"),
    .cell(#""columnAlignment": "top""#, "columnAlignment", #"Expected "leading", "center" or "trailing""#),
    .cell(#""anchor": "middle""#, "anchor", "\"topLeading\""),
    .cell(#""anchor": {"x": 1}"#, "anchor.y", "missing"),
    .cell(#""anchor": {"x": 1, "y": 1, "z": 1}"#, "anchor.z", "Known keys: x, y"),
    .cell(#""anchor": 0.5"#, "anchor", "found 0.5"),
    .cell(#""width": 1e309"#, "width", "too large", .nonFinite),
  ])
  func inGrids(mistake: Mistake) { mistake.expectRefusal() }

  /// Of several mistakes the one that stands first is always told first.
  @Test func theFirstMistakeIsTold() {
    let json =
      #"{"layout": {"type": "stack", "axis": "row", "zeta": 1, "alpha": 1, "children": [{}]}, "overflow": "x"}"#
    for _ in 0..<20 { Mistake(json, "layout.zeta", "unknown").expectRefusal() }
    let inner = #"{"layout": {"type": "stack", "axis": "up", "zeta": 1, "alpha": 1, "children": [{}]}}"#
    for _ in 0..<20 { Mistake(inner, "layout.axis", "\"row\" or \"column\"").expectRefusal() }
  }

  @Test func textsFromTheDocumentAreShortened() {
    let long = String(repeating: "x", count: 100_000)
    for json in [
      #"{"layout": {"type": "item", "id": "a", "\#(long)": 1}}"#, #"{"layout": {"type": "\#(long)"}}"#,
      #"{"layout": \#(long)}"#,
    ] {
      let error = #expect(throws: LayoutError.self) { try LayoutDocument(json) }
      #expect((error?.message.count ?? .max) < 400)
    }
  }
}
