extension String {
  /// The text in quotes for a message: on one line, without control characters, and not too long.
  package var quoted: String {
    var text = ""
    for scalar in unicodeScalars.prefix(40) {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        let isControl = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        text += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return "\"\(text)\(unicodeScalars.count > 40 ? "..." : "")\""
  }
}
