import ConstraintLayout
import Foundation
import Testing

/// What the articles show is what happens.
struct ArticleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of the first block of a language in an article.
  private static func block(_ language: String, of article: String) throws -> [String] {
    let lines = try lines("Sources/ConstraintLayout/ConstraintLayout.docc/\(article).md")
    let begin = try #require(lines.firstIndex(of: "```" + language), "\(article) has no \(language).")
    return Array(lines[(begin + 1)...].prefix { $0 != "```" })
  }

  @Test func everyLayoutHasAnExample() {
    #expect(ArticleExample.layouts.map(\.name) == LayoutCatalogue.all.map(\.name))
  }

  @Test(arguments: ArticleExample.guides)
  func theLandingPageLeadsToTheArticle(_ example: ArticleExample) throws {
    let page = try Self.lines("Sources/ConstraintLayout/ConstraintLayout.docc/ConstraintLayout.md")
    #expect(page.contains("- <doc:\(example.name)>"))
  }

  @Test(arguments: ArticleExample.all)
  func theExampleStandsInTheArticleWordForWord(_ example: ArticleExample) throws {
    let source = try Self.lines("Tests/ConstraintLayoutTests/Articles/\(example.name)Article.swift")
    let begin = try #require(source.firstIndex { $0.hasSuffix("// Article begins") })
    let end = try #require(source.firstIndex { $0.hasSuffix("// Article ends") })
    let indentation = source[begin].prefix { $0 == " " }.count
    let code = source[(begin + 1)..<end].map { String($0.dropFirst(indentation)) }
    #expect(try Self.block("swift", of: example.name) == ["import ConstraintLayout", ""] + code)
    #expect(code.count <= 20)
  }

  @Test(arguments: ArticleExample.all)
  func theExamplePrintsWhatTheArticleSays(_ example: ArticleExample) throws {
    #expect(try example.output() == Self.block("text", of: example.name))
  }
}
