internal import CGLPK
internal import CGLPKGuard
internal import LinearModel

/// A program loaded in GLPK.
///
/// It never leaves the function that made it: GLPK's problems belong to the thread.
struct GLPKSession: LinearSession, ~Copyable {
  private let columnCount: Int
  private let rowCount: Int
  private let problem: OpaquePointer
  /// A fault in any session of this thread destroys the problems of all of them, so each call compares counts first.
  private let faultsAtCreation: Int64
  private var objective: [Double]
  /// Whether the last solve was optimal under the present objective, so that only bounds have changed since.
  private var isDualFeasible = true
  /// The simplex method that the present solve runs; a paused one goes on with it.
  private var method = GLP_PRIMAL
  /// The solve that used up its iterations, if nothing was changed since.
  private var pausedAttempt: SolveAttempt?
  private var isScaled = false
  /// Whether something has changed that can leave the present basis with an empty row or column.
  private var isBasisInDoubt = false
  private var stateCodes: [UInt8]

  init(_ program: LinearProgram) throws {
    columnCount = program.columns.count
    rowCount = program.rows.count
    objective = Array(repeating: 0, count: columnCount)
    stateCodes = Array(repeating: 0, count: columnCount + rowCount)
    problem = try Self.load(program)
    faultsAtCreation = glpk_guard_faults_of_thread()
  }

  deinit {
    if isAlive { _ = glpk_guard_delete(problem) }
  }

  private var isAlive: Bool { glpk_guard_faults_of_thread() == faultsAtCreation }

  private static func load(_ program: LinearProgram) throws -> OpaquePointer {
    let rows = program.rows.map { glpk_guard_bounds(lower: $0.lower, upper: $0.upper) }
    let columns = program.columns.map { glpk_guard_bounds(lower: $0.lower, upper: $0.upper) }
    var handle: OpaquePointer?
    var result = Int32(GLPK_GUARD_FAULT)
    rows.withUnsafeBufferPointer { rows in
      columns.withUnsafeBufferPointer { columns in
        program.rowStarts.withUnsafeBufferPointer { starts in
          program.rowCounts.withUnsafeBufferPointer { counts in
            program.termColumns.withUnsafeBufferPointer { termColumns in
              program.termCoefficients.withUnsafeBufferPointer { coefficients in
                var description = glpk_guard_program(
                  row_count: Int32(rows.count), column_count: Int32(columns.count), rows: rows.baseAddress,
                  columns: columns.baseAddress, row_starts: starts.baseAddress, row_counts: counts.baseAddress,
                  term_columns: termColumns.baseAddress, term_coefficients: coefficients.baseAddress)
                result = glpk_guard_create(&handle, &description)
              }
            }
          }
        }
      }
    }
    guard result == Int32(GLPK_GUARD_OK), let handle else { throw fault() }
    return handle
  }

  private static func fault() -> LayoutError {
    LayoutError(
      .solverFailed,
      "GLPK reported a fault. The present solve is lost; the next one works. Please report the layout that led here.")
  }

  /// Runs one guarded call; after a fault the handle is gone and every later call throws.
  private mutating func call(_ body: (OpaquePointer) -> Int32) throws {
    guard isAlive, body(problem) == Int32(GLPK_GUARD_OK) else { throw Self.fault() }
  }

  private func checkColumn(_ column: Int) throws {
    guard (0..<columnCount).contains(column) else {
      throw LayoutError(.solverFailed, "There is no column \(column); the program has \(columnCount).")
    }
  }

  private func checkRow(_ row: Int) throws {
    guard (0..<rowCount).contains(row) else {
      throw LayoutError(.solverFailed, "There is no row \(row); the program has \(rowCount).")
    }
  }

  mutating func setObjective(_ terms: [LinearProgram.Term]) throws {
    var next = Array(repeating: 0.0, count: columnCount)
    for term in terms {
      try checkColumn(term.column)
      guard term.coefficient.isFinite else {
        throw LayoutError(.nonFinite, "An objective coefficient is \(term.coefficient); it must be finite.")
      }
      next[term.column] += term.coefficient
    }
    if next != objective { isDualFeasible = false }
    objective = next
    pausedAttempt = nil
    try call { handle in next.withUnsafeBufferPointer { glpk_guard_set_objective(handle, $0.baseAddress) } }
  }

