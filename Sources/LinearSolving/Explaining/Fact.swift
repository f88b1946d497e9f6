internal import LinearModel

/// An equation that holds in an answer: a sum of columns, and the amounts that it comes to.
struct Fact {
  /// A part of what the sum comes to, and where it comes from.
  struct Amount {
    let source: Explanation.Source
    let value: Double
    /// The sign with which the part enters: a shared level is a difference of two amounts.
    var factor = 1.0
  }

  let terms: [LinearProgram.Term]
  let amounts: [Amount]
  /// How reluctantly the fact is used: what was said comes before what follows from rules.
  let reluctance: Double

  /// What the sum comes to.
  var value: Double { amounts.reduce(0) { $0 + $1.factor * $1.value } }
}

/// All equations that hold in an answer, in canonical order.
struct FactTable {
  /// How reluctantly facts are used, by where they come from.
  ///
  /// What was said explains best, whatever rules say too; constraints of the construction link one thing to another
  /// without adding anything. Where those or goals do add something, nothing is explained by it: that comes last.
  private enum Reluctance {
    static let statement = 1.0
    static let construction = 1.01
    /// A preference of the engine that ties two lengths to each other, such as an item to its cell.
    static let link = 1.5
    static let fairness = 3.0
    /// Goals of one tier share as one where something ties them together, but not every equal level is for that.
    static let sharedTier = 6.0
    /// What is built in and adds something, such as the gaps of a honeycomb, where nobody said it.
    static let constructedAmount = 300.0
    /// Only where nothing else tells: that the best value is the best explains nothing, however long the other sum is.
    static let goal = 1000.0
    static let unstatedPreference = 3000.0
    /// Nothing asks for the value: what nothing decides stands at 0.
    static let nothing = 10_000.0
  }

  private(set) var facts: [Fact] = []
  private let values: [Double]

  /// - Parameter values: The answer, by column, scaled as the model is.
  init(_ model: CanonicalModel, values: [Double]) {
    self.values = values
    for row in model.rows { add(row) }
    for (column, bounds) in model.bounds.enumerated() { add(bounds, of: column) }
    addSharers(model)
    for goal in model.goals { add(goal) }
    addLevelsOfTiers(model)
  }

  /// A variable that stands at a bound, or at 0 because nothing else asks for it.
  private mutating func add(_ bounds: Bounds, of column: Int) {
    let bound = [bounds.lower, bounds.upper].first { isEqual(values[column], $0) }
    guard let bound = bound ?? (isEqual(values[column], 0) ? 0 : nil) else { return }
    // A bound that adds something is no link: what was said explains more.
    let reluctance = bound == 0 ? Reluctance.construction : Reluctance.unstatedPreference
    let isBound = bound == bounds.lower || bound == bounds.upper
    add(
      [.init(column, 1)], [.init(source: .construction, value: bound)], isBound ? reluctance : Reluctance.nothing)
  }

  /// Whether two numbers are equal up to what a solver leaves.
  private func isEqual(_ left: Double, _ right: Double) -> Bool {
    right.isFinite && abs(left - right) <= 1e-7 * (1 + abs(right))
  }

