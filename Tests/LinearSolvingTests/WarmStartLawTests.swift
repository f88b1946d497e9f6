import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// A model like the last one, solved from where that ended, has the answer that it has by itself.
struct WarmStartLawTests {
  /// A model of the same shape with other lengths.
  private static func shifted(_ model: Model, using random: inout SeededGenerator) -> Model {
    var copy = Model()
    for index in model.names.indices {
      _ = copy.addVariable(model.names[index], lower: model.lowerBounds[index], upper: model.upperBounds[index])
    }
    for var constraint in model.constraints {
      if random.chance(0.3) { constraint.expression.constant += Double(Int.random(in: -3...3, using: &random)) }
      copy.add(constraint)
    }
    for goal in model.goals { copy.add(goal) }
    return copy
  }

  @Test(arguments: [Presolve.on, .off])
  func answersAreThoseOfAColdStart(_ presolve: Presolve) async {
    let solver = LexicographicSolver(GLPKSolver(), presolve: presolve)
    await Law(seeds: 0..<300, atLeast: 300).check { seed in
      let style: RandomModel.Style = seed.isMultiple(of: 3) ? .crowded : .layout
      var model = RandomModel(seed: seed, style: style).model
      let probes = RandomModel(seed: seed, style: style).probes
      var random = SeededGenerator(seed: seed)
      var start = WarmStart()
      for step in 0..<4 {
        let name = "seed \(seed), step \(step)"
        switch (try solver.solve(model, probing: probes), try solver.solve(model, probing: probes, from: &start)) {
        case (.solved(let cold), .solved(let warm)):
          let limit = 1e-7 * cold.values.reduce(1) { max($0, abs($1)) }
          #expect(zip(cold.values, warm.values).allSatisfy { abs($0 - $1) <= limit }, "\(name): \(cold) and \(warm)")
          for (left, right) in zip(cold.probes, warm.probes) {
            #expect(left.lower == right.lower || abs(left.lower - right.lower) <= limit, "\(name)")
            #expect(left.upper == right.upper || abs(left.upper - right.upper) <= limit, "\(name)")
          }
        case (.infeasible(let cold, _), .infeasible(let warm, _)): #expect(cold == warm, "\(name)")
        case (.solved, .infeasible), (.infeasible, .solved): Issue.record("\(name): only one has an answer")
        }
        model = Self.shifted(model, using: &random)
      }
      return .checked
    }
  }
}
