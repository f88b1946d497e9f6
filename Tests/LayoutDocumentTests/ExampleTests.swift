import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Every example document against figures that were worked out by hand.
struct ExampleTests {
  /// The part of a report that does not depend on wording.
  private struct Expected: Decodable {
    var size: SolveReport.Size?
    var frames: [SolveReport.Frame]?
    var columns: [SolveReport.Column]?
    var rows: [SolveReport.Row]?
    var conflict: [DiagnoseReport.ConflictMember]?
  }

  @Test func thereAreExamples() {
    #expect(Examples.names.count >= 25)
    #expect(Set(Examples.names) == Set(Examples.expectedNames))
  }

  @Test(arguments: Examples.names)
  func standsWhereItShould(name: String) throws {
    let document = try Examples.document(name)
    let expected = try JSONDecoder().decode(Expected.self, from: Examples.expected(name))
    var options = LayoutEngine.Options()
    options.overflow = document.overflow
    options.layoutDirection = document.layoutDirection
    let engine = LayoutEngine(options: options)
    if let conflict = expected.conflict {
      let diagnosis = try engine.diagnose(document.tree, in: document.proposal)
      let found = DiagnoseReport(diagnosis, of: document).conflict
      #expect(Set(found) == Set(conflict))
      return
    }
    let report = SolveReport(try engine.place(document.tree, in: document.proposal))
    let size = try #require(expected.size)
    #expect(isNear([report.size.width, report.size.height], [size.width, size.height]), "size \(report.size)")
    let frames = try #require(expected.frames)
    #expect(report.frames.map(\.id) == frames.map(\.id))
    for (found, wanted) in zip(report.frames, frames) {
      #expect(
        isNear([found.x, found.y, found.width, found.height], [wanted.x, wanted.y, wanted.width, wanted.height]),
        "\(found), not \(wanted)")
      #expect(found.tag == wanted.tag)
      if let lines = wanted.lines { #expect(found.lines == lines) }
    }
    let columns = try #require(expected.columns)
    #expect(
      isNear(report.columns.flatMap { [$0.x, $0.width] }, columns.flatMap { [$0.x, $0.width] }),
      "columns \(report.columns)")
    let rows = try #require(expected.rows)
    #expect(
      isNear(report.rows.flatMap { [$0.y, $0.height] }, rows.flatMap { [$0.y, $0.height] }), "rows \(report.rows)")
  }

  /// The examples that leave a choice: which length is open, its range, and who chose.
  @Test(arguments: [
    ("ambiguous-spans", [Open("noOwnCell", 2, 0, nil, 0, "total")]),
    ("ambiguous-spans-400", [Open("noOwnCell", 2, 0, 120, 0, "total")]),
    ("ambiguous-spans-settled", []),
    ("sized-spans", [Open("noOwnCell", 2, 90, nil, 90, "total")]),
    (
      "shared-excess",
      [Open("sharedExcess", 0, 20, 70, 45, "equalGrowth"), Open("sharedExcess", 1, 30, 80, 55, "equalGrowth")]
    ),
    (
      "shared-excess-equal-sizes",
      [Open("sharedExcess", 0, 20, 70, 50, "equalSizes"), Open("sharedExcess", 1, 30, 80, 50, "equalSizes")]
    ),
    (
      "shared-excess-proportional",
      [Open("sharedExcess", 0, 20, 70, 40, "proportional"), Open("sharedExcess", 1, 30, 80, 60, "proportional")]
    ),
    (
      "shared-excess-leading",
      [Open("sharedExcess", 0, 20, 70, 70, "leading"), Open("sharedExcess", 1, 30, 80, 30, "leading")]
    ),
    (
      "shared-excess-trailing",
      [Open("sharedExcess", 0, 20, 70, 20, "trailing"), Open("sharedExcess", 1, 30, 80, 80, "trailing")]
    ),
    ("shared-excess-settled", []), ("grid-4x2", []), ("widest-cell", []), ("flexible-cell", []), ("unsized-cell", []),
    ("divider", []),
    ("span-of-3", []), ("row-spans", []), ("stack-shares", []), ("relation-ratio", []), ("relation-dialog", []),
  ])
  func leavesOpenWhatItShould(name: String, expected: [Open]) throws {
    let document = try Examples.document(name)
    let diagnosis = try LayoutEngine().diagnose(document.tree, in: document.proposal)
    let report = DiagnoseReport(diagnosis, of: document)
    #expect(report.ambiguities.map(Open.init) == expected)
    #expect(report.status == (expected.isEmpty ? "determined" : "ambiguous"))
  }

  /// Each fix, applied to the document and read again from its JSON, settles what it was offered for.
  @Test(arguments: ["ambiguous-spans", "ambiguous-spans-400", "shared-excess", "overlapping-spans"])
  func fixesWorkOnDocuments(name: String) throws {
    let document = try Examples.document(name)
    let engine = LayoutEngine()
    let ambiguities = try engine.diagnose(document.tree, in: document.proposal).ambiguities
    #expect(!ambiguities.isEmpty)
    for ambiguity in ambiguities {
      #expect(!ambiguity.fixes.isEmpty)
      for fix in ambiguity.fixes {
        let fixed = try LayoutDocument(json: document.applying(fix).json())
        #expect(fixed != document, "\(fix.text)")
        let placement = try engine.place(fixed.tree, in: fixed.proposal)
        let isSettled = placement.diagnosis.ambiguities.allSatisfy {
          ($0.container, $0.axis, $0.track) != (ambiguity.container, ambiguity.axis, ambiguity.track)
        }
        #expect(isSettled, "\(fix.text)")
        #expect(isNear([placement.columns[ambiguity.track].length], [ambiguity.chosen]), "\(fix.text)")
      }
    }
  }

  private func isNear(_ found: [Double], _ wanted: [Double]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

/// An open column, without what depends on wording.
struct Open: Hashable, Sendable {
  let kind: String
  let track: Int
  let range: [Double?]
  let chosen: Double
  let rule: String

  init(_ kind: String, _ track: Int, _ lower: Double, _ upper: Double?, _ chosen: Double, _ rule: String) {
    self.kind = kind
    self.track = track
    range = [lower, upper]
    self.chosen = chosen
    self.rule = rule
  }

  init(_ length: DiagnoseReport.OpenLength) {
    self.init(length.kind, length.track ?? -1, length.lower, length.upper, length.chosen, length.decidedBy)
  }
}
