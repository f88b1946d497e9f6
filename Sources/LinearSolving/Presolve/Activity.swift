package import LinearModel

/// The least and the greatest value of a sum of parts that have bounds, and what bounds of the sum leave for each part.
///
/// Source: Brearley, Mitra and Williams, *Analysis of mathematical programming problems prior to applying the simplex algorithm*
/// (1975).
package struct Activity: Sendable {
  /// One end of a sum: its finite part, and how many parts are infinite.
  private struct End {
    var finite = 0.0
    var infiniteCount = 0
    let infinity: Double

    var value: Double { infiniteCount > 0 ? infinity : finite }

    mutating func add(_ part: Double) {
      if part.isInfinite { infiniteCount += 1 } else { finite += part }
    }

    /// The value without one of the parts.
    func without(_ part: Double) -> Double {
      if part.isInfinite { return infiniteCount > 1 ? infinity : finite }
      return infiniteCount > 0 ? infinity : finite - part
    }
  }

  private var least = End(infinity: -.infinity)
  private var greatest = End(infinity: .infinity)
  /// The largest finite end of a part, which tells how large rounding is.
  private(set) var size = 0.0

  /// A sum of no parts.
  package init() {}

  /// All values that the sum can take.
  var bounds: Bounds { Bounds(least.value, greatest.value) }

  /// Adds a part that can take these values.
  package mutating func add(_ part: Bounds) {
    least.add(part.lower)
    greatest.add(part.upper)
    if part.lower.isFinite { size = max(size, abs(part.lower)) }
    if part.upper.isFinite { size = max(size, abs(part.upper)) }
  }

  /// What is left for one of the parts where the sum has to lie between bounds.
  package func room(for part: Bounds, within bounds: Bounds) -> Bounds {
    Bounds(bounds.lower - greatest.without(part.upper), bounds.upper - least.without(part.lower))
  }
}
