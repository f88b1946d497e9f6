internal import ArgumentParser
internal import Foundation

/// The file that a document is read from; `-` is standard input.
struct InputFile {
  /// The path that stands for standard input.
  static let standardInput = "-"

  let path: String

  func read() throws -> Data {
    do {
      if path == Self.standardInput { return try FileHandle.standardInput.readToEnd() ?? Data() }
      try checkThatItIsAFile()
      // A handle reads pipes too, such as the shell's <(...).
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    } catch let error as CocoaError {
      switch error.code {
      case .fileNoSuchFile, .fileReadNoSuchFile: throw failure("There is no such file.")
      case .fileReadNoPermission: throw failure("There is no permission to read the file.")
      default: throw failure("The file cannot be read: \(error.localizedDescription)")
      }
    }
  }

  private func checkThatItIsAFile() throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw failure("There is no such file.")
    }
    if isDirectory.boolValue { throw failure("This is a directory. Name a document in it.") }
  }

  private func failure(_ message: String) -> FileFailure {
    FileFailure(file: path, message: message, code: .noInput)
  }
}
