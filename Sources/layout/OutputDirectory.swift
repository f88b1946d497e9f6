internal import Foundation

/// The directory that results are written to; it is made if there is none.
struct OutputDirectory {
  let path: String

  /// Writes files in their order, each whole or not at all.
  ///
  /// Files of the same names are replaced, others stay.
  func write(_ files: [(name: String, content: Data)]) throws {
    try make()
    for file in files { try write(file.content, to: file.name) }
  }

  /// Writes a file, whole or not at all, into the directory, which must be there.
  func write(_ content: Data, to name: String) throws {
    try OutputFile(path: URL(fileURLWithPath: path).appendingPathComponent(name).path).write(content)
  }

  /// Makes the directory if there is none.
  func make() throws {
    var url = URL(fileURLWithPath: path)
    var isDirectory: ObjCBool = false
    // What stands at the path, or nearest above it, must be a directory.
    while !FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), url.pathComponents.count > 1 {
      url.deleteLastPathComponent()
    }
    guard isDirectory.boolValue else { throw failure("\(url.path) is a file. Name a directory.") }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch let error as CocoaError where error.code == .fileWriteNoPermission {
      throw failure("There is no permission to make the directory.")
    } catch {
      throw failure("The directory cannot be made: \(error.localizedDescription)")
    }
  }

  private func failure(_ message: String) -> FileFailure {
    FileFailure(file: path, message: message, code: .cannotCreate)
  }
}
