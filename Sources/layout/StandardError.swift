internal import Foundation

/// Messages for the user, each one line: `layout: FILE: place: message`.
enum StandardError {
  static func write(file: String, place: String? = nil, _ message: String) {
    let parts = ["layout", file] + [place].compactMap { $0 } + [message]
    // Nowhere is left to tell it if this fails.
    try? FileHandle.standardError.write(contentsOf: Data((parts.joined(separator: ": ") + "\n").utf8))
  }
}
