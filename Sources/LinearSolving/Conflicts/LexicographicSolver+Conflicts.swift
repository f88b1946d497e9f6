package import LinearModel

// By how much statements that contradict each other miss, and which length of one of them would do.
extension LexicographicSolver {
  /// The least total by which the statements of a conflict must give way for all else that is required to hold.
  ///
  /// That is the elastic program of the conflict: each of its constraints may be missed, all others hold, and the sum of what
  /// is missed is as small as possible. What is said of one length counts as often as that stands in a sum: a gap of a row as often
  /// as the row has gaps. Source: Chinneck, *Feasibility and Infeasibility in Optimization* (2008), section 6.1.
  ///
  /// - Parameters:
  ///   - conflict: The statements.
  ///   - model: The model that has no answer because of them.
  ///   - takenBack: Statements that say nothing: those of other conflicts.
  /// - Returns: The total, in points. Where nothing that the conflict does leaves an answer, since others contradict each other
  ///   besides, what it misses by itself.
  /// - Throws: As ``solve(_:probing:)``.
  package func shortfall(
    of conflict: Set<Statement>, in model: Model, without takenBack: Set<Statement> = []
  ) throws -> Double {
    let multiplicity = model.multiplicity(in: conflict)
    let whole = model.requirements {
      $0.statement.map(takenBack.contains) ?? false ? nil : $0.elastic(conflict, multiplicity)
    }
    if let shortfall = try missed(by: conflict, in: whole) { return shortfall }
    let alone = model.requirements { constraint in
      guard let statement = constraint.statement else { return constraint }
      return conflict.contains(statement) ? constraint.elastic(conflict, multiplicity) : nil
    }
    guard let shortfall = try missed(by: conflict, in: alone) else { throw LayoutError.indistinctConflict }
    return shortfall
  }

  /// What the constraints of a conflict miss in the answer to an elastic program; `nil` where it has none.
  private func missed(by conflict: Set<Statement>, in model: Model) throws -> Double? {
    guard case .solved(let solution) = try solveOnce(model) else { return nil }
    return model.constraints.reduce(0) { $0 + ($1.priority < .required ? $1.weight * $1.violation(in: solution) : 0) }
      .withoutRounding
  }

  /// The factor nearest to 1 that the length of a statement can be multiplied by for all that is required to hold.
  ///
  /// All lengths that its constraints name are multiplied, so the two sides of padding keep their ratio.
  ///
  /// - Parameters:
  ///   - statement: What is changed; it names a length.
  ///   - model: The model that has no answer.
  ///   - takenBack: Statements that say nothing: those of other conflicts.
  /// - Returns: The factor, 0 or more; `nil` where there is none.
  /// - Throws: As ``solve(_:probing:)``.
  package func nearestFactor(
    of statement: Statement, in model: Model, without takenBack: Set<Statement> = []
  ) throws -> Double? {
    var factor: Variable?
    let changed = model.requirements { variables, constraint in
      guard let said = constraint.statement else { return constraint }
      guard said == statement else { return takenBack.contains(said) ? nil : constraint }
      var copy = constraint
      let length = copy.expression.constant
      copy.expression.constant = 0
      if length != 0 { copy.expression.terms.append(.init(variables.factor(&factor), length)) }
      return copy
    }
    guard let factor, case .solved(let solution) = try solveOnce(changed) else { return nil }
    return solution[factor]
  }

  /// Solves a program of which only the answer counts.
  private func solveOnce(_ model: Model) throws -> Outcome {
    var solver = self
    solver.namesConflicts = false
    return try solver.solve(model)
  }
}

extension Model {
  /// How often each length that a conflict says something of stands in a sum at most.
  fileprivate func multiplicity(in conflict: Set<Statement>) -> [Variable: Double] {
    var counts: [Variable: Double] = [:]
    for constraint in constraints where constraint.statement.map(conflict.contains) ?? false {
      if let length = constraint.onlyTerm { counts[length.variable] = 1 }
    }
    // What is said of several lengths is no sum of them, but another member that can give way.
    for constraint in constraints where constraint.priority == .required && constraint.statement == nil {
      for term in constraint.mergedTerms {
        if let known = counts[term.variable] { counts[term.variable] = max(known, abs(term.coefficient)) }
      }
    }
    return counts
  }

  /// What is required, without preferences and goals, some of it changed or left out.
  fileprivate func requirements(_ change: (Constraint) -> Constraint?) -> Model {
    requirements { _, constraint in change(constraint) }
  }

  fileprivate func requirements(_ change: (inout Model, Constraint) -> Constraint?) -> Model {
    var model = Model(variablesBy: variableOrder)
    for index in names.indices {
      _ = model.addVariable(names[index], lower: lowerBounds[index], upper: upperBounds[index])
    }
    for constraint in constraints where constraint.priority == .required {
      if let changed = change(&model, constraint) { model.add(changed) }
    }
    return model
  }

  /// A variable that is to be as near to 1 as can be.
  fileprivate mutating func factor(_ known: inout Variable?) -> Variable {
    if let known { return known }
    let factor = addVariable(.init("factor"), lower: 0)
    add((factor == 1).prioritized(.ideal))
    known = factor
    return factor
  }
}

extension Constraint {
  /// The one length that it is about; `nil` where there are several, or none.
  fileprivate var onlyTerm: LinearExpression.Term? {
    let terms = mergedTerms
    return terms.count == 1 ? terms.first : nil
  }

  /// Its terms, one for each variable that counts.
  fileprivate var mergedTerms: [LinearExpression.Term] {
    var merged: [LinearExpression.Term] = []
    for term in expression.terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if merged.last?.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    return merged.filter { $0.coefficient != 0 }
  }

  /// The constraint as what may be missed, if it is one of a conflict's.
  ///
  /// - Parameter multiplicity: How often lengths count.
  fileprivate func elastic(_ conflict: Set<Statement>, _ multiplicity: [Variable: Double]) -> Constraint {
    guard statement.map(conflict.contains) ?? false else { return self }
    let weight = onlyTerm.flatMap { term in multiplicity[term.variable].map { $0 / abs(term.coefficient) } }
    return prioritized(.ideal, weight: max(1, weight ?? 1))
  }

  /// By how much a solution misses the constraint.
  fileprivate func violation(in solution: Solution) -> Double {
    let value = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solution[$1.variable] }
    return switch relation {
    case .lessOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterOrEqual: max(0, -value)
    }
  }
}

extension Double {
  /// The number as people would write it, where that differs by less than a solver can tell.
  package var withoutRounding: Double {
    let rounded = (self * 1e6).rounded() / 1e6
    return abs(rounded - self) <= 1e-9 * (1 + abs(self)) ? rounded : self
  }
}
