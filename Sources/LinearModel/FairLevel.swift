/// The level at which members take a total together, each as much as the level, moved into its limits.
///
/// So the least share is as large as can be, then the next (leximin). Source: the water-filling argument of Bertsekas and
/// Gallager, *Data Networks* (1992), section 6.5.2.
package enum FairLevel {
  /// A straight piece of what is taken: `constant + rate * level`.
  package struct Piece {
    /// What is taken by members that are at a limit.
    package var constant: Double
    /// By how much what is taken grows with the level.
    package var rate: Double

    @inlinable
    package init(constant: Double, rate: Double) {
      (self.constant, self.rate) = (constant, rate)
    }

    /// What is taken at a level.
    @inlinable
    package func taken(at level: Double) -> Double { constant + rate * level }
  }

  /// The steps after which every other one halves what is left, so that many short pieces do not take a step each.
  @usableFromInline static var longSearch: Int { 8 }

  /// Finds the level by Newton's method, which is exact on the piece that it ends on.
  ///
  /// Mostly a few calls of `piece`, at most about 130: then numbers leave no level between too much and too little.
  ///
  /// - Parameters:
  ///   - total: What is to be taken.
  ///   - start: The level to try first.
  ///   - bends: The levels outside of which what is taken goes on straight.
  ///   - piece: The piece on which a level lies; at a bend, the one above it. What is taken must not fall while the level rises.
  /// - Returns: The level; where more is to be taken than can be, or less, one at which all is that can be.
  @inlinable
  package static func level(
    taking total: Double, from start: Double, bends: (first: Double, last: Double), _ piece: (Double) -> Piece
  ) -> Double {
    var (level, low, high) = (start, -Double.infinity, Double.infinity)
    var steps = 0
    while true {
      let current = piece(level)
      var next = (total - current.constant) / current.rate
      // No number: it is a level piece, at just the total.
      if next == level || next.isNaN { return level }
      // Told by the root, not by what is taken: that is rounded where both nearly meet.
      let isTooLow = next > level
      if isTooLow { low = level } else { high = level }
      steps += 1
      if next > low, next < high, steps <= longSearch || steps.isMultiple(of: 2) {
        level = next
        continue
      }
      if low > -.infinity, high < .infinity {
        next = low + (high - low) / 2
        guard next > low, next < high else { return level }
      } else {
        // The root of a level piece is at no end.
        next = isTooLow ? bends.last : bends.first
        guard isTooLow ? next > level : next < level else { return level }
      }
      level = next
    }
  }
}
