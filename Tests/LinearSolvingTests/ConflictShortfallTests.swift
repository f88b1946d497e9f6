import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// A conflict tells by how much it misses, and which length of one of its statements would do; worked out by hand.
struct ConflictShortfallTests {
  private let solver = LexicographicSolver(GLPKSolver())

  private func statements(_ indices: Int...) -> Set<Statement> { Set(indices.map { Statement(index: $0) }) }

  /// A row of three lengths of 60 or more and two gaps, in a length that is given; what is said is counted in that order.
  private func row(gap spacing: Double = 8, container: Double) -> Model {
    var model = Model()
    let lengths = (0..<3).map { model.addVariable(.init("length", $0), lower: 0) }
    let gap = model.addVariable("gap", lower: 0)
    for (index, length) in lengths.enumerated() {
      model.add((length >= 60).stated(Statement(index: index)))
    }
    model.add((gap == spacing).stated(Statement(index: 3)))
    let total = model.addVariable("total")
    model.add(lengths.reduce(2 * LinearExpression(gap)) { $0 + LinearExpression($1) } == total)
    model.add((total <= container).stated(Statement(index: 4)))
    return model
  }

  /// Three of 60 with two gaps of 8 are 196, and only 150 are there.
  ///
  /// The gaps are no part of the conflict, and hold.
  @Test func aRowMissesWhatItLacks() throws {
    let model = row(container: 150)
    #expect(try solver.shortfall(of: statements(0, 1, 2, 4), in: model) == 46)
  }

  /// Two gaps of 17 in place of 40 are 46 points of the row.
  @Test func whatStandsTwiceInASumCountsTwice() throws {
    let model = row(gap: 40, container: 214)
    #expect(try solver.shortfall(of: statements(0, 1, 2, 3, 4), in: model) == 46)
  }

  @Test func whatSharesNoStatementIsAConflictOfItsOwn() throws {
    var model = Model()
    for index in 0..<3 {
      let x = model.addVariable(.init("x", index))
      model.add((x >= 4).stated(Statement(index: 2 * index)))
      model.add((x <= 3).stated(Statement(index: 2 * index + 1)))
    }
    #expect(
      try solver.solve(model)
        == .init(conflicts: [[0, 1], [2, 3], [4, 5]].map { $0.map { Statement(index: $0) } }))
  }

  /// Both items are too wide for the one container: when its length is taken back, the second has room.
  @Test func whatSharesAStatementIsNoConflictOfItsOwn() throws {
    var model = Model()
    let (x, y) = (model.addVariable("x"), model.addVariable("y"))
    let container = model.addVariable("container")
    model.add((container <= 3).stated(Statement(index: 0)))
    for (index, item) in [x, y].enumerated() {
      model.add(item <= container)
      model.add((item >= 4).stated(Statement(index: index + 1)))
    }
    guard case .infeasible(let first, let others) = try solver.solve(model) else {
      Issue.record("has an answer")
      return
    }
    #expect(first.map(\.index) == [0, 1])
    #expect(others.isEmpty)
    // The other item holds, so it counts for what is missing.
    #expect(try solver.shortfall(of: statements(0, 1), in: model) == 1)
  }

  /// A row where something contradicts itself without any variable, beside one that lacks room.
  @Test func whatIsImpossibleByItselfComesFirst() throws {
    var model = row(container: 150)
    let x = model.addVariable("x")
    model.add((x - x >= 5).stated(Statement(index: 7)))
    #expect(
      try solver.solve(model)
        == .init(conflicts: [[7], [0, 1, 2, 4]].map { $0.map { Statement(index: $0) } }))
  }

  @Test func noMoreThanTheLimitAreTold() throws {
    var model = Model()
    for index in 0..<40 {
      let x = model.addVariable(.init("x", index))
      model.add((x >= 4).stated(Statement(index: 2 * index)))
      model.add((x <= 3).stated(Statement(index: 2 * index + 1)))
    }
    guard case .infeasible(_, let others) = try solver.solve(model) else {
      Issue.record("has an answer")
      return
    }
    #expect(others.count == LexicographicSolver.mostConflicts - 1)
    // What is not told contradicts itself still, so what the first misses is told of the first alone.
    let told = Set(others.joined())
    #expect(try solver.shortfall(of: statements(0, 1), in: model, without: told) == 1)
  }

  /// 196 in place of 150.
  @Test func theLeastLengthThatDoesIsTold() throws {
    let factor = try solver.nearestFactor(of: Statement(index: 4), in: row(container: 150))
    #expect(factor.map { ($0 * 150).withoutRounding } == 196)
  }

  /// Two gaps of 5 leave 60 for each of three in 190, and no gap leaves them that in 179.
  @Test func aGapIsNeverBelowNothing() throws {
    let factor = try solver.nearestFactor(of: Statement(index: 3), in: row(container: 190))
    #expect(factor.map { ($0 * 8).withoutRounding } == 5)
    #expect(try solver.nearestFactor(of: Statement(index: 3), in: row(container: 179)) == nil)
  }
}
