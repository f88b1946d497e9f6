internal import LinearModel

/// A model in an order that does not depend on how it was built, with lengths scaled to a size that suits the solver.
///
/// Variables stand in the order of their names, or in that in which they were added where the model says so; terms in the order
/// of their variables, constraints in the order of their content. So two models that differ only in the order of insertion are
/// solved by the same operations on the same numbers, to the same bits.
struct CanonicalModel {
  /// A constraint or an aim with merged, sorted terms and a scaled constant.
  typealias Expression = (terms: [LinearProgram.Term], constant: Double)

  struct Row {
    var expression: Expression
    let constraint: Constraint
    /// What the member of a fair share demands, scaled.
    let demand: Double
  }

  /// The column of each variable of the model.
  let columns: [Int]
  /// The bounds of each column, scaled.
  let bounds: [Bounds]
  /// The constraints in canonical order.
  let rows: [Row]
  /// The goals in canonical order.
  let goals: [CanonicalGoal]
  /// What a scaled length is multiplied by to get points; a power of two, so that scaling is exact.
  let scale: Double
  /// Statements that were taken to mean the same.
  let nearDuplicates: [Solution.NearDuplicate]

  /// Which of its lengths tells how a model is scaled.
  enum Measure {
    /// What something asks for: that is how long things will be.
    case asked
    /// The greatest of all numbers that are there.
    ///
    /// It serves where the first measure leaves numbers so large that the solver loses its way.
    case greatest
  }

  /// - Parameters:
  ///   - model: What is solved.
  ///   - measure: Which of its lengths tells how it is scaled.
  ///   - slack: By how much what is said may be missed, as a part of a length; 0 for not at all.
  init(_ model: Model, scaledBy measure: Measure = .asked, slack: Double = 0) throws {
    try Self.checkNumbers(model)
    let scale = Self.powerOfTwo(measure == .asked ? Self.askedLength(of: model) : Self.greatestLength(of: model))
    let order = Self.order(ofVariables: model)
    var columns = Array(repeating: 0, count: order.count)
    for (column, variable) in order.enumerated() { columns[variable] = column }
    self.columns = columns
    self.scale = scale
    bounds = order.map { Bounds(model.lowerBounds[$0] / scale, model.upperBounds[$0] / scale) }
    var rows = model.constraints.map { constraint in
      Row(
        expression: Self.merged(constraint.expression, columns: columns, scale: scale), constraint: constraint,
        demand: constraint.demand / scale)
    }
    if slack > 0 { rows = rows.flatMap { $0.loosened(by: slack) } }
    let duplicates = NearDuplicates(Self.sorted(rows))
    self.rows = duplicates.rows
    nearDuplicates = duplicates.found
    let goals = model.goals.map { goal in
      CanonicalGoal(goal) { Self.merged($0, columns: columns, scale: scale) }
    }
    self.goals = Self.sorted(goals)
  }

  /// An expression in terms of columns: sorted, each column once, no zeros, scaled.
  func merged(_ expression: LinearExpression) -> Expression {
    Self.merged(expression, columns: columns, scale: scale)
  }

  /// What is left of coefficients that cancel each other, as a part of them.
  ///
  /// It is the rounding of the last of their digits, a few times over. As a coefficient it would say that a length of nothing
  /// is as many lengths of 1e15.
  private static let cancelled = 0x1p-50

  private static func merged(_ expression: LinearExpression, columns: [Int], scale: Double) -> Expression {
    var terms = expression.terms.map { LinearProgram.Term(columns[$0.variable.index], $0.coefficient) }
    if isMerged(terms) { return (terms, expression.constant / scale) }
    // Coefficients of one column are added in order of size, so that their order in the source does not show.
    terms.sort { ($0.column, $0.coefficient) < ($1.column, $1.coefficient) }
    var merged: [LinearProgram.Term] = []
    merged.reserveCapacity(terms.count)
    var next = 0
    while next < terms.count {
      var sum = terms[next]
      var size = abs(sum.coefficient)
      next += 1
      while next < terms.count, terms[next].column == sum.column {
        sum.coefficient += terms[next].coefficient
        size += abs(terms[next].coefficient)
        next += 1
      }
      if abs(sum.coefficient) > cancelled * size { merged.append(sum) }
    }
    let constant = expression.constant / scale
    // Where all has cancelled, a constant may be the rounding of lengths that have as well; those are about 1 in this scale.
    let isRounding = merged.isEmpty && !terms.isEmpty && abs(constant) <= 0x1p-40
    return (merged, isRounding ? 0 : constant)
  }

  /// Whether each column occurs once, in order, and counts; most expressions are made like that.
  private static func isMerged(_ terms: [LinearProgram.Term]) -> Bool {
    var last = -1
    for term in terms {
      guard term.column > last, term.coefficient != 0 else { return false }
      last = term.column
    }
    return true
  }

