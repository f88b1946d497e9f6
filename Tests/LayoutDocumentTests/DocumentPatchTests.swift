import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Fixes as changes of the text of a document.
struct DocumentPatchTests {
  private func fixes(_ json: String) throws -> [Fix] {
    let document = try LayoutDocument(json)
    return try LayoutEngine().diagnose(document.tree, in: document.proposal).fixes
  }

  private func patch(_ json: String, _ words: String) throws -> DocumentPatch {
    let fixes = try fixes(json)
    let fix = try #require(fixes.first { $0.text.contains(words) }, "\(fixes.map(\.text))")
    return try DocumentPatch(applying: fix, to: Data(json.utf8))
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private static let crowded = """
    {
      "$schema" : "layout.schema.json",
      "layout" : { "type": "stack", "axis": "row",
        "constraints": ["a.width == 70", "b.width == 2 * a.width"],
        "children": [
          {"width": 50, "id": "a", "type": "item"},
          {"id":"b","type":"item"} ] },
      "constraints": [ "a.left >= 0",
                       "b.left == 0" ]
    }
    """

  @Test func aLengthIsReplacedWhereItStands() throws {
    let patch = try patch(Self.crowded, "make a 70 wide")
    #expect(
      text(patch.json) == """
        [
          {"op": "replace", "path": "/layout/children/0/width", "value": 70}
        ]

        """)
    #expect(text(patch.text) == Self.crowded.replacingOccurrences(of: #""width": 50"#, with: #""width": 70"#))
  }

  @Test func aConstraintIsTakenOutWithItsComma() throws {
    let inside = try patch(Self.crowded, "take back a.width == 70")
    #expect(text(inside.json).contains(#"{"op": "remove", "path": "/layout/constraints/0"}"#))
    #expect(text(inside.text) == Self.crowded.replacingOccurrences(of: #""a.width == 70", "#, with: ""))
    let beside = try patch(Self.crowded, "take back b.left == 0")
    #expect(text(beside.json).contains(#"{"op": "remove", "path": "/constraints/1"}"#))
    #expect(
      text(beside.text)
        == Self.crowded.replacingOccurrences(of: ",\n                   \"b.left == 0\"", with: ""))
  }

  @Test func theLastConstraintGoesWithItsKey() throws {
    let json = #"{"layout": {"type": "item", "id": "a", "width": 50}, "constraints": ["a.width == 70"]}"#
    let patch = try patch(json, "take back a.width == 70")
    #expect(text(patch.json).contains(#"{"op": "remove", "path": "/constraints"}"#))
    #expect(text(patch.text) == #"{"layout": {"type": "item", "id": "a", "width": 50}}"#)
  }

  @Test func whatIsAddedStandsAsItsNeighboursDo() throws {
    let json = """
      {
      \t"layout":{"type":"grid","rows":[
      \t\t{"cells":[{"type":"item","id":"a","width":50,"height":9},{"type":"item","id":"b","columns":2,"width":90,"height":9}]},
      \t\t{"cells":[{"type":"item","id":"c","columns":2,"width":90,"height":9},{"type":"item","id":"d","width":50,"height":9}]}
      \t]}
      }
      """
    let patch = try patch(json, "add a row")
    #expect(
      text(patch.json).contains(
        #"[\n  {"op": "add", "path": "/layout/rows/-", "value": {"cells": [{"#.replacingOccurrences(
          of: "\\n", with: "\n")))
    #expect(text(patch.text).contains("]},\n\t\t{\"cells\": [{"))
    #expect(text(patch.text).hasPrefix(json.prefix { $0 != "]" }))
    let proposed = try self.patch(
      #"{"proposal":{"width":50,"height":9},"layout":{"type":"item","width":60}}"#, "propose")
    #expect(text(proposed.text) == #"{"proposal":{"width":60,"height":9},"layout":{"type":"item","width":60}}"#)
  }

  @Test func whatIsNotThereYetIsAdded() throws {
    let json = #"{"proposal": {"width": 50}, "layout": {"type": "item", "width": 60}}"#
    let patch = try patch(json, "stand out")
    #expect(text(patch.json).contains(#"{"op": "add", "path": "/layout/overflow", "value": "visible"}"#))
    #expect(
      text(patch.text)
        == #"{"proposal": {"width": 50}, "layout": {"type": "item", "width": 60, "overflow": "visible"}}"#)
  }

  @Test func paddingThatIsOneNumberBecomesFour() throws {
    let json = """
      {"proposal": {"width": 40}, "layout": {"type": "stack", "axis": "row", "id": "card", "padding": 10,
        "children": [{"type": "item", "id": "a", "width": 30}]}}
      """
    let patch = try patch(json, "padding of card")
    #expect(!patch.isRewritten)
    #expect(text(patch.json).contains(#""path": "/layout/padding""#))
    #expect(try LayoutEngine().diagnose(LayoutDocument(json: patch.text).tree).status == .determined)
  }

  /// Padding as a type of its own stays one, so only what is fixed changes.
  @Test func paddingThatIsALayoutStaysOne() throws {
    let json = """
      {"proposal": {"width": 40}, "layout": {"type": "padding", "insets": 10, "children": [
        {"type": "item", "id": "a", "width": 30}]}}
      """
    let fixes = try fixes(json)
    for fix in fixes {
      let patch = try DocumentPatch(applying: fix, to: Data(json.utf8))
      let document = try LayoutDocument(json)
      #expect(try LayoutDocument(json: patch.text) == document.applying(fix), "\(fix.text)")
      #expect(!patch.isRewritten, "\(fix.text)")
    }
    #expect(!fixes.isEmpty)
  }
}
