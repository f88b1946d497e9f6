/// Makes text fit for one line of any output: what cannot be seen, or breaks the line, becomes a sign that can.
enum VisibleText {
  /// The text with control characters replaced.
  ///
  /// XML 1.0 forbids most of them, and a table must not break. The pictures from U+2400 keep two such ids apart.
  static func of(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(replacement(for: scalar)) }
    return String(result)
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }
}
