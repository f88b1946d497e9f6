/// How much room text takes.
///
/// Fonts are not at hand here, so this is an estimate that rather says too much.
enum TextMetrics {
  /// The parts of the font size above and below the baseline.
  static let ascent = 0.8
  static let descent = 0.22
  /// The distance of two lines, in font sizes.
  static let lineHeight = 1.3

  /// How wide a line of text is at a font size.
  static func width(of text: String, size: Double) -> Double {
    text.reduce(0) { $0 + advance(of: $1) } * size
  }

  /// The text, or as much of its two ends as fits, with an ellipsis between.
  ///
  /// Ids often differ in their last characters, so that the end is worth as much as the beginning.
  static func shortened(_ text: String, to width: Double, size: Double) -> String? {
    if self.width(of: text, size: size) <= width { return text }
    let characters = Array(text)
    for kept in stride(from: characters.count - 1, through: 2, by: -1) {
      let result = String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
      if self.width(of: result, size: size) <= width { return result }
    }
    return nil
  }

  /// The text broken into lines, between words where that is possible.
  static func wrapped(_ text: String, to width: Double, size: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if self.width(of: longer, size: size) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, self.width(of: line + String(character), size: size) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// The width of a character in font sizes, after the widest of the common sans-serif fonts.
  private static func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch character {
    case "i", "j", "l", "I", " ", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", "f", "t", "r", "-": return 0.42
    case "m", "w", "M", "W", "@", "%", "…", "→", "∞": return 1
    default: break
    }
    if character.isASCII { return character.isUppercase ? 0.74 : 0.64 }
    // A base letter of its own counts as the composed letter does: both look the same.
    switch scalar.value {
    case ..<0x1100: return character.isUppercase ? 0.8 : 0.7
    case 0x2010..<0x2070: return 0.64
    case 0x1F000...: return 1.35
    default: return 1.05
    }
  }
}
