import Foundation

/// A page of prose in this package, and the fenced blocks on it.
struct Page {
  /// A fenced block.
  struct Block {
    /// The line before the block.
    let marker: String
    let language: String
    fileprivate(set) var lines: [String] = []
  }

  let blocks: [Block]

  /// Reads a page by its path from the root of the package.
  init(_ path: String) throws {
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

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines between `// NAME begins` and `// NAME ends` in a file of these tests, without their indentation.
  static func example(_ name: String, in file: String) throws -> [String] {
    let source = try lines(of: "Tests/ReadmeTests/\(file)")
    guard let begin = source.firstIndex(of: "  // \(name) begins"), let end = source.firstIndex(of: "  // \(name) ends")
    else { return [] }
    return source[(begin + 1)..<end].map { String($0.dropFirst(2)) }
  }

  private static func lines(of path: String) throws -> [String] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
