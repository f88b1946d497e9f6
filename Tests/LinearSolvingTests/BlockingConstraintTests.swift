import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// A preference that does not hold is kept from it by a minimal set of what is as strong or stronger.
struct BlockingConstraintTests {
  private let solver = LexicographicSolver(GLPKSolver())

  private func solution(_ model: Model) throws -> Solution {
    guard case .solved(let solution) = try solver.solve(model) else {
      throw LayoutError(.unsatisfiable, "The model has no answer.")
    }
    return solution
  }

  private func blockingConstraints(of index: Int, in model: Model) throws -> [BlockingConstraint]? {
    try solver.blockingConstraints(of: Statement(index: index), in: model, solvedBy: solution(model))
  }

  private func statements(_ indices: Int...) -> [BlockingConstraint] {
    indices.map { .statement(Statement(index: $0)) }
  }

  @Test func aPreferenceThatHoldsHasNone() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x == 3).prioritized(.weak).stated(Statement(index: 0)))
    model.add((x <= 3).stated(Statement(index: 1)))
    #expect(try blockingConstraints(of: 0, in: model) == nil)
  }

  @Test func oneRequiredStatementCanBeEnough() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x >= 10).prioritized(.strong).stated(Statement(index: 0)))
    model.add((x <= 20).stated(Statement(index: 1)))
    model.add((x <= 8).stated(Statement(index: 2)))
    model.add((x <= 5).prioritized(.weak).stated(Statement(index: 3)))
    #expect(try blockingConstraints(of: 0, in: model) == statements(2))
  }

  @Test func twoCanDefeatTogether() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    model.add((x >= 60).prioritized(.weak).stated(Statement(index: 0)))
    model.add((y >= 60).prioritized(.strong).stated(Statement(index: 1)))
    model.add((x + y <= 100).stated(Statement(index: 2)))
    #expect(try blockingConstraints(of: 0, in: model) == statements(1, 2))
  }

  @Test func aStrongerPreferenceCountsOnlyAsFarAsItGets() throws {
    var model = Model()
    let x = model.addVariable("x", lower: 0)
    // Statement 1 gets 40 of its 60; that alone is enough against 20.
    model.add((x <= 20).prioritized(.weak).stated(Statement(index: 0)))
    model.add((x >= 60).prioritized(.strong).stated(Statement(index: 1)))
    model.add((x <= 40).stated(Statement(index: 2)))
    #expect(try blockingConstraints(of: 0, in: model) == statements(1))
    #expect(try blockingConstraints(of: 1, in: model) == statements(2))
  }

  @Test func aBlockingConstraintOfTheSameTierWinsByItsWeight() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x == 1).prioritized(.medium, weight: 1).stated(Statement(index: 0)))
    model.add((x == 2).prioritized(.medium, weight: 3).stated(Statement(index: 1)))
    #expect(try blockingConstraints(of: 0, in: model) == statements(1))
  }

  @Test func threeIdealsShareAContainer() throws {
    var model = Model()
    let items = (0..<3).map { model.addVariable(.init("item", $0), lower: 0) }
    for (index, item) in items.enumerated() {
      let ideal = Constraint(item - 100, .greaterOrEqual, priority: .ideal, fairness: .leximin)
      model.add(ideal.stated(Statement(index: index)))
    }
    model.add((items[0] + items[1] + items[2] <= 240).stated(Statement(index: 3)))
    #expect(try blockingConstraints(of: 1, in: model) == statements(0, 2, 3))
  }

  @Test func constraintsWithoutAStatementAreNamedByTheirPriority() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x <= 5).prioritized(.weak).stated(Statement(index: 0)))
    model.add((x >= 8).prioritized(.ideal))
    #expect(try blockingConstraints(of: 0, in: model) == [.unstated(.ideal)])
  }

  @Test func aGoalCanDefeatAWeakPreference() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    model.add((x + y >= 30).stated(Statement(index: 1)))
    model.add(Goal(.minimize(x + 2 * y), priority: .hug))
    model.add(Goal(.minimize(y - 2 * x), priority: .total))
    let whim = try #require(Priority(rawValue: 120))
    model.add((y >= 5).prioritized(whim).stated(Statement(index: 0)))
    #expect(try blockingConstraints(of: 0, in: model) == statements(1) + [.goal(.hug)])
  }

  @Test func whatHoldsByConstructionIsBlockedByNothing() throws {
    var model = Model()
    let x = model.addVariable("x", upper: 5)
    model.add((x >= 8).prioritized(.strong).stated(Statement(index: 0)))
    model.add((x >= 4).stated(Statement(index: 1)))
    #expect(try blockingConstraints(of: 0, in: model) == [])
  }

  @Test func aPreferenceOfTwoTiersIsExplainedInTheStronger() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add((x >= 8).prioritized(.strong).stated(Statement(index: 0)))
    model.add((y >= 8).prioritized(.weak).stated(Statement(index: 0)))
    model.add((x <= 5).stated(Statement(index: 1)))
    model.add((y <= 5).stated(Statement(index: 2)))
    #expect(try blockingConstraints(of: 0, in: model) == statements(1))
  }
}
