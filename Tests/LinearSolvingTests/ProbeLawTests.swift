import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// What is open among many is the same found together as for each alone, in models that nobody prepared.
struct ProbeLawTests {
  private func solve(_ model: Model, _ expressions: [LinearExpression]) throws -> Solution {
    guard case .solved(let solution) = try LexicographicSolver(GLPKSolver()).solve(model, probing: expressions) else {
      throw LayoutError(.unsatisfiable, "The model has no answer.")
    }
    return solution
  }

  /// The definition itself, tried on each expression alone in a model of its own.
  @Test func manyAtOnceAreWhatEachIsAlone() async {
    await Law(seeds: 0..<80, atLeast: 80).check { seed in
      var random = SeededGenerator(seed: seed)
      var model = Model()
      let count = Int.random(in: 4...12, using: &random)
      let variables = (0..<count).map { model.addVariable(.init("x", $0), lower: 0) }
      for _ in 0..<count {
        let width = Int.random(in: 2...4, using: &random)
        let first = Int.random(in: 0...max(0, count - width), using: &random)
        let sum = LinearExpression(terms: variables[first..<min(first + width, count)].map { .init($0) })
        let length = Double(Int.random(in: 0...6, using: &random) * 10)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: model.add((sum == length).prioritized(.strong))
        case 1: model.add((sum <= length).prioritized(.hug))
        case 2: model.add((sum >= length).prioritized(.medium))
        default: model.add((variables[first] == length).prioritized(.weak))
        }
      }
      model.add(Goal(.minimize(LinearExpression(terms: variables.map { .init($0) })), priority: .total))
      model.add(Goal(.leximin(variables.map { LinearExpression($0) }), priority: .policy))
      var expressions = variables.map { LinearExpression($0) }
      for _ in 0..<4 {
        expressions.append(
          LinearExpression(
            terms: (0..<3).map { _ in
              .init(
                variables[Int.random(in: 0..<count, using: &random)], Double(Int.random(in: -1...1, using: &random)))
            }))
      }
      let together = try solve(model, expressions)
      for (index, expression) in expressions.enumerated() {
        let alone = try solve(model, [expression]).probes[0]
        let probe = together.probes[index]
        #expect(probe.decidedBy == alone.decidedBy, "seed \(seed), expression \(index)")
        #expect(isNear(probe.lower, alone.lower), "seed \(seed), expression \(index)")
        #expect(isNear(probe.upper, alone.upper), "seed \(seed), expression \(index)")
      }
      return .checked
    }
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { left == right || abs(left - right) < 1e-6 }
}
