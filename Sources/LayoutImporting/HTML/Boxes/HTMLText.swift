internal import LayoutText

/// What is written in a box, and how wide it is.
struct HTMLText {
  let text: String
  let fontSize: Double
  /// Whether all glyphs are squares.
  let isSquare: Bool

  private static let breaks: Set<Character> = [" ", "\u{200B}"]

  /// Whether lines of it may break.
  var canBreak: Bool { text.contains(where: Self.breaks.contains) }

  /// How wide it is in one line.
  var width: Double { Self.width(text, fontSize, isSquare) }

  /// How wide the widest word is.
  var widestWord: Double {
    text.split(whereSeparator: Self.breaks.contains).map { Self.width(String($0), fontSize, isSquare) }.max() ?? 0
  }

  private static func width(_ text: String, _ size: Double, _ isSquare: Bool) -> Double {
    guard isSquare else { return HelveticaMeasurer().measure(text, font: Font(size: size)).size.width }
    return size * Double(text.count { $0 != "\u{200B}" })
  }
}
