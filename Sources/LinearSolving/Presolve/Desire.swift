internal import LinearModel

/// Where the wishes of one stage that are about one column alone would have it.
struct Desire {
  let column: Int
  /// All values between these are equally good; they may lie outside the column's bounds.
  let best: Bounds
  /// Whether other wishes of the stage are about this column and another.
  var isEntangled = false
  /// Whether the wishes about this column cannot all hold.
  var isContradictory = false

  /// The best values among those that bounds allow.
  func best(within bounds: Bounds) -> Bounds {
    Bounds(min(max(best.lower, bounds.lower), bounds.upper), max(min(best.upper, bounds.upper), bounds.lower))
  }

  /// Whether better values can be had without end, as far as bounds tell.
  func isEndless(within bounds: Bounds) -> Bool {
    let best = best(within: bounds)
    return best.lower == .infinity || best.upper == -.infinity
  }

  /// Whether all values that bounds allow are equally good.
  func isMet(within bounds: Bounds) -> Bool {
    bounds.isFixed || (!isContradictory && bounds.lower >= best.lower && bounds.upper <= best.upper)
  }
}

/// Wishes of one stage, by column; what is about several columns is kept as it is.
struct StageWishes {
  /// A piece of a convex, piecewise linear price of a column.
  struct Piece {
    let column: Int
    /// Where the slope rises; infinite for a slope that is the same everywhere.
    let bend: Double
    /// By how much it rises there.
    let rise: Double
    /// What it adds to the slope at minus infinity.
    let slope: Double
  }

  /// A member of a fair share: `coefficient * column + constant` is to be large.
  struct Member {
    let column: Int
    let coefficient: Double
    let constant: Double
  }

  /// How wishes are set off against each other.
  enum Kind {
    /// The sum of the prices is minimised.
    case sum
    /// The smallest member is as large as possible, up to zero; then the next, and so on.
    case shortfalls
    /// The smallest member is as large as possible, then the next, and so on.
    case pool
  }

  let kind: Kind
  var pieces: [Piece] = []
  var members: [Member] = []
  /// Constraints on several columns that would all hold if the stage could be met in full.
  var joint: [TieredModel.Row] = []
  /// Whether there are members of several columns for which no value is best.
  var hasJointMembers = false

  var isEmpty: Bool { pieces.isEmpty && members.isEmpty && joint.isEmpty && !hasJointMembers }

  /// The desires, one for each column, by column.
  func desires() -> [Desire] {
    var desires: [Desire] = kind == .sum ? sumDesires() : memberDesires()
    guard !joint.isEmpty else { return desires }
    var position: [Int: Int] = [:]
    for (index, desire) in desires.enumerated() { position[desire.column] = index }
    for term in joint.lazy.flatMap(\.terms) {
      if let index = position[term.column] {
        desires[index].isEntangled = true
      } else {
        position[term.column] = desires.count
        desires.append(Desire(column: term.column, best: .free, isEntangled: true))
      }
    }
    return desires.sorted { $0.column < $1.column }
  }

  // MARK: Prices

  private func sumDesires() -> [Desire] {
    let sorted = pieces.sorted { ($0.column, $0.bend) < ($1.column, $1.bend) }
    var desires: [Desire] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].column == sorted[start].column { end += 1 }
      if let best = Self.cheapest(sorted[start..<end]) {
        desires.append(Desire(column: sorted[start].column, best: best))
      }
      start = end
    }
    return desires
  }

  /// Where a convex, piecewise linear price is least; `nil` where it is the same everywhere.
  private static func cheapest(_ pieces: ArraySlice<Piece>) -> Bounds? {
    // Weights are added up; what rounding leaves of a slope of zero is far below the smallest weight in use.
    let tolerance = 1e-12 * pieces.reduce(0) { $0 + $1.rise + abs($1.slope) }
    var slope = pieces.reduce(0) { $0 + $1.slope }
    var lower = slope < -tolerance ? Double.infinity : -.infinity
    if slope > tolerance { return Bounds(-.infinity, -.infinity) }
    for piece in pieces where piece.bend.isFinite {
      slope += piece.rise
      if slope >= -tolerance, lower == .infinity { lower = piece.bend }
      if slope > tolerance { return Bounds(lower, piece.bend) }
    }
    return lower == -.infinity ? nil : Bounds(lower, .infinity)
  }

  // MARK: Members

  private func memberDesires() -> [Desire] {
    let sorted = members.sorted { ($0.column, $0.constant) < ($1.column, $1.constant) }
    var desires: [Desire] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].column == sorted[start].column { end += 1 }
      desires.append(desire(of: sorted[start..<end]))
      start = end
    }
    return desires
  }

  private func desire(of members: ArraySlice<Member>) -> Desire {
    let column = members[members.startIndex].column
    let wantsMore = members.contains { $0.coefficient > 0 }
    let wantsLess = members.contains { $0.coefficient < 0 }
    if kind == .pool {
      let end = wantsMore ? Double.infinity : -.infinity
      return Desire(column: column, best: .fixed(end), isContradictory: wantsMore && wantsLess)
    }
    var best = Bounds.free
    for member in members {
      let content = -member.constant / member.coefficient
      if member.coefficient > 0 { best.lower = max(best.lower, content) } else { best.upper = min(best.upper, content) }
    }
    return Desire(column: column, best: best, isContradictory: best.lower > best.upper)
  }
}
