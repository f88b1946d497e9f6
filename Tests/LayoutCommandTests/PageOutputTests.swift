import Foundation
import LayoutTestSupport
import Testing

/// The outputs of the command on pages of prose, each behind a marker such as `<!-- output: solve stack-bar -->`.
///
/// The words are those behind `layout`; an example is named without its folder and its ending.
struct PageOutputTests {
  private static let pages = ["README.md"] + Page.articleNames.map { "\(Page.articles)/\($0).md" }

  @Test(arguments: pages)
  func theCommandPrintsWhatThePageShows(_ path: String) throws {
    for block in try Page(path).blocks {
      guard let words = block.note("output") else { continue }
      let run = try LayoutProcess(words.split(separator: " ").map { Self.argument(String($0)) })
      #expect(run.output == block.lines.joined(separator: "\n") + "\n", "\(words)")
      #expect(run.messages.isEmpty, "\(words)")
    }
  }

  @Test func outputsAreShown() throws {
    let shown = try Self.pages.flatMap { try Page($0).blocks.compactMap { $0.note("output") } }
    #expect(shown.count >= 12)
  }

  /// The document of an example that is named, or else the word itself.
  private static func argument(_ word: String) -> String {
    let document = Page.root.appendingPathComponent("Sources/layout/Examples/\(word).json").path
    return FileManager.default.fileExists(atPath: document) ? document : word
  }
}
