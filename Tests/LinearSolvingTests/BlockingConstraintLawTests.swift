import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// Blocking constraints are minimal, in models that nobody prepared: with all of them kept where they are the preference cannot hold,
/// without any one of them it can.
struct BlockingConstraintLawTests {
  private let solver = LexicographicSolver(GLPKSolver())

  private func solution(_ model: Model) throws -> Solution {
    guard case .solved(let solution) = try solver.solve(model) else {
      throw LayoutError(.unsatisfiable, "The model has no answer.")
    }
    return solution
  }

  @Test func blockingConstraintsAreIrreducible() async {
    await Law(seeds: 0..<120, atLeast: 114).check { seed in
      var random = SeededGenerator(seed: seed)
      var model = Model()
      for name in 0..<4 { _ = model.addVariable(.init("x", name), lower: 0, upper: 200) }
      let constraints = Self.randomPreferences(using: &random)
      constraints.forEach { model.add($0) }
      let answer = try solution(model)
      let missedOnes = constraints.filter { Self.violation($0, answer) > 1e-3 }
      for missed in missedOnes {
        let statement = try #require(missed.statement)
        let found = try #require(
          try solver.blockingConstraints(of: statement, in: model, solvedBy: answer), "seed \(seed)")
        let kept = constraints.filter { constraint in
          constraint.statement.map { found.contains(.statement($0)) } ?? false
            && constraint.priority >= missed.priority && constraint.statement != statement
        }
        #expect(try !canHold(missed, with: kept, answer), "seed \(seed), preference \(statement.index)")
        for blocking in found {
          let without = kept.filter { $0.statement.map { blocking != .statement($0) } ?? true }
          #expect(
            try canHold(missed, with: without, answer),
            "seed \(seed), preference \(statement.index) without \(blocking)")
        }
      }
      return missedOnes.isEmpty ? .inapplicable : .checked
    }
  }

  private func canHold(_ preference: Constraint, with kept: [Constraint], _ answer: Solution) throws -> Bool {
    var model = Model()
    for name in 0..<4 { _ = model.addVariable(.init("x", name), lower: 0, upper: 200) }
    model.add(preference.prioritized(.required))
    for constraint in kept {
      let missed = max(Self.violation(constraint, answer), 0)
      if constraint.relation != .greaterOrEqual { model.add(Constraint(constraint.expression - missed, .lessOrEqual)) }
      if constraint.relation != .lessOrEqual { model.add(Constraint(constraint.expression + missed, .greaterOrEqual)) }
    }
    if case .solved = try solver.solve(model) { return true }
    return false
  }

  private static func violation(_ constraint: Constraint, _ answer: Solution) -> Double {
    let value = answer[constraint.expression]
    return switch constraint.relation {
    case .lessOrEqual: value
    case .equal: abs(value)
    case .greaterOrEqual: -value
    }
  }

  /// One statement each, all of them preferences that add up.
  private static func randomPreferences(using random: inout SeededGenerator) -> [Constraint] {
    let priorities: [Priority] = [.strong, .medium, .weak]
    let relations: [Relation] = [.lessOrEqual, .equal, .greaterOrEqual]
    return (0..<9).map { index in
      var expression = LinearExpression(constant: Double(Int.random(in: -90...20, using: &random)))
      let first = Int.random(in: 0..<4, using: &random)
      for offset in 0..<Int.random(in: 1...3, using: &random) {
        let variable = Variable(index: (first + offset) % 4)
        expression.terms.append(.init(variable, random.chance(0.3) ? -1 : 1))
      }
      return Constraint(
        expression, relations.randomElement(using: &random) ?? .equal,
        priority: priorities.randomElement(using: &random) ?? .weak,
        weight: Double(Int.random(in: 1...3, using: &random)), statement: Statement(index: index))
    }
  }
}
