internal import ArgumentParser
internal import Foundation

/// Makes pixels of a picture, by the program of librsvg.
enum PNGConverter {
  private static let program = "rsvg-convert"

  static func png(of svg: Data, for file: String) throws -> Data {
    guard let executable else {
      throw failure(
        file,
        "PNG takes \(program), which is not installed. Install it (Debian and Ubuntu: apt install librsvg2-bin; Fedora: dnf "
          + "install librsvg2-tools; macOS: brew install librsvg), or take --format svg.")
    }
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      // Files rather than pipes: no side can wait for the other.
      let (source, target) = (directory.appendingPathComponent("in.svg"), directory.appendingPathComponent("out.png"))
      try svg.write(to: source)
      let process = Process()
      process.executableURL = executable
      process.arguments = ["--format", "png", "--output", target.path, source.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw failure(file, "\(program) cannot draw the picture. Take --format svg.")
      }
      return try Data(contentsOf: target)
    } catch let error as CocoaError {
      throw failure(file, "The picture cannot be made into PNG: \(error.localizedDescription)")
    }
  }

  private static var executable: URL? {
    let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return directories.map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func failure(_ file: String, _ message: String) -> FileFailure {
    FileFailure(file: file, message: message, code: .cannotCreate)
  }
}
