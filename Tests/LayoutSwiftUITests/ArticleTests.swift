import Foundation
import Testing

/// The article shows what the program compiles.
struct ArticleTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theExamplesAreFilesOfTheProgram() throws {
    let article = try Self.text("Sources/ConstraintLayout/ConstraintLayout.docc/UsingSwiftUI.md")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().map { block in
      String(block[..<(block.range(of: "```")?.lowerBound ?? block.endIndex)])
    }
    let files = try ["SignIn", "PictureBesideText"].map {
      try Self.text("Tests/LayoutSwiftUITests/Program/\($0).swift")
    }
    #expect(blocks == files)
  }

  @Test func theCatalogueLeadsToTheArticle() throws {
    #expect(
      try Self.text("Sources/ConstraintLayout/ConstraintLayout.docc/ConstraintLayout.md").contains(
        "- <doc:UsingSwiftUI>"))
  }
}
