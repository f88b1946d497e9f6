internal import ArgumentParser
internal import Foundation

/// Where the result of a command goes.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the result to this file, whole or not at all.", valueName: "path"))
  var output: String?

  func write(_ text: Data) throws {
    guard let output, output != "-" else { return try FileHandle.standardOutput.write(contentsOf: text) }
    // Writing whole replaces what is there. A link stays a link, and what is no file, such as /dev/null, stays as it is.
    let url = URL(fileURLWithPath: output).resolvingSymlinksInPath()
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    do {
      switch type {
      case .typeDirectory: throw failure("This is a directory. Name a file in it.")
      case nil, .typeRegular: try text.write(to: url, options: .atomic)
      default: try FileHandle(forWritingTo: url).write(contentsOf: text)
      }
    } catch let error as CocoaError {
      switch error.code {
      case .fileNoSuchFile: throw failure("The directory of the output does not exist.")
      case .fileWriteNoPermission: throw failure("There is no permission to write the output.")
      default: throw failure("The output cannot be written: \(error.localizedDescription)")
      }
    }
  }

  private func failure(_ message: String) -> FileFailure {
    FileFailure(file: output ?? "-", message: message, code: .cannotCreate)
  }
}
