package import LinearModel

extension LinearSession where Self: ~Copyable {
  /// Solves to the end, by one attempt and without a pause.
  ///
  /// An attempt that goes in circles has failed: programs of tests take a few hundred iterations at most.
  package mutating func solve(
    _ attempt: SolveAttempt = .warm, into result: inout LinearResult
  ) throws -> SolveOutcome {
    let outcome = try solve(attempt, atMost: 10_000, into: &result)
    return outcome == .paused ? .failed : outcome
  }
}

extension SolveOutcome {
  /// Whether the claim is that no values keep all bounds.
  package var isInfeasible: Bool {
    if case .infeasible = self { true } else { false }
  }

  /// Whether the claim is that the objective falls without end.
  package var isUnbounded: Bool {
    if case .unbounded = self { true } else { false }
  }
}
