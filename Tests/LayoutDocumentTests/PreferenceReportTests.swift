import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// What `layout diagnose --preferences` adds.
struct PreferenceReportTests {
  private static let document = #"""
    {"layout": {"type": "stack", "axis": "row", "children": [
      {"type": "item", "id": "a", "width": 50}, {"type": "item", "id": "b", "height": 10}]},
     "constraints": ["b.width == 2 * a.width @ 600", "b.width == 130 @ 500"]}
    """#

  private func report(_ text: String) throws -> DiagnoseReport {
    let document = try LayoutDocument(text)
    let engine = LayoutEngine()
    var report = DiagnoseReport(try engine.diagnose(document.tree, in: document.proposal), of: document)
    report.add(try engine.unmetPreferences(of: document.tree, in: document.proposal))
    return report
  }

  @Test func asJSON() throws {
    let report = try report(Self.document)
    let json = try report.json()
    #expect(try JSONDecoder().decode(DiagnoseReport.self, from: json) == report)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let preferences = try #require(object["preferences"] as? [[String: Any]])
    #expect(preferences.count == 1)
    let preference = try #require(preferences.first)
    #expect(preference.keys.sorted() == ["items", "rivals", "shortfall", "statement"])
    #expect(preference["statement"] as? String == "b.width == 130 @ 500")
    #expect(preference["items"] as? [String] == ["b"])
    #expect(preference["shortfall"] as? Double == 30)
    let rivals = try #require(preference["rivals"] as? [[String: Any]])
    #expect(rivals.allSatisfy { $0.keys.sorted() == ["items", "statement"] })
    #expect(
      Set(rivals.compactMap { $0["statement"] as? String }) == ["a is 50 wide", "b.width == 2 * a.width @ 600"])
  }

  @Test func asText() throws {
    let lines = try report(Self.document).text.split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst().prefix(4) == [
        "1 preference is not met", "b.width == 130 @ 500", "  is missed by 30", "  cannot hold together with:",
      ])
    #expect(Set(lines.dropFirst(5)) == ["    - a is 50 wide", "    - b.width == 2 * a.width @ 600"])
  }

  @Test func whatIsMetIsTold() throws {
    let report = try report(Self.document.replacing(#", "b.width == 130 @ 500""#, with: ""))
    #expect(report.preferences == [])
    #expect(report.text.hasSuffix("\nevery preference is met\n"))
  }

  /// The item has 100 of the 120 that it would like to have: its sibling makes the padding longer than that may be.
  @Test func whatPaddingHoldsBackIsToldOnce() throws {
    let report = try report(
      #"""
      {"layout": {"type": "balancedStack", "axis": "row", "children": [
        {"type": "padding", "insets": 2, "width": {"max": 64}, "children": [
          {"type": "item", "id": "held", "width": {"min": 0, "ideal": 120}}]},
        {"type": "item", "width": {"min": 0, "ideal": 104}}]}}
      """#)
    #expect(report.preferences?.map(\.statement) == ["held is ideally 120 wide"])
    #expect(report.preferences?.map(\.shortfall) == [20])
  }

  /// The key is there only where somebody asked.
  @Test func withoutAskingThereIsNoKey() throws {
    let document = try LayoutDocument(Self.document)
    let report = DiagnoseReport(try LayoutEngine().diagnose(document.tree), of: document)
    let object = try #require(try JSONSerialization.jsonObject(with: report.json()) as? [String: Any])
    #expect(object["preferences"] == nil)
    #expect(!report.text.contains("preference"))
  }
}
