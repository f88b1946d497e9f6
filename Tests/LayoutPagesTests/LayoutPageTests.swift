import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

@testable import LayoutPages

/// What is in a page; what a browser makes of it is tried by `.ci/pages`.
struct LayoutPageTests {
  /// Two columns that a cell spans, of which nothing says how its width is shared out.
  private static let shared = """
    {"layout": {"type": "grid", "horizontalSpacing": 0, "rows": [
      {"cells": [{"type": "item", "id": "left", "width": 20, "height": 5},
                 {"type": "item", "id": "right", "width": 30, "height": 5}]},
      {"cells": [{"type": "item", "id": "wide", "columns": 2, "width": 100, "height": 5}]}]}}
    """

  private static let bar = """
    {"layout": {"type": "stack", "axis": "row", "spacing": 10, "children": [
      {"type": "item", "id": "menu", "width": 50, "height": 20}, {"type": "text", "id": "title", "text": "A title of words"},
      {"type": "item", "id": "rest", "height": 20}]}}
    """

  private func subject(_ text: String, named name: String = "a", range: ClosedRange<Double>? = nil) throws
    -> PageSubject
  {
    PageSubject(name: name, document: try LayoutDocument(json: Data(text.utf8)), engine: LayoutEngine(), range: range)
  }

  private func page(_ texts: String..., named name: String = "a") throws -> String {
    var page = LayoutPage()
    for text in texts { try page.add(try subject(text, named: name)) }
    return try page.html()
  }

  @Test func theSameDocumentsGiveTheSamePage() throws {
    #expect(try page(Self.shared, Self.bar) == page(Self.shared, Self.bar))
  }

  /// The name of a space of SVG is no address that is loaded.
  @Test func nothingIsLoaded() throws {
    let page = try page(Self.bar)
    let addresses = page.components(separatedBy: "http").dropFirst().map { $0.prefix(24) }
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") || $0.hasPrefix("-equiv=") })
    #expect(page.contains("default-src 'none'"))
  }

  @Test func thePolicyAllowsTheScriptAndTheStyleOfThePage() throws {
    let page = try page(Self.bar)
    for (element, directive) in [("script", "script-src"), ("style", "style-src")] {
      let content = try #require(
        page.components(separatedBy: "<\(element)>").last?.components(separatedBy: "</\(element)>").first)
      #expect(page.contains("\(directive) 'sha256-\(SecureHash.base64(of: content))'"))
    }
  }

  @Test func dataCannotEndItsElement() throws {
    let document = #"{"layout": {"type": "item", "id": "</script><script>alert(1)</script>", "width": 5, "height": 5}}"#
    let page = try page(document, named: "<script>")
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.contains("<title>&lt;script&gt;</title>"))
  }

  @Test func endsOfARangeArePicturesThatTheEngineGives() throws {
    let content = try PageContent(subject(Self.shared))
    let last = try #require(content.notes.last)
    let ends = try #require(last.ends.first ?? nil)
    #expect(ends.lower.containers[0].columns.map(\.start.width) == [20, 80])
    #expect(ends.upper.containers[0].columns.map(\.start.width) == [70, 30])
  }

  @Test func reasonsAddUpToTheLine() throws {
    let content = try PageContent(subject(Self.bar))
    var count = 0
    for (piece, notes) in zip(content.report.pieces, content.notes) where piece.satisfiable {
      let offset = 0.382 * (piece.to - piece.from)
      for (frame, reasons) in zip(piece.frames, notes.reasons) {
        let values = [
          frame.start.x + frame.rate.x * offset, frame.start.y + frame.rate.y * offset,
          frame.start.width + frame.rate.width * offset, frame.start.height + frame.rate.height * offset,
        ]
        for (value, reason) in zip(values, reasons.map { content.edges[$0] }) {
          let sum = reason.causes.reduce(0) { $0 + $1[2] } + reason.rules.reduce(0) { $0 + $1[1] }
          #expect(abs(sum - value) < 1e-6)
          count += 1
        }
      }
    }
    #expect(count >= 12)
  }

  /// The cells of a column have one left edge, and those of a row one top.
  @Test func whatHasTheSameReasonSharesIt() throws {
    let cells = (0..<7).map { #"{"type": "item", "width": \#(20 + $0), "height": 10}"# }.joined(separator: ", ")
    let rows = Array(repeating: "{\"cells\": [\(cells)]}", count: 5).joined(separator: ", ")
    let content = try PageContent(subject("{\"layout\": {\"type\": \"grid\", \"rows\": [\(rows)]}}"))
    let notes = try #require(content.notes.last)
    #expect(notes.reasons.count == 35)
    #expect(Set(notes.reasons.map { $0[0] }).count == 7)
    #expect(Set(notes.reasons.map { $0[1] }).count == 5)
  }

  @Test func whatStandsInAScrollIsSeenThroughIt() throws {
    let document = """
      {"layout": {"type": "stack", "axis": "column", "children": [{"type": "item", "id": "above", "width": 50, "height": 5},
        {"type": "scroll", "height": 20, "children": [{"type": "stack", "axis": "column", "children": [
          {"type": "item", "id": "first", "width": 50, "height": 30}, {"type": "divider"},
          {"type": "item", "id": "last", "width": 50, "height": 30}]}]}]}}
      """
    let content = try PageContent(subject(document))
    let (notes, piece) = (try #require(content.notes.last), try #require(content.report.pieces.last))
    let scroll = try #require(piece.containers.firstIndex { $0.place == "layout.children[1]" })
    for (name, window) in zip(notes.names, notes.windows.frames) { #expect(window == (name == "above" ? nil : scroll)) }
    #expect(notes.windows.dividers == [scroll])
  }

  @Test func cellsSayWhichTracksAnItemCovers() throws {
    let notes = try #require(try PageContent(subject(Self.shared)).notes.last)
    let wide = try #require(notes.names.firstIndex(of: "wide").flatMap { notes.cells[$0] })
    #expect(wide.columns == [0, 2])
    #expect(wide.rows == [1, 2])
  }

  @Test func thePageCoversWhereNothingFitsAndWhereThereIsRoom() throws {
    let content = try PageContent(subject(Self.shared))
    #expect(content.report.pieces.map(\.satisfiable) == [false, true])
    #expect(content.report.pieces[1].from == 100)
    #expect(content.initial == 100)
    let asked = try PageContent(subject(Self.shared, range: 150...300))
    #expect(asked.report.pieces.map(\.from) == [150])
    #expect(asked.report.pieces.map(\.to) == [300])
  }
}
