internal import Foundation
internal import LinearModel

/// What stands before the first element of a file.
enum XMLProlog {
  private static let entity = Array("<!ENTITY".utf8)
  private static let comment = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)

  /// What is wrong there; `nil` if nothing is.
  static func problem(of data: Data) -> LayoutError? {
    let bytes = [UInt8](data)
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      return LayoutError(.invalidLayout, "Line 1: The file is in UTF-16. Save it in UTF-8.")
    }
    guard let position = position(ofEntityIn: bytes) else { return nil }
    let line = bytes[..<position].count { $0 == 0x0A } + 1
    return LayoutError(
      .invalidLayout, "Line \(line): The file declares an entity, which is not read. Write out what it stands for.")
  }

  /// Where an entity is declared.
  private static func position(ofEntityIn bytes: [UInt8]) -> Int? {
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[open...].starts(with: entity) { return open }
      if bytes[open...].starts(with: comment) {
        position = bytes[open...].indices.first { bytes[$0...].starts(with: commentEnd) } ?? bytes.count
        continue
      }
      // Elements begin with a letter: what declares is over.
      guard open + 1 < bytes.count, bytes[open + 1] == UInt8(ascii: "!") || bytes[open + 1] == UInt8(ascii: "?") else {
        return nil
      }
      position = open + 1
    }
    return nil
  }
}
