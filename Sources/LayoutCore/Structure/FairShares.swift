internal import LayoutGeometry
internal import LinearModel

/// A length shared out as fairly as limits allow: the smallest share as large as possible, then the next (leximin).
///
/// One level decides: each share is the level, moved into its limits.
struct FairShares {
  /// What each share is, moved into its limits.
  let level: Double

  /// What takes part in a total: its limits, and how large its share is beside others.
  struct Member {
    let limits: Length
    let stretch: Double

    init(_ limits: Length, stretch: Double = 1) {
      self.limits = limits
      self.stretch = stretch
    }
  }

  /// Whether members share by factors that differ.
  private let isStretched: Bool

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
    isStretched = false
    guard !isLimited else {
      level = FairLevel.level(taking: total, from: equal, bends: bends) { level in
        limits.reduce(into: FairLevel.Piece(constant: 0, rate: 0)) { $0.add($1, rate: 1, at: level) }
      }
      return
    }
    // Equal shares are too high a start, and each step leads down from there: where it ends depends on the least lengths at or
    // above the level alone, so it is the same number from every start.
    level = FairLevel.level(taking: total, from: guess ?? equal, bends: bends) {
      Self.pieceAboveMinimums(of: limits, at: $0)
    }
  }

  /// Shares a total so that shares are in the ratio of stretch factors, as far as limits allow.
  ///
  /// O(n) for n members, a few times.
  ///
  /// - Parameters:
  ///   - total: What is shared.
  ///   - members: What takes part; factors are above 0.
  init(of total: Double, among members: some Collection<Member>) {
    guard let first = members.first, members.contains(where: { $0.stretch != first.stretch }) else {
      // Only ratios count, so equal factors are none, to the last digit.
      self.init(of: total, among: members.map(\.limits))
      return
    }
    self.init(of: total, stretching: members)
  }

  private init(of total: Double, stretching members: some Collection<Member>) {
    isStretched = true
    var sum = 0.0
    var bends = (first: Double.infinity, last: -Double.infinity)
    for member in members {
      let least = member.limits.minimum / member.stretch
      sum += member.stretch
      bends = (min(bends.first, least), max(bends.last, least))
      if member.limits.maximum.isFinite { bends.last = max(bends.last, member.limits.maximum / member.stretch) }
    }
    level = FairLevel.level(taking: total, from: total / sum, bends: bends) { level in
      members.reduce(into: FairLevel.Piece(constant: 0, rate: 0)) { $0.add($1.limits, rate: $1.stretch, at: level) }
    }
  }

  /// The share of what has these limits, where all share alike.
  subscript(limits: Length) -> Double { limits.fitted(to: level) }

  /// The share of a member.
  subscript(member: Member) -> Double {
    member.limits.fitted(to: isStretched ? level * member.stretch : level)
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

extension FairLevel.Piece {
  /// Adds what a share takes at a level and just above it.
  ///
  /// - Parameter rate: How fast the share rises between its limits.
  fileprivate mutating func add(_ limits: Length, rate: Double, at level: Double) {
    let length = level * rate
    if limits.minimum > length {
      constant += limits.minimum
    } else if limits.maximum <= length, limits.maximum < .infinity {
      constant += limits.maximum
    } else {
      self.rate += rate
    }
  }
}
