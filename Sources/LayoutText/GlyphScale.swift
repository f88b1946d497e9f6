/// How long the units are that the glyphs of a table are measured in.
struct GlyphScale {
  /// The length of one em, in points.
  let em: Double
  /// The units in one em.
  let unitsPerEm: Int

  /// A length in units as points.
  ///
  /// Lengths are added up as whole units and become points once, so that no sum depends on the order of its parts.
  func points(_ units: Int) -> Double { Double(units) * em / Double(unitsPerEm) }
}
