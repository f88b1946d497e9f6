internal import LayoutCore

extension Double {
  /// The shortest literal that is this number.
  var literal: String { isFinite ? shortest : self < 0 ? "-.infinity" : ".infinity" }
}

extension String {
  /// The text between quotes, with escapes where Swift needs them, or where nothing would be seen.
  var literal: String { "\"\(escaped(breaksLines: false))\"" }

  /// The text as it stands in a literal.
  ///
  /// - Parameter breaksLines: Whether the literal has several lines, in which a line break and a quote need no escape.
  func escaped(breaksLines: Bool) -> String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += breaksLines ? "\"" : "\\\""
      case "\n": text += breaksLines ? "\n" : "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\0": text += "\\0"
      default: text += scalar.isSeen ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    // Three quotes would end a literal of several lines.
    return breaksLines ? text.replacing("\"\"\"", with: "\\\"\\\"\\\"") : text
  }
}

extension Unicode.Scalar {
  /// Whether it shows something, or room, when it stands in a program.
  fileprivate var isSeen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
    default: true
    }
  }
}
