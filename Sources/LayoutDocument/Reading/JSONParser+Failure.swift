internal import LinearModel

// Where the check stands, in words.
extension JSONParser {
  /// An error at the position, with line, column and path.
  func failure(
    _ message: String, _ code: LayoutError.Code = .invalidLayout, isPlaceShort: Bool = false
  ) -> LayoutError {
    let path = path(of: isPlaceShort ? frames.prefix(8) : frames[...])
    let place = isPlaceShort && !path.isEmpty ? path + "..." : path
    var lines = tree.lines
    return LayoutError(code, "\(lines.lineAndColumn(of: position)): \(message)", place: place.isEmpty ? nil : place)
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
}
