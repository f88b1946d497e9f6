/// How lines of a font stand, and how long its units are.
struct GlyphLines {
  let glyphs: GlyphTable
  let scale: GlyphScale
  /// How far a line reaches above its baseline, in points.
  let ascent: Double
  let lineHeight: Double
}

/// A measurer that takes a text apart once, and then breaks it into lines at any width.
package protocol PreparingMeasurer: TextMeasurer {
  /// Takes a text apart: all that depends on the font, but not on a width.
  func prepare(_ text: String, font: Font) -> PreparedText
}
