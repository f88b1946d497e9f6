import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// The presolve and the whole program give the same answers, reports and explanations, to systems that nobody prepared.
struct PresolveDifferentialLawTests {
  private let reduced = LexicographicSolver(GLPKSolver(), presolve: .on)
  private let whole = LexicographicSolver(GLPKSolver(), presolve: .off)

  /// Pools of several tiers that could rise without end share what is left as one; no single tier tells of that.
  @Test(arguments: [RandomModel.Style.anything, .crowded])
  func bothWaysAgree(_ style: RandomModel.Style) async {
    await Law(seeds: 0..<150, atLeast: 150).check { try compare($0, style) }
  }

  @Test func bothWaysAgreeOnLayouts() async {
    await Law(seeds: 0..<250, atLeast: 250).check { try compare($0, .layout) }
  }

  /// Compares the answers to a system; one with a value that was not explained does not count.
  private func compare(_ seed: UInt64, _ style: RandomModel.Style) throws -> Law.Verdict {
    let random = RandomModel(seed: seed, style: style)
    let name = "seed \(seed), \(style)"
    switch (
      try reduced.solve(random.model, probing: random.probes), try whole.solve(random.model, probing: random.probes)
    ) {
    case (.solved(let left), .solved(let right)):
      expectSame(left, right, in: random.model, name)
      let refusals =
        try expectSums(of: left, reduced, in: random, name) + expectSums(of: right, whole, in: random, name)
      return refusals == 0 ? .checked : .inapplicable
    case (.infeasible(let left, _), .infeasible(let right, _)):
      #expect(left == right, "\(name)")
      try expectIrreducible(left, in: random.model, name)
    case (.solved, .infeasible), (.infeasible, .solved): Issue.record("\(name): only one has an answer")
    }
    return .checked
  }

  private func size(of solution: Solution) -> Double { solution.values.reduce(1) { max($0, abs($1)) } }

  private func expectSame(_ left: Solution, _ right: Solution, in model: Model, _ name: String) {
    let limit = 1e-7 * size(of: right)
    for (index, (found, expected)) in zip(left.values, right.values).enumerated() {
      #expect(abs(found - expected) <= limit, "\(name): \(model.names[index]) is \(found) and \(expected)")
    }
    for (index, (found, expected)) in zip(left.probes, right.probes).enumerated() {
      #expect(found.lower == expected.lower || abs(found.lower - expected.lower) <= limit, "\(name): probe \(index)")
      #expect(found.upper == expected.upper || abs(found.upper - expected.upper) <= limit, "\(name): probe \(index)")
      #expect(found.decidedBy == expected.decidedBy, "\(name): probe \(index)")
    }
  }

  /// Whatever holds a value in place, its parts add up to it.
  ///
  /// - Returns: How many values were not explained.
  private func expectSums(
    of solution: Solution, _ solver: LexicographicSolver, in random: RandomModel, _ name: String
  ) throws -> Int {
    let variables = random.model.names.indices.map { LinearExpression(Variable(index: $0)) }
    var refusals = 0
    for (index, expression) in (variables + random.probes).enumerated() {
      do {
        let explanation = try solver.explain(expression, in: random.model, at: solution)
        let sum = explanation.parts.reduce(0) { $0 + $1.contribution }
        let limit = 1e-9 * solution.magnitude(of: expression)
        #expect(abs(sum - solution[expression]) <= limit, "\(name): \(index) is \(solution[expression]), not \(sum)")
      } catch let error as LayoutError where error.code == .solverFailed {
        refusals += 1
      }
    }
    return refusals
  }

  /// Without any one of its members a conflict can hold.
  private func expectIrreducible(_ conflict: [Statement], in model: Model, _ name: String) throws {
    let all = Set(conflict)
    #expect(try !isFeasible(model.keeping(all)), "\(name): \(conflict)")
    for statement in conflict {
      #expect(try isFeasible(model.keeping(all.subtracting([statement]))), "\(name): \(statement) in \(conflict)")
    }
  }

  private func isFeasible(_ model: Model) throws -> Bool {
    if case .solved = try whole.solve(model) { true } else { false }
  }
}

extension Solution {
  /// How large the numbers are that an expression is added from, 1 or more.
  ///
  /// The rounding of values is multiplied by their coefficients, so a sum of 7 * 9 is told less exactly than any of its values.
  fileprivate func magnitude(of expression: LinearExpression) -> Double {
    let sum = expression.terms.reduce(0) { $0 + abs($1.coefficient * values[$1.variable.index]) }
    return max(sum, values.reduce(1) { max($0, abs($1)) })
  }
}

extension Model {
  /// The variables, and the required constraints that have one of these statements or none.
  fileprivate func keeping(_ statements: Set<Statement>) -> Model {
    var copy = Model()
    for (index, name) in names.enumerated() {
      _ = copy.addVariable(name, lower: lowerBounds[index], upper: upperBounds[index])
    }
    for constraint in constraints where constraint.priority == .required {
      if constraint.statement.map(statements.contains) ?? true { copy.add(constraint) }
    }
    return copy
  }
}
