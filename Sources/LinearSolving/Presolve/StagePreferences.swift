internal import LinearModel

/// Where the preferences of one stage that are about one column alone would have it.
struct PreferredRange {
  let column: Int
  /// All values between these are equally good; they may lie outside the column's bounds.
  let best: Bounds
  /// Whether other preferences of the stage are about this column and another.
  var isEntangled = false
  /// Whether the preferences about this column cannot all hold.
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

/// Preferences of one stage, by column; what is about several columns is kept as it is.
struct StagePreferences {
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

  /// A member of a fair share: `coefficient * column + constant` is to be large, up to what it demands.
  struct Member {
    let column: Int
    let coefficient: Double
    let constant: Double
    let demand: Double

    /// The value of the column at which the member has what it demands.
    var content: Double { (demand - constant) / coefficient }
  }

  /// How preferences are set off against each other.
  enum Kind {
    /// The sum of the prices is minimised.
    case sum
    /// The smallest member is as large as possible, each up to what it demands; then the next, and so on.
    case demands
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

  /// The preferred ranges, one for each column, by column.
  func preferredRanges() -> [PreferredRange] {
    let ranges = kind == .sum ? rangesOfSum() : rangesOfMembers()
    return joint.isEmpty ? ranges : Self.entangled(ranges, with: joint.flatMap { $0.terms.map(\.column) }.sorted())
  }

  /// Ranges by column, with those of some columns entangled.
  private static func entangled(_ ranges: [PreferredRange], with columns: [Int]) -> [PreferredRange] {
    var all: [PreferredRange] = []
    all.reserveCapacity(ranges.count + columns.count)
    var next = 0
    for column in columns where all.last?.column != column {
      while next < ranges.count, ranges[next].column < column {
        all.append(ranges[next])
        next += 1
      }
      if next < ranges.count, ranges[next].column == column {
        all.append(ranges[next])
        next += 1
        all[all.count - 1].isEntangled = true
      } else {
        all.append(PreferredRange(column: column, best: .free, isEntangled: true))
      }
    }
    return all + ranges[next...]
  }

  // MARK: Prices

  private func rangesOfSum() -> [PreferredRange] {
    let sorted = pieces.sorted { ($0.column, $0.bend) < ($1.column, $1.bend) }
    var ranges: [PreferredRange] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].column == sorted[start].column { end += 1 }
      if let best = Self.cheapest(sorted[start..<end]) {
        ranges.append(PreferredRange(column: sorted[start].column, best: best))
      }
      start = end
    }
    return ranges
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

  private func rangesOfMembers() -> [PreferredRange] {
    let sorted = members.sorted { ($0.column, $0.constant) < ($1.column, $1.constant) }
    var ranges: [PreferredRange] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].column == sorted[start].column { end += 1 }
      ranges.append(preferredRange(of: sorted[start..<end]))
      start = end
    }
    return ranges
  }

  private func preferredRange(of members: ArraySlice<Member>) -> PreferredRange {
    let column = members[members.startIndex].column
    let wantsMore = members.contains { $0.coefficient > 0 }
    let wantsLess = members.contains { $0.coefficient < 0 }
    if kind == .pool {
      let end = wantsMore ? Double.infinity : -.infinity
      return PreferredRange(column: column, best: .fixed(end), isContradictory: wantsMore && wantsLess)
    }
    var best = Bounds.free
    for member in members {
      let content = member.content
      if member.coefficient > 0 { best.lower = max(best.lower, content) } else { best.upper = min(best.upper, content) }
    }
    return PreferredRange(column: column, best: best, isContradictory: best.lower > best.upper)
  }
}
