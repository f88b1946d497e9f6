import Foundation
import LayoutDocument

/// The example documents of the command, and what is expected of them.
enum Examples {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let directory = package.appendingPathComponent("Sources/layout/Examples")
  private static let expectedDirectory = package.appendingPathComponent("Tests/LayoutDocumentTests/Fixtures/expected")

  static let names = documents(in: directory)
  static let expectedNames = documents(in: expectedDirectory)

  static func document(_ name: String) throws -> LayoutDocument { try LayoutDocument(json: source(name)) }

  static func source(_ name: String) throws -> Data {
    try Data(contentsOf: directory.appendingPathComponent(name + ".json"))
  }

  static func expected(_ name: String) throws -> Data {
    try Data(contentsOf: expectedDirectory.appendingPathComponent(name + ".json"))
  }

  private static func documents(in directory: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }
}

extension LayoutDocument {
  /// A document from a text.
  init(_ text: String) throws { try self.init(json: Data(text.utf8)) }
}
