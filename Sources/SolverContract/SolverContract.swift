public import LinearModel

/// What every `LinearSolver` must do, as claims that any of them can be held to.
///
/// A test runs each claim against a solver and records what it returns:
///
///     @Test(arguments: SolverContract.claims)
///     func theContractHolds(_ claim: SolverContract.Claim) throws {
///       for failure in try claim.failures(of: MySolver()) { Issue.record("\(failure)") }
///     }
public enum SolverContract {
  /// One thing that a solver must do, whatever the attempt.
  public struct Claim: Sendable, CustomStringConvertible {
    /// What is claimed, in a few words.
    public let description: String
    private let check: @Sendable (inout ContractRun) throws -> Void

    init(_ description: String, _ check: @escaping @Sendable (inout ContractRun) throws -> Void) {
      self.description = description
      self.check = check
    }

    /// Where a solver falls short of the claim; empty where it keeps it.
    public func failures(of solver: any LinearSolver) throws -> [String] {
      try SolveAttempt.allCases.flatMap { attempt in
        var run = ContractRun(solver: solver, attempt: attempt)
        try check(&run)
        return run.failures.map { "\(description), \(attempt): \($0)" }
      }
    }
  }

  /// All claims.
  public static let claims = bounds + shapes + outcomes + changes + refusals + pauses + sessions

  /// Runs all claims in many tasks at once.
  public static func failuresInManyTasks(of solver: any LinearSolver, count: Int = 32) async throws -> [String] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<count {
        group.addTask { try claims.flatMap { try $0.failures(of: solver) } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}

/// A claim on its way through a solver.
struct ContractRun {
  let solver: any LinearSolver
  let attempt: SolveAttempt
  private(set) var failures: [String] = []

  init(solver: any LinearSolver, attempt: SolveAttempt) {
    self.solver = solver
    self.attempt = attempt
  }

  mutating func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { failures.append(what()) }
  }

  /// Opens a session on a program.
  mutating func open(
    _ program: LinearProgram, _ body: (inout ContractSession, inout ContractRun) throws -> Void
  ) throws {
    var run = self
    try solver.withSession(on: program) { session in
      // A session cannot be stored while it is borrowed; the pointer lives as long as this call.
      try withUnsafeMutablePointer(to: &session) { pointer in
        var checked = ContractSession(session: pointer, program: program, attempt: run.attempt)
        try body(&checked, &run)
      }
    }
    self = run
  }

  /// Expects the least value of an objective over a program.
  mutating func expect(
    _ least: Double, of objective: [LinearProgram.Term], over program: LinearProgram, _ what: String
  ) throws {
    try open(program) { session, run in
      try session.setObjective(objective)
      try session.expect(least, what, &run)
    }
  }

  /// Expects that a call is refused with an error.
  mutating func expectRefusal(_ what: String, _ code: LayoutError.Code? = nil, _ body: () throws -> Void) {
    do {
      try body()
      failures.append("\(what) is accepted")
    } catch let error as LayoutError {
      if let code { expect(error.code == code, "\(what) is refused with \(error.code.rawValue)") }
    } catch {
      failures.append("\(what) throws \(error), which is no LayoutError")
    }
  }
}

/// A session that remembers its program and objective, and checks every answer against them.
struct ContractSession: ~Copyable {
  let session: UnsafeMutablePointer<any LinearSession & ~Copyable>
  private(set) var program: LinearProgram
  private(set) var objective: [LinearProgram.Term] = []
  private(set) var result: LinearResult
  private let attempt: SolveAttempt

  init(session: UnsafeMutablePointer<any LinearSession & ~Copyable>, program: LinearProgram, attempt: SolveAttempt) {
    self.session = session
    self.program = program
    self.attempt = attempt
    result = LinearResult(for: program)
  }

  mutating func setObjective(_ terms: [LinearProgram.Term]) throws {
    objective = terms
    try session.pointee.setObjective(terms)
  }

  mutating func setColumn(_ column: Int, _ bounds: Bounds) throws {
    program.setColumn(column, bounds)
    try session.pointee.setColumn(column, bounds)
  }

  mutating func setRow(_ row: Int, _ bounds: Bounds) throws {
    program.setRowBounds(row, bounds)
    try session.pointee.setRow(row, bounds)
  }

  mutating func setRow(_ row: Int, _ terms: [LinearProgram.Term], _ bounds: Bounds) throws {
    program.setRow(row, terms, bounds)
    try session.pointee.setRow(row, terms, bounds)
  }

  mutating func resetBasis() throws { try session.pointee.resetBasis() }

  mutating func exchange(basicColumn column: Int, nonbasicRow row: Int) throws {
    try session.pointee.exchange(basicColumn: column, nonbasicRow: row)
  }

  /// One slice.
  mutating func slice(_ iterations: Int) throws -> SolveOutcome {
    // Out of `self`, so that the result alone is changed in place.
    let session = session
    return try session.pointee.solve(attempt, atMost: iterations, into: &result)
  }

  /// Solves to the end and checks whatever the solver claims.
  ///
  /// A basis that changes have made singular is a reason to fail; the rows' own is none.
  mutating func solve(_ what: String, _ run: inout ContractRun) throws -> SolveOutcome {
    let outcome = try solve(attempt, what, &run)
    return outcome == .failed && attempt == .warm ? try solve(.restarted, what, &run) : outcome
  }

  /// Solves by one attempt, whichever is being tried.
  mutating func solve(_ attempt: SolveAttempt, _ what: String, _ run: inout ContractRun) throws -> SolveOutcome {
    let session = session
    let outcome = try session.pointee.solve(attempt, into: &result)
    for failure in program.failures(of: outcome, result, minimizing: objective) {
      run.expect(false, "\(what): \(failure)")
    }
    return outcome
  }

  mutating func expect(_ least: Double, _ what: String, _ run: inout ContractRun) throws {
    let outcome = try solve(what, &run)
    guard outcome == .optimal else { return run.expect(false, "\(what): \(outcome), not optimal") }
    let value = objective.reduce(0) { $0 + $1.coefficient * result.columns.values[$1.column] }
    run.expect(abs(value - least) <= 1e-7 * (1 + abs(least)), "\(what): the minimum is \(value), not \(least)")
  }

  mutating func expectInfeasible(_ what: String, _ run: inout ContractRun) throws {
    let outcome = try solve(what, &run)
    run.expect(outcome.isInfeasible, "\(what): \(outcome), not infeasible")
  }

  mutating func expectUnbounded(_ what: String, _ run: inout ContractRun) throws {
    let outcome = try solve(what, &run)
    run.expect(outcome.isUnbounded, "\(what): \(outcome), not unbounded")
  }
}
