import LayoutTestSupport
import LinearModel
import Testing

@testable import LinearSolving

/// What the structure of a model tells, and what is left to a solver.
struct PresolverTests {
  /// The values of the variables, and how many programs a solver was given; `nil` where there is no answer.
  private func answer(_ model: Model) throws -> (values: [Double], programs: Int)? {
    let canonical = try CanonicalModel(model)
    var presolver = Presolver(TieredModel(canonical), probes: [], warmStart: nil)
    let solver = BudgetedSolver(solver: DenseSolver(), budget: SolveBudget(SolveLimits()))
    guard let answer = try presolver.run(on: solver) else { return nil }
    return (canonical.columns.map { answer.values[$0] * canonical.scale }, answer.effort.programs)
  }

  @Test func boundsTravelAlongEquations() throws {
    var model = Model()
    let (x, y, z) = (model.addVariable("x"), model.addVariable("y"), model.addVariable("z"))
    model.add(x == 10)
    model.add(y == x + 5)
    model.add(z == 2 * y)
    let answer = try #require(try answer(model))
    #expect(answer.values == [10, 15, 30] && answer.programs == 0)
  }

  @Test func preferencesThatNothingHindersAreMet() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    model.add(x + y <= 100)
    model.add((x >= 30).prioritized(.strong))
    model.add((y >= 50).prioritized(.strong))
    model.add(Goal(.minimize(x + y), priority: .total))
    let answer = try #require(try answer(model))
    #expect(answer.values == [30, 50] && answer.programs == 0)
  }

  @Test func oneRowIsSharedFairly() throws {
    var model = Model()
    let variables = (0..<3).map { model.addVariable(.init("x", $0), lower: $0 == 0 ? 60 : 0) }
    model.add(variables[0] + variables[1] + variables[2] <= 120)
    model.add(Goal(.leximin(variables.map { LinearExpression($0) }), priority: .share))
    let answer = try #require(try answer(model))
    #expect(answer.values == [60, 30, 30] && answer.programs == 0)
  }

  /// The bounds of `u` and `v` come closer to 20 in ever smaller steps, so that structure does not see where they end.
  @Test func whatHasAllThatItDemandsOfARowSharesTheRest() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    let (u, v) = (model.addVariable("u", lower: 0, upper: 1000), model.addVariable("v", lower: 0, upper: 1000))
    let sum = model.addVariable("sum")
    model.add(u <= 0.5 * v + 10)
    model.add(v <= u)
    model.add(sum == x + v)
    model.add(x + y <= 100)
    model.add(Constraint(x - 30, .greaterOrEqual, priority: .ideal, fairness: .leximin, demand: 30))
    model.add(Constraint(y - 20, .greaterOrEqual, priority: .ideal, fairness: .leximin, demand: 20))
    model.add(Goal(.leximin([LinearExpression(x), LinearExpression(y)]), priority: .share))
    let answer = try #require(try answer(model))
    #expect(answer.values[..<2] == [50, 50])
  }

  /// The two rows narrow the bounds in turn, to a sixth each time around.
  ///
  /// One of them is not the value, however close they are: an explanation is a sum of the rows, and would come to another one.
  @Test func boundsThatCreepTowardsEachOtherMeetWhereTheirRowsDo() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    model.add((2 * x + y == 28).stated(Statement(index: 0)))
    model.add((x + 3 * y == 34).stated(Statement(index: 1)))
    let solver = LexicographicSolver(DenseSolver())
    guard case .solved(let solution) = try solver.solve(model) else {
      Issue.record("It has an answer.")
      return
    }
    // Lengths of about 10 that a few operations lead to.
    #expect(abs(solution[x] - 10) < 1e-13 && abs(solution[y] - 8) < 1e-13)
    for variable in [x, y] {
      let explanation = try solver.explain(LinearExpression(variable), in: model, at: solution)
      let sum = explanation.parts.reduce(0) { $0 + $1.contribution }
      #expect(abs(sum - solution[variable]) < 1e-13)
    }
  }

  /// The lower bound of `y` rises towards 9, each time by a quarter of the last step, and stops before.
  @Test func theLeastValueThatBoundsCreepTowardsIsThatOfTheRows() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    model.add(2 * x + y <= 39)
    model.add(x + 2 * y == 33)
    model.add(Goal(.minimizeKeeping(LinearExpression(y), kept: 2 * y), priority: .hug))
    guard case .solved(let solution) = try LexicographicSolver(DenseSolver()).solve(model) else {
      Issue.record("It has an answer.")
      return
    }
    // Lengths of about 10 that a few operations lead to.
    #expect(abs(solution[x] - 15) < 1e-13 && abs(solution[y] - 9) < 1e-13)
  }

  /// Each is at least 2 more than the one before and at most the widest, which are cycles; all of them can be as large as they
  /// may at once, since one that is larger hinders none of the others.
  @Test func whatIsAtLeastAsMuchAsAnotherNeedsNoSolver() throws {
    var model = Model()
    let widest = model.addVariable("widest", lower: 0)
    let leasts: [Double] = [10, 11, 5, 8, 20, 2, 3, 19, 1]
    let items = leasts.enumerated().map { model.addVariable(.init("item", $0.offset), lower: $0.element) }
    for item in items { model.add(widest - item >= 0) }
    for (before, after) in zip(items, items.dropFirst()) { model.add(after - before >= 2) }
    model.add((LinearExpression(widest) <= 0).prioritized(.hug))
    for item in items { model.add((item - widest >= 0).prioritized(.total)) }
    let answer = try #require(try answer(model))
    // The fifth begins with 20, and four come after it.
    let expected: [Double] = [28, 12, 14, 16, 18, 20, 22, 24, 26, 28]
    #expect(answer.values == expected && answer.programs == 0)
  }

  /// Neither the least values of what is open nor the greatest make the sums equal, but there are others that do.
  @Test func preferencesThatHoldAtAPointInsideOfTheBoundsAreMet() throws {
    var model = Model()
    let (a, b) = (model.addVariable("a", lower: 10, upper: 90), model.addVariable("b", lower: 10, upper: 90))
    let (c, d) = (model.addVariable("c", lower: 20, upper: 80), model.addVariable("d", lower: 30, upper: 40))
    model.add(a + b - c - d >= 0)
    model.add(a - c <= 5)
    model.add((a + b == c + d).prioritized(.strong))
    model.add((LinearExpression(a) >= 40).prioritized(.strong))
    model.add((LinearExpression(d) >= 40).prioritized(.strong))
    let answer = try #require(try answer(model))
    #expect(answer.values[0] >= 40 && answer.values[3] == 40 && answer.values[0] - answer.values[2] <= 5)
    #expect(abs(answer.values[0] + answer.values[1] - answer.values[2] - answer.values[3]) < 1e-9)
  }

  /// Each of the three could have what it prefers, but not all at once: two of them are all that there is room for.
  @Test func whatCannotAllBeHadAtOnceReachesTheSolver() throws {
    var model = Model()
    let items = (0..<3).map { model.addVariable(.init("item", $0), lower: 0, upper: 10) }
    for (index, item) in items.enumerated() {
      model.add(item + items[(index + 1) % 3] <= 10)
      model.add((LinearExpression(item) >= 10).prioritized(.strong))
    }
    let answer = try #require(try answer(model))
    #expect(answer.values.reduce(0, +) == 15 && answer.programs >= 1)
  }

  @Test func contradictingBoundsHaveNoAnswer() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 10), model.addVariable("y", upper: 5))
    model.add(x <= y)
    #expect(try answer(model) == nil)
  }

  /// The least value of the sum is that with `z` at its greatest, though by their bounds `x` and `y` may be small either way.
  @Test func aSumKeepsTheLeastValueThatRowsAllowIt() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    let z = model.addVariable("z", lower: 0, upper: 20)
    model.add(x + y + 3 * z >= 100)
    model.add(Goal(.minimizeKeeping(LinearExpression(z), kept: 3 * x + 3 * y + z), priority: .hug))
    let answer = try #require(try answer(model))
    #expect(answer.values[2] == 20)
  }

  @Test func aSumThatKeepsItsLeastValueAnywayNeedsNoSolver() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    let growth = model.addVariable("growth", lower: 0)
    model.add(x + y >= 100)
    model.add(x - 20 <= growth)
    model.add(Goal(.minimizeKeeping(LinearExpression(growth), kept: x + y), priority: .hug))
    let answer = try #require(try answer(model))
    #expect(answer.values == [0, 100, 0] && answer.programs == 0)
  }

  /// Rows that form a ring are no tree, so that only a solver can tell whether all preferences can hold together.
  @Test func whatStructureCannotTellReachesTheSolver() throws {
    var model = Model()
    let variables = (0..<3).map { model.addVariable(.init("x", $0), lower: 0) }
    for index in 0..<3 { model.add(variables[index] + variables[(index + 1) % 3] <= 10) }
    for variable in variables { model.add((LinearExpression(variable) >= 8).prioritized(.strong)) }
    let answer = try #require(try answer(model))
    #expect(answer.programs == 1)
    // Each pair has at most 10, so all three have at most 15.
    #expect(abs(answer.values.reduce(0, +) - 15) < 1e-9)
  }

  /// The sum of `a` and `b` can be as large as one likes, so nothing is asked of `a` either, though `b` went to a solver before.
  @Test func aSumThatIsEndlessInOnePartAsksNothingOfAnother() throws {
    var model = Model()
    let a = model.addVariable("a", lower: -1, upper: 5)
    let (b, c) = (model.addVariable("b", lower: 0), model.addVariable("c", lower: 0))
    // Anything from 3 to 5 is as good, which is no bound that structure sees.
    model.add((b - c == 3).prioritized(.strong))
    model.add((b - c == 5).prioritized(.strong))
    model.add(Goal(.inOrder([3 * a + b]), priority: .weak))
    for presolve in [Presolve.on, .off] {
      guard case .solved(let solution) = try LexicographicSolver(DenseSolver(), presolve: presolve).solve(model) else {
        Issue.record("It has an answer.")
        continue
      }
      #expect(solution[LinearExpression(a)] == 0, "presolve \(presolve)")
    }
  }
}
