import LayoutTestSupport
import LinearModel
import Testing

@testable import LinearSolving

/// What tells the order in which a model is read.
struct CanonicalOrderTests {
  private func columns(by order: Model.VariableOrder) throws -> [Int] {
    var model = Model(variablesBy: order)
    for name in ["c", "a", "b"] { _ = model.addVariable(.init(name)) }
    return try CanonicalModel(model).columns
  }

  @Test func variablesStandInTheOrderOfTheirNames() throws {
    #expect(try columns(by: .names) == [2, 0, 1])
  }

  @Test func variablesOfAModelThatSaysSoStandAsTheyWereAdded() throws {
    #expect(try columns(by: .insertion) == [0, 1, 2])
  }

  /// Rows that differ in one thing each, from their tier to their statement.
  private static let constraints: [Constraint] = {
    let (x, y, z) = (Variable(index: 0), Variable(index: 1), Variable(index: 2))
    return [
      x + y <= 5, x + z <= 5, x + y + z <= 5, x + 2 * y <= 5, 2 * x + y <= 5, x + y <= 6, x + y >= 5,
      (x + y <= 5).stated(Statement(index: 1)), (x + y <= 5).stated(Statement(index: 0)),
      (x + y <= 5).prioritized(.weak), (x + y <= 5).prioritized(.weak, weight: 2),
      Constraint(x + y - 5, .lessOrEqual, priority: .weak, depth: 1),
      Constraint(x + y - 5, .lessOrEqual, priority: .weak, fairness: .leximin),
      Constraint(x + y - 5, .lessOrEqual, priority: .weak, fairness: .leximin, demand: 5),
    ]
  }()

  @Test(arguments: [Model.VariableOrder.names, .insertion], 0..<8)
  func rowsStandInOneOrderHoweverTheyWereAdded(_ order: Model.VariableOrder, _ seed: UInt64) throws {
    func rows(_ constraints: [Constraint]) throws -> [Constraint] {
      var model = Model(variablesBy: order)
      for name in ["x", "y", "z"] { _ = model.addVariable(.init(name)) }
      for constraint in constraints { model.add(constraint) }
      return try CanonicalModel(model).rows.map(\.constraint)
    }
    var random = SeededGenerator(seed: seed)
    #expect(try rows(Self.constraints.shuffled(using: &random)) == rows(Self.constraints))
  }
}
