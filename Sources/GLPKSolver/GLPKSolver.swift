internal import CGLPKGuard
public import LinearModel

/// The solver that this package comes with: the simplex method of GLPK, the GNU Linear Programming Kit.
///
/// GLPK is licensed under GPLv3, and so is whatever links it. Bring another ``LinearSolver`` where that does not suit.
public struct GLPKSolver: LinearSolver {
  /// Creates a solver.
  ///
  /// It holds nothing; one can serve any number of threads at once.
  public init() {}

  /// Opens a session on a program, runs `body` with it, and closes it.
  ///
  /// All on the calling thread, before it returns.
  ///
  /// - Throws: A ``LayoutError`` with code `nonFinite` when a coefficient is not finite, a bound is `NaN`, or a lower bound
  ///   is plus or an upper bound minus infinity; with `solverFailed` when GLPK faults; or what `body` throws.
  public func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws {
    try Self.validate(program)
    var session: any LinearSession & ~Copyable = try GLPKSession(program)
    try body(&session)
  }

  private static func validate(_ program: LinearProgram) throws {
    guard program.columns.count < Int32.max, program.rows.count < Int32.max, program.termColumns.count < Int32.max
    else { throw LayoutError(.limitExceeded, "The program has more parts than GLPK's indices can count.") }
    for bounds in program.columns { try bounds.validate() }
    for bounds in program.rows { try bounds.validate() }
    for coefficient in program.termCoefficients where !coefficient.isFinite {
      throw LayoutError(.nonFinite, "A coefficient is \(coefficient); every coefficient must be finite.")
    }
  }
}

extension Bounds {
  // GLPK computes on with NaN or infinity and calls the outcome optimal, so neither may reach it.
  func validate() throws {
    guard !lower.isNaN, !upper.isNaN, lower < .infinity, upper > -.infinity else {
      throw LayoutError(.nonFinite, "The bounds \(lower)...\(upper) leave no finite value.")
    }
  }
}
