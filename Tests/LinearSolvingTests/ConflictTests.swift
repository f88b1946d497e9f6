import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// A conflict is a set of statements that contradict each other, none of them too many.
struct ConflictTests {
  private func conflict(_ model: Model) throws -> [Statement]? {
    guard case .infeasible(let statements, _) = try LexicographicSolver(GLPKSolver()).solve(model) else { return nil }
    return statements
  }

  @Test func twoWaysToContradict() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x <= 3).stated(Statement(index: 0)))
    model.add((x >= 1).stated(Statement(index: 1)))
    model.add((x >= 4).stated(Statement(index: 2)))
    #expect(try conflict(model)?.map(\.index) == [0, 2])
  }

  @Test func threeThatContradictOnlyTogether() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x", lower: 0), model.addVariable("y", lower: 0))
    model.add((x + y <= 10).stated(Statement(index: 0)))
    model.add((x >= 6).stated(Statement(index: 1)))
    model.add((y >= 6).stated(Statement(index: 2)))
    model.add((x <= 100).stated(Statement(index: 3)))
    #expect(try conflict(model)?.map(\.index) == [0, 1, 2])
  }

  @Test func aStatementOfSeveralConstraintsIsNamedOnce() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    model.add((x == y).stated(Statement(index: 0)))
    model.add((y >= 5).stated(Statement(index: 1)))
    model.add((x >= 5).stated(Statement(index: 1)))
    model.add((x <= 4).stated(Statement(index: 2)))
    model.add((y <= 4).stated(Statement(index: 2)))
    #expect(try conflict(model)?.map(\.index) == [1, 2])
  }

  @Test func aConstraintWithoutVariablesCanContradictItself() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x - x >= 5).stated(Statement(index: 7)))
    #expect(try conflict(model)?.map(\.index) == [7])
  }

  @Test func preferencesNeverContradict() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x == 1).prioritized(.strong).stated(Statement(index: 0)))
    model.add((x == 2).prioritized(.strong).stated(Statement(index: 1)))
    #expect(try conflict(model) == nil)
  }

  /// Where it is enough that there is none, no program has to tell who is in the way of an answer.
  @Test func aConflictThatNobodyAsksForNamesNobody() throws {
    var model = Model()
    let x = model.addVariable("x")
    model.add((x <= 3).stated(Statement(index: 0)))
    model.add((x >= 4).stated(Statement(index: 1)))
    var solver = LexicographicSolver(GLPKSolver())
    solver.namesConflicts = false
    #expect(try solver.solve(model) == .infeasible([]))
  }
}