  // MARK: Numbers

  /// The power of two that brings a length near 1000, where the solver's absolute tolerances suit layouts.
  private static func powerOfTwo(_ length: Double) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    // A length of 2^e becomes one of 2^9, between 512 and 1024.
    return Double(sign: .plus, exponent: length.exponent - 9, significand: 1)
  }

  /// The greatest finite number among the bounds and constants of a model.
  private static func greatestLength(of model: Model) -> Double {
    let constants =
      model.constraints.map(\.expression.constant)
      + model.goals.flatMap { $0.aim.expressions.map(\.constant) }
    return (model.lowerBounds + model.upperBounds + constants).lazy.filter(\.isFinite).map(abs).max() ?? 0
  }

  /// How long things will be.
  ///
  /// What something asks for tells how long things are. Limits from above do not, since they may be far beyond all of them;
  /// only the least of them can be reached.
  private static func askedLength(of model: Model) -> Double {
    var asked = 0.0
    var leastLimit = Double.infinity
    for bound in model.lowerBounds where bound.isFinite { asked = max(asked, abs(bound)) }
    for bound in model.upperBounds where bound.isFinite && bound != 0 { leastLimit = min(leastLimit, abs(bound)) }
    for constraint in model.constraints where constraint.expression.constant != 0 {
      // A constant next to a single large coefficient is not a length; dividing gives the length that it sets.
      let coefficient = constraint.expression.terms.map { abs($0.coefficient) }.max() ?? 1
      guard coefficient > 0 else { continue }
      let length = abs(constraint.expression.constant) / coefficient
      if constraint.relation == .lessOrEqual {
        leastLimit = min(leastLimit, length)
      } else {
        asked = max(asked, length)
      }
    }
    return leastLimit.isFinite ? max(asked, leastLimit) : asked
  }

  /// Refuses what is not finite: the solver would compute on with it and call the outcome optimal.
  private static func checkNumbers(_ model: Model) throws {
    for index in model.names.indices {
      let (lower, upper) = (model.lowerBounds[index], model.upperBounds[index])
      guard !lower.isNaN, !upper.isNaN, lower < .infinity, upper > -.infinity else {
        throw LayoutError(
          .nonFinite, "The bounds \(lower)...\(upper) of \(model.names[index]) leave no finite value.")
      }
    }
    for constraint in model.constraints {
      guard constraint.weight.isFinite, constraint.weight > 0 else {
        throw LayoutError(.nonFinite, "The weight \(constraint.weight) of a constraint must be finite and above 0.")
      }
      guard constraint.demand.isFinite else {
        throw LayoutError(.nonFinite, "The demand \(constraint.demand) of a constraint must be finite.")
      }
      try check(constraint.expression, in: model)
    }
    for goal in model.goals {
      for expression in goal.aim.expressions { try check(expression, in: model) }
    }
  }

  private static func check(_ expression: LinearExpression, in model: Model) throws {
    guard expression.constant.isFinite else {
      throw LayoutError(.nonFinite, "The constant \(expression.constant) of an expression must be finite.")
    }
    for term in expression.terms {
      guard model.names.indices.contains(term.variable.index) else {
        throw LayoutError(.invalidLayout, "Variable \(term.variable.index) is not one of this model.")
      }
      guard term.coefficient.isFinite else {
        throw LayoutError(
          .nonFinite,
          "The coefficient \(term.coefficient) of \(model.names[term.variable.index]) must be finite.")
      }
    }
  }
}

extension CanonicalModel.Row {
  /// The row with some room on each side where it is required and somebody said so; how lengths add up stays exact.
  fileprivate func loosened(by slack: Double) -> [Self] {
    guard constraint.priority == .required, constraint.statement != nil, !expression.terms.isEmpty else {
      return [self]
    }
    let room = slack * (1 + abs(expression.constant))
    func row(_ relation: Relation, _ room: Double) -> Self {
      var constraint = constraint
      constraint.relation = relation
      return Self(expression: (expression.terms, expression.constant + room), constraint: constraint, demand: demand)
    }
    switch constraint.relation {
    case .lessOrEqual: return [row(.lessOrEqual, -room)]
    case .greaterOrEqual: return [row(.greaterOrEqual, room)]
    case .equal: return [row(.lessOrEqual, -room), row(.greaterOrEqual, room)]
    }
  }
}

extension Goal.Aim {
  /// The expressions that the aim is about.
  fileprivate var expressions: [LinearExpression] {
    switch self {
    case .minimize(let expression): [expression]
    case .minimizeKeeping(let expression, let kept): [expression, kept]
    case .leximin(let expressions), .inOrder(let expressions): expressions
    }
  }
}
