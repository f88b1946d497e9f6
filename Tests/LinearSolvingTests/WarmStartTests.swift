import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// A model like the last one, solved from where that ended: the same answer, in fewer steps.
struct WarmStartTests {
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
