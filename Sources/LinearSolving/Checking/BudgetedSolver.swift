internal import LinearModel

/// A solver of linear programs, and what it may still spend on one answer.
struct BudgetedSolver: Sendable {
  let solver: any LinearSolver
  let budget: SolveBudget

  /// Opens a session on a program, runs `body` with it, and closes it.
  func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws {
    try budget.check()
    try solver.withSession(on: program, body)
  }
}
