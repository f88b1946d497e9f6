/// Something that solves linear programs.
///
/// The package comes with one on GLPK; bring your own by conforming to this.
///
/// A solver is asked for many closely related solves: the same program with another objective and some more bounds fixed.
/// So it opens a session on a program, and the session keeps what makes the next solve cheap. What a solver answers is
/// never taken on trust: an optimum is checked by its multipliers, the other outcomes by the proofs that come with them.
public protocol LinearSolver: Sendable {
  /// Opens a session on a program, runs `body` with it, and closes it.
  ///
  /// Everything happens on the calling thread before this returns, so that a solver whose state belongs to a thread is safe.
  ///
  /// - Parameters:
  ///   - program: What is solved. The solver checks it: every number that must be finite is.
  ///   - body: What is done with the session.
  /// - Throws: What `body` throws, or a ``LayoutError`` when the program cannot be loaded.
  func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws
}

/// A program that is loaded in a solver, with its present objective and basis.
///
/// Rows and columns are those of the program the session was opened on. The objective is minimised; at first it is zero.
public protocol LinearSession: ~Copyable {
  /// Replaces the objective by the sum of these terms; all other columns cost nothing.
  mutating func setObjective(_ terms: [LinearProgram.Term]) throws
  /// Replaces the bounds of a column.
  mutating func setColumn(_ column: Int, _ bounds: Bounds) throws
  /// Replaces the bounds of a row.
  mutating func setRow(_ row: Int, _ bounds: Bounds) throws
  /// Replaces the terms and the bounds of a row.
  mutating func setRow(_ row: Int, _ terms: [LinearProgram.Term], _ bounds: Bounds) throws
  /// Takes a column out of the basis and a row into it, where neither changes its value by that.
  ///
  /// A hint that keeps the basis usable when the column is about to leave all rows. A solver without bases ignores it.
  mutating func exchange(basicColumn column: Int, nonbasicRow row: Int) throws
  /// Solves for at most so many simplex iterations and writes an optimum into `result`.
  ///
  /// After ``SolveOutcome/paused`` the same call goes on where it stopped, unless something was changed in between. Every
  /// answer is checked by the caller; one that does not pass is asked for again with the next attempt. A solver with only
  /// one way of solving ignores `attempt`, and one that cannot pause ignores `iterations`.
  ///
  /// - Parameters:
  ///   - attempt: How careful the solve is.
  ///   - iterations: After how many iterations the solver pauses; 1 or more.
  ///   - result: Receives an optimum, and the count of iterations in any case. Other outcomes leave the rest as it is.
  /// - Throws: A ``LayoutError`` when the solver breaks down; the session is of no further use then.
  mutating func solve(
    _ attempt: SolveAttempt, atMost iterations: Int, into result: inout LinearResult
  ) throws -> SolveOutcome
  /// Makes the next solve start from a basis that a program of the same shape ended with.
  ///
  /// A hint; a basis that does not fit costs no more than time. A solver without bases ignores it.
  mutating func setBasis(_ basis: LinearBasis) throws
  /// Forgets the present basis: the next solve starts from the rows' own variables.
  mutating func resetBasis() throws
}

/// Values, reduced costs and states of all columns and rows after a solve.
///
/// The reduced cost of a row is the multiplier of its own bound (its dual value). Both follow the convention that a
/// minimum has a reduced cost of 0 or more at a lower bound, and of 0 or less at an upper bound.
public struct LinearResult: Sendable {
  /// Where a column or a row stands in the final basis.
  public enum State: UInt8, Sendable {
    /// Its value follows from the others.
    case basic
    /// It stands at its lower bound.
    case atLower
    /// It stands at its upper bound.
    case atUpper
    /// It has no bounds and stands at zero.
    case free
    /// It has one possible value.
    case fixed
  }

  /// The values of one kind: of all columns, or of all rows.
  public struct Side: Sendable {
    /// The values, by index.
    public var values: [Double]
    /// The reduced costs, by index.
    public var reducedCosts: [Double]
    /// The states, by index.
    public var states: [State]

    /// Creates a side with `count` zeros.
    public init(count: Int) {
      values = Array(repeating: 0, count: count)
      reducedCosts = Array(repeating: 0, count: count)
      states = Array(repeating: .basic, count: count)
    }
  }

  /// What belongs to the columns.
  public var columns: Side
  /// What belongs to the rows.
  public var rows: Side
  /// How many simplex iterations all solves into this result took so far.
  public var iterations = 0

  /// Creates room for the result of a program.
  public init(for program: LinearProgram) {
    columns = Side(count: program.columns.count)
    rows = Side(count: program.rows.count)
  }
}
