import Foundation
import Testing

/// A run of the built command.
struct LayoutProcess {
  let exitCode: Int32
  let output: String
  let messages: String

  /// Runs `layout` and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: What follows `layout` on the command line.
  ///   - input: What the command finds on standard input.
  ///   - terminal: A terminal that standard error is, if it is not a file.
  ///   - outputTerminal: A terminal that standard output is, if it is not a file.
  init(
    _ arguments: [String], input: String = "", terminal: Terminal? = nil, outputTerminal: Terminal? = nil
  ) throws {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    // Files rather than pipes: no side can wait for the other, however much is written.
    let scratch = try ScratchDirectory()
    let inputFile = try scratch.write(input, to: "input")
    let outputFile = try scratch.write("", to: "output")
    let messagesFile = try scratch.write("", to: "messages")
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try outputTerminal?.commandEnd ?? FileHandle(forWritingTo: outputFile)
    process.standardError = try terminal?.commandEnd ?? FileHandle(forWritingTo: messagesFile)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit)
    exitCode = process.terminationStatus
    output = try String(contentsOf: outputFile, encoding: .utf8)
    messages = try String(contentsOf: messagesFile, encoding: .utf8)
  }

  init(_ arguments: String..., input: String = "") throws { try self.init(arguments, input: input) }

  /// The command is built beside the tests.
  private static func executable() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let products = [Bundle.main.bundleURL] + bundles.map { $0.deletingLastPathComponent() }
    let candidates = products.map { $0.appendingPathComponent("layout") }
    return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }
}

/// A directory that goes away with this value.
final class ScratchDirectory {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }
}

/// Documents for the tests of this target.
enum Documents {
  static let solved = #"{"layout": {"type": "item", "id": "a", "width": 50, "height": 20}}"#
  static let flexible = #"{"proposal": {"width": 300}, "layout": {"type": "item", "id": "a", "height": 20}}"#
  static let ambiguous = """
    {"layout": {"type": "grid", "horizontalSpacing": 0, "rows": [
      {"cells": [{"type": "item", "id": "left", "width": 20, "height": 5},
                 {"type": "item", "id": "right", "width": 30, "height": 5}]},
      {"cells": [{"type": "item", "id": "wide", "columns": 2, "width": 100, "height": 5}]}]}}
    """
  static let unsatisfiable = """
    {"proposal": {"width": 100}, "layout": {"type": "stack", "axis": "row", "spacing": 0, "children": [
      {"type": "item", "id": "first", "width": 70}, {"type": "item", "id": "second", "width": 70}]}}
    """
  static let bad = #"{"layout": {"type": "item", "id": "a", "widht": 50}}"#
}
