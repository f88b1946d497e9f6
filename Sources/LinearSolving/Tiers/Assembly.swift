internal import LinearModel

/// A model written out as one linear program, and what each tier asks of it.
///
/// Every tier's rows and columns are there from the start, so that the basis of one tier is the start of the next. What a
/// tier has not switched on yet is free to take any value.
struct Assembly {
  private(set) var program = LinearProgram()
  /// The tiers from strong to weak.
  private(set) var tiers: [Tier] = []

  init(_ model: TieredModel) {
    for bounds in model.columns { program.addColumn(bounds) }
    for row in model.rows { program.addRow(row.terms, row.bounds) }
    for preferences in model.tiers { add(preferences) }
  }

  private mutating func add(_ preferences: TierPreferences) {
    var tier = Tier(priority: preferences.key.priority)
    for preference in preferences.preferences { addViolation(of: preference, to: &tier) }
    tier.objective += preferences.minimized
    for keeping in preferences.keepings { add(keeping, to: &tier) }
    if !preferences.demands.isEmpty { tier.demands = makePool(of: preferences.demands) }
    for members in preferences.pools {
      tier.pools.append(makePool(of: members.map { .init(expression: $0, demand: .infinity) }))
    }
    tier.ordered = preferences.ordered.map { goal in goal.map(\.terms) }
    tiers.append(tier)
  }

  /// Prices what a constraint misses, with a column for each side on which it can.
  private mutating func addViolation(of preference: TierPreferences.Preference, to tier: inout Tier) {
    var terms = preference.expression.terms
    if terms.count == 1, let cost = costWithoutRow(of: preference) {
      if cost.coefficient != 0 { tier.objective.append(cost) }
      tier.places.append(cost.coefficient != 0 ? .cost(column: cost.column) : .nowhere)
      return
    }
    if preference.relation != .greaterOrEqual {
      let column = program.addColumn(Bounds(0, .infinity))
      terms.append(.init(column, -1))
      tier.objective.append(.init(column, preference.weight))
    }
    if preference.relation != .lessOrEqual {
      let column = program.addColumn(Bounds(0, .infinity))
      terms.append(.init(column, 1))
      tier.objective.append(.init(column, preference.weight))
    }
    let row = program.addRow(terms, Bounds(relation: preference.relation, constant: preference.expression.constant))
    tier.places.append(.row(row))
  }

  /// What a constraint on one column costs by the column itself, where its bounds lie on one side of what is wanted.
  private func costWithoutRow(of preference: TierPreferences.Preference) -> LinearProgram.Term? {
    let term = preference.expression.terms[0]
    let wanted = Bounds(relation: preference.relation, constant: preference.expression.constant)
      .divided(by: term.coefficient)
    let bounds = program.columns[term.column]
    let cost = preference.weight * abs(term.coefficient)
    if bounds.lower >= wanted.lower, bounds.upper <= wanted.upper { return .init(term.column, 0) }
    if bounds.lower >= wanted.upper { return .init(term.column, cost) }
    if bounds.upper <= wanted.lower { return .init(term.column, -cost) }
    return nil
  }

  private mutating func add(_ keeping: TierPreferences.Keeping, to tier: inout Tier) {
    // A sum of one term may be bounded as a row too; both rows are free until their tier comes.
    let (sum, kept) = (keeping.expression.terms, keeping.kept.terms)
    tier.keeping.append(
      .init(terms: sum, row: program.addRow(sum, .free), keptTerms: kept, keptRow: program.addRow(kept, .free)))
  }

  /// Adds a level, and a row for each member that binds it once the pool's tier has come.
  private mutating func makePool(of members: [TierPreferences.Demand]) -> Tier.Pool {
    // The level is fixed until its tier comes, so that it takes no part in earlier ones.
    var pool = Tier.Pool(level: program.addColumn(.fixed(0)))
    for member in members where !member.expression.terms.isEmpty {
      let (terms, constant) = member.expression
      let rising = Tier.Pool.Member(
        row: program.rows.count, terms: terms, constant: constant, demand: member.demand)
      program.addRow(rising.risingTerms(level: pool.level), .free)
      pool.members.append(rising)
    }
    return pool
  }
}

/// What one priority, or one depth of it, asks of the program.
struct Tier {
  /// Expressions whose smallest is to be as large as possible, then the next smallest, and so on.
  struct Pool {
    struct Member {
      /// The row `terms - level >= -constant`, divided by ``scale``.
      let row: Int
      let terms: [LinearProgram.Term]
      let constant: Double
      /// What it wants no more than; infinity where it takes whatever there is.
      let demand: Double
      /// The largest coefficient of the terms.
      ///
      /// Members that share in proportion have coefficients that differ as their shares do, and a solver keeps every row
      /// to the same tolerance: undivided, what is rounding of a column is no rounding any more in a row that multiplies
      /// it by a hundred million, and a point that was found cannot be kept.
      let scale: Double

      init(row: Int, terms: [LinearProgram.Term], constant: Double, demand: Double) {
        (self.row, self.terms, self.constant, self.demand) = (row, terms, constant, demand)
        scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
      }

      /// The terms of its row once it takes no more part in the level.
      var ownTerms: [LinearProgram.Term] { terms.map { .init($0.column, $0.coefficient / scale) } }

      /// The terms of its row while it rises.
      func risingTerms(level: Int) -> [LinearProgram.Term] { ownTerms + [.init(level, -1 / scale)] }

      /// The bound of its row at which its value is this.
      func bound(at value: Double) -> Double { (value - constant) / scale }
    }

    /// The column of the level that all open members reach.
    let level: Int
    var members: [Member] = []
  }

  /// A sum that is minimised while another keeps its smallest value, and the rows that can bound them.
  struct Keeping {
    let terms: [LinearProgram.Term]
    let row: Int
    let keptTerms: [LinearProgram.Term]
    let keptRow: Int
  }

  /// Where a preference stands in the program.
  enum Place {
    case row(Int)
    /// It costs something by the column itself.
    case cost(column: Int)
    /// It always holds.
    case nowhere
  }

  let priority: Priority
  /// Where the preferences whose violations are summed up stand, in their order.
  var places: [Place] = []
  /// The weighted sum that is minimised first.
  var objective: [LinearProgram.Term] = []
  /// Sums that are minimised while others keep their smallest values.
  var keeping: [Keeping] = []
  /// Constraints that share fairly; members that have what they demand are content.
  var demands: Pool?
  /// Expressions that are shared out fairly, one pool for each goal.
  var pools: [Pool] = []
  /// Expressions that are maximised one after the other.
  var ordered: [[[LinearProgram.Term]]] = []
}
