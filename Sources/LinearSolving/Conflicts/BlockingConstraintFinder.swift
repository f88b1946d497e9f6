internal import LinearModel

/// Makes a system of what a solution achieved together with a preference that it misses, and finds what contradicts there.
struct BlockingConstraintFinder {
  /// What a blocking constraint asks for, with its terms' sum kept where the solution brought it.
  private struct Demand {
    let source: BlockingConstraint?
    let priority: Priority
    let terms: [LinearProgram.Term]
    let bounds: Bounds
    let size: Double
  }

  private let model: CanonicalModel
  /// The solution's values by column, scaled.
  private let values: [Double]
  private let preference: Statement
  /// The tier of what is explained.
  private let tier: TierPreferences.Key
  private let fairness: Constraint.Fairness

  /// Looks for the strongest missed constraints of the preference; `nil` where none is missed.
  init?(_ model: CanonicalModel, _ solution: Solution, _ preference: Statement) {
    var values = Array(repeating: 0.0, count: model.columns.count)
    for (variable, column) in model.columns.enumerated() { values[column] = solution.values[variable] / model.scale }
    let missed = model.rows.first {
      $0.constraint.statement == preference && $0.constraint.priority < .required
        && $0.violation(at: values) > OptimalFace.valueTolerance
    }
    // Rows stand from strong to weak, and within a tier those that add up come before those that share.
    guard let missed else { return nil }
    self.model = model
    self.values = values
    self.preference = preference
    tier = missed.tier
    fairness = missed.constraint.fairness
  }

  func blockingConstraints(on solver: BudgetedSolver) throws -> [BlockingConstraint] {
    let constraints = constraintDemands
    // A goal that says nothing, since it has no smallest value, leaves a value as well. So goals count only where needed.
    if let found = try blockingConstraints(among: constraints, on: solver) { return found }
    if let found = try blockingConstraints(among: constraints + goalDemands, on: solver) { return found }
    throw LayoutError.indistinctConflict
  }

  private func blockingConstraints(among demands: [Demand], on solver: BudgetedSolver) throws -> [BlockingConstraint]? {
    let blocking = Set(demands.compactMap(\.source)).sorted()
    let members = Dictionary(uniqueKeysWithValues: zip(blocking, blocking.indices))
    var requirements = Requirements(columns: model.bounds, memberCount: blocking.count)
    var priorities = Array(repeating: tier.priority, count: blocking.count)
    var sizes = Array(repeating: 0.0, count: blocking.count)
    for demand in demands {
      let member = demand.source.flatMap { members[$0] } ?? Requirements.granted
      requirements.add(demand.terms, demand.bounds, member: member)
      guard member >= 0 else { continue }
      priorities[member] = max(priorities[member], demand.priority)
      sizes[member] = max(sizes[member], demand.size)
    }
    let order = blocking.indices.sorted { left, right in
      // What nobody said goes first, then what is weak, then small lengths and later statements.
      if blocking[left].isStated != blocking[right].isStated { return blocking[right].isStated }
      if priorities[left] != priorities[right] { return priorities[left] < priorities[right] }
      return sizes[left] == sizes[right] ? left > right : sizes[left] < sizes[right]
    }
    return try IrreducibleSubset(requirements, removalOrder: order).members(on: solver)?.map { blocking[$0] }
  }

  // MARK: Constraints

  private var constraintDemands: [Demand] {
    model.rows.compactMap { row in
      let constraint = row.constraint
      guard constraint.statement != preference else { return ownDemand(row) }
      guard constraint.priority == .required || isStronger(row) else { return nil }
      return Demand(
        source: source(of: constraint), priority: constraint.priority, terms: row.expression.terms,
        bounds: row.bounds(missedBy: constraint.priority == .required ? 0 : row.violation(at: values)),
        size: abs(row.expression.constant))
    }
  }

  private func source(of constraint: Constraint) -> BlockingConstraint? {
    if let statement = constraint.statement { return .statement(statement) }
    return constraint.priority == .required ? nil : .unstated(constraint.priority)
  }

  /// Whether a preference is decided before the one that is explained, or together with it.
  ///
  /// In one tier weighted sums are decided before fair shares.
  private func isStronger(_ row: CanonicalModel.Row) -> Bool {
    row.tier < tier || row.tier == tier && row.constraint.fairness.rawValue <= fairness.rawValue
  }

  /// What the preference's statement itself asks for is to hold, as far down as what is explained.
  private func ownDemand(_ row: CanonicalModel.Row) -> Demand? {
    let constraint = row.constraint
    guard constraint.priority == .required || isStronger(row) else { return nil }
    return Demand(
      source: nil, priority: constraint.priority, terms: row.expression.terms, bounds: row.bounds(missedBy: 0), size: 0)
  }

  // MARK: Goals

  private var goalDemands: [Demand] {
    model.goals.flatMap { goal -> [Demand] in
      guard goal.key < tier || goal.key == tier && isDecidedWithTier(goal) else { return [] }
      return switch goal.aim {
      case .minimize(let expression), .minimizeKeeping(let expression, kept: _):
        [demand(expression, goal.priority) { Bounds(-.infinity, $0) }]
      case .leximin(let expressions), .inOrder(let expressions):
        expressions.map { demand($0, goal.priority) { Bounds($0, .infinity) } }
      }
    }
  }

  /// Within a tier the sums come first, then sums that keep others, then fair shares of what is missed, then other goals.
  private func isDecidedWithTier(_ goal: CanonicalGoal) -> Bool {
    switch goal.aim {
    case .minimize: true
    case .minimizeKeeping: fairness == .leximin
    case .leximin, .inOrder: false
    }
  }

  private func demand(
    _ expression: CanonicalModel.Expression, _ priority: Priority, _ bounds: (Double) -> Bounds
  ) -> Demand {
    let value = expression.terms.reduce(0) { $0 + $1.coefficient * values[$1.column] }
    return Demand(
      source: .goal(priority), priority: priority, terms: expression.terms, bounds: bounds(value), size: 0)
  }
}

extension CanonicalModel.Row {
  fileprivate var tier: TierPreferences.Key { .init(priority: constraint.priority, depth: constraint.depth) }

  /// How much the constraint misses; 0 where it holds.
  fileprivate func violation(at values: [Double]) -> Double {
    var size = abs(expression.constant)
    var value = expression.constant
    for term in expression.terms {
      value += term.coefficient * values[term.column]
      size = max(size, abs(term.coefficient * values[term.column]))
    }
    let missed =
      switch constraint.relation {
      case .lessOrEqual: value
      case .equal: abs(value)
      case .greaterOrEqual: -value
      }
    // The solver's own tolerance: what misses by rounding holds.
    return missed > 1e-9 * (1 + size) ? missed : 0
  }

  /// What the sum of the terms may be when the constraint misses at most so much.
  fileprivate func bounds(missedBy violation: Double) -> Bounds {
    let bounds = Bounds(relation: constraint.relation, constant: expression.constant)
    return Bounds(bounds.lower - violation, bounds.upper + violation)
  }
}
