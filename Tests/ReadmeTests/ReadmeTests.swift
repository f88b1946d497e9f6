import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutDrawing
import Testing

/// What the README shows is what happens.
struct ReadmeTests {
  @Test func theExampleStandsInTheReadmeWordForWord() throws {
    let block = try #require(try Page("README.md").blocks.first { $0.language == "swift" })
    #expect(block.lines == ["import ConstraintLayout", ""] + (try Page.example("README", in: "ReadmeExample.swift")))
    #expect(block.lines.count <= 15)
  }

  @Test func theExamplePrintsWhatTheReadmeSays() throws {
    let blocks = try Page("README.md").blocks
    let example = try #require(blocks.firstIndex { $0.language == "swift" })
    var lines: [String] = []
    try readmeExample { lines.append($0) }
    #expect(lines == blocks[example + 1].lines)
  }

  @Test(arguments: ["ambiguous-spans-400", "real-form", "stack-out-of-space"])
  func theDiagnosesAreReal(_ name: String) throws {
    let block = try #require(try Page("README.md").blocks.first { $0.marker == "<!-- output: diagnose \(name) -->" })
    let json = try Data(contentsOf: Page.root.appendingPathComponent("Sources/layout/Examples/\(name).json"))
    let document = try LayoutDocument(json: json)
    let report = DiagnoseReport(try LayoutEngine().diagnose(document.tree, in: document.proposal), of: document)
    #expect(report.text == block.lines.joined(separator: "\n") + "\n")
  }

  @Test func theConstraintsAreThoseOfTheExample() throws {
    let block = try #require(
      try Page("README.md").blocks.first { $0.marker == "<!-- constraints: relation-dialog -->" })
    let source = try Page.text("Sources/layout/Examples/relation-dialog.json")
    #expect(source.hasSuffix(block.lines.map { "  " + $0 }.joined(separator: "\n") + "\n}\n"))
  }

  @Test func theTableIsReal() throws {
    let block = try #require(
      try Page("README.md").blocks.first { $0.marker == "<!-- output: solve relation-dialog -->" })
    let document = try example("relation-dialog")
    let report = SolveReport(try LayoutEngine().place(document.tree, in: document.proposal))
    #expect(report.text == block.lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: [("relation-dialog", "indent"), ("ambiguous-spans-400", "orange")])
  func theExplanationsAreReal(_ name: String, _ item: String) throws {
    let marker = "<!-- output: explain \(name) \(item).width -->"
    let block = try #require(try Page("README.md").blocks.first { $0.marker == marker })
    let document = try example(name)
    let explanation = try LayoutEngine().explain(.width, of: item, in: document.tree, proposal: document.proposal)
    #expect(ExplainReport(explanation).text == block.lines.joined(separator: "\n"))
  }

  private func example(_ name: String) throws -> LayoutDocument {
    try LayoutDocument(json: Data(contentsOf: Page.root.appendingPathComponent("Sources/layout/Examples/\(name).json")))
  }

  @Test func thePictureIsWhatTheEngineDraws() throws {
    let json = try Data(
      contentsOf: Page.root.appendingPathComponent("Sources/layout/Examples/ambiguous-spans-400.json"))
    let document = try LayoutDocument(json: json)
    let drawn = SVGDrawing.svg(of: try LayoutEngine().place(document.tree, in: document.proposal))
    let path = "Sources/ConstraintLayout/ConstraintLayout.docc/Resources/ambiguous-spans-400.svg"
    #expect(try Page.text(path) == drawn)
    #expect(try Page.text("README.md").contains("](\(path))"))
  }
}
