internal import LinearModel

/// All points that are equally good in every tier so far, held by a solver session, and the vertex it stands at.
///
/// A point of the optimal face of a linear program is one at which every column and row with a non-zero reduced cost stays
/// at its bound (complementary slackness; Chvátal, *Linear Programming*, 1983, chapter 5). So fixing just those narrows the
/// face exactly: no tolerance row, and no weight, can leak into the next tier.
struct OptimalFace: ~Copyable {
  /// A reduced cost below this, relative to the largest cost, counts as zero.
  ///
  /// Costs of layouts are small whole numbers, or
  /// shares of them, so true reduced costs are far above; rounding stays far below.
  static let reducedCostTolerance = 1e-7

  /// How far apart two values must be to count as different: lengths are scaled to at most about 1000, and the solver's own
  /// tolerance is 1e-9 of that.
  static let valueTolerance = 1e-6

  private(set) var program: LinearProgram
  private(set) var result: LinearResult
  private var chain: RetryChain
  /// Where the solves of a run like this one ended, and where those of this one do.
  private(set) var trail: BasisTrail?
  /// Columns that carry a level of sharing: they are not part of the question whether the point is unique.
  private let levels: Set<Int>
  /// The solves so far; `nil` where nobody asks for them.
  private(set) var records: [SolveRecord]?
  /// The priority that is decided now.
  var priority = Priority.required

  init(
    _ program: LinearProgram, levels: Set<Int>, budget: SolveBudget, trail: BasisTrail? = nil,
    recordsSolves: Bool = false
  ) {
    self.program = program
    records = recordsSolves ? [] : nil
    self.trail = trail
    chain = RetryChain(budget: budget)
    self.levels = levels
    result = LinearResult(for: program)
  }

  // MARK: Solving

  /// How often the solver was asked.
  var solves: Int { chain.solves }

  /// Minimises an objective over the face, without narrowing it.
  ///
  /// The answer is checked before it is used.
  mutating func minimize(
    _ objective: [LinearProgram.Term], in session: inout any LinearSession & ~Copyable
  ) throws -> LinearStatus {
    try session.setObjective(objective)
    if let basis = trail?.basis(minimizing: objective, over: program) { try session.setBasis(basis) }
    let status = try chain.minimize(objective, over: program, into: &result, in: &session)
    trail?.record(result, minimizing: objective)
    if status == .optimal, records != nil {
      let optimum = value(of: objective)
      records?.append(SolveRecord(priority: priority, program: program, objective: objective, optimum: optimum))
    }
    return status
  }

  /// The value of an expression at the vertex where the session stands.
  func value(of terms: [LinearProgram.Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * result.columns.values[$1.column] }
  }

  // MARK: Narrowing

  /// Fixes everything whose reduced cost says that it stays where it is in every optimum.
  mutating func narrow(
    toOptimaOf objective: [LinearProgram.Term], in session: inout any LinearSession & ~Copyable
  ) throws {
    let largestCost = objective.reduce(0) { max($0, abs($1.coefficient)) }
    let tolerance = largestCost * Self.reducedCostTolerance
    for column in program.columns.indices where abs(result.columns.reducedCosts[column]) > tolerance {
      guard let bound = result.columns.bound(of: column, in: program.columns[column]) else { continue }
      try fix(column: column, at: bound, in: &session)
    }
    for row in program.rows.indices where abs(result.rows.reducedCosts[row]) > tolerance {
      guard let bound = result.rows.bound(of: row, in: program.rows[row]) else { continue }
      try setRow(row, .fixed(bound), in: &session)
      result.rows.states[row] = .fixed
    }
  }

  mutating func fix(column: Int, at value: Double, in session: inout any LinearSession & ~Copyable) throws {
    try setColumn(column, .fixed(value), in: &session)
    if result.columns.states[column] != .basic { result.columns.states[column] = .fixed }
  }

  mutating func setColumn(
    _ column: Int, _ bounds: Bounds, in session: inout any LinearSession & ~Copyable
  ) throws {
    guard program.columns[column] != bounds else { return }
    program.setColumn(column, bounds)
    try session.setColumn(column, bounds)
  }

  mutating func setRow(_ row: Int, _ bounds: Bounds, in session: inout any LinearSession & ~Copyable) throws {
    guard program.rows[row] != bounds else { return }
    program.setRowBounds(row, bounds)
    try session.setRow(row, bounds)
  }

  mutating func setRow(
    _ row: Int, _ terms: [LinearProgram.Term], _ bounds: Bounds, in session: inout any LinearSession & ~Copyable
  ) throws {
    program.setRow(row, terms, bounds)
    try session.setRow(row, terms, bounds)
    if result.rows.states[row] != .basic { result.rows.states[row] = bounds.isFixed ? .fixed : .free }
  }

  /// Takes a basic column out of the basis for a row that stands at its bound.
  mutating func exchange(
    basicColumn column: Int, nonbasicRow row: Int, in session: inout any LinearSession & ~Copyable
  ) throws {
    try session.exchange(basicColumn: column, nonbasicRow: row)
    result.columns.states[column] = .atLower
    result.rows.states[row] = .basic
  }

  // MARK: Uniqueness

  /// Whether a single point is left.
  ///
  /// Basic values follow from non-basic ones, so it is when every non-basic column and row has one possible value. A
  /// degenerate vertex can hide uniqueness from this test, never feign it.
  var isUnique: Bool {
    for column in program.columns.indices
    where result.columns.states[column] != .basic && !program.columns[column].isFixed && !levels.contains(column) {
      return false
    }
    for row in program.rows.indices where result.rows.states[row] != .basic && !program.rows[row].isFixed {
      return false
    }
    return true
  }
}

extension LinearResult.Side {
  /// The bound that a non-basic column or row stands at; `nil` for what is basic, free or fixed already.
  func bound(of index: Int, in bounds: Bounds) -> Double? {
    switch states[index] {
    case .atLower: bounds.lower
    case .atUpper: bounds.upper
    case .basic, .free, .fixed: nil
    }
  }
}
