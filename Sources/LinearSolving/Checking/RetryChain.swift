internal import LinearModel

/// What a solve came to, checked.
enum LinearStatus {
  /// An optimum was found.
  case optimal
  /// No values keep all bounds.
  case infeasible
  /// The objective can be made as small as one likes.
  case unbounded
}

/// Asks a solver with ever more care until it gives an answer that passes the check.
///
/// Whatever the answer is, and whichever attempt gave it, it is checked against the program. What cannot be checked is
/// never returned.
struct RetryChain: ~Copyable {
  private(set) var solves = 0
  private let budget: SolveBudget
  private var certificate = Certificate()

  init(budget: SolveBudget) {
    self.budget = budget
  }

  /// Minimises the objective that the session holds already.
  ///
  /// `result` is meaningful after an optimum only.
  mutating func minimize(
    _ objective: [LinearProgram.Term], over program: LinearProgram, into result: inout LinearResult,
    in session: inout any LinearSession & ~Copyable
  ) throws -> LinearStatus {
    for attempt in SolveAttempt.allCases {
      switch try outcome(of: attempt, over: program, into: &result, in: &session) {
      case .optimal where certificate.accepts(result, of: program, minimizing: objective): return .optimal
      case .infeasible(let multipliers) where certificate.accepts(multipliers, provingInfeasible: program):
        return .infeasible
      case .unbounded(let point, let ray)
      where certificate.accepts(ray, from: point, provingUnbounded: program, minimizing: objective):
        return .unbounded
      case .optimal, .infeasible, .unbounded, .paused, .failed: continue
      }
    }
    throw LayoutError(
      .solverFailed,
      "The solver found no answer that passes the check, in \(SolveAttempt.allCases.count) different ways. Lengths that "
        + "differ by many orders of magnitude can cause this, and statements that contradict each other by a hair; make "
        + "lengths rounder.")
  }

  /// Runs one attempt to its end, slice by slice.
  private mutating func outcome(
    of attempt: SolveAttempt, over program: LinearProgram, into result: inout LinearResult,
    in session: inout any LinearSession & ~Copyable
  ) throws -> SolveOutcome {
    solves += 1
    var left = Self.patience(with: program)
    while left > 0 {
      try budget.check()
      let before = result.iterations
      let outcome = try session.solve(attempt, atMost: min(left, budget.nextIterations), into: &result)
      let made = result.iterations - before
      budget.spend(made)
      guard outcome == .paused else {
        try budget.check()
        return outcome
      }
      // A solver that pauses without a step must not be asked for ever.
      left -= max(made, 1)
    }
    return .failed
  }

  /// How many iterations one attempt may make.
  ///
  /// The simplex method takes about twice as many as there are rows; a run far beyond that is stalling.
  private static func patience(with program: LinearProgram) -> Int {
    10_000 + 50 * (program.rows.count + program.columns.count)
  }
}
