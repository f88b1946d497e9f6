internal import LinearModel

// Where the check stands, in words.
extension SyntaxCheck {
  /// An error at the position, with line, column and path.
  func failure(
    _ message: String, _ code: LayoutError.Code = .invalidLayout, isPlaceShort: Bool = false
  ) -> LayoutError {
    let path = path(of: isPlaceShort ? frames.prefix(8) : frames[...])
    let place = isPlaceShort && !path.isEmpty ? path + "..." : path
    let (line, column) = lineAndColumn
    return LayoutError(code, "Line \(line), column \(column): \(message)", place: place.isEmpty ? nil : place)
  }

  /// What stands at the position, in words.
  var found: String {
    guard position < bytes.count else { return "the end of the document" }
    // A character may have several bytes; the encoding was checked before.
    let rest = String(decoding: bytes[position...].prefix(8), as: UTF8.self)
    return rest.first.map { String($0).quoted } ?? "the end of the document"
  }

  func checkEncoding() throws {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard String(validating: part, as: UTF8.self) != nil else { break }
      line += 1
    }
    throw LayoutError(.invalidLayout, "Line \(line): The text is not UTF-8. Save the document in that encoding.")
  }

  private func path(of frames: ArraySlice<Frame>) -> String {
    var path = DocumentPath()
    for frame in frames {
      if frame.isObject {
        if !frame.key.isEmpty { path.append(key: String(decoding: bytes[frame.key], as: UTF8.self)) }
      } else {
        path.append(index: frame.index)
      }
    }
    return path.description
  }

  /// Both counted from 1, the column in characters as editors count them.
  private var lineAndColumn: (line: Int, column: Int) {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (line, String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1)
  }
}
