internal import Foundation

/// The file that a result is written to, whole or not at all.
struct OutputFile {
  let path: String

  func write(_ content: Data) throws {
    // Writing whole replaces what is there. A link stays a link, and what is no file, such as /dev/null, stays as it is.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let type = attributes?[.type] as? FileAttributeType
    do {
      switch type {
      case .typeDirectory: throw failure("This is a directory, so no file of this name can be written.")
      case nil, .typeRegular:
        try content.write(to: url, options: .atomic)
        // The file is a new one, which who may read and write the old one may read and write too.
        if let permissions = attributes?[.posixPermissions] {
          try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        }
      default: try FileHandle(forWritingTo: url).write(contentsOf: content)
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
    FileFailure(file: path, message: message, code: .cannotCreate)
  }
}
