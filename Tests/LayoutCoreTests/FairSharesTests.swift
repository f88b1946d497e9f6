import LayoutGeometry
import LayoutTestSupport
import Testing

@testable import LayoutCore

/// Shares of a length within limits.
struct FairSharesTests {
  private static func limits(_ random: inout SeededGenerator, isLimited: Bool) -> [Length] {
    (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let minimum = Double(Int.random(in: 0...60, using: &random)) / 7
      let room = Double(Int.random(in: 0...60, using: &random))
      return Length(minimum: minimum, ideal: minimum, maximum: isLimited ? minimum + room : .infinity)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func allIsSharedAndNobodyAboveTheLevelHasMoreThanTheLeast(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limits = Self.limits(&random, isLimited: seed.isMultiple(of: 2))
    let least = limits.reduce(0) { $0 + $1.minimum }
    let most = limits.reduce(0) { $0 + $1.maximum }
    let total = min(least + Double(Int.random(in: 0...500, using: &random)), most)
    let shares = FairShares(of: total, among: limits)
    let lengths = limits.map { shares[$0] }
    #expect(abs(lengths.reduce(0, +) - total) <= 1e-9 * (1 + total), "seed \(seed)")
    for (length, limit) in zip(lengths, limits) where length > shares.level { #expect(length == limit.minimum) }
  }

  /// A guess saves steps; it must not change a digit, since what is edited and what is placed anew are the same.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func anyGuessLeadsToTheSameLevel(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limits = Self.limits(&random, isLimited: false)
    let total = limits.reduce(Double(Int.random(in: 1...300, using: &random))) { $0 + $1.minimum }
    let level = FairShares(of: total, among: limits).level
    for guess in [0, 1, level / 2, level.nextDown, level, level.nextUp, 2 * level, 1e9] + limits.map(\.minimum) {
      #expect(FairShares(of: total, among: limits, near: guess).level == level, "seed \(seed), guess \(guess)")
    }
  }
}
