import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// The report on conflicts: all of them, by how much they miss, with changes in words and in parts.
struct ConflictReportTests {
  private func report(_ text: String) throws -> DiagnoseReport {
    let document = try LayoutDocument(json: Data(text.utf8))
    return DiagnoseReport(try LayoutEngine().diagnose(document.tree, in: document.proposal), of: document)
  }

  private let photo = """
    {"proposal": {"width": 120, "height": 50}, "layout": {"type": "stack", "axis": "row", "id": "card", "padding": 10,
      "children": [{"type": "item", "id": "photo", "width": {"min": 110}, "height": 90}]}}
    """

  @Test func allConflictsAreToldWithWhatMendsThem() throws {
    #expect(
      try report(photo).text == """
        unsatisfiable: these cannot all hold; without any one of them the rest can

          - card has padding of 10 left and right
          - photo is at least 110 wide
          - the container is 120 wide
          they miss by 10 in width
          to mend it:
            1. propose a width of 130
            2. let what does not fit stand out of card with its padding (overflow: visible)
            3. take back that photo is at least 110 wide
            4. make the padding of card 5 leading and 5 trailing

        nor can these

          - photo is 90 high
          - the container is 50 high
          they miss by 60 in height
          to mend it:
            5. propose a height of 110
            2. let what does not fit stand out of card with its padding (overflow: visible)
            6. make photo 30 high

        """)
  }

  @Test func theFirstConflictStandsWhereItAlwaysDid() throws {
    let report = try report(photo)
    #expect(report.conflict == report.conflicts.first?.statements)
  }

  @Test func programsCanApplyTheChanges() throws {
    let fixes = try report(photo).conflicts.flatMap(\.fixes)
    #expect(
      fixes.map(\.action) == [
        "propose", "allowOverflow", "removeLimit", "setPadding", "propose", "allowOverflow", "setLength",
      ])
    let padding = try #require(fixes.first { $0.action == "setPadding" })
    #expect((padding.place, padding.axis, padding.before, padding.after) == ("layout", "horizontal", 5, 5))
    #expect(fixes.first { $0.action == "removeLimit" }?.limit == "minimum")
    #expect(fixes.last?.item == "photo")
  }

  @Test func aConstraintThatIsTakenBackIsNamedWhereItStands() throws {
    let report = try report(
      """
      {"layout": {"type": "stack", "axis": "row", "children": [
        {"type": "item", "id": "a", "width": 50, "height": 20}, {"type": "item", "id": "b", "width": 60, "height": 20}]},
       "constraints": ["b.width == 2 * a.width"]}
      """)
    let fix = try #require(report.conflicts.first?.fixes.first)
    #expect(fix.action == "removeConstraint")
    #expect(fix.container == "layout")
    #expect(fix.constraint == "b.width == 2 * a.width")
  }

  /// What there is none of is null, so that readers find every key.
  @Test func jsonHasEveryKey() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: try report(photo).json()) as? [String: Any])
    let first = try #require((object["conflicts"] as? [[String: Any]])?.first)
    #expect(first.keys.sorted() == ["axis", "fixes", "missing", "statements"])
    #expect(first["axis"] as? String == "horizontal")
    #expect(first["missing"] as? Double == 10)
  }
}
