public import LinearModel
internal import Synchronization

/// A solver that tells of each solve before it starts.
public struct CountingSolver: LinearSolver {
  private final class Count: Sendable {
    let value = Atomic(0)
  }

  private let solver: any LinearSolver
  private let onSolve: @Sendable (_ solve: Int) -> Void
  private let count = Count()

  /// Creates a solver that calls `onSolve` with the number of each solve, counted from 0 over all sessions.
  public init(_ solver: any LinearSolver = DenseSolver(), onSolve: @escaping @Sendable (_ solve: Int) -> Void) {
    self.solver = solver
    self.onSolve = onSolve
  }

  /// Opens a session of the other solver, runs `body` with one that tells of its solves, and closes it.
  public func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws {
    let wrapped = WrappedSolver(solver) { inner, attempt, iterations, result in
      onSolve(count.value.add(1, ordering: .relaxed).oldValue)
      return try inner.pointee.solve(attempt, atMost: iterations, into: &result)
    }
    try wrapped.withSession(on: program, body)
  }
}
