internal import Foundation

/// A report with the name of its file beside its own keys.
struct NamedReport<Report: Encodable>: Encodable {
  let file: String
  let report: Report

  private enum Key: CodingKey { case file }

  func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .file)
  }

  /// The report as JSON in one line.
  func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
