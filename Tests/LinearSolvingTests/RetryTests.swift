import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// Whatever a solver gets wrong, the answer is right or there is an error; never a wrong answer.
struct RetryTests {
  /// Models with one answer, among them some from which every kind of solve follows: tiers, shares, probes, free variables.
  private static let models: [(model: Model, probes: [LinearExpression])] = (0..<12 as Range<UInt64>).map { seed in
    var random = SeededGenerator(seed: seed &* 31)
    var model = Model()
    let variables = (0..<4).map { model.addVariable(.init("v", $0), lower: $0 == 3 ? -.infinity : 0) }
    func length() -> Double { Double(Int.random(in: 10...90, using: &random)) }
    model.add(variables[0] + variables[1] <= 100 + length())
    model.add(variables[1] + variables[2] >= length())
    model.add((variables[0] >= length()).prioritized(.strong))
    model.add((variables[1] == length()).prioritized(.medium, weight: 2))
    model.add((variables[1] == length()).prioritized(.medium))
    model.add(Goal(.leximin([variables[1], variables[2]].map { LinearExpression($0) }), priority: .share))
    if seed % 2 == 0 { model.add(variables[2] <= 500) }
    if seed % 3 == 0 { model.add(variables[3] + variables[2] == 40) }
    model.add(Goal(.minimize(variables[0] + variables[1] + variables[2]), priority: .total))
    return (model, variables.map { LinearExpression($0) })
  }

  private static func contradiction() -> Model {
    var model = Model()
    let x = model.addVariable("x", lower: 0)
    let y = model.addVariable("y", lower: 0)
    model.add((x + y >= 30).stated(Statement(index: 0)))
    model.add((x <= 10).stated(Statement(index: 1)))
    model.add((x - y >= 0).stated(Statement(index: 2)))
    model.add((y <= 500).stated(Statement(index: 3)))
    return model
  }

  private static let solvers: [any LinearSolver] = [GLPKSolver(), DenseSolver()]

  /// Solves a model; `nil` where there is an error.
  private func outcome(
    _ model: Model, _ probes: [LinearExpression] = [], on solver: any LinearSolver
  ) throws -> LexicographicSolver.Outcome? {
    do {
      return try LexicographicSolver(solver, presolve: .off).solve(model, probing: probes)
    } catch let error as LayoutError {
      #expect(error.code == .solverFailed)
      return nil
    }
  }

  private func expectSame(
    _ outcome: LexicographicSolver.Outcome?, _ right: LexicographicSolver.Outcome?, _ comment: Comment
  ) {
    switch (outcome, right) {
    case (.infeasible(let statements, _), .infeasible(let expected, _)): #expect(statements == expected, comment)
    case (.solved(let solution), .solved(let expected)):
      #expect(zip(solution.values, expected.values).allSatisfy { abs($0 - $1) < 1e-6 }, comment)
      for (probe, expected) in zip(solution.probes, expected.probes) {
        #expect(probe.lower == expected.lower || abs(probe.lower - expected.lower) < 1e-6, comment)
        #expect(probe.upper == expected.upper || abs(probe.upper - expected.upper) < 1e-6, comment)
        #expect(probe.decidedBy == expected.decidedBy, comment)
      }
    default: Issue.record("\(comment): \(String(describing: outcome)), not \(String(describing: right))")
    }
  }

  @Test func bothSolversGiveTheSameAnswers() throws {
    for (index, (model, probes)) in Self.models.enumerated() {
      expectSame(
        try outcome(model, probes, on: DenseSolver()), try outcome(model, probes, on: GLPKSolver()), "model \(index)")
    }
    let conflict = try outcome(Self.contradiction(), on: GLPKSolver())
    #expect(conflict == .infeasible([0, 1, 2].map { Statement(index: $0) }))
    expectSame(try outcome(Self.contradiction(), on: DenseSolver()), conflict, "the contradiction")
  }

  /// A breakdown ends the session; everything else is recovered from.
  @Test(arguments: FaultySolver.Fault.allCases.filter { $0 != .throwsError })
  func aFaultOfTheFirstAttemptIsRecoveredFrom(_ fault: FaultySolver.Fault) throws {
    for (index, (model, probes)) in Self.models.enumerated() {
      let right = try outcome(model, probes, on: GLPKSolver())
      for solver in Self.solvers {
        let faulty = FaultySolver(solver, fault) { _, attempt in attempt == .warm }
        expectSame(try outcome(model, probes, on: faulty), right, "model \(index), \(fault) on \(solver)")
      }
    }
    let faulty = FaultySolver(GLPKSolver(), fault) { _, attempt in attempt == .warm }
    expectSame(
      try outcome(Self.contradiction(), on: faulty), try outcome(Self.contradiction(), on: GLPKSolver()),
      "the contradiction, \(fault)")
  }

  @Test(arguments: FaultySolver.Fault.allCases)
  func aFaultThatStaysIsAnErrorOrDoesNoHarm(_ fault: FaultySolver.Fault) throws {
    var errorCount = 0
    for (index, (model, probes)) in Self.models.enumerated() {
      let right = try outcome(model, probes, on: GLPKSolver())
      for first in 0..<12 {
        let faulty = FaultySolver(GLPKSolver(), fault) { solve, _ in solve >= first }
        guard let answer = try outcome(model, probes, on: faulty) else {
          errorCount += 1
          continue
        }
        expectSame(answer, right, "model \(index), \(fault) from solve \(first)")
      }
    }
    #expect(errorCount > 0)
  }

  @Test(arguments: FaultySolver.Fault.allCases)
  func aFaultThatStaysNeverMakesAWrongConflict(_ fault: FaultySolver.Fault) throws {
    let right = try outcome(Self.contradiction(), on: GLPKSolver())
    for first in 0..<12 {
      let faulty = FaultySolver(GLPKSolver(), fault) { solve, _ in solve >= first }
      guard let answer = try outcome(Self.contradiction(), on: faulty) else { continue }
      expectSame(answer, right, "\(fault) from solve \(first)")
    }
  }

  /// Each step of the chain answers when those before it fail.
  @Test(arguments: SolveAttempt.allCases, FaultySolver.Fault.allCases.filter { $0 != .throwsError })
  func everyAttemptAnswersWhereTheOnesBeforeFail(_ attempt: SolveAttempt, _ fault: FaultySolver.Fault) throws {
    let faulty = FaultySolver(GLPKSolver(), fault) { _, other in other.rawValue < attempt.rawValue }
    for (index, (model, probes)) in Self.models.prefix(4).enumerated() {
      let right = try outcome(model, probes, on: GLPKSolver())
      expectSame(try outcome(model, probes, on: faulty), right, "model \(index), \(fault) before \(attempt)")
    }
  }

  @Test func theErrorSaysWhatToDo() throws {
    let faulty = FaultySolver(GLPKSolver(), .nanCosts) { _, _ in true }
    let error = #expect(throws: LayoutError.self) {
      try LexicographicSolver(faulty, presolve: .off).solve(Self.models[0].model)
    }
    #expect(error?.code == .solverFailed)
    #expect(error?.message.contains("make lengths rounder") == true)
  }
}
