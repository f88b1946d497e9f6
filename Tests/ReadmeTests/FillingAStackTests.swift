import Testing

/// What the article on filling a stack shows is what happens.
struct FillingAStackTests {
  private static let path = "Sources/ConstraintLayout/ConstraintLayout.docc/FillingAStack.md"

  @Test func theExamplesStandInTheArticleWordForWord() throws {
    let blocks = try Page(Self.path).blocks.filter { $0.language == "swift" }
    let examples = try ["Example", "Nested example", "Out of space example"].map {
      try Page.example($0, in: "FillingAStackExample.swift")
    }
    #expect(blocks.map(\.lines) == [["import ConstraintLayout", ""] + examples[0], examples[1], examples[2]])
    #expect(examples.allSatisfy { !$0.isEmpty })
  }

  @Test func theExamplesPrintWhatTheArticleSays() throws {
    let outputs = try Page(Self.path).blocks.filter { $0.language == "text" }.map { $0.lines.joined(separator: "\n") }
    let printed = try [fillingAStackExample, nestedStackExample, outOfSpaceExample].map { example in
      var lines: [String] = []
      try example { lines.append($0) }
      return lines.joined(separator: "\n")
    }
    #expect(outputs == printed)
  }

  @Test func theCatalogueLeadsToTheArticle() throws {
    #expect(
      try Page.text("Sources/ConstraintLayout/ConstraintLayout.docc/ConstraintLayout.md").contains(
        "<doc:FillingAStack>")
    )
  }
}
