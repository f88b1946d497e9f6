import LayoutTestSupport
import LinearModel
import LinearSolving
import Synchronization
import Testing

/// Conflicts of what says how far lengths lie apart: circles in which each is to be larger than the one before.
struct DifferenceConflictTests {
  /// - Returns: The conflict, if there is one, and how often a solver was asked.
  private func conflict(_ model: Model) throws -> (statements: [Statement]?, solves: Int) {
    let solves = Mutex(0)
    let solver = CountingSolver { _ in solves.withLock { $0 += 1 } }
    guard case .infeasible(let statements, _) = try LexicographicSolver(solver).solve(model) else {
      return (nil, solves.withLock { $0 })
    }
    return (statements, solves.withLock { $0 })
  }

  /// Lengths of which each is 1 more than the one before, and the first 1 more than the last.
  private func circle(_ count: Int, without: Int? = nil) -> Model {
    var model = Model()
    let lengths = (0..<count).map { model.addVariable(.init("x", $0), lower: 0) }
    let largest = model.addVariable("largest", lower: 0)
    for index in lengths.indices where index != without {
      model.add((lengths[(index + 1) % count] >= lengths[index] + 1).stated(Statement(index: index)))
    }
    for length in lengths { model.add(largest >= length) }
    return model
  }

  @Test func aCircleIsAConflictOfAllInItAndNeedsNoSolver() throws {
    let found = try conflict(circle(2_000))
    #expect(found.statements?.count == 2_000)
    #expect(found.solves == 0)
  }

  @Test func aTotalThatMayBeAsLargeAsItIsChangesNothing() throws {
    var model = circle(300)
    let total = model.addVariable("total", lower: 0)
    model.add(total == (0..<300).reduce(LinearExpression()) { $0 + Variable(index: $1) } + 8)
    let found = try conflict(model)
    #expect(found.statements?.count == 300)
    #expect(found.solves == 0)
  }

  /// The lengths are 0, 1 and 2 at least, and together no more than 2.5.
  @Test func aTotalThatHasALimitCounts() throws {
    var model = Model()
    let lengths = (0..<3).map { model.addVariable(.init("x", $0), lower: 0) }
    let total = model.addVariable("total", lower: 0, upper: 2.5)
    model.add((lengths[1] >= lengths[0] + 1).stated(Statement(index: 0)))
    model.add((lengths[2] >= lengths[1] + 1).stated(Statement(index: 1)))
    model.add(lengths[0] >= lengths[2] - 5)
    model.add(total == lengths[0] + lengths[1] + lengths[2])
    #expect(try conflict(model).statements?.map(\.index) == [0, 1])
  }

  @Test(arguments: [0, 20, 39]) func aCircleThatIsOpenHolds(_ missing: Int) throws {
    #expect(try conflict(circle(40, without: missing)).statements == nil)
  }

  /// A statement of several constraints that stands on a circle twice may have a shorter way in it.
  @Test func oneWhoShortensACircleIsEnough() throws {
    var model = circle(8)
    let (first, second) = (Variable(index: 2), Variable(index: 5))
    model.add((first >= second + 1).stated(Statement(index: 3)))
    #expect(try conflict(model).statements?.map(\.index) == [2, 3, 4])
  }

  /// Statements of two constraints each, between lengths that have limits.
  @Test func conflictsOfDifferencesAreIrreducibleAndNeedNoSolver() async {
    await Law(seeds: 0..<200, atLeast: 100).check { seed in
      var random = SeededGenerator(seed: seed)
      let constraints = Self.randomDifferences(using: &random)
      let found = try conflict(Self.model(constraints))
      guard let statements = found.statements else { return .inapplicable }
      #expect(found.solves == 0, "seed \(seed)")
      let kept = constraints.filter { $0.statement.map(statements.contains) ?? true }
      #expect(try conflict(Self.model(kept)).statements == statements, "seed \(seed)")
      for statement in statements {
        let without = kept.filter { $0.statement != statement }
        #expect(try conflict(Self.model(without)).statements == nil, "seed \(seed), without \(statement.index)")
      }
      #expect(try conflict(Self.model(constraints.shuffled(using: &random))).statements == statements, "seed \(seed)")
      return .checked
    }
  }

  private static func model(_ constraints: [Constraint]) -> Model {
    var model = Model()
    for name in 0..<8 { _ = model.addVariable(.init("x", name), lower: 0, upper: name < 4 ? .infinity : 90) }
    constraints.forEach { model.add($0) }
    return model
  }

  private static func randomDifferences(using random: inout SeededGenerator) -> [Constraint] {
    (0..<18).map { index in
      let pair = Array(0..<8).shuffled(using: &random).prefix(2).map { LinearExpression(Variable(index: $0)) }
      let distance = Double(Int.random(in: -40...12, using: &random))
      let relation: Relation = random.chance(0.1) ? .equal : .greaterOrEqual
      let statement = random.chance(0.2) ? nil : Statement(index: index / 2)
      return Constraint(pair[0] - pair[1] - distance, relation, statement: statement)
    }
  }
}
