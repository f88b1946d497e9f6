import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutDrawing
import Testing

/// What the README shows is what happens.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The fenced blocks of the README, each with the line before it.
  private static func blocks() throws -> [(marker: String, language: String, lines: [String])] {
    var blocks: [(marker: String, language: String, lines: [String])] = []
    var isInside = false
    var previous = ""
    for line in try text("README.md").split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if !isInside { blocks.append((previous, String(line.dropFirst(3)), [])) }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      }
      previous = line
    }
    return blocks
  }

  @Test func theExampleStandsInTheReadmeWordForWord() throws {
    let block = try #require(try Self.blocks().first { $0.language == "swift" })
    let source = try Self.text("Tests/ReadmeTests/ReadmeExample.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(source.firstIndex { $0.hasSuffix("// README begins") })
    let end = try #require(source.firstIndex { $0.hasSuffix("// README ends") })
    let example = source[(begin + 1)..<end].map { String($0.dropFirst(2)) }
    #expect(block.lines == ["import ConstraintLayout", ""] + example)
    #expect(block.lines.count <= 15)
  }

  @Test func theExamplePrintsWhatTheReadmeSays() throws {
    let blocks = try Self.blocks()
    let example = try #require(blocks.firstIndex { $0.language == "swift" })
    var lines: [String] = []
    try readmeExample { lines.append($0) }
    #expect(lines == blocks[example + 1].lines)
  }

  @Test(arguments: ["ambiguous-spans-400", "real-form", "stack-out-of-space"])
  func theDiagnosesAreReal(_ name: String) throws {
    let block = try #require(try Self.blocks().first { $0.marker == "<!-- output: diagnose \(name) -->" })
    let json = try Data(contentsOf: Self.root.appendingPathComponent("Sources/layout/Examples/\(name).json"))
    let document = try LayoutDocument(json: json)
    let report = DiagnoseReport(try LayoutEngine().diagnose(document.tree, in: document.proposal), of: document)
    #expect(report.text == block.lines.joined(separator: "\n") + "\n")
  }

  @Test func thePictureIsWhatTheEngineDraws() throws {
    let json = try Data(
      contentsOf: Self.root.appendingPathComponent("Sources/layout/Examples/ambiguous-spans-400.json"))
    let document = try LayoutDocument(json: json)
    let drawn = SVGDrawing.svg(of: try LayoutEngine().place(document.tree, in: document.proposal))
    let path = "Sources/ConstraintLayout/ConstraintLayout.docc/Resources/ambiguous-spans-400.svg"
    #expect(try Self.text(path) == drawn)
    #expect(try Self.text("README.md").contains("](\(path))"))
  }
}
