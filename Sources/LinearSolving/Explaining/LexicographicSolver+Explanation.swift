public import LinearModel

extension LexicographicSolver {
  /// Explains the value of an expression as an exact sum of what holds it in place.
  ///
  /// One linear program over the equations that hold around the expression. The answer is the same with and without
  /// presolve, as long as the solution is.
  ///
  /// - Parameters:
  ///   - expression: What is explained.
  ///   - model: The model that was solved.
  ///   - solution: The answer to it.
  /// - Throws: A ``LayoutError`` with code `solverFailed` where the solution is not one of the model, so that no equations
  ///   determine the value.
  public func explain(
    _ expression: LinearExpression, in model: Model, at solution: Solution
  ) throws -> Explanation {
    let canonical = try CanonicalModel(model)
    var values = Array(repeating: 0.0, count: canonical.columns.count)
    for (variable, column) in canonical.columns.enumerated() {
      values[column] = solution.values[variable] / canonical.scale
    }
    let explainer = Explainer(FactTable(canonical, values: values), columnCount: values.count)
    guard let found = try explainer.multipliers(for: canonical.merged(expression).terms, on: solver) else {
      throw LayoutError(.solverFailed, "No equations determine the value: the solution is not one of this model.")
    }
    return explanation(of: expression, found, canonical, solution)
  }

  private func explanation(
    of expression: LinearExpression, _ found: [(fact: Fact, multiplier: Double)], _ model: CanonicalModel,
    _ solution: Solution
  ) -> Explanation {
    var sums: [Explanation.Source: (coefficient: Double, contribution: Double)] = [:]
    var columns: Set<Int> = []
    for (fact, multiplier) in found {
      for amount in fact.amounts {
        sums[amount.source, default: (0, 0)].coefficient += multiplier * amount.factor
        sums[amount.source, default: (0, 0)].contribution += multiplier * amount.factor * amount.value * model.scale
      }
      if !fact.isStated { columns.formUnion(fact.terms.map(\.column)) }
    }
    if expression.constant != 0 { sums[.construction, default: (0, 0)].contribution += expression.constant }
    let parts = sums.sorted { $0.key < $1.key }.map { source, sum in
      Explanation.Part(source: source, coefficient: sum.coefficient, contribution: sum.contribution)
    }
    let variables = model.columns.indices.filter { columns.contains(model.columns[$0]) }.map { Variable(index: $0) }
    return Explanation(value: solution[expression], parts: parts, variables: variables)
  }
}

extension Fact {
  /// Whether all of it was said.
  fileprivate var isStated: Bool {
    amounts.allSatisfy { if case .statement = $0.source { true } else { false } }
  }
}
