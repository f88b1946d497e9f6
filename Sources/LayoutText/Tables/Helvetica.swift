/// What is known of Helvetica, as Nimbus Sans has it: the free font of the same metrics that Linux systems show instead.
///
/// All numbers are in thousandths of the font size, the unit of the font's own tables.
enum Helvetica {
  /// The units in one font size.
  static let unitsPerEm = 1000

  /// How far a line reaches above its baseline: `hhea.ascender` of the OpenType font.
  static let ascender = 729
  /// How far a line reaches below its baseline, negative: `hhea.descender`.
  static let descender = -271
  /// The room the font's designer asks for between lines: `hhea.lineGap`.
  static let lineGap = 200
  /// The height of a capital letter with a flat top, from the AFM file.
  static let capHeight = 729

  /// The height of a small letter without ascender, from the AFM files.
  static func xHeight(of weight: Font.Weight) -> Int {
    weight == .regular ? 524 : 540
  }

  /// The glyphs of a weight; read from the tables once, when they are first asked for.
  static func glyphs(of weight: Font.Weight) -> GlyphTable {
    weight == .regular ? regular : bold
  }

  private static let regular = GlyphTable(widths: regularWidths, kerning: regularKerning)
  private static let bold = GlyphTable(widths: boldWidths, kerning: boldKerning)
}
