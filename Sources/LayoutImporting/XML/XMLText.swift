/// What the characters of a file mean.
enum XMLText {
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Text without spaces and line ends around it.
  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let start = bytes.firstIndex(where: { !isSpace($0) }), let end = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(text[start...end])
  }

  /// A number that can be held and is finite.
  static func number(_ text: String) -> Double? {
    guard let number = Double(trimmed(text)), number.isFinite else { return nil }
    return number
  }

  /// A whole number that can be held.
  static func wholeNumber(_ text: String) -> Int? { number(text).flatMap { Int(exactly: $0) } }

  /// Whole numbers with commas between them; what is none is 0.
  static func wholeNumbers(_ text: String?) -> [Int] {
    (text ?? "").split(separator: ",").map { wholeNumber(String($0)) ?? 0 }
  }
}
