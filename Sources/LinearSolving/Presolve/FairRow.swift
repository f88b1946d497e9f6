internal import LinearModel

/// Members that use up one row: each is the level, moved into what its column allows.
///
/// This is leximin over one row, in closed form.
struct FairRow {
  /// A member `coefficient * x + constant`, the bounds of `x`, and what one of `x` uses of the capacity.
  struct Share {
    let coefficient: Double
    let constant: Double
    /// What the column may be, up to where the member has what it demands.
    let bounds: Bounds
    /// What the column may be where the member has what it demands, or as much of it as there can be.
    let content: Bounds
    let use: Double

    /// - Parameters:
    ///   - member: The member.
    ///   - bounds: What its column may be.
    ///   - use: What one of the column uses of the capacity.
    init(_ member: StagePreferences.Member, within bounds: Bounds, use: Double) {
      coefficient = member.coefficient
      constant = member.constant
      self.use = use
      let far = min(max(member.content, bounds.lower), bounds.upper)
      let (below, above) = (Bounds(bounds.lower, far), Bounds(far, bounds.upper))
      (self.bounds, content) = coefficient > 0 ? (below, above) : (above, below)
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

    /// What the column uses around a level.
    func used(around level: Double) -> FairLevel.Piece {
      let (start, end) = bends
      guard level >= start, level < end || end == .infinity else {
        return FairLevel.Piece(constant: use * value(atLevel: level), rate: 0)
      }
      return FairLevel.Piece(constant: -use * constant / coefficient, rate: use / coefficient)
    }
  }

  /// What the columns may be, in the order of the shares; `nil` where the capacity cannot be kept.
  ///
  /// Where all have what they demand, and something is left, it is not said yet who takes that.
  ///
  /// O(n) for n shares, a few times.
  ///
  /// - Parameter capacity: What the uses may sum up to.
  static func ranges(of shares: [Share], capacity: Bounds) -> [Bounds]? {
    // Every share must push the sum the same way when the level rises, and start somewhere.
    let sign = (shares.first.map { $0.use * $0.coefficient } ?? 0) < 0 ? -1.0 : 1.0
    let capacity = sign > 0 ? capacity.upper : -capacity.lower
    let starts = shares.map(\.bends.start)
    guard capacity.isFinite, let first = starts.min(), first.isFinite,
      shares.allSatisfy({ sign * $0.use * $0.coefficient > 0 }),
      shares.reduce(0, { $0 + sign * $1.use * $1.value(atLevel: -.infinity) }) <= capacity
    else { return nil }
    let demanded = shares.reduce(0) { $0 + sign * $1.use * $1.value(atLevel: .infinity) }
    if demanded < capacity - BoundsNetwork.tolerance { return shares.map(\.content) }
    let last = (starts + shares.map(\.bends.end)).filter(\.isFinite).max() ?? first
    let level = FairLevel.level(taking: capacity, from: first, bends: (first, last)) { level in
      shares.reduce(into: FairLevel.Piece(constant: 0, rate: 0)) { whole, share in
        let piece = share.used(around: level)
        whole.constant += sign * piece.constant
        whole.rate += sign * piece.rate
      }
    }
    return shares.map { .fixed($0.value(atLevel: level)) }
  }
}
