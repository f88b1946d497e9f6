import GLPKSolver
import LinearModel
import LinearSolving
import Testing

/// Statements that differ only by how many digits their numbers were written with mean the same.
struct NearDuplicateTests {
  /// A width that is stated twice as a ratio of the height.
  private func model(_ second: Double, height: Double) -> Model {
    var model = Model()
    let width = model.addVariable("width")
    let tall = model.addVariable("height")
    model.add((width == 16.0 / 9 * tall).stated(Statement(index: 0)))
    model.add((width == second * tall).stated(Statement(index: 1)))
    model.add((tall == height).stated(Statement(index: 2)))
    return model
  }

  private func solve(_ model: Model, _ presolve: Presolve) throws -> Solution? {
    guard case .solved(let solution) = try LexicographicSolver(GLPKSolver(), presolve: presolve).solve(model) else {
      return nil
    }
    return solution
  }

  @Test(arguments: [1.77777778, 1.777777778, 1.7777777778, 1.777777777778], [Presolve.on, .off])
  func aRatioStatedTwiceWithRoundingIsOne(_ second: Double, _ presolve: Presolve) throws {
    for height in [1e-3, 1, 900, 1e6] {
      let solution = try #require(try solve(model(second, height: height), presolve))
      #expect(abs(solution.values[0] - height * 16 / 9) <= 1e-8 * height)
      #expect(abs(solution.values[1] - height) <= 1e-9 * height)
    }
  }

  @Test func theAnswerSaysWhichStatementsDifferAndByHowMuch() throws {
    let solution = try #require(try solve(model(1.777777778, height: 900), .on))
    let found = try #require(solution.nearDuplicates.first)
    #expect(Set([found.first, found.second]) == [Statement(index: 0), Statement(index: 1)])
    #expect(found.difference > 1e-10 && found.difference < 1e-9)
    #expect(solution.nearDuplicates.count == 1)
  }

  @Test func whatIsTheSameToTheBitIsNotWorthAWord() throws {
    let solution = try #require(try solve(model(16.0 / 9, height: 900), .on))
    #expect(solution.nearDuplicates.isEmpty)
  }

  @Test func ratiosThatDifferInTheFifthDigitContradictEachOther() throws {
    #expect(try solve(model(1.7778, height: 900), .on) == nil)
    #expect(try solve(model(1.7778, height: 900), .off) == nil)
  }

  @Test(arguments: [Presolve.on, .off])
  func aSumStatedTwiceWithRoundingIsOne(_ presolve: Presolve) throws {
    var model = Model()
    let (a, b) = (model.addVariable("a", lower: 0), model.addVariable("b", lower: 0))
    model.add((a + b == 900).stated(Statement(index: 0)))
    model.add((2 * a + 2 * b == 1800.000001).stated(Statement(index: 1)))
    let solution = try #require(try solve(model, presolve))
    #expect(abs(solution[a + b] - 900) <= 1e-6)
    #expect(solution.nearDuplicates.count == 1)
  }

  @Test func limitsFromBothSidesWithRoundingMeet() throws {
    var model = Model()
    let (width, height) = (model.addVariable("width"), model.addVariable("height"))
    model.add((width <= 16.0 / 9 * height).stated(Statement(index: 0)))
    model.add((width >= 1.777777778 * height).stated(Statement(index: 1)))
    model.add((height == 900).stated(Statement(index: 2)))
    let solution = try #require(try solve(model, .on))
    #expect(abs(solution[width] - 1600) <= 1e-5)
  }

  /// The equality fits the others exactly; what is a hair looser must not move it.
  @Test(arguments: [0.5, -0.5], [Presolve.on, .off])
  func aLimitThatIsAHairLooserDoesNotMoveAnEquality(_ room: Double, _ presolve: Presolve) throws {
    var model = Model()
    let (a, b) = (model.addVariable("a"), model.addVariable("b"))
    let relation: Relation = room > 0 ? .lessOrEqual : .greaterOrEqual
    model.add(Constraint(a + b - (1e9 + room), relation, statement: Statement(index: 0)))
    model.add((a + b == 1e9).stated(Statement(index: 1)))
    model.add((2 * a + b == 14e8).stated(Statement(index: 2)))
    model.add((a + 2 * b == 16e8).stated(Statement(index: 3)))
    let solution = try #require(try solve(model, presolve))
    #expect(solution.values == [4e8, 6e8])
  }

  /// Two limits that leave a hair between them have nothing against each other, and what fits one end of it fits.
  @Test(arguments: [1.0, -1], [Presolve.on, .off])
  func limitsThatLeaveAHairAreNotMoved(_ sign: Double, _ presolve: Presolve) throws {
    var model = Model()
    let (a, b) = (model.addVariable("a"), model.addVariable("b"))
    model.add((sign * a - sign * 2 * b >= sign * 1_310_719.75 - (sign < 0 ? 1e-5 : 0)).stated(Statement(index: 0)))
    model.add((sign * a - sign * 2 * b <= sign * 1_310_719.75 + (sign < 0 ? 0 : 1e-5)).stated(Statement(index: 1)))
    model.add((a - 3 * b <= 1_310_719.625).stated(Statement(index: 2)))
    model.add((b == 0.125).stated(Statement(index: 3)))
    let solution = try #require(try solve(model, presolve))
    #expect(solution.values == [1_310_720, 0.125])
  }
}
