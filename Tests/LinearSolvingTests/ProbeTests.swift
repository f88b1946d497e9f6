import GLPKSolver
import LinearModel
import LinearSolving
import Testing

/// What is open below `share` is measured, and the tier that closes it is named.
struct ProbeTests {
  private func probes(_ model: Model, _ expressions: [LinearExpression]) throws -> [Solution.Probe] {
    guard case .solved(let solution) = try LexicographicSolver(GLPKSolver()).solve(model, probing: expressions) else {
      throw LayoutError(.unsatisfiable, "The model has no answer.")
    }
    return solution.probes
  }

  @Test func rangesAreThoseOfTheOptimalFace() throws {
    var model = Model()
    let x = model.addVariable("x", lower: 0)
    let y = model.addVariable("y", lower: 5)
    model.add(x + y <= 100)
    model.add((y <= 5).prioritized(.hug))
    model.add(Goal(.minimize(x + y), priority: .total))
    let found = try probes(model, [LinearExpression(x), LinearExpression(y), x + y + 1])
    #expect(found.map(\.lower) == [0, 5, 6])
    #expect(found.map(\.upper) == [95, 5, 101])
    #expect(found.map(\.decidedBy) == [.total, nil, .total])
  }

  @Test func aRangeWithoutEndIsInfinite() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add(Goal(.leximin([-x]), priority: .policy))
    model.add(x >= -7)
    let found = try probes(model, [LinearExpression(x)])
    #expect(found[0].lower == -7)
    #expect(found[0].upper == .infinity)
    #expect(found[0].decidedBy == .policy)
  }

  @Test func aUserTierBelowShareIsNamedAsWhatDecided() throws {
    var model = Model()
    let x = model.addVariable("x", lower: 0, upper: 10)
    let whim = try #require(Priority(rawValue: 120))
    model.add((x == 4).prioritized(whim))
    let found = try probes(model, [LinearExpression(x)])
    #expect(found[0].decidedBy == whim)
  }
}
