public import LinearModel

extension LinearSession where Self: ~Copyable {
  /// Solves to the end, by one attempt and without a pause.
  public mutating func solve(
    _ attempt: SolveAttempt = .warm, into result: inout LinearResult
  ) throws -> SolveOutcome {
    while true {
      let outcome = try solve(attempt, atMost: 100_000, into: &result)
      if outcome != .paused { return outcome }
    }
  }
}

extension SolveOutcome {
  /// Whether the claim is that no values keep all bounds.
  public var isInfeasible: Bool {
    if case .infeasible = self { true } else { false }
  }

  /// Whether the claim is that the objective falls without end.
  public var isUnbounded: Bool {
    if case .unbounded = self { true } else { false }
  }
}