  private func value(of expression: TieredModel.Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.column] }
  }

  private mutating func add(_ terms: [LinearProgram.Term], _ amounts: [Fact.Amount], _ reluctance: Double) {
    guard !terms.isEmpty else { return }
    facts.append(Fact(terms: terms, amounts: amounts, reluctance: reluctance))
  }

  // MARK: Constraints

  /// A constraint that holds without room to spare is an equation.
  private mutating func add(_ row: CanonicalModel.Row) {
    let amount = -row.expression.constant + 0
    guard isEqual(value(of: row.expression) + amount, amount) else { return }
    let priority = row.constraint.priority
    if let statement = row.constraint.statement {
      add(row.expression.terms, [.init(source: .statement(statement, priority), value: amount)], Reluctance.statement)
    } else {
      let isRequired = priority == .required
      add(
        row.expression.terms, [.init(source: isRequired ? .construction : .goal(priority), value: amount)],
        isRequired
          ? (amount == 0 ? Reluctance.construction : Reluctance.constructedAmount)
          : (amount == 0 ? Reluctance.link : Reluctance.unstatedPreference))
    }
  }

  // MARK: Fair shares

  /// A constraint of a fair share that does not hold, and what it has.
  private struct Sharer {
    let row: CanonicalModel.Row
    let level: Double
    /// 1 where the expression is to be larger, -1 where it is to be smaller.
    let sign: Double

    var key: TierPreferences.Key { .init(priority: row.constraint.priority, depth: row.constraint.depth) }

    /// The expression of which the level is a multiple by the sign.
    var expression: TieredModel.Expression {
      (row.expression.terms, row.expression.constant + sign * row.demand)
    }

    /// Who says how far the level is from the expression.
    var source: Explanation.Source {
      guard expression.constant != 0, let statement = row.constraint.statement else { return .fairness(key.priority) }
      return .statement(statement, key.priority)
    }
  }

  /// Constraints that have less than they demand stand at one level where they have the same.
  private mutating func addSharers(_ model: CanonicalModel) {
    var members: [Sharer] = []
    for row in model.rows where row.constraint.fairness == .leximin && row.constraint.priority < .required {
      let value = value(of: row.expression)
      guard !isEqual(value, 0) else { continue }
      members.append(Sharer(row: row, level: row.demand - abs(value), sign: value < 0 ? 1 : -1))
    }
    let sorted = members.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return a.key == b.key ? (a.level, left.offset) < (b.level, right.offset) : a.key < b.key
    }.map(\.element)
    for (left, right) in zip(sorted, sorted.dropFirst())
    where left.key == right.key && isEqual(left.level, right.level) {
      addLevel(
        left.expression, right.expression, sign: left.sign * right.sign, sources: [left.source, right.source])
    }
  }

  /// Two members of one level: their difference is that of their constants.
  private mutating func addLevel(
    _ left: TieredModel.Expression, _ right: TieredModel.Expression, sign: Double, sources: [Explanation.Source],
    reluctance: Double = Reluctance.fairness
  ) {
    var coefficients: [Int: Double] = [:]
    for term in left.terms { coefficients[term.column, default: 0] += term.coefficient }
    for term in right.terms { coefficients[term.column, default: 0] -= sign * term.coefficient }
    let terms = coefficients.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    add(
      terms.map { .init($0.key, $0.value) },
      [
        .init(source: sources[0], value: -left.constant),
        .init(source: sources[1], value: -right.constant, factor: -sign),
      ], reluctance)
  }

  /// Members of different goals of one tier that stand at one level.
  private mutating func addLevelsOfTiers(_ model: CanonicalModel) {
    var members: [(goal: Int, key: TierPreferences.Key, expression: TieredModel.Expression, value: Double)] = []
    for (index, goal) in model.goals.enumerated() {
      guard case .leximin(let expressions) = goal.aim else { continue }
      members += expressions.map { (index, goal.key, $0, value(of: $0)) }
    }
    let sorted = members.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return a.key == b.key ? (a.value, left.offset) < (b.value, right.offset) : a.key < b.key
    }.map(\.element)
    for (left, right) in zip(sorted, sorted.dropFirst())
    where left.key == right.key && left.goal != right.goal && isEqual(left.value, right.value) {
      let source = Explanation.Source.fairness(left.key.priority)
      addLevel(
        left.expression, right.expression, sign: 1, sources: [source, source], reluctance: Reluctance.sharedTier)
    }
  }

  private mutating func add(_ goal: CanonicalGoal) {
    switch goal.aim {
    case .leximin(let expressions):
      let sorted = expressions.enumerated().sorted {
        let (left, right) = (value(of: $0.element), value(of: $1.element))
        return left == right ? $0.offset < $1.offset : left < right
      }.map(\.element)
      for (left, right) in zip(sorted, sorted.dropFirst()) where isEqual(value(of: left), value(of: right)) {
        let source = Explanation.Source.fairness(goal.priority)
        addLevel(left, right, sign: 1, sources: [source, source])
      }
    case .minimize(let expression), .minimizeKeeping(let expression, _):
      add(best: expression, goal.priority)
    case .inOrder(let expressions):
      for expression in expressions { add(best: expression, goal.priority) }
    }
  }

  /// What a goal made as small or as large as it can be.
  private mutating func add(best expression: TieredModel.Expression, _ priority: Priority) {
    let amount = value(of: (expression.terms, 0))
    add(
      expression.terms, [.init(source: .goal(priority), value: amount)],
      isEqual(amount, 0) ? Reluctance.goal : Reluctance.unstatedPreference)
  }
}
