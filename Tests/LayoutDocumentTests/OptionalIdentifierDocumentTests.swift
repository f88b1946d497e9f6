import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Documents in which not everything has an id.
struct OptionalIdentifierDocumentTests {
  private static let text = """
    {"layout": {"type": "stack", "axis": "row", "spacing": 0, "children": [
      {"type": "item", "width": 40, "height": 20},
      {"type": "text", "text": "yes", "fontSize": 10},
      {"type": "viewThatFits", "alternatives": [
        {"type": "item", "id": "a", "width": 300, "height": 5}, {"type": "item", "id": "a", "width": 90, "height": 5}]}]},
     "proposal": {"width": 200}}
    """

  private func document() throws -> LayoutDocument { try LayoutDocument(json: Data(Self.text.utf8)) }

  private func report() throws -> SolveReport {
    let document = try document()
    return SolveReport(try LayoutEngine().place(document.tree, in: document.proposal))
  }

  @Test func framesWithoutAnIdHaveNullAndTheirPlace() throws {
    let report = try report()
    #expect(report.frames.map(\.id) == [nil, nil, "a"])
    #expect(report.frames.map(\.place) == ["layout.children[0]", "layout.children[1]", nil])
    let json = String(decoding: try report.json(), as: UTF8.self)
    #expect(json.split(separator: "\n").count { $0.contains("\"id\" : null") } == 2)
    #expect(json.split(separator: "\n").count { $0.contains("\"place\" : ") } == 2)
    #expect(try JSONDecoder().decode(SolveReport.self, from: report.json()).frames == report.frames)
  }

  @Test func tablesCallTextsByWhatTheySayAndTheRestByPlaces() throws {
    let lines = try report().text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("item 0 of the stack ") })
    #expect(lines.contains { $0.hasPrefix("\"yes\" ") })
  }

  @Test func whatIsReadIsWrittenAgain() throws {
    let document = try document()
    let again = try LayoutDocument(json: document.json())
    #expect(again.tree == document.tree)
  }

  @Test func piecesSayThePlaceOfWhatHasNoId() throws {
    let document = try document()
    let layout = try LayoutEngine().responsive(document.tree, width: 150...160)
    let frames = try #require(BreakpointReport(layout).pieces.first).frames
    #expect(frames.map(\.id) == [nil, nil, "a"])
    #expect(frames.map(\.place) == ["layout.children[0]", "layout.children[1]", nil])
  }
}
