import ConstraintLayout
import LayoutTestSupport
import Testing

/// What the articles show is what happens.
struct ArticleTests {
  @Test func everyLayoutHasAnExample() {
    #expect(ArticleExample.layouts.map(\.name) == LayoutCatalogue.all.map(\.name))
  }

  /// No article shows code that nothing compiles.
  @Test func everyArticleWithCodeHasAnExample() throws {
    let withCode = try Page.articleNames.filter { try !Self.code(of: $0).isEmpty }
    #expect(withCode == ArticleExample.all.map(\.name).sorted())
  }

  @Test(arguments: Page.articleNames)
  func theLandingPageLeadsToTheArticle(_ article: String) throws {
    let page = try Page.lines(of: "\(Page.articles)/ConstraintLayout.md")
    #expect(page.contains("- <doc:\(article)>"))
  }

  @Test(arguments: ArticleExample.all)
  func theExamplesStandInTheArticleWordForWord(_ example: ArticleExample) async throws {
    let path = "Tests/ConstraintLayoutTests/Articles/\(example.name)Article.swift"
    let parts = try Page.parts("Article", of: path)
    let blocks = try Self.code(of: example.name).map { $0.lines.split(whereSeparator: Self.isImport) }
    #expect(blocks.map { Array($0.last?.drop { $0.isEmpty } ?? []) } == parts)
    #expect(try await parts.count == example.outputs().count)
    #expect(parts.allSatisfy { !$0.isEmpty && $0.count <= 20 })
  }

  /// The first block of an article says what to import, and a later one what it needs besides.
  @Test(arguments: ArticleExample.all)
  func theArticleImportsWhatTheExampleDoes(_ example: ArticleExample) throws {
    let source = try Page.lines(of: "Tests/ConstraintLayoutTests/Articles/\(example.name)Article.swift")
    let imports = try Self.code(of: example.name).map { $0.lines.filter(Self.isImport) }
    #expect(imports.first?.first == "import ConstraintLayout")
    #expect(imports.flatMap { $0 }.sorted() == source.filter(Self.isImport))
  }

  @Test(arguments: ArticleExample.all)
  func theExamplesPrintWhatTheArticleSays(_ example: ArticleExample) async throws {
    let shown = try Page(article: example.name).blocks.filter { $0.language == "text" && $0.note("output") == nil }
    #expect(try await example.outputs() == shown.map(\.lines))
  }

  /// What an article shows of a file stands there.
  @Test(arguments: Page.articleNames)
  func excerptsAreTrue(_ article: String) throws {
    for block in try Page(article: article).blocks {
      guard let path = block.note("source") else { continue }
      #expect(Self.lines(try Page.lines(of: path), contain: block.lines), "\(path) is not as \(article) shows it.")
    }
  }

  /// The check can fail: indentation may differ as a whole, and nothing else.
  @Test func anExcerptIsFoundByItsLines() {
    let lines = ["func a() {", "  if b {", "    c()", "", "  }", "}"]
    #expect(Self.lines(lines, contain: ["if b {", "  c()", "", "}"]))
    #expect(!Self.lines(lines, contain: ["if b {", "c()"]))
    #expect(!Self.lines(lines, contain: ["if b {", "  c()", "}"]))
    #expect(!Self.lines(lines, contain: []))
  }

  /// The names in the table of priorities stand for the numbers beside them, from high to low.
  @Test func theTableOfPrioritiesIsTrue() throws {
    let rows = try Page.lines(of: "\(Page.articles)/PrioritiesAndTiers.md").compactMap {
      $0.firstMatch(of: /^\| (\d+) \| `?(\w*)`?/).map { (number: Double($0.output.1), name: $0.output.2) }
    }
    #expect(rows.filter { !$0.name.isEmpty }.count == 12)
    for (number, name) in rows where !name.isEmpty {
      #expect(try LayoutRelation(text: "a.width == 1 @ \(name)").constraint.priority.rawValue == number)
    }
    let numbers = rows.compactMap(\.number)
    #expect(numbers == numbers.sorted(by: >))
  }

  /// The blocks of Swift in an article that its examples hold; excerpts of files are held by those.
  private static func code(of article: String) throws -> [Page.Block] {
    try Page(article: article).blocks.filter { $0.language == "swift" && $0.note("source") == nil }
  }

  private static func isImport(_ line: String) -> Bool { line.hasPrefix("import ") }

  /// Whether an excerpt stands in a file, as a whole further to the right or not.
  private static func lines(_ lines: [String], contain excerpt: [String]) -> Bool {
    guard !excerpt.isEmpty, excerpt.count <= lines.count else { return false }
    return (0...(lines.count - excerpt.count)).contains { start in
      let indentation = String(lines[start].prefix { $0 == " " })
      return zip(lines[start...], excerpt).allSatisfy { $0 == ($1.isEmpty ? "" : indentation + $1) }
    }
  }
}
