internal import LinearModel

/// The level at which members use up a capacity: each member is the level, moved into what its column allows.
///
/// This is leximin over one row, in closed form. O(n log n). Source: the water-filling argument of Bertsekas and Gallager,
/// *Data Networks* (1992), section 6.5.2.
struct FairLevel {
  /// A member `coefficient * x + constant`, the bounds of `x`, and what one of `x` uses of the capacity.
  struct Share {
    let coefficient: Double
    let constant: Double
    /// What the column may be, up to where the member has what it demands.
    let bounds: Bounds
    let use: Double

    /// - Parameters:
    ///   - member: The member.
    ///   - bounds: What its column may be.
    ///   - use: What one of the column uses of the capacity.
    init(_ member: StagePreferences.Member, within bounds: Bounds, use: Double) {
      coefficient = member.coefficient
      constant = member.constant
      self.use = use
      let content = min(max(member.content, bounds.lower), bounds.upper)
      self.bounds = coefficient > 0 ? Bounds(bounds.lower, content) : Bounds(content, bounds.upper)
    }

    /// The value of the column when the level stands here.
    ///
    /// A coefficient below zero wants a small value, so its far end is the lower bound.
    func value(atLevel level: Double) -> Double {
      min(max((level - constant) / coefficient, bounds.lower), bounds.upper)
    }

    /// The levels at which the column leaves its near end and reaches its far end.
    var bends: (start: Double, end: Double) {
      let low = coefficient * bounds.lower + constant
      let high = coefficient * bounds.upper + constant
      return (min(low, high), max(low, high))
    }
  }

  /// The values of the columns, in the order of the shares; `nil` where the capacity does not bind or cannot be kept.
  ///
  /// - Parameter capacity: What the uses may sum up to.
  static func values(of shares: [Share], capacity: Bounds) -> [Double]? {
    // Every share must push the sum the same way when the level rises, and start somewhere.
    let sign = (shares.first.map { $0.use * $0.coefficient } ?? 0) < 0 ? -1.0 : 1.0
    let capacity = sign > 0 ? capacity.upper : -capacity.lower
    guard capacity.isFinite,
      shares.allSatisfy({ sign * $0.use * $0.coefficient > 0 && $0.bends.start.isFinite })
    else { return nil }
    var used = shares.reduce(0) { $0 + sign * $1.use * $1.value(atLevel: -.infinity) }
    guard used <= capacity else { return nil }
    var changes: [(level: Double, slope: Double)] = []
    changes.reserveCapacity(2 * shares.count)
    for share in shares where share.bends.start < share.bends.end {
      changes.append((share.bends.start, sign * share.use / share.coefficient))
      if share.bends.end.isFinite { changes.append((share.bends.end, -sign * share.use / share.coefficient)) }
    }
    changes.sort { ($0.level, $0.slope) < ($1.level, $1.slope) }
    var slope = 0.0
    for (index, change) in changes.enumerated() {
      slope += change.slope
      let next = index + 1 < changes.count ? changes[index + 1].level : .infinity
      let level = change.level + (slope > 0 ? (capacity - used) / slope : .infinity)
      if level <= next { return shares.map { $0.value(atLevel: level) } }
      used += slope * (next - change.level)
    }
    return nil
  }
}
