internal import LayoutGeometry

/// Measures text with the tabulated widths and kerning of Helvetica, without any font file.
///
/// **Width.** The sum of the advance widths and of the kerning between neighbours; ligatures are not applied.
/// The table has Latin, Greek, Cyrillic, punctuation, currency and symbols, as far as Nimbus Sans has them.
/// Of what it lacks, East Asian wide characters and emoji are as wide as the font size, combining marks and what is not
/// shown take no room, a tab is four spaces, and everything else is as wide as an n. A letter with combining marks is as
/// wide as the composed letter.
///
/// **Lines.** Each line takes as many pieces as fit. A line may end at a space, after a hyphen or dash between words, and
/// next to an East Asian character; it must end where the text has a line end. Spaces at the end of a line do not count.
/// Only a word that is wider than a whole line is broken between characters, and begins on a line of its own.
/// At the line limit the last line takes as many characters as fit before an ellipsis.
///
/// **Least width.** That of the widest word. With a line limit a text may end in an ellipsis, so it needs no more than that,
/// or than its widest character where that has a line of its own.
///
/// **Height.** Every line, also an empty one, is ``Font/lineHeight`` high.
///
/// The time grows in proportion to the text's length.
public struct HelveticaMeasurer: PreparingMeasurer {
  /// Creates a measurer.
  public init() {}

  /// Breaks text into lines and measures them.
  public func measure(
    _ text: String, font: Font, width: Double?, lineLimit: Int?, lineSpacing: Double
  ) -> TextLayout {
    prepare(text, font: font).layout(width: width, lineLimit: lineLimit, lineSpacing: lineSpacing)
  }

  /// Takes a text apart.
  package func prepare(_ text: String, font: Font) -> PreparedText {
    let glyphs = Helvetica.glyphs(of: font.weight)
    return PreparedText(
      text, GlyphLines(glyphs: glyphs, scale: font.scale, ascent: font.ascender, lineHeight: font.lineHeight))
  }
}
