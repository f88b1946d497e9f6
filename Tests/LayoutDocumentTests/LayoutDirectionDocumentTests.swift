import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutGeometry
import Testing

/// Documents that say which way they read.
struct LayoutDirectionDocumentTests {
  private static func text(_ direction: String) -> String {
    #"{"layoutDirection": \#(direction), "layout": {"type": "item", "id": "a"}}"#
  }

  @Test func theDirectionIsReadAndWritten() throws {
    let document = try LayoutDocument(Self.text(#""rightToLeft""#))
    #expect(document.layoutDirection == .rightToLeft)
    let json = try document.json()
    #expect(String(decoding: json, as: UTF8.self).contains(#""layoutDirection" : "rightToLeft""#))
    #expect(try LayoutDocument(json: json) == document)
  }

  @Test func leftToRightIsTheDefaultAndIsNotWritten() throws {
    let document = try LayoutDocument(Self.text(#""leftToRight""#))
    #expect(try document == LayoutDocument(#"{"layout": {"type": "item", "id": "a"}}"#))
    #expect(document.layoutDirection == .leftToRight)
    #expect(try !String(decoding: document.json(), as: UTF8.self).contains("layoutDirection"))
  }

  @Test func aLayoutMayReadInADirectionOfItsOwn() throws {
    let text = """
      {"layoutDirection": "rightToLeft", "proposal": {"width": 100}, "layout": {"type": "stack", "axis": "column", "children": [
        {"type": "stack", "axis": "row", "spacing": 0, "layoutDirection": "leftToRight", "padding": 5, "children": [
          {"type": "item", "id": "a", "width": 10, "height": 10}, {"type": "item", "id": "b", "height": 10}]}]}}
      """
    let document = try LayoutDocument(text)
    #expect(document.tree.nodes.filter { $0.layoutDirection == .leftToRight }.count == 1)
    #expect(try LayoutDocument(json: document.json()) == document)
    var engine = LayoutEngine()
    engine.options.layoutDirection = document.layoutDirection
    #expect(try engine.place(document.tree, in: document.proposal)["a"]?.x == 5)
  }

  @Test(arguments: [
    Mistake(
      #"{"layout": {"type": "item", "id": "a", "layoutDirection": "rtl"}}"#, "layout.layoutDirection",
      #"Expected "leftToRight" or "rightToLeft", found "rtl""#),
    Mistake(text(#""rtl""#), "layoutDirection", #"Expected "leftToRight" or "rightToLeft", found "rtl""#),
    Mistake(text("1"), "layoutDirection", #"Expected "leftToRight" or "rightToLeft", found 1"#),
    Mistake(
      #"{"layoutDirecton": "rightToLeft", "layout": {"type": "item", "id": "a"}}"#, "layoutDirecton",
      #"Did you mean "layoutDirection"?"#),
  ])
  func mistakesAreNamed(_ mistake: Mistake) { mistake.expectRefusal() }
}
