import ConstraintLayout
import Testing

/// The example of an article on a layout, or on what all layouts have in common.
///
/// The lines between the markers in its file stand in the article word for word, and what it prints stands below them.
struct ArticleExample: Sendable, CustomTestStringConvertible {
  typealias Print = (Any...) -> Void

  /// The name of the article, and of the layout if it is about one.
  let name: String
  private let body: @Sendable (Print) throws -> Void

  init(_ name: String, body: @escaping @Sendable (Print) throws -> Void) {
    self.name = name
    self.body = body
  }

  /// The examples of articles on one layout each.
  static let layouts = [stack, balancedStack, viewThatFits, grid, lazyGrid, hexGrid, honeycomb, padding]
  /// The examples of the other articles.
  static let guides = [relations, explanations, bringingAnotherSolver]
  /// Every example.
  static let all = layouts + guides

  var testDescription: String { name }

  /// The lines that it prints.
  func output() throws -> [String] {
    var lines: [String] = []
    try body { (items: Any...) in lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    return lines
  }
}
