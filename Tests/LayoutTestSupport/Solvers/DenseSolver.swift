public import LinearModel

/// A solver for tests: the bounded simplex method with Bland's rule on a dense tableau, in plain Swift.
///
/// Slow, small and independent of any library, so that what the layers above do with a solver can be tested without one.
public struct DenseSolver: LinearSolver {
  /// Creates a solver.
  public init() {}

  /// Opens a session on a program, runs `body` with it, and closes it.
  public func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws {
    for bounds in program.columns + program.rows { try DenseSession.check(bounds) }
    for coefficient in program.termCoefficients { try DenseSession.check(coefficient) }
    var session: any LinearSession & ~Copyable = DenseSession(program)
    try body(&session)
  }
}

/// A program and the basis that its last solve ended with.
struct DenseSession: LinearSession, ~Copyable {
  private var program: LinearProgram
  private var objective: [Double]
  /// The states of all variables: columns first, then rows.
  private var states: [LinearResult.State] = []
  private var pausedAttempt: SolveAttempt?

  init(_ program: LinearProgram) {
    self.program = program
    objective = Array(repeating: 0, count: program.columns.count)
    states = Self.slackBasis(of: program)
  }

  private static func slackBasis(of program: LinearProgram) -> [LinearResult.State] {
    Array(repeating: .atLower, count: program.columns.count) + Array(repeating: .basic, count: program.rows.count)
  }

  // MARK: Checks

  static func check(_ number: Double) throws {
    guard number.isFinite else { throw LayoutError(.nonFinite, "A coefficient is \(number); it must be finite.") }
  }

  static func check(_ bounds: Bounds) throws {
    guard !bounds.lower.isNaN, !bounds.upper.isNaN, bounds.lower < .infinity, bounds.upper > -.infinity else {
      throw LayoutError(.nonFinite, "The bounds \(bounds.lower)...\(bounds.upper) leave no finite value.")
    }
  }

  private static func check(_ index: Int, in indices: Range<Int>) throws {
    guard indices.contains(index) else { throw LayoutError(.solverFailed, "There is no column or row \(index).") }
  }

  private func check(_ terms: [LinearProgram.Term]) throws {
    for term in terms {
      try Self.check(term.column, in: program.columns.indices)
      try Self.check(term.coefficient)
    }
  }

  // MARK: Changes

  mutating func setObjective(_ terms: [LinearProgram.Term]) throws {
    try check(terms)
    objective = Array(repeating: 0, count: program.columns.count)
    for term in terms { objective[term.column] += term.coefficient }
    pausedAttempt = nil
  }

  mutating func setColumn(_ column: Int, _ bounds: Bounds) throws {
    try Self.check(column, in: program.columns.indices)
    try Self.check(bounds)
    program.setColumn(column, bounds)
    pausedAttempt = nil
  }

  mutating func setRow(_ row: Int, _ bounds: Bounds) throws {
    try Self.check(row, in: program.rows.indices)
    try Self.check(bounds)
    program.setRowBounds(row, bounds)
    pausedAttempt = nil
  }

  mutating func setRow(_ row: Int, _ terms: [LinearProgram.Term], _ bounds: Bounds) throws {
    try Self.check(row, in: program.rows.indices)
    try Self.check(bounds)
    try check(terms)
    guard Set(terms.map(\.column)).count == terms.count else {
      throw LayoutError(.solverFailed, "A row has a column twice.")
    }
    program.setRow(row, terms, bounds)
    pausedAttempt = nil
  }

  mutating func exchange(basicColumn column: Int, nonbasicRow row: Int) throws {
    try Self.check(column, in: program.columns.indices)
    try Self.check(row, in: program.rows.indices)
    states[column] = .atLower
    states[program.columns.count + row] = .basic
    pausedAttempt = nil
  }

  /// It starts from its own basis; tests of what a basis does run on other solvers too.
  mutating func setBasis(_ basis: LinearBasis) throws {}

  mutating func resetBasis() throws {
    states = Self.slackBasis(of: program)
    pausedAttempt = nil
  }

  // MARK: Solving

  mutating func solve(
    _ attempt: SolveAttempt, atMost iterations: Int, into result: inout LinearResult
  ) throws -> SolveOutcome {
    // One way of solving; only the start differs.
    if attempt != .warm, pausedAttempt != attempt { states = Self.slackBasis(of: program) }
    pausedAttempt = nil
    if (program.columns + program.rows).contains(where: { $0.lower > $0.upper }) {
      return .infeasible(multipliers: [])
    }
    var tableau =
      DenseTableau(program, objective, states)
      ?? DenseTableau(program, objective, Self.slackBasis(of: program))
    guard tableau != nil else { return .failed }
    let outcome = tableau?.run(atMost: iterations) ?? .failed
    result.iterations += tableau?.iterations ?? 0
    states = tableau?.states ?? states
    if outcome == .paused { pausedAttempt = attempt }
    if outcome == .optimal { tableau?.write(into: &result) }
    return outcome
  }
}
