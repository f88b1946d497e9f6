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

  /// The definition itself, tried on each expression alone in a model of its own.
  @Test(arguments: 0..<80)
  func manyAtOnceAreWhatEachIsAlone(_ seed: UInt64) throws {
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
            .init(variables[Int.random(in: 0..<count, using: &random)], Double(Int.random(in: -1...1, using: &random)))
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
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { left == right || abs(left - right) < 1e-6 }
}
