internal import CGLPK
internal import CGLPKGuard
internal import LinearModel

/// A program loaded in GLPK.
///
/// It never leaves the function that made it: GLPK's problems belong to the thread.
struct GLPKSession: LinearSession, ~Copyable {
  /// How many iterations a run may take, by the size of the program.
  ///
  /// The simplex method takes about twice as many iterations as there are rows; a run far beyond that is stalling.
  private var iterationLimit: Int32 { Int32(clamping: 10_000 + 50 * (rowCount + columnCount)) }

  private let columnCount: Int
  private let rowCount: Int
  private let problem: OpaquePointer
  /// A fault in any session of this thread destroys the problems of all of them, so each call compares counts first.
  private let faultsAtCreation: Int64
  private var objective: [Double]
  /// Whether the last solve was optimal under the present objective, so that only bounds have changed since.
  private var isDualFeasible = true
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
    try call { handle in next.withUnsafeBufferPointer { glpk_guard_set_objective(handle, $0.baseAddress) } }
  }

  mutating func setColumn(_ column: Int, _ bounds: Bounds) throws {
    try checkColumn(column)
    try bounds.validate()
    let raw = glpk_guard_bounds(lower: bounds.lower, upper: bounds.upper)
    try call { glpk_guard_set_column_bounds($0, Int32(column), raw) }
  }

  mutating func setRow(_ row: Int, _ bounds: Bounds) throws {
    try checkRow(row)
    try bounds.validate()
    let raw = glpk_guard_bounds(lower: bounds.lower, upper: bounds.upper)
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
    try call { glpk_guard_exchange($0, Int32(column), Int32(row)) }
  }

  /// Makes GLPK report a misuse, on purpose: what follows is what would follow a real one.
  mutating func provokeFault() throws {
    try call { glpk_guard_provoke_fault($0) }
  }

  mutating func resetBasis() throws {
    isDualFeasible = objective.allSatisfy { $0 == 0 }
    try call { glpk_guard_reset_basis($0) }
  }

  mutating func solve(into result: inout LinearResult) throws -> LinearStatus {
    if let status = try attempt(into: &result, isRobust: false) { return status }
    // A basis that has become singular or ill-conditioned on the way: the rows' own basis never is.
    try resetBasis()
    if let status = try attempt(into: &result, isRobust: false) { return status }
    // Textbook rules can stall at degenerate vertices; these do not.
    try resetBasis()
    if let status = try attempt(into: &result, isRobust: true) { return status }
    throw LayoutError(
      .solverFailed,
      "GLPK found no answer in three different ways. Lengths that differ by many orders of magnitude can cause this.")
  }

  /// Runs the simplex method once; `nil` where it came to no answer.
  private mutating func attempt(into result: inout LinearResult, isRobust: Bool) throws -> LinearStatus? {
    var outcome = glpk_guard_outcome()
    let method = isDualFeasible ? GLP_DUALP : GLP_PRIMAL
    let limit = iterationLimit
    try call { glpk_guard_simplex($0, method, isRobust ? 1 : 0, limit, &outcome) }
    result.iterations += Int(outcome.iterations)
    isDualFeasible = false
    // A lower bound above its upper bound.
    if outcome.code == GLP_EBOUND { return .infeasible }
    guard outcome.code == 0 else { return nil }
    switch outcome.status {
    case GLP_OPT:
      isDualFeasible = true
      try read(into: &result)
      return .optimal
    case GLP_NOFEAS: return .infeasible
    case GLP_UNBND: return .unbounded
    default: return nil
    }
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
