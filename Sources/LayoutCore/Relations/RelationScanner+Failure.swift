internal import LinearModel

// Where a text is wrong, in words.
extension RelationScanner {
  /// An error at a position: what was expected there, and what was found.
  ///
  /// - Parameters:
  ///   - position: Where it is; `nil` is where the scanner stands.
  ///   - expected: What was expected, in words.
  ///   - found: What was found, in words; `nil` for what stands there.
  ///   - hint: A sentence with a space before it on how to mend it, or nothing.
  func failure(
    at position: Int? = nil, expected: String, found: String? = nil, hint: String = "",
    _ code: LayoutError.Code = .invalidLayout
  ) -> LayoutError {
    let position = position ?? self.position
    let found = found ?? word(at: position)
    return LayoutError(code, "column \(column(of: position)): expected \(expected), but found \(found).\(hint)")
  }

  /// The column of a position in characters as readers see them, counted from 1.
  func column(of position: Int) -> Int { text(0..<position).count + 1 }

  /// What stands at a position, in words.
  private func word(at position: Int) -> String {
    guard let first = scalar(at: position) else { return "the end" }
    if first.beginsIdentifier { return text(position..<endOfRun(from: position)).quoted(in: "'") }
    if let second = scalar(at: position + 1), second == "=", "=<>!".unicodeScalars.contains(first) {
      return text(position..<(position + 2)).quoted(in: "'")
    }
    // A character may have many scalars; a few of them show which one it is.
    let rest = text(position..<min(position + 8, scalars.count))
    return String(rest.prefix(1)).quoted(in: "'")
  }
}
