/// Measures text by widths that are the same in every font size: of fonts of fixed pixels, of terminals, of tests.
///
/// Lines break as those of ``HelveticaMeasurer`` do, and each is as high as ascent and descent together. There is no kerning.
/// Combining marks and what is not shown take no room, and a tab is four spaces.
public struct GlyphMetrics: PreparingMeasurer, Hashable {
  /// How wide a character is, in points.
  package let advance: Double
  /// How far a line reaches above its baseline, in points.
  package let ascent: Double
  /// How far a line reaches below its baseline, in points.
  package let descent: Double
  /// The characters that have other widths, and how wide they are, in points.
  package let advances: [Character: Double]

  /// Millionths of a point are whole, so that widths such as 7.2 add up exactly.
  private static let scale = GlyphScale(em: 1, unitsPerEm: 1_000_000)

  /// The greatest length that there may be.
  package static let longest = 1e9

  /// Creates a measurer; widths are to a millionth of a point.
  ///
  /// - Precondition: All lengths lie in 0...1e9.
  public init(advance: Double, ascent: Double, descent: Double, advances: [Character: Double] = [:]) {
    precondition(
      ([advance, ascent, descent] + advances.values).allSatisfy { (0...Self.longest).contains($0) },
      "The lengths of glyphs must lie in 0...1e9.")
    (self.advance, self.ascent, self.descent, self.advances) = (advance, ascent, descent, advances)
  }

  /// Breaks text into lines and measures them, whatever the font.
  public func measure(
    _ text: String, font: Font, width: Double?, lineLimit: Int?, lineSpacing: Double
  ) -> TextLayout {
    prepare(text, font: font).layout(width: width, lineLimit: lineLimit, lineSpacing: lineSpacing)
  }

  /// Takes a text apart, whatever the font.
  package func prepare(_ text: String, font: Font) -> PreparedText {
    func units(_ points: Double) -> Int { Int((points * Double(Self.scale.unitsPerEm)).rounded()) }
    let glyphs = GlyphTable(AdvancesOfAll(advance: units(advance), others: advances.mapValues(units)))
    return PreparedText(
      text, GlyphLines(glyphs: glyphs, scale: Self.scale, ascent: ascent, lineHeight: ascent + descent))
  }
}
