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

  @Test(arguments: [
    Mistake(text(#""rtl""#), "layoutDirection", #"Expected "leftToRight" or "rightToLeft", found "rtl""#),
    Mistake(text("1"), "layoutDirection", #"Expected "leftToRight" or "rightToLeft", found 1"#),
    Mistake(
      #"{"layoutDirecton": "rightToLeft", "layout": {"type": "item", "id": "a"}}"#, "layoutDirecton",
      #"Did you mean "layoutDirection"?"#),
  ])
  func mistakesAreNamed(_ mistake: Mistake) { mistake.expectRefusal() }
}
