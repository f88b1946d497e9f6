import Foundation
import LayoutCore
import LayoutDocument
import LinearModel
import Testing

/// Texts that are not JSON: where they break, and how to mend them.
struct SyntaxTests {
  @Test(arguments: [
    Mistake("", nil, "Line 1, column 1: The document is empty"),
    Mistake(" \n\t", nil, "The document is empty"),
    Mistake("{", nil, "Expected a key in double quotes, found the end of the document"),
    Mistake("{\n  'layout': 1}", nil, "Line 2, column 3: Expected a key in double quotes, found \"\'\""),
    Mistake(#"{"layout" 1}"#, "layout", "Expected \":\" behind the key, found \"1\""),
    Mistake(#"{"layout": }"#, "layout", "Expected a value, found \"}\""),
    Mistake(#"{"layout": {"rows": [{}, {"cells": ["#, "layout.rows[1].cells[0]", "found the end of the document"),
    Mistake(#"{"layout": {"rows": [{} {}]}}"#, "layout.rows[0]", "Expected \",\" or \"]\", found \"{\""),
    Mistake(#"{"layout": {"rows": [{},]}}"#, "layout.rows[0]", "A comma stands before \"]\""),
    Mistake(#"{"layout": {"type": "item",}}"#, "layout.type", "A comma stands before \"}\""),
    Mistake(#"{"layout": {"type": "ite"#, "layout.type", "ends inside a string"),
    Mistake("{\"layout\": {\"type\": \"it\nem\"}}", "layout.type", "line break"),
    Mistake(#"{"layout": {"type": "\x"}}"#, "layout.type", "backslash"),
    Mistake(#"{"layout": {"type": "\u12"}}"#, "layout.type", "backslash"),
    Mistake(#"{"layout": tru"#, "layout", "ends inside \"tru\""),
    Mistake(#"{"layout": True}"#, "layout", "found \"True\""),
    Mistake(#"{"layout": [01]}"#, "layout[0]", "found \"01\""),
    Mistake(#"{"layout": [1.]}"#, "layout[0]", "found \"1.\""),
    Mistake(#"{"layout": [.5]}"#, "layout[0]", "found \".5\""),
    Mistake(#"{"layout": [1e]}"#, "layout[0]", "found \"1e\""),
    Mistake(#"{"layout": [+1]}"#, "layout[0]", "found \"+1\""),
    Mistake(#"{"layout": [-]}"#, "layout[0]", "found \"-\""),
    Mistake("{\"layout\": 1 // a comment\n}", "layout", "Expected \",\" or \"}\", found \"/\""),
    Mistake(#"{"layout": {"id": "a", "id": "b"}}"#, "layout.id", "twice"),
    Mistake("{} {}", nil, "Line 1, column 4: Expected the end of the document"),
    Mistake("{\"é😀\": \n\"日本\" 1}", "[\"é😀\"]", "Line 2, column 6"),
  ])
  func areRefused(mistake: Mistake) { mistake.expectRefusal() }

  @Test(arguments: [
    ("1e309", "too large"), ("-1e309", "too large"), ("NaN", "not a number"), ("nan", "not a number"),
    ("Infinity", "not a number"), ("-Infinity", "not a number"), ("1e-400", "too small"),
  ])
  func numbersOutOfRange(number: String, fragment: String) {
    Mistake.item("\"width\": \(number)", "width", fragment, .nonFinite).expectRefusal()
  }

  @Test func numbersWithVeryManyDigits() {
    Mistake.item("\"width\": \(String(repeating: "9", count: 400))", "width", "too large", .nonFinite).expectRefusal()
  }

  @Test(arguments: ["0", "-0", "0.0", "0.0e5", "1E2", "1e+2", "12.5e-3", "1000000000"])
  func numbersInRange(number: String) throws {
    let document = try LayoutDocument(#"{"layout": {"type": "item", "id": "a", "width": \#(number)}}"#)
    #expect(document.tree.nodes[0].width == .fixed(try #require(Double(number))))
  }

  @Test func textThatIsNotUTF8() {
    let json = Data("{\"layout\": {\n\"id\": \"".utf8) + Data([0xFF, 0xFE]) + Data("\"}}".utf8)
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(json: json) }
    #expect(error?.message.contains("Line 2: The text is not UTF-8") == true)
  }

  /// An object with very many keys is checked in linear time, so that this test ends.
  @Test func manyKeys() {
    let keys = (0..<100_000).map { "\"key\($0)\": 0" }.joined(separator: ",")
    Mistake("{\(keys)}", "key0", "unknown").expectRefusal()
  }

  @Test(
    arguments: [("[", "]"), (#"{"layout":"#, "}"), (#"{"type":"stack","axis":"row","children":["#, "]}")],
    [10_000, 100_000])
  func nestingBeyondMeasure(brackets: (opening: String, closing: String), count: Int) async throws {
    let json =
      #"{"layout":"# + String(repeating: brackets.opening, count: count)
      + String(repeating: brackets.closing, count: count) + "}"
    let error = try await onSmallStack { #expect(throws: LayoutError.self) { try LayoutDocument(json) } }
    #expect(error?.code == .limitExceeded)
    // Four for each of 256 containers, and four more.
    #expect(error?.message.contains("More than 1028") == true)
    #expect((error?.place?.count ?? 0) < 200)
  }

  /// What the check lets pass is read even where the stack is as small as on a secondary thread.
  @Test func nestingUpToTheLimitFitsSmallStacks() async throws {
    let depth = 254
    let json =
      #"{"layout":"# + String(repeating: #"{"type":"stack","axis":"row","children":["#, count: depth)
      + #"{"type":"item","id":"a"}"# + String(repeating: "]}", count: depth) + "}"
    let document = try await onSmallStack { try LayoutDocument(json) }
    #expect(document.tree.nodes.count == depth + 1)
    let written = try await onSmallStack { try document.json() }
    #expect(try LayoutDocument(json: written) == document)
  }

  @Test func nestingBeyondTheLimitOfLayouts() throws {
    let text = #"{"layout":{"type":"stack","axis":"row","children":[{"type":"stack","axis":"row","children":[]}]}}"#
    var limits = Limits()
    limits.depth = 1
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(json: Data(text.utf8), limits: limits) }
    #expect(error?.code == .limitExceeded)
    #expect(error?.place == "layout.children[0]")
  }

  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: body)) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}
