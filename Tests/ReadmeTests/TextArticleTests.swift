import ConstraintLayout
import Testing

/// What the article on text shows is what happens.
struct TextArticleTests {
  private static let path = "Sources/ConstraintLayout/ConstraintLayout.docc/Text.md"

  @Test func theExamplesStandInTheArticleWordForWord() throws {
    let blocks = try Page(Self.path).blocks.filter { $0.language == "swift" }
    let examples = try ["Words", "Wrapping", "Text measurer", "Measurer"].map {
      try Page.example($0, in: "TextArticleExample.swift")
    }
    #expect(blocks.map(\.lines) == [["import ConstraintLayout", ""] + examples[0]] + examples[1...])
    #expect(examples.allSatisfy { !$0.isEmpty })
  }

  @Test func theExamplesPrintWhatTheArticleSays() throws {
    let outputs = try Page(Self.path).blocks.filter { $0.language == "text" }.map { $0.lines.joined(separator: "\n") }
    let examples = [balancedWordsExample, wrappedTextExample, terminalMeasurerExample, photoMeasurerExample]
    let printed = try examples.map { example in
      var lines: [String] = []
      try example { lines.append($0) }
      return lines.joined(separator: "\n")
    }
    #expect(outputs == printed)
  }

  @Test func theCatalogueLeadsToTheArticle() throws {
    #expect(
      try Page.text("Sources/ConstraintLayout/ConstraintLayout.docc/ConstraintLayout.md").contains("- <doc:Text>\n"))
  }
}