  mutating func setColumn(_ column: Int, _ bounds: Bounds) throws {
    try checkColumn(column)
    try bounds.validate()
    let raw = glpk_guard_bounds(lower: bounds.lower, upper: bounds.upper)
    pausedAttempt = nil
    try call { glpk_guard_set_column_bounds($0, Int32(column), raw) }
  }

  mutating func setRow(_ row: Int, _ bounds: Bounds) throws {
    try checkRow(row)
    try bounds.validate()
    let raw = glpk_guard_bounds(lower: bounds.lower, upper: bounds.upper)
    pausedAttempt = nil
    try call { glpk_guard_set_row_bounds($0, Int32(row), raw) }
  }

  mutating func setRow(_ row: Int, _ terms: [LinearProgram.Term], _ bounds: Bounds) throws {
    try checkRow(row)
    var seen = Set<Int>()
    for term in terms {
      try checkColumn(term.column)
      guard seen.insert(term.column).inserted, term.coefficient.isFinite else {
        throw LayoutError(.solverFailed, "A row has column \(term.column) twice, or a coefficient that is not finite.")
      }
    }
    let columns = terms.map { Int32($0.column) }
    let coefficients = terms.map(\.coefficient)
    isDualFeasible = false
    isBasisInDoubt = true
    try call { handle in
      columns.withUnsafeBufferPointer { columns in
        coefficients.withUnsafeBufferPointer { coefficients in
          glpk_guard_set_row(
            handle, Int32(row), Int32(columns.count), columns.baseAddress, coefficients.baseAddress)
        }
      }
    }
    try setRow(row, bounds)
  }

  mutating func exchange(basicColumn column: Int, nonbasicRow row: Int) throws {
    try checkColumn(column)
    try checkRow(row)
    isDualFeasible = false
    isBasisInDoubt = true
    pausedAttempt = nil
    try call { glpk_guard_exchange($0, Int32(column), Int32(row)) }
  }

  mutating func setBasis(_ basis: LinearBasis) throws {
    guard basis.columns.count == columnCount, basis.rows.count == rowCount else { return }
    // The program may have less in its rows than the one that the basis is from.
    isBasisInDoubt = true
    // What was optimal for the same objective stays dual feasible when only bounds differ.
    isDualFeasible = true
    pausedAttempt = nil
    let codes = basis.rows.map(Self.code) + basis.columns.map(Self.code)
    try call { handle in codes.withUnsafeBufferPointer { glpk_guard_set_basis(handle, $0.baseAddress) } }
  }

  /// Makes GLPK report a misuse, on purpose: what follows is what would follow a real one.
  mutating func provokeFault() throws {
    try call { glpk_guard_provoke_fault($0) }
  }

  mutating func resetBasis() throws {
    isDualFeasible = objective.allSatisfy { $0 == 0 }
    pausedAttempt = nil
    try call { glpk_guard_reset_basis($0) }
  }

  mutating func solve(
    _ attempt: SolveAttempt, atMost iterations: Int, into result: inout LinearResult
  ) throws -> SolveOutcome {
    if pausedAttempt != attempt, try !start(attempt) { return .failed }
    pausedAttempt = nil
    var outcome = glpk_guard_outcome()
    let limit = Int32(clamping: iterations)
    let method = method
    switch attempt {
    // Rational arithmetic refuses programs without rows or columns; there is nothing to round in them.
    case .exact where rowCount > 0 && columnCount > 0: try call { glpk_guard_exact($0, limit, &outcome) }
    case .warm, .restarted, .exact: try call { glpk_guard_simplex($0, method, 0, limit, &outcome) }
    case .robust: try call { glpk_guard_simplex($0, method, 1, limit, &outcome) }
    }
    result.iterations += Int(outcome.iterations)
    if outcome.code == GLP_EITLIM { pausedAttempt = attempt }
    if attempt == .exact, outcome.code == 0, outcome.status == GLP_NOFEAS {
      // At a degenerate end GLPK's rational phase keeps no multipliers that prove it. From there the usual method finds some
      // in a step or two, if not at once.
      try call { glpk_guard_simplex($0, GLP_PRIMAL, 1, limit, &outcome) }
      result.iterations += Int(outcome.iterations)
      guard outcome.code == 0, outcome.status == GLP_NOFEAS else { return .failed }
    }
    return try claim(outcome, into: &result)
  }

