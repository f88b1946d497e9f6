/// Which characters take a whole em: those that Unicode calls wide or fullwidth, and emoji.
package enum EastAsianWidth {
  /// The blocks that are wide as a whole, ascending.
  ///
  /// Source: Unicode Standard Annex 11, *East Asian Width*, which gives unassigned code points of these blocks that width too.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initials
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, symbols and punctuation
    0x3041...0x4DBF,  // kana, bopomofo, Hangul letters, ideographs
    0x4E00...0xA4CF,  // ideographs, Yi
    0xA960...0xA97F,  // Hangul initials
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana, Nüshu
    0x1F1E6...0x1F202,  // letters of flags, squared kana
    0x1F210...0x1F265,  // squared ideographs
    0x1F300...0x1F64F,  // pictographs, faces
    0x1F680...0x1F6FF,  // transport
    0x1F900...0x1FAFF,  // more pictographs
    0x20000...0x3FFFD,  // ideographs
  ]

  /// Whether a character takes a whole em.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    return blocks.contains { $0.contains(value) } || scalar.properties.isEmojiPresentation
  }
}
