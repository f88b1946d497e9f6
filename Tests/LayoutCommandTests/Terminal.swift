import Foundation
import Testing

/// A terminal that nobody sits at: what a command writes to it can be read.
final class Terminal {
  private let own: FileHandle
  /// The end that a command writes to.
  let commandEnd: FileHandle

  init() throws {
    var (own, commandEnd): (Int32, Int32) = (-1, -1)
    try #require(openpty(&own, &commandEnd, nil, nil, nil) == 0)
    self.own = FileHandle(fileDescriptor: own, closeOnDealloc: true)
    self.commandEnd = FileHandle(fileDescriptor: commandEnd, closeOnDealloc: true)
  }

  /// All that was written, once nobody writes any more; a terminal holds some thousand characters until they are read.
  func text() throws -> String {
    try commandEnd.close()
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      // The end is an error on Linux, and nothing elsewhere.
      let count = read(own.fileDescriptor, &part, part.count)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
