/// Which way a text runs.
enum WritingDirection {
  /// Whether the first letter of a text is of a script that runs from right to left.
  ///
  /// The rule of Unicode Standard Annex 9 (P2 and P3), and of `dir="auto"` in HTML.
  static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map(isOfRightToLeftScript) ?? false
  }

  /// Hebrew, Arabic, Syriac, Thaana, N'Ko and their likes stand together in these ranges.
  private static func isOfRightToLeftScript(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
