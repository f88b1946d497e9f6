import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// What `layout explain` says, and that it adds up.
struct ExplainReportTests {
  /// Everything that can be explained in a document, by item.
  private static func reports(
    of document: LayoutDocument, _ body: (SolveReport.Frame, ExplainReport) throws -> Void
  ) throws {
    var options = LayoutEngine.Options()
    options.overflow = document.overflow
    options.layoutDirection = document.layoutDirection
    options.triesFixes = false
    let engine = LayoutEngine(options: options)
    let placement = try engine.place(document.tree, in: document.proposal)
    for frame in SolveReport(placement).frames {
      for edge in LayoutEdge.allCases {
        let explanation = try engine.explain(edge, of: frame.id, in: document.tree, proposal: document.proposal)
        try body(frame, ExplainReport(explanation))
      }
    }
  }

  private static let solvable = Examples.names.filter { $0 != "stack-out-of-space" }

  @Test(arguments: solvable)
  func contributionsAddUpToTheValue(name: String) throws {
    try Self.reports(of: try Examples.document(name)) { frame, report in
      let value =
        switch report.edge {
        case "left": frame.x
        case "right": frame.x + frame.width
        case "top": frame.y
        case "bottom": frame.y + frame.height
        case "width": frame.width
        default: frame.height
        }
      let sum = (report.causes.map(\.contribution) + report.rules.map(\.contribution)).reduce(0, +)
      #expect(abs(report.value - value) <= 1e-9 * (1 + abs(value)), "\(report.text)")
      #expect(abs(sum - value) <= 1e-9 * (1 + abs(value)), "\(report.text)")
    }
  }

  /// Where goals are all that is left, nothing was explained: the examples are held by what they say.
  @Test(arguments: solvable)
  func goalsAddNothingToExamples(name: String) throws {
    try Self.reports(of: try Examples.document(name)) { _, report in
      let adding = report.rules.filter { $0.contribution != 0 }.map(\.text)
      #expect(Set(adding).isSubset(of: ["How the container is built has a part in it"]), "\(report.text)")
    }
  }

  @Test func explainedAsJSON() throws {
    let document = try Examples.document("relation-ratio")
    let explanation = try LayoutEngine().explain(
      .width, of: "purple", in: document.tree, proposal: document.proposal)
    let report = ExplainReport(explanation)
    let json = try report.json()
    #expect(try JSONDecoder().decode(ExplainReport.self, from: json) == report)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(object.keys.sorted() == ["causes", "edge", "item", "rules", "text", "value"])
    #expect(object["item"] as? String == "purple")
    #expect(object["edge"] as? String == "width")
    #expect(object["value"] as? Double == 100)
    let cause = try #require((object["causes"] as? [[String: Any]])?.first)
    #expect(cause.keys.sorted() == ["certainty", "coefficient", "contribution", "items", "statement"])
    #expect(cause["statement"] as? String == "green is 50 wide")
    #expect(cause["items"] as? [String] == ["green"])
    #expect(cause["coefficient"] as? Double == 2)
    #expect(cause["contribution"] as? Double == 100)
    #expect(cause["certainty"] as? String == "confirmed")
  }

  /// A column that nothing decides has no statement; the rule that chose it stands in its place.
  @Test func rulesAreInTheReport() throws {
    let document = try Examples.document("ambiguous-spans-400")
    let explanation = try LayoutEngine().explain(
      .width, of: "purple", in: document.tree, proposal: document.proposal)
    let json = try ExplainReport(explanation).json()
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let rule = try #require((object["rules"] as? [[String: Any]])?.first)
    #expect(rule.keys.sorted() == ["contribution", "text"])
    #expect(rule["text"] as? String == "Column 2 of layout could be 0 to 120 wide; total chose 0")
    #expect(rule["contribution"] as? Double == 0)
  }

  /// That nothing is shorter than nothing is no statement of anybody.
  @Test func whatIsPressedToNothingHasNoCause() throws {
    let document = try LayoutDocument(
      #"{"layout": {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "a"}]}, "#
        + #""constraints": ["a.width == -5 @ medium"]}"#)
    let text = try LayoutEngine().explain(.width, of: "a", in: document.tree).description
    #expect(text == "a.width is 0, because nothing asks for more.")
  }

  /// Factors are written so that the sum can be checked by hand.
  @Test(arguments: [
    ("hex-grid-pointy", LayoutEdge.right, "center", "2 x 300 / 3"),
    ("hex-grid-pointy", .height, "center", "0.3849 x 300"), ("cell-anchor", .right, "dot", "0.75 x 20"),
    ("row-spans", .top, "photo", "80 / 2 + 20 / 2 + 10 / 2"), ("balanced-stack", .right, "save", "2 x 90 + 10"),
    ("honeycomb-of-grid", .left, "h1", "h1 is offset by 16.5 to the left"),
  ])
  func sumsReadAsSums(example: String, edge: LayoutEdge, item: String, fragment: String) throws {
    let document = try Examples.document(example)
    let explanation = try LayoutEngine().explain(edge, of: item, in: document.tree, proposal: document.proposal)
    #expect(explanation.description.contains(fragment), "\(explanation)")
  }
}
