internal import ConstraintLayout
internal import GLPKSolver
internal import LinearModel
internal import Synchronization

/// GLPK, with a count of the programs that it is given: what finding a conflict takes, which no error tells.
final class CountingSolver: LinearSolver {
  private let counts = Mutex(ProgramCounts())

  /// What it was given so far.
  var programs: ProgramCounts { counts.withLock { $0 } }

  func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws {
    counts.withLock { $0.add(program) }
    try GLPKSolver().withSession(on: program, body)
  }
}

/// How many programs there were, and how large they were together.
struct ProgramCounts {
  private(set) var programs = 0
  private(set) var rows = 0
  private(set) var columns = 0
  private(set) var nonzeros = 0

  fileprivate mutating func add(_ program: LinearProgram) {
    programs += 1
    rows += program.rows.count
    columns += program.columns.count
    nonzeros += program.termColumns.count
  }
}
