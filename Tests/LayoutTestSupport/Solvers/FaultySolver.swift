public import LinearModel

/// A solver that does what another one does, except that some solves go wrong.
public struct FaultySolver: LinearSolver {
  /// What goes wrong.
  public enum Fault: CaseIterable, Hashable, Sendable {
    /// The solver breaks down.
    case throwsError
    /// It finds no answer.
    case fails
    /// It pauses again and again, without a step.
    case pausesForEver
    /// It claims that there is no point, without proof.
    case claimsInfeasible
    /// It claims that there is no point, with multipliers that prove nothing.
    case provesInfeasibleWrongly
    /// It claims that there is no optimum, without a ray.
    case claimsUnbounded
    /// It claims that there is no optimum, with a ray that leads out.
    case provesUnboundedWrongly
    /// A column's value is off by one.
    case wrongColumnValue
    /// A row's value is off by one.
    case wrongRowValue
    /// A column's reduced cost is off by one.
    case wrongColumnCost
    /// A row's multiplier is off by one.
    case wrongRowCost
    /// Every value is NaN.
    case nanValues
    /// Every multiplier is NaN.
    case nanCosts
    /// All columns and rows are said to be basic.
    case wrongStates
    /// It calls the last answer optimal without solving.
    case repeatsTheLastAnswer
  }

  private let solver: any LinearSolver
  private let fault: Fault
  private let isFaulty: @Sendable (_ solve: Int, _ attempt: SolveAttempt) -> Bool

  /// Creates a solver that goes wrong at the solves for which `isFaulty` says so.
  ///
  /// Solves are counted from 0 in each session; all the slices of one solve count as one.
  public init(
    _ solver: any LinearSolver, _ fault: Fault,
    when isFaulty: @escaping @Sendable (_ solve: Int, _ attempt: SolveAttempt) -> Bool
  ) {
    self.solver = solver
    self.fault = fault
    self.isFaulty = isFaulty
  }

  /// Opens a session of the other solver, runs `body` with one that goes wrong now and then, and closes it.
  public func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws {
    let wrapped = WrappedSolver(solver) {
      var solves = 0
      var pausedAttempt: SolveAttempt?
      return { inner, attempt, iterations, result in
        if pausedAttempt != attempt { solves += 1 }
        let outcome =
          if isFaulty(solves - 1, attempt) {
            try goWrong(inner, attempt, atMost: iterations, into: &result)
          } else {
            try inner.pointee.solve(attempt, atMost: iterations, into: &result)
          }
        pausedAttempt = outcome == .paused ? attempt : nil
        return outcome
      }
    }
    try wrapped.withSession(on: program, body)
  }

  private func goWrong(
    _ inner: UnsafeMutablePointer<any LinearSession & ~Copyable>, _ attempt: SolveAttempt, atMost iterations: Int,
    into result: inout LinearResult
  ) throws -> SolveOutcome {
    let (columnCount, rowCount) = (result.columns.values.count, result.rows.values.count)
    switch fault {
    case .throwsError: throw LayoutError(.solverFailed, "The solver broke down, as it was told to.")
    case .fails: return .failed
    case .pausesForEver: return .paused
    case .claimsInfeasible: return .infeasible(multipliers: [])
    case .provesInfeasibleWrongly: return .infeasible(multipliers: Array(repeating: 1, count: rowCount))
    case .claimsUnbounded: return .unbounded(from: [], along: [])
    case .provesUnboundedWrongly:
      let point = result.columns.values
      return .unbounded(from: point, along: Array(repeating: -1, count: columnCount))
    case .wrongColumnValue, .wrongRowValue, .wrongColumnCost, .wrongRowCost, .nanValues, .nanCosts, .wrongStates:
      let outcome = try inner.pointee.solve(attempt, atMost: iterations, into: &result)
      if outcome == .optimal { spoil(&result) }
      return outcome
    case .repeatsTheLastAnswer: return .optimal
    }
  }

  private func spoil(_ result: inout LinearResult) {
    func spoil(_ numbers: inout [Double]) {
      if !numbers.isEmpty { numbers[numbers.count / 2] += 1 }
    }
    switch fault {
    case .wrongColumnValue: spoil(&result.columns.values)
    case .wrongRowValue: spoil(&result.rows.values)
    case .wrongColumnCost: spoil(&result.columns.reducedCosts)
    case .wrongRowCost: spoil(&result.rows.reducedCosts)
    case .nanValues:
      for column in result.columns.values.indices { result.columns.values[column] = .nan }
      for row in result.rows.values.indices { result.rows.values[row] = .nan }
    case .nanCosts:
      for column in result.columns.values.indices { result.columns.reducedCosts[column] = .nan }
      for row in result.rows.values.indices { result.rows.reducedCosts[row] = .nan }
    case .wrongStates:
      for column in result.columns.values.indices { result.columns.states[column] = .basic }
      for row in result.rows.values.indices { result.rows.states[row] = .basic }
    default: break
    }
  }
}
