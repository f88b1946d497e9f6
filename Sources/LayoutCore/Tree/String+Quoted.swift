extension String {
  /// The text in quotes for a message: on one line, without control characters, and not too long.
  package var quoted: String { quoted(in: "\"") }

  /// The text between two marks for a message: on one line, without control characters, and not too long.
  func quoted(in mark: Unicode.Scalar) -> String {
    var text = ""
    for scalar in unicodeScalars.prefix(40) {
      switch scalar {
      case mark, "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: text += scalar.isInvisible ? scalar.escapedByNumber : String(scalar)
      }
    }
    return "\(mark)\(text)\(unicodeScalars.count > 40 ? "..." : "")\(mark)"
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing of its own and changes how its neighbours look.
  var isInvisible: Bool { properties.generalCategory == .control || properties.generalCategory == .format }

  /// The scalar as Swift writes it by its number: `\u{200b}`.
  var escapedByNumber: String { "\\u{\(String(value, radix: 16))}" }
}
