internal import LayoutGeometry

/// A length shared out as fairly as limits allow: the smallest share as large as possible, then the next (leximin).
///
/// One level decides: each share is the level, moved into its limits. Source: the water-filling argument of Bertsekas and
/// Gallager, *Data Networks* (1992), 6.5.2.
struct FairShares {
  /// What each share is, moved into its limits.
  let level: Double

  /// O(n log n); mostly O(n) where no share has a greatest length.
  ///
  /// - Parameters:
  ///   - total: What is shared.
  ///   - limits: The limits of each share.
  ///   - guess: The level of shares of a total like this one; it saves steps and changes nothing else.
  init(of total: Double, among limits: some Collection<Length>, near guess: Double? = nil) {
    var count = 0
    var isLimited = false
    for length in limits {
      count += 1
      isLimited = isLimited || length.maximum.isFinite
    }
    level =
      isLimited
      ? Self.level(of: total, among: limits) : Self.levelAboveMinimums(of: total, among: limits, count: count, guess)
  }

  /// The share of what has these limits.
  subscript(limits: Length) -> Double { limits.fitted(to: level) }

  private static func sum(_ limits: some Collection<Length>, at level: Double) -> Double {
    limits.reduce(0) { $0 + $1.fitted(to: level) }
  }

  /// Between two neighbouring bends the sum of shares is a straight line, so the level follows from its slope.
  private static func level(of total: Double, among limits: some Collection<Length>) -> Double {
    let bends = (limits.map(\.minimum) + limits.map(\.maximum)).filter(\.isFinite).sorted()
    // The sum grows with the level, so the last bend at which it fits is found by halving.
    let fitting = bends.partitionPoint { sum(limits, at: $0) > total }
    var level = bends[max(0, fitting - 1)]
    let rise = total - sum(limits, at: level)
    let slope = Double(limits.count { $0.minimum <= level && level < $0.maximum })
    if slope > 0, rise > 0 { level += rise / slope }
    return level
  }

  /// With least lengths only, the sum is a convex function of the level, and equal shares are too high a start: Newton's
  /// method comes down from there, and ends where no least length lies between two steps.
  ///
  /// From a guess the first step leads to a level that is not too low either. Where it ends depends on the least lengths at
  /// or above the level alone, so it is the same number from every start.
  private static func levelAboveMinimums(
    of total: Double, among limits: some Collection<Length>, count: Int, _ guess: Double?
  ) -> Double {
    var (level, count) = (total / Double(max(1, count)), count)
    var isFirst = false
    if let guess, case let (held, free) = sides(of: guess, among: limits), free > 0 {
      (level, count) = ((total - held) / Double(free), free)
      isFirst = true
    }
    while true {
      let (held, free) = sides(of: level, among: limits)
      // A level that comes from a guess may be above it, and more lengths below it than there were.
      guard free > 0, isFirst ? free != count : free < count else { return level }
      isFirst = false
      (level, count) = ((total - held) / Double(free), free)
    }
  }

  /// The sum of the minimums that hold shares at a level or above it, and how many shares are free to be at it.
  @inline(__always) private static func sides(
    of level: Double, among limits: some Collection<Length>
  ) -> (held: Double, free: Int) {
    var held = 0.0
    var free = 0
    for length in limits {
      // Without branches: which side of the level a minimum is on is hard to foretell, and a wrong guess costs more.
      let isHeld = length.minimum >= level
      held += isHeld ? length.minimum : 0
      free += isHeld ? 0 : 1
    }
    return (held, free)
  }
}
