package import LinearModel

extension Bounds {
  /// What the sum of the terms may be when the sum and `constant` relate to zero like this.
  package init(relation: Relation, constant: Double) {
    // Adding 0 turns a negative zero into a plain one, which is what rects should show.
    let value = -constant + 0
    switch relation {
    case .lessOrEqual: self.init(-.infinity, value)
    case .equal: self = .fixed(value)
    case .greaterOrEqual: self.init(value, .infinity)
    }
  }

  func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// What both allow.
  ///
  /// Bounds that miss each other by rounding only meet where the lower one stands.
  func intersection(_ other: Bounds) -> Bounds {
    let both = Bounds(max(lower, other.lower), min(upper, other.upper))
    // The solver's own tolerance; two statements of one length, computed in two ways, differ by far less.
    let rounding = 1e-9 * (1 + abs(both.lower))
    return both.lower > both.upper && both.lower - both.upper <= rounding ? .fixed(both.lower) : both
  }

  /// What a number lies between of which a multiple lies between these bounds; infinity stays infinity.
  package func divided(by factor: Double) -> Bounds {
    factor > 0 ? Bounds(lower / factor + 0, upper / factor + 0) : Bounds(upper / factor + 0, lower / factor + 0)
  }

  /// What a number between these bounds comes to when it is multiplied; infinity stays infinity.
  package func multiplied(by factor: Double) -> Bounds {
    factor > 0 ? Bounds(lower * factor, upper * factor) : Bounds(upper * factor, lower * factor)
  }
}
