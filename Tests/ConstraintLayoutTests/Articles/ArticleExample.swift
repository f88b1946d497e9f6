import ConstraintLayout
import Testing

/// The examples of an article on a layout, or on what all layouts have in common.
///
/// The lines between the markers in its file stand in the article word for word, and what they print stands below them. An
/// article with several blocks of code has a part for each.
struct ArticleExample: Sendable, CustomTestStringConvertible {
  typealias Print = (Any...) -> Void
  typealias Part = @Sendable (Print) async throws -> Void

  /// The name of the article, and of the layout if it is about one.
  let name: String
  private let parts: [Part]

  init(_ name: String, _ parts: Part...) {
    self.name = name
    self.parts = parts
  }

  /// The examples of articles on one layout each.
  static let layouts = [
    stack, balancedStack, zStack, flow, overlay, background, viewThatFits, grid, lazyGrid, hexGrid, honeycomb,
    freeLayout, scroll, frame, padding,
    aspectRatio,
  ]
  /// The examples of the other articles.
  static let guides = [
    firstLayout, placement, manyLayouts, modifiers, fillingAStack, text, relations, ring, masonryWall,
    compositeLayout, ambiguousSpan, prioritiesAndTiers, explanations, conflicts, programs, responsive, sessions,
    bringingAnotherSolver,
  ]
  /// Every example.
  static let all = layouts + guides

  var testDescription: String { name }

  /// The lines that each part prints.
  func outputs() async throws -> [[String]] {
    var outputs: [[String]] = []
    for part in parts {
      var text = ""
      try await part { (items: Any...) in text += items.map { "\($0)" }.joined(separator: " ") + "\n" }
      outputs.append(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    }
    return outputs
  }
}
