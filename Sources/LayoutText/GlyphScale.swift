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

  /// The most units that come to no more than a length: many sums are compared with it, and none of them becomes points for that.
  ///
  /// - Parameter length: From 0 on, in points.
  func greatestWidth(within length: Double) -> Int {
    guard points(Self.most) > length else { return .max }
    var units = Int(length / em * Double(unitsPerEm))
    // What rounding has made of the quotient is off by a few units at most.
    while points(units) > length { units -= 1 }
    while points(units + 1) <= length { units += 1 }
    return units
  }

  /// More units than any text has: a hundred million characters of 10 million each.
  ///
  /// Up to there numbers of 64 bits are exact.
  private static let most = 1 << 52
}
