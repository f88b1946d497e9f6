import Testing

@testable import LayoutText

/// Numbers looked up by hand in `NimbusSans-Regular.afm` and `NimbusSans-Bold.afm` of the URW base 35 fonts (20200910).
///
/// The widths are also Adobe's, of `Helvetica.afm` and `Helvetica-Bold.afm`; the kerning is not.
struct FontMetricsTests {
  private let regular = Helvetica.glyphs(of: .regular)
  private let bold = Helvetica.glyphs(of: .bold)

  @Test(
    arguments: [
      ("A", 667, 722), ("V", 667, 667), ("i", 222, 278), ("W", 944, 944), ("@", 1015, 975), ("0", 556, 556),
      ("9", 556, 556), (" ", 278, 278), ("é", 556, 556), ("ß", 611, 611), ("ř", 333, 389), ("€", 556, 556),
      ("…", 1000, 1000), ("“", 333, 500), ("•", 350, 350), ("Æ", 1000, 1000), ("\u{A0}", 278, 278), ("ﬁ", 500, 611),
    ] as [(Character, Int, Int)])
  func widthsAreThoseOfTheFile(_ character: Character, _ regularWidth: Int, _ boldWidth: Int) {
    #expect(regular.glyph(of: character).advance == regularWidth)
    #expect(bold.glyph(of: character).advance == boldWidth)
  }

  /// Adobe has -70 and -80 for A V, -120 and -80 for T o.
  @Test(
    arguments: [
      ("A", "V", -71, -67), ("V", "A", -68, -73), ("T", "o", -91, -79), ("A", "A", 20, 14), ("o", "n", 0, 0),
      ("1", "1", 0, 0),
    ] as [(Character, Character, Int, Int)])
  func kerningIsThatOfTheFile(_ left: Character, _ right: Character, _ regularValue: Int, _ boldValue: Int) {
    #expect(regular.kerning(regular.glyph(of: left), regular.glyph(of: right)) == regularValue)
    #expect(bold.kerning(bold.glyph(of: left), bold.glyph(of: right)) == boldValue)
  }

  @Test func everyPairOfTheTablesIsRead() {
    for (kerning, widths, count) in [
      (Helvetica.regularKerning, Helvetica.regularWidths, 3838), (Helvetica.boldKerning, Helvetica.boldWidths, 3789),
    ] {
      let scalars = GlyphTable.entries(widths: widths).map(\.scalar)
      let numbers = Dictionary(uniqueKeysWithValues: scalars.enumerated().map { ($1, Int16($0)) })
      #expect(scalars == scalars.sorted())
      #expect(GlyphTable.pairs(kerning: kerning, numbers: numbers).count == count)
    }
  }

  /// Or a part of a line could be wider than the line, and a wider text could have more lines.
  @Test func noKerningTakesBackMoreThanAGlyphIsWide() {
    for weight in Font.Weight.allCases {
      let widths = weight == .regular ? Helvetica.regularWidths : Helvetica.boldWidths
      let kerning = weight == .regular ? Helvetica.regularKerning : Helvetica.boldKerning
      let entries = GlyphTable.entries(widths: widths)
      let numbers = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.scalar, Int16($0)) })
      for pair in GlyphTable.pairs(kerning: kerning, numbers: numbers) {
        #expect(entries[Int(pair.left)].advance + pair.kerning >= 0)
        #expect(entries[Int(pair.right)].advance + pair.kerning >= 0)
      }
    }
  }

  @Test func aLineIsAsHighAsTheFontSize() {
    let font = Font(size: 20)
    #expect(font.ascender == 14.58)
    #expect(font.descender == -5.42)
    #expect(font.lineHeight == 20)
    #expect(font.lineGap == 4)
    #expect(font.capHeight == 14.58)
    #expect(font.xHeight == 10.48)
    #expect(font.bold().xHeight == 10.8)
  }
}
