extension GlyphTable {
  /// One pair of glyphs, by their numbers.
  struct Pair {
    var left: Int16
    var right: Int16
    var kerning: Int16
  }

  /// The characters and widths of a table, in the order of their code points.
  ///
  /// `U+0041 667 722` gives A and B.
  static func entries(widths: String) -> [(scalar: UInt32, advance: Int16)] {
    var next: UInt32 = 0
    var entries: [(scalar: UInt32, advance: Int16)] = []
    for word in widths.split(whereSeparator: \.isWhitespace) {
      if word.hasPrefix("U+") {
        next = UInt32(word.dropFirst(2), radix: 16) ?? next
      } else if let advance = Int16(word) {
        entries.append((next, advance))
        next += 1
      }
    }
    return entries
  }

  /// The pairs of a table, in no particular order.
  ///
  /// `A -71V -12aá` gives A V, A a and A á: a word of one character is the left glyph of what follows.
  static func pairs(kerning: String, numbers: [UInt32: Int16]) -> [Pair] {
    var pairs: [Pair] = []
    var left: Int16?
    for word in kerning.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      guard let first = word.first, word.count > 1 else {
        left = word.first.flatMap { numbers[$0.value] }
        continue
      }
      let digits = (first == "-" ? word.dropFirst() : word).prefix { ("0"..."9").contains($0) }
      let size = digits.reduce(0) { 10 * $0 + Int16($1.value - 0x30) }
      for scalar in word[digits.endIndex...] {
        guard let left, let right = numbers[scalar.value] else { continue }
        pairs.append(Pair(left: left, right: right, kerning: first == "-" ? -size : size))
      }
    }
    return pairs
  }
}
