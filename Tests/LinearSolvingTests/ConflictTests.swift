import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// A conflict is a set of statements that contradict each other, none of them too many.
struct ConflictTests {
  private func conflict(_ model: Model) throws -> [Statement]? {
    guard case .infeasible(let statements) = try LexicographicSolver(GLPKSolver()).solve(model) else { return nil }
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

  /// The law, on systems that nobody prepared: together infeasible, and feasible without any one of them.
  @Test(arguments: 0..<60)
  func conflictsAreIrreducible(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let constraints = Self.randomConstraints(using: &random)
    let found = try conflict(Self.model(constraints))
    guard let found else { return }
    #expect(!found.isEmpty, "seed \(seed)")
    let kept = constraints.filter { $0.statement.map(found.contains) ?? true }
    #expect(try conflict(Self.model(kept)) != nil, "seed \(seed)")
    for statement in found {
      let without = kept.filter { $0.statement != statement }
      #expect(try conflict(Self.model(without)) == nil, "seed \(seed), without \(statement.index)")
    }
  }

  private static func model(_ constraints: [Constraint]) -> Model {
    var model = Model()
    for name in 0..<5 { _ = model.addVariable(.init("x", name), lower: 0, upper: 1000) }
    constraints.forEach { model.add($0) }
    return model
  }

  private static func randomConstraints(using random: inout SeededGenerator) -> [Constraint] {
    (0..<12).map { index in
      var expression = LinearExpression(constant: Double(Int.random(in: -60...60, using: &random)))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let variable = Variable(index: Int.random(in: 0..<5, using: &random))
        expression.terms.append(.init(variable, Double(Int.random(in: -2...2, using: &random))))
      }
      let relation: Relation = [.lessOrEqual, .equal, .greaterOrEqual].randomElement(using: &random) ?? .equal
      return Constraint(expression, relation, statement: Statement(index: index / 2))
    }
  }
}
