import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutDrawing
import LayoutTestSupport
import Testing

/// What the README shows is what happens.
struct ReadmeTests {
  @Test func theExampleStandsInTheReadmeWordForWord() throws {
    let block = try #require(try Page("README.md").blocks.first { $0.language == "swift" })
    let example = try Page.parts("README", of: "Tests/ReadmeTests/ReadmeExample.swift")
    #expect(block.lines == ["import ConstraintLayout", ""] + example.joined())
    #expect(block.lines.count <= 15)
  }

  @Test func theExamplePrintsWhatTheReadmeSays() throws {
    let blocks = try Page("README.md").blocks
    let example = try #require(blocks.firstIndex { $0.language == "swift" })
    var lines: [String] = []
    try readmeExample { lines.append($0) }
    #expect(lines == blocks[example + 1].lines)
  }

  @Test func theConstraintsAreThoseOfTheExample() throws {
    let block = try #require(
      try Page("README.md").blocks.first { $0.marker == "<!-- constraints: relation-dialog -->" })
    let source = try Page.text("Sources/layout/Examples/relation-dialog.json")
    #expect(source.hasSuffix(block.lines.map { "  " + $0 }.joined(separator: "\n") + "\n}\n"))
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
