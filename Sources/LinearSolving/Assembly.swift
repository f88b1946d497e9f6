internal import LinearModel

/// A model written out as one linear program, and what each tier asks of it.
///
/// Every tier's rows and columns are there from the start, so that the basis of one tier is the start of the next. What a
/// tier has not switched on yet is free to take any value.
struct Assembly {
  var program = LinearProgram()
  /// The tiers from strong to weak.
  private(set) var tiers: [Tier] = []
  /// Statements whose constraint cannot hold whatever the variables are, such as `0 >= 5`.
  private(set) var impossible: [Statement?] = []

  init(_ model: CanonicalModel) {
    for bounds in model.bounds { program.addColumn(bounds) }
    for row in model.rows {
      if row.constraint.priority == .required {
        addRequired(row)
      } else {
        add(preference: row)
      }
    }
    for goal in model.goals { add(goal, model) }
    tiers.sort { $0.key < $1.key }
  }

  // MARK: Required

  private mutating func addRequired(_ row: CanonicalModel.Row) {
    let expression = row.expression
    let bounds = Bounds(relation: row.constraint.relation, constant: expression.constant)
    switch expression.terms.count {
    case 0:
      if !bounds.contains(0) { impossible.append(row.constraint.statement) }
    case 1:
      let term = expression.terms[0]
      program.setColumn(term.column, program.columns[term.column].intersection(bounds.divided(by: term.coefficient)))
    default:
      program.addRow(expression.terms, bounds)
    }
  }

  // MARK: Preferences

  private mutating func add(preference row: CanonicalModel.Row) {
    let tier = tier(.init(priority: row.constraint.priority, depth: row.constraint.depth))
    switch row.constraint.fairness {
    case .sum: addViolation(of: row, to: tier)
    case .leximin: addMembers(of: row, to: tier)
    }
  }

  /// Adds a column for what a constraint misses, on each side on which it can.
  private mutating func addViolation(of row: CanonicalModel.Row, to tier: Int) {
    var terms = row.expression.terms
    let weight = row.constraint.weight
    if row.constraint.relation != .greaterOrEqual {
      let column = program.addColumn(Bounds(0, .infinity))
      terms.append(.init(column, -1))
      tiers[tier].objective.append(.init(column, weight))
    }
    if row.constraint.relation != .lessOrEqual {
      let column = program.addColumn(Bounds(0, .infinity))
      terms.append(.init(column, 1))
      tiers[tier].objective.append(.init(column, weight))
    }
    program.addRow(terms, Bounds(relation: row.constraint.relation, constant: row.expression.constant))
  }

  /// Adds a constraint to those that share fairly: what it misses is the negative of the smallest member.
  private mutating func addMembers(of row: CanonicalModel.Row, to tier: Int) {
    let negated: CanonicalModel.Expression = (
      row.expression.terms.map { .init($0.column, -$0.coefficient) }, -row.expression.constant
    )
    var members: [CanonicalModel.Expression] = []
    if row.constraint.relation != .lessOrEqual { members.append(row.expression) }
    if row.constraint.relation != .greaterOrEqual { members.append(negated) }
    if tiers[tier].shortfalls == nil { tiers[tier].shortfalls = makePool() }
    guard var pool = tiers[tier].shortfalls else { return }
    add(members, to: &pool)
    tiers[tier].shortfalls = pool
  }

  private mutating func add(_ goal: Goal, _ model: CanonicalModel) {
    let tier = tier(.init(priority: goal.priority, depth: goal.depth))
    switch goal.aim {
    case .minimize(let expression):
      tiers[tier].objective += model.merged(expression).terms
    case .minimizeKeeping(let expression, let kept):
      // A sum of one term may be bounded as a row too; both rows are free until their tier comes.
      let (sum, keptSum) = (model.merged(expression).terms, model.merged(kept).terms)
      tiers[tier].keeping.append(
        .init(
          terms: sum, row: program.addRow(sum, .free), keptTerms: keptSum, keptRow: program.addRow(keptSum, .free)))
    case .leximin(let expressions):
      var pool = makePool()
      add(model.mergedAndSorted(expressions), to: &pool)
      tiers[tier].pools.append(pool)
    case .inOrder(let expressions):
      tiers[tier].ordered.append(expressions.map { model.merged($0).terms })
    }
  }

  private mutating func makePool() -> Tier.Pool {
    // The level is fixed until its tier comes, so that it takes no part in earlier ones.
    Tier.Pool(level: program.addColumn(.fixed(0)))
  }

  private mutating func add(_ members: [CanonicalModel.Expression], to pool: inout Tier.Pool) {
    for member in members where !member.terms.isEmpty {
      let row = program.addRow(member.terms + [.init(pool.level, -1)], .free)
      pool.members.append(.init(row: row, terms: member.terms, constant: member.constant))
    }
  }

  private mutating func tier(_ key: Tier.Key) -> Int {
    if let last = tiers.last, last.key == key { return tiers.count - 1 }
    if let index = tiers.firstIndex(where: { $0.key == key }) { return index }
    tiers.append(Tier(key: key))
    return tiers.count - 1
  }
}

/// What one priority, or one depth of it, asks of the program.
struct Tier {
  struct Key: Comparable {
    let priority: Priority
    let depth: Int

    /// Strong tiers come first; among equals the shallow ones.
    static func < (left: Key, right: Key) -> Bool {
      left.priority == right.priority ? left.depth < right.depth : left.priority > right.priority
    }
  }

  /// Expressions whose smallest is to be as large as possible, then the next smallest, and so on.
  struct Pool {
    struct Member {
      /// The row `terms - level >= -constant`.
      let row: Int
      let terms: [LinearProgram.Term]
      let constant: Double
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

  let key: Key
  /// The weighted sum that is minimised first.
  var objective: [LinearProgram.Term] = []
  /// Sums that are minimised while others keep their smallest values.
  var keeping: [Keeping] = []
  /// Constraints whose violations are shared fairly; members above zero are content.
  var shortfalls: Pool?
  /// Expressions that are shared out fairly, one pool for each goal.
  var pools: [Pool] = []
  /// Expressions that are maximised one after the other.
  var ordered: [[[LinearProgram.Term]]] = []
}

extension Bounds {
  /// What the sum of the terms may be when the sum and `constant` relate to zero like this.
  init(relation: Relation, constant: Double) {
    // Adding 0 turns a negative zero into a plain one, which is what rects should show.
    let value = -constant + 0
    switch relation {
    case .lessOrEqual: self.init(-.infinity, value)
    case .equal: self = .fixed(value)
    case .greaterOrEqual: self.init(value, .infinity)
    }
  }

  func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// What both allow.
  ///
  /// Bounds that miss each other by rounding only meet where the lower one stands.
  func intersection(_ other: Bounds) -> Bounds {
    let both = Bounds(max(lower, other.lower), min(upper, other.upper))
    // The solver's own tolerance; two statements of one length, computed in two ways, differ by far less.
    let rounding = 1e-9 * (1 + abs(both.lower))
    return both.lower > both.upper && both.lower - both.upper <= rounding ? .fixed(both.lower) : both
  }

  func divided(by factor: Double) -> Bounds {
    factor > 0 ? Bounds(lower / factor + 0, upper / factor + 0) : Bounds(upper / factor + 0, lower / factor + 0)
  }
}
