import GLPKSolver
import LinearModel
import LinearSolving
import Testing

/// Tiers are strictly lexicographic, and shares are fair.
struct TierTests {
  private func solve(_ model: Model) throws -> Solution {
    guard case .solved(let solution) = try LexicographicSolver(GLPKSolver()).solve(model) else {
      throw LayoutError(.unsatisfiable, "The model has no answer.")
    }
    return solution
  }

  @Test func anyNumberOfWeakConstraintsNeverOutvotesOneMedium() throws {
    var model = Model()
    let x = model.addVariable("x", lower: 0, upper: 100)
    model.add((x == 1).prioritized(.medium))
    for _ in 0..<1001 { model.add((x == 99).prioritized(.weak, weight: 1000)) }
    #expect(try solve(model)[x] == 1)
  }

  @Test func aLowerTierDecidesWhatAHigherOneLeavesOpen() throws {
    var model = Model()
    let x = model.addVariable("x", lower: 0, upper: 100)
    let y = model.addVariable("y", lower: 0, upper: 100)
    model.add((x + y == 60).prioritized(.strong))
    model.add((x == 50).prioritized(.medium))
    model.add((y == 50).prioritized(.weak))
    let solution = try solve(model)
    #expect(solution[x] == 50)
    #expect(solution[y] == 10)
  }

  @Test func weightsCountInsideATier() throws {
    var model = Model()
    let x = model.addVariable("x", lower: 0, upper: 100)
    model.add((x == 20).prioritized(.weak, weight: 1))
    model.add((x == 80).prioritized(.weak, weight: 3))
    #expect(try solve(model)[x] == 80)
  }

  @Test func violationsAreSharedFairlyWhereAsked() throws {
    var model = Model()
    let lengths = ["a", "b", "c"].map { model.addVariable(.init($0), lower: 70) }
    model.add(lengths[0] + lengths[1] + lengths[2] <= 240)
    for length in lengths {
      model.add(Constraint(length - 100, .greaterOrEqual, priority: .ideal, fairness: .leximin))
    }
    #expect(try lengths.map { try solve(model)[$0] } == [80, 80, 80])
  }

  @Test func leximinRaisesTheSmallestThenTheNext() throws {
    var model = Model()
    let a = model.addVariable("a", lower: 0, upper: 10)
    let b = model.addVariable("b", lower: 0, upper: 30)
    let c = model.addVariable("c", lower: 0)
    model.add(a + b + c == 100)
    model.add(Goal(.leximin([a, b, c].map { LinearExpression($0) }), priority: .share))
    let solution = try solve(model)
    #expect([a, b, c].map { solution[$0] } == [10, 30, 60])
  }

  @Test func coupledPoolsOfOneTierShareAsOne() throws {
    var model = Model()
    let variables = ["a", "b", "c"].map { model.addVariable(.init($0), lower: 0) }
    model.add(variables[0] + variables[1] + variables[2] == 90)
    model.add(Goal(.leximin([LinearExpression(variables[0])]), priority: .share))
    model.add(Goal(.leximin([LinearExpression(variables[1]), LinearExpression(variables[2])]), priority: .share))
    #expect(try variables.map { try solve(model)[$0] } == [30, 30, 30])
  }

  @Test func depthOrdersGoalsOfOnePriority() throws {
    var model = Model()
    let x = model.addVariable("x", lower: 0)
    let y = model.addVariable("y", lower: 0)
    model.add(x + y == 10)
    model.add(Goal(.minimize(LinearExpression(x)), priority: .total, depth: 1))
    model.add(Goal(.minimize(LinearExpression(y)), priority: .total, depth: 0))
    let solution = try solve(model)
    #expect(solution[x] == 10)
    #expect(solution[y] == 0)
  }

  @Test func whatNothingDecidesIsAsNearToZeroAsItCanBe() throws {
    var model = Model()
    let free = model.addVariable("free")
    let above = model.addVariable("above", lower: 3)
    let below = model.addVariable("below", upper: -4)
    let solution = try solve(model)
    #expect([free, above, below].map { solution[$0] } == [0, 3, -4])
  }

  @Test func aShareWithoutEndWaitsForTheTotal() throws {
    var model = Model()
    let a = model.addVariable("a", lower: 0)
    let b = model.addVariable("b", lower: 0)
    model.add(a + b >= 30)
    model.add(Goal(.leximin([LinearExpression(a), LinearExpression(b)]), priority: .share))
    model.add(Goal(.minimize(a + b), priority: .total))
    let solution = try solve(model)
    #expect([a, b].map { solution[$0] } == [15, 15])
  }

  @Test func numbersThatAreNotFiniteAreRefused() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add(x <= .nan)
    let error = #expect(throws: LayoutError.self) { try solve(model) }
    #expect(error?.code == .nonFinite)
  }
}
