import Foundation

/// The data files beside the tests.
enum Fixtures {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  /// The rows of a file of tab-separated values.
  static func rows(of file: String) throws -> [[String]] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
