public import LinearModel

/// A solver around another one, with its own way of solving; everything else goes through.
public struct WrappedSolver: LinearSolver {
  /// Solves in the inner session.
  public typealias Solve = (
    _ inner: UnsafeMutablePointer<any LinearSession & ~Copyable>, _ attempt: SolveAttempt, _ iterations: Int,
    _ result: inout LinearResult
  ) throws -> SolveOutcome

  private let solver: any LinearSolver
  private let makeSolve: @Sendable () -> Solve

  /// Creates a solver from one way of solving.
  public init(
    _ solver: any LinearSolver,
    solve:
      @escaping @Sendable (
        _ inner: UnsafeMutablePointer<any LinearSession & ~Copyable>, _ attempt: SolveAttempt, _ iterations: Int,
        _ result: inout LinearResult
      ) throws -> SolveOutcome
  ) {
    self.init(solver, makeSolve: { solve })
  }

  /// Creates a solver from a way of solving that is made anew for each session, so that it can keep a state.
  public init(_ solver: any LinearSolver, makeSolve: @escaping @Sendable () -> Solve) {
    self.solver = solver
    self.makeSolve = makeSolve
  }

  /// Opens a session of the other solver, runs `body` with one around it, and closes it.
  public func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws {
    try solver.withSession(on: program) { inner in
      // A session cannot be stored while it is borrowed; the pointer lives as long as this call.
      try withUnsafeMutablePointer(to: &inner) { pointer in
        var session: any LinearSession & ~Copyable = WrappedSession(inner: pointer, ownSolve: makeSolve())
        try body(&session)
      }
    }
  }
}

private struct WrappedSession: LinearSession, ~Copyable {
  let inner: UnsafeMutablePointer<any LinearSession & ~Copyable>
  let ownSolve: WrappedSolver.Solve

  init(inner: UnsafeMutablePointer<any LinearSession & ~Copyable>, ownSolve: @escaping WrappedSolver.Solve) {
    self.inner = inner
    self.ownSolve = ownSolve
  }

  mutating func setObjective(_ terms: [LinearProgram.Term]) throws { try inner.pointee.setObjective(terms) }
  mutating func setColumn(_ column: Int, _ bounds: Bounds) throws { try inner.pointee.setColumn(column, bounds) }
  mutating func setRow(_ row: Int, _ bounds: Bounds) throws { try inner.pointee.setRow(row, bounds) }

  mutating func setRow(_ row: Int, _ terms: [LinearProgram.Term], _ bounds: Bounds) throws {
    try inner.pointee.setRow(row, terms, bounds)
  }

  mutating func exchange(basicColumn column: Int, nonbasicRow row: Int) throws {
    try inner.pointee.exchange(basicColumn: column, nonbasicRow: row)
  }

  mutating func setBasis(_ basis: LinearBasis) throws { try inner.pointee.setBasis(basis) }

  mutating func resetBasis() throws { try inner.pointee.resetBasis() }

  mutating func solve(
    _ attempt: SolveAttempt, atMost iterations: Int, into result: inout LinearResult
  ) throws -> SolveOutcome {
    try ownSolve(inner, attempt, iterations, &result)
  }
}
