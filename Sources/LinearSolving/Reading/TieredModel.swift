internal import LinearModel

/// A model sorted by what it asks for: bounds and rows that hold, and what each tier prefers beyond them.
struct TieredModel {
  /// A sum of columns and a constant.
  typealias Expression = CanonicalModel.Expression

  /// A row that must hold.
  struct Row {
    let terms: [LinearProgram.Term]
    let bounds: Bounds
  }

  /// The bounds of each column, those of rows of one term included.
  var columns: [Bounds]
  /// The required rows of two terms or more.
  var rows: [Row] = []
  /// The tiers from strong to weak.
  var tiers: [TierPreferences] = []
}

/// What one priority, or one depth of it, asks for.
///
/// The parts are met in the order in which they stand here.
struct TierPreferences {
  /// Tells tiers apart, and orders them.
  struct Key: Comparable, Hashable {
    let priority: Priority
    let depth: Int

    /// Strong tiers come first; among equals the shallow ones.
    static func < (left: Key, right: Key) -> Bool {
      left.priority == right.priority ? left.depth < right.depth : left.priority > right.priority
    }
  }

  /// A constraint that may be missed, at a price.
  struct Preference {
    let expression: TieredModel.Expression
    let relation: Relation
    let weight: Double
  }

  /// A sum that is minimised while another keeps its smallest value.
  struct Keeping {
    let expression: TieredModel.Expression
    let kept: TieredModel.Expression
  }

  /// A member of a fair share that wants no more than it demands.
  struct Demand {
    /// What the member has.
    let expression: TieredModel.Expression
    let demand: Double
  }

  let key: Key
  /// Constraints whose weighted sum of violations is minimised, together with ``minimized``.
  var preferences: [Preference] = []
  /// The sum that is minimised together with the violations; constants do not matter.
  var minimized: [LinearProgram.Term] = []
  var keepings: [Keeping] = []
  /// Expressions that are to reach what they demand; they are levelled as far as they do not.
  var demands: [Demand] = []
  /// Expressions that are shared out fairly, one pool for each goal.
  var pools: [[TieredModel.Expression]] = []
  /// Expressions that are maximised one after the other, one list for each goal.
  var ordered: [[TieredModel.Expression]] = []
}

extension TieredModel {
  /// Sorts a canonical model.
  init(_ model: CanonicalModel) {
    columns = model.bounds
    for row in model.rows {
      if row.constraint.priority == .required {
        addRequired(row)
      } else {
        addPreference(row)
      }
    }
    for goal in model.goals { add(goal) }
    tiers.sort { $0.key < $1.key }
  }

  private mutating func addRequired(_ row: CanonicalModel.Row) {
    let terms = row.expression.terms
    let bounds = Bounds(relation: row.constraint.relation, constant: row.expression.constant)
    if terms.count == 1 {
      columns[terms[0].column] = columns[terms[0].column].intersection(bounds.divided(by: terms[0].coefficient))
    } else {
      rows.append(.init(terms: terms, bounds: bounds))
    }
  }

  private mutating func addPreference(_ row: CanonicalModel.Row) {
    let tier = tier(.init(priority: row.constraint.priority, depth: row.constraint.depth))
    let relation = row.constraint.relation
    switch row.constraint.fairness {
    case .sum:
      tiers[tier].preferences.append(
        .init(expression: row.expression, relation: relation, weight: row.constraint.weight))
    case .leximin:
      let (terms, constant) = row.expression
      if relation != .lessOrEqual {
        tiers[tier].demands.append(.init(expression: (terms, constant + row.demand), demand: row.demand))
      }
      if relation != .greaterOrEqual {
        let negated = terms.map { LinearProgram.Term($0.column, -$0.coefficient) }
        tiers[tier].demands.append(.init(expression: (negated, row.demand - constant), demand: row.demand))
      }
    }
  }

  private mutating func add(_ goal: CanonicalGoal) {
    let tier = tier(goal.key)
    switch goal.aim {
    case .minimize(let expression): tiers[tier].minimized += expression.terms
    case .minimizeKeeping(let expression, let kept):
      tiers[tier].keepings.append(.init(expression: expression, kept: kept))
    case .leximin(let expressions): tiers[tier].pools.append(expressions)
    case .inOrder(let expressions): tiers[tier].ordered.append(expressions)
    }
  }

  private mutating func tier(_ key: TierPreferences.Key) -> Int {
    if let last = tiers.last, last.key == key { return tiers.count - 1 }
    if let index = tiers.firstIndex(where: { $0.key == key }) { return index }
    tiers.append(TierPreferences(key: key))
    return tiers.count - 1
  }
}