  /// Sets the basis, the scale and the method of a new solve; answers whether there is a basis to start from.
  private mutating func start(_ attempt: SolveAttempt) throws -> Bool {
    if isScaled { try call { glpk_guard_unscale($0) } }
    isScaled = attempt == .robust
    switch attempt {
    case .warm: guard try isBasisUsable() else { return false }
    case .restarted: try resetBasis()
    case .robust: try call { glpk_guard_scale($0) }
    // The basis that inexact numbers led to is near the end, if not the end itself.
    case .exact: break
    }
    // Rational arithmetic finds out by itself whether the basis is singular.
    if attempt != .exact { isBasisInDoubt = false }
    method = isDualFeasible && attempt != .robust ? GLP_DUALP : GLP_PRIMAL
    return true
  }

  /// Whether GLPK can be asked to start from the present basis; it reports by itself most reasons why not.
  private mutating func isBasisUsable() throws -> Bool {
    guard isBasisInDoubt else { return true }
    let columnCount = Int32(columnCount)
    var isHollow: Int32 = 0
    try call { glpk_guard_check_basis($0, columnCount, &isHollow) }
    return isHollow == 0
  }

  /// What GLPK says, with what it can be checked by.
  private mutating func claim(
    _ outcome: glpk_guard_outcome, into result: inout LinearResult
  ) throws -> SolveOutcome {
    isDualFeasible = false
    switch outcome.code {
    case 0: break
    // A lower bound above its upper bound.
    case GLP_EBOUND: return .infeasible(multipliers: [])
    case GLP_EITLIM: return .paused
    default: return .failed
    }
    switch outcome.status {
    case GLP_OPT:
      isDualFeasible = true
      try read(into: &result)
      return .optimal
    case GLP_NOFEAS: return try infeasible()
    case GLP_UNBND: return try unbounded(like: result)
    default: return .failed
    }
  }

  private mutating func infeasible() throws -> SolveOutcome {
    let rowCount = rowCount
    var multipliers = Array(repeating: 0.0, count: rowCount)
    var isFound: Int32 = 0
    try call { handle in
      multipliers.withUnsafeMutableBufferPointer {
        glpk_guard_contradiction(handle, Int32(rowCount), $0.baseAddress, &isFound)
      }
    }
    return isFound != 0 ? .infeasible(multipliers: multipliers) : .failed
  }

  private mutating func unbounded(like result: LinearResult) throws -> SolveOutcome {
    let rowCount = rowCount
    var changes = Array(repeating: 0.0, count: columnCount)
    var isFound: Int32 = 0
    try call { handle in
      changes.withUnsafeMutableBufferPointer {
        glpk_guard_ray(handle, Int32(rowCount), $0.baseAddress, &isFound)
      }
    }
    guard isFound != 0 else { return .failed }
    var point = result
    try read(into: &point)
    return .unbounded(from: point.columns.values, along: changes)
  }

  private mutating func read(into result: inout LinearResult) throws {
    let rowCount = rowCount
    let columnCount = columnCount
    var codes = stateCodes
    try call { handle in
      codes.withUnsafeMutableBufferPointer { codes in
        result.rows.values.withUnsafeMutableBufferPointer { rowValues in
          result.rows.reducedCosts.withUnsafeMutableBufferPointer { rowCosts in
            result.columns.values.withUnsafeMutableBufferPointer { columnValues in
              result.columns.reducedCosts.withUnsafeMutableBufferPointer { columnCosts in
                glpk_guard_read(
                  handle,
                  glpk_guard_side(
                    values: rowValues.baseAddress, reduced_costs: rowCosts.baseAddress, states: codes.baseAddress),
                  glpk_guard_side(
                    values: columnValues.baseAddress, reduced_costs: columnCosts.baseAddress,
                    states: codes.baseAddress.map { $0 + rowCount }))
              }
            }
          }
        }
      }
    }
    for row in 0..<rowCount { result.rows.states[row] = Self.state(codes[row]) }
    for column in 0..<columnCount { result.columns.states[column] = Self.state(codes[rowCount + column]) }
    stateCodes = codes
  }

  private static func code(_ state: LinearResult.State) -> UInt8 {
    switch state {
    case .basic: UInt8(GLP_BS)
    case .atLower: UInt8(GLP_NL)
    case .atUpper: UInt8(GLP_NU)
    case .free: UInt8(GLP_NF)
    case .fixed: UInt8(GLP_NS)
    }
  }

  private static func state(_ code: UInt8) -> LinearResult.State {
    switch Int32(code) {
    case GLP_BS: .basic
    case GLP_NL: .atLower
    case GLP_NU: .atUpper
    case GLP_NF: .free
    default: .fixed
    }
  }
}
