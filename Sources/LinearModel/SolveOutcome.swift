/// How careful a solve is.
///
/// The attempts are made in this order until an answer passes the check; nearly always the first one does.
public enum SolveAttempt: Int, CaseIterable, Hashable, Sendable {
  /// From the present basis, by the cheapest rules.
  case warm
  /// From the rows' own basis, which is never singular, by the cheapest rules.
  case restarted
  /// On a scaled program, from a basis that fits it, by rules that neither stall nor follow small pivots.
  case robust
  /// In rational arithmetic, without rounding.
  case exact
}

/// How a solve ended, as the solver claims it, with what the claim can be checked by.
///
/// A claim that cannot be checked is no answer: without a proof, `infeasible` counts as `failed`, and so does `unbounded`.
public enum SolveOutcome: Hashable, Sendable {
  /// An optimum was found; it stands in the result, whose multipliers prove it.
  case optimal
  /// No values keep all bounds: added up with these multipliers, one for each row, the rows ask for more than the columns
  /// can give.
  ///
  /// So the least that `sum(multiplier * row)` can be by the rows' bounds is above the greatest that the same sum of the
  /// rows' terms can be by the columns' bounds (Farkas). Where a lower bound is above its upper bound, that says it all and
  /// no multipliers are needed.
  case infeasible(multipliers: [Double])
  /// The objective falls without end from this point in this direction, and no bound is met; one number for each column.
  case unbounded(from: [Double], along: [Double])
  /// The iterations are used up; the same call goes on.
  case paused
  /// There is no answer in this way; a more careful attempt may find one.
  case failed
}
