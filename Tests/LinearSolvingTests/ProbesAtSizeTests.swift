import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// What is open among many is found together, and is what one linear program for each would find.
struct ProbesAtSizeTests {
  private func solve(_ model: Model, _ expressions: [LinearExpression]) throws -> Solution {
    guard case .solved(let solution) = try LexicographicSolver(GLPKSolver()).solve(model, probing: expressions) else {
      throw LayoutError(.unsatisfiable, "The model has no answer.")
    }
    return solution
  }

  /// Tracks under spans: each span keeps its sum; what a span covers alone is open.
  private func grid(tracks count: Int, openEvery step: Int) -> (Model, [LinearExpression]) {
    var model = Model()
    let tracks = (0..<count).map { model.addVariable(.init("track", $0), lower: 0) }
    for (index, track) in tracks.enumerated() where index % step > 1 {
      model.add((track <= 10).prioritized(.hug))
      model.add(track >= 10)
    }
    for first in stride(from: 0, to: count - 1, by: step) {
      model.add(tracks[first] + tracks[first + 1] >= 30)
      model.add((tracks[first] + tracks[first + 1] <= 30).prioritized(.hug))
    }
    let sum = LinearExpression(terms: tracks.map { .init($0) })
    model.add(Goal(.minimize(sum), priority: .total))
    model.add(Goal(.leximin(tracks.map { LinearExpression($0) }), priority: .policy))
    return (model, tracks.map { LinearExpression($0) })
  }

  @Test func fewOpenTracksAmongManyCostFewPrograms() throws {
    let (model, tracks) = grid(tracks: 200, openEvery: 20)
    let found = try solve(model, tracks)
    for (index, probe) in found.probes.enumerated() {
      let isOpen = index % 20 < 2
      #expect(probe.lower == (isOpen ? 0 : 10))
      #expect(probe.upper == (isOpen ? 30 : 10))
      #expect(probe.decidedBy == (isOpen ? .policy : nil))
    }
    // A program for each end of each track would be 400, and 20 more after the total.
    #expect(found.effort.solves < 60)
  }

  /// In the measure of the small length the other bound is 9e15, from which a step of 1 is nothing.
  @Test func whatStandsAtABoundFarBeyondAllOtherLengthsCanMove() throws {
    var model = Model()
    let free = model.addVariable(.init("free"), lower: -.infinity)
    let far = model.addVariable(.init("far"), lower: -.infinity)
    let small = model.addVariable(.init("small"), lower: -.infinity)
    model.add(2 * far <= 1_074_790_400)
    model.add(2 * small == -0x1p-14)
    model.add(2 * small <= -0x1.8p-15)
    model.add(Goal(.minimize(far - 256), priority: .policy))
    let probes = [LinearExpression(free), LinearExpression(far), LinearExpression(small), far - 20.0]
    let outcome = try LexicographicSolver(GLPKSolver(), presolve: .off).solve(model, probing: probes)
    guard case .solved(let solution) = outcome else { return #expect(Bool(false), "The model has an answer.") }
    #expect(solution.probes[1].lower == -.infinity)
    #expect(solution.probes[1].upper == 537_395_200)
  }
}
