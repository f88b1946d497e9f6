internal import LinearModel

extension Bounds {
  /// No value at all.
  static let empty = Bounds(.infinity, -.infinity)

  /// Whether no value is left, see ``meeting(_:)``.
  var isEmpty: Bool { lower > upper }

  /// What both allow, with ``empty`` for every way to allow nothing.
  func meeting(_ other: Bounds) -> Bounds {
    if isEmpty || other.isEmpty { return .empty }
    let both = intersection(other)
    return both.isEmpty ? .empty : both
  }
}

/// The values that a sum can take when each of its terms has an interval.
struct IntervalSum {
  private(set) var bounds = Bounds(0, 0)
  private(set) var isEmpty = false

  mutating func add(_ interval: Bounds, times factor: Double) {
    if interval.isEmpty {
      isEmpty = true
    } else if factor > 0 {
      bounds = Bounds(bounds.lower + factor * interval.lower, bounds.upper + factor * interval.upper)
    } else {
      bounds = Bounds(bounds.lower + factor * interval.upper, bounds.upper + factor * interval.lower)
    }
  }

  mutating func add(_ other: IntervalSum) {
    isEmpty = isEmpty || other.isEmpty
    bounds = Bounds(bounds.lower + other.bounds.lower, bounds.upper + other.bounds.upper)
  }
}
