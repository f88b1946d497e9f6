internal import LayoutGeometry
internal import LinearModel

/// A length shared out as fairly as limits allow: the smallest share as large as possible, then the next (leximin).
///
/// One level decides: each share is the level, moved into its limits.
struct FairShares {
  /// What each share is, moved into its limits.
  let level: Double

  /// O(n) for n shares, a few times.
  ///
  /// - Parameters:
  ///   - total: What is shared.
  ///   - limits: The limits of each share.
  ///   - guess: The level of shares of a total like this one; it saves steps and changes nothing else.
  init(of total: Double, among limits: some Collection<Length>, near guess: Double? = nil) {
    var count = 0
    var bends = (first: Double.infinity, last: -Double.infinity)
    var isLimited = false
    for length in limits {
      count += 1
      bends = (min(bends.first, length.minimum), max(bends.last, length.minimum))
      guard length.maximum.isFinite else { continue }
      isLimited = true
      bends.last = max(bends.last, length.maximum)
    }
    let equal = total / Double(max(1, count))
    guard !isLimited else {
      level = FairLevel.level(taking: total, from: equal, bends: bends) { Self.piece(of: limits, at: $0) }
      return
    }
    // Equal shares are too high a start, and each step leads down from there: where it ends depends on the least lengths at or
    // above the level alone, so it is the same number from every start.
    level = FairLevel.level(taking: total, from: guess ?? equal, bends: bends) {
      Self.pieceAboveMinimums(of: limits, at: $0)
    }
  }

  /// The share of what has these limits.
  subscript(limits: Length) -> Double { limits.fitted(to: level) }

  private static func piece(of limits: some Collection<Length>, at level: Double) -> FairLevel.Piece {
    limits.reduce(into: FairLevel.Piece(constant: 0, rate: 0)) { piece, length in
      if length.minimum > level {
        piece.constant += length.minimum
      } else if length.maximum <= level, length.maximum < .infinity {
        piece.constant += length.maximum
      } else {
        piece.rate += 1
      }
    }
  }

  @inline(__always) private static func pieceAboveMinimums(
    of limits: some Collection<Length>, at level: Double
  ) -> FairLevel.Piece {
    var held = 0.0
    var free = 0
    for length in limits {
      // Without branches: which side of the level a minimum is on is hard to foretell, and a wrong guess costs more.
      let isHeld = length.minimum > level
      held += isHeld ? length.minimum : 0
      free += isHeld ? 0 : 1
    }
    return FairLevel.Piece(constant: held, rate: Double(free))
  }
}
