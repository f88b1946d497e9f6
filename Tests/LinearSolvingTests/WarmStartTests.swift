import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// A model like the last one, solved from where that ended: the same answer, in fewer steps.
struct WarmStartTests {
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

  @Test(arguments: [Presolve.on, .off], 0..<10 as Range<UInt64>)
  func answersAreThoseOfAColdStart(_ presolve: Presolve, _ block: UInt64) throws {
    let solver = LexicographicSolver(GLPKSolver(), presolve: presolve)
    for seed in 50 * block..<50 * block + 50 {
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
        case (.infeasible(let cold), .infeasible(let warm)): #expect(cold == warm, "\(name)")
        case (.solved, .infeasible), (.infeasible, .solved): Issue.record("\(name): only one has an answer")
        }
        model = Self.shifted(model, using: &random)
      }
    }
  }

  /// Over many models, since a single one may hardly take a step anyway.
  @Test func theSameModelAgainTakesFewerSteps() throws {
    let solver = LexicographicSolver(GLPKSolver(), presolve: .off)
    var iterations = [0, 0]
    for seed in 0..<100 as Range<UInt64> {
      let random = RandomModel(seed: seed, style: .layout)
      var start = WarmStart()
      for time in 0..<2 {
        let outcome = try solver.solve(random.model, probing: random.probes, from: &start)
        if case .solved(let solution) = outcome { iterations[time] += solution.effort.iterations }
      }
    }
    #expect(iterations[0] > 500)
    #expect(iterations[1] < iterations[0] / 3, "\(iterations[0]) at first, then \(iterations[1])")
  }
}
