public import Foundation

/// A page of prose in this package, and the fenced blocks on it.
public struct Page: Sendable {
  /// A fenced block.
  public struct Block: Sendable {
    /// The line before the block.
    public let marker: String
    /// What stands behind the opening fence.
    public let language: String
    /// What stands in the block.
    public fileprivate(set) var lines: [String] = []

    /// What a marker says after a word, as in `<!-- output: solve stack-bar -->`; `nil` if it is no such marker.
    public func note(_ word: String) -> String? {
      let (begin, end) = ("<!-- \(word): ", " -->")
      guard marker.hasPrefix(begin), marker.hasSuffix(end) else { return nil }
      return String(marker.dropFirst(begin.count).dropLast(end.count))
    }
  }

  /// The root of the package.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the articles.
  public static let articles = "Sources/ConstraintLayout/ConstraintLayout.docc"

  /// The names of all articles, sorted, without the landing page.
  public static let articleNames =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(articles).path)) ?? [])
    .filter { $0.hasSuffix(".md") && $0 != "ConstraintLayout.md" }.map { String($0.dropLast(3)) }.sorted()

  /// The fenced blocks, from top to bottom.
  public let blocks: [Block]

  /// Reads a page by its path from the root of the package.
  public init(_ path: String) throws {
    var blocks: [Block] = []
    var isInside = false
    var previous = ""
    for line in try Self.lines(of: path) {
      if line.hasPrefix("```") {
        if !isInside { blocks.append(Block(marker: previous, language: String(line.dropFirst(3)))) }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      }
      previous = line
    }
    self.blocks = blocks
  }

  /// Reads an article by its name.
  public init(article: String) throws { try self.init("\(Self.articles)/\(article).md") }

  /// The text of a file by its path from the root of the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines of a file by its path from the root of the package.
  public static func lines(of path: String) throws -> [String] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// What stands between `// NAME begins` and `// NAME ends` in a file, part by part, without its indentation.
  ///
  /// - Parameters:
  ///   - name: The word of the markers.
  ///   - path: The path of the file from the root of the package.
  /// - Returns: The lines of each part; none where a marker is missing.
  public static func parts(_ name: String, of path: String) throws -> [[String]] {
    var parts: [[String]] = []
    var indentation: Int?
    for line in try lines(of: path) {
      if line.hasSuffix("// \(name) begins") {
        indentation = line.prefix { $0 == " " }.count
        parts.append([])
      } else if line.hasSuffix("// \(name) ends") {
        indentation = nil
      } else if let indentation {
        parts[parts.count - 1].append(String(line.dropFirst(indentation)))
      }
    }
    return indentation == nil ? parts : []
  }
}
