import LinearModel

/// What the definition of a model's answer comes to, in exact fractions.
///
/// It shares nothing with the engine but the words: objectives are kept by exact equalities, sharing asks for each member
/// whether it could be more, and nothing is taken from multipliers.
struct ExactAnswer {
  /// The values that an expression can take; `nil` where there is no end.
  struct Range {
    let lower: Rational?
    let upper: Rational?
    /// The priority that left one value; `nil` where only one was left above.
    var decidedBy: Priority?

    var isOpen: Bool { lower == nil || lower != upper }
  }

  /// The values of the variables, by index.
  let values: [Rational]
  /// What each probe can be, as far as all tiers down to `share` allow.
  let ranges: [Range]

  /// Solves a model; `nil` where its required constraints contradict each other.
  ///
  /// - Throws: `Rational.Overflow` where a number of the computation does not fit.
  init?(_ model: Model, probing probes: [LinearExpression] = []) throws {
    guard var run = try ExactRun(model, probing: probes) else { return nil }
    try run.solve()
    values = try run.settleNearZero()
    ranges = run.ranges
  }

  /// Whether a model's required constraints and bounds can hold.
  static func isFeasible(_ model: Model) throws -> Bool {
    try ExactRun(model, probing: []) != nil
  }
}
