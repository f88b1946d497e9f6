internal import ArgumentParser
internal import Foundation

/// Where the result of a command goes.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the result to this file, whole or not at all.", valueName: "path"))
  var output: String?

  /// The path, unless the result goes to standard output.
  var path: String? { output == "-" ? nil : output }

  func write(_ text: Data) throws {
    guard let path else { return try FileHandle.standardOutput.write(contentsOf: text) }
    try OutputFile(path: path).write(text)
  }
}
