import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// A limit stops the work with an error that names it; what stays within the limit is not touched.
struct LimitTests {
  private static let solvers: [any LinearSolver] = [GLPKSolver(), DenseSolver()]

  /// Shares that take several hundred iterations, or some dozens.
  private static func model(_ count: Int) -> Model {
    var model = Model()
    let shares = (0..<count).map { model.addVariable(.init("share", $0), lower: 0, upper: Double(7 * $0 % 40 + 1)) }
    model.add(LinearExpression(terms: shares.map { .init($0, 1) }) <= Double(10 * count))
    model.add(Goal(.leximin(shares.map { LinearExpression($0) }), priority: .share))
    return model
  }

  private func effort(_ model: Model, on solver: any LinearSolver, _ limits: SolveLimits) throws -> Solution.Effort {
    let budget = SolveBudget(limits)
    guard case .solved(let solution) = try LexicographicSolver(solver, presolve: .off, budget: budget).solve(model)
    else {
      throw LayoutError(.unsatisfiable, "The model has no answer.")
    }
    return solution.effort
  }

  @Test func asManyIterationsAsAreNeededAreEnoughAndOneFewerIsNot() throws {
    for solver in Self.solvers {
      let model = Self.model(12)
      let needed = try effort(model, on: solver, SolveLimits()).iterations
      #expect(needed > 2)
      #expect(try effort(model, on: solver, SolveLimits(iterations: needed)).iterations == needed)
      let error = #expect(throws: LayoutError.self) {
        try effort(model, on: solver, SolveLimits(iterations: needed - 1))
      }
      #expect(error?.code == .limitExceeded)
      #expect(error?.message.contains("\(needed - 1) simplex iterations") == true)
      #expect(error?.message.contains("Limits.iterations") == true)
    }
  }

  @Test func aLimitCountsAllModelsThatShareABudget() throws {
    let model = Self.model(12)
    let needed = try effort(model, on: GLPKSolver(), SolveLimits()).iterations
    let solver = LexicographicSolver(
      GLPKSolver(), presolve: .off, budget: SolveBudget(SolveLimits(iterations: 2 * needed)))
    _ = try solver.solve(model)
    _ = try solver.solve(model)
    let error = #expect(throws: LayoutError.self) { try solver.solve(model) }
    #expect(error?.code == .limitExceeded)
  }

  @Test func slicesDoNotChangeTheAnswer() throws {
    let model = Self.model(150)
    let right = try LexicographicSolver(GLPKSolver(), presolve: .off).solve(model)
    for size in [1, 7, 40] {
      let sliced = try LexicographicSolver(SlicingSolver(solver: GLPKSolver(), size: size), presolve: .off).solve(model)
      guard case .solved(let expected) = right, case .solved(let solution) = sliced else {
        Issue.record("There is no answer in slices of \(size).")
        continue
      }
      #expect(zip(solution.values, expected.values).allSatisfy { abs($0 - $1) < 1e-9 }, "slices of \(size)")
      #expect(solution.effort.iterations > 2 * 40)
    }
  }

  @Test func timeThatIsUpIsNamed() throws {
    let error = #expect(throws: LayoutError.self) {
      try effort(Self.model(12), on: GLPKSolver(), SolveLimits(duration: .zero))
    }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.contains("0.0 seconds") == true)
    #expect(error?.message.contains("Limits.duration") == true)
  }

  @Test func timeThatIsNotUpDoesNotMatter() throws {
    let model = Self.model(12)
    let free = try effort(model, on: GLPKSolver(), SolveLimits())
    // No machine is so slow that this ends.
    #expect(try effort(model, on: GLPKSolver(), SolveLimits(duration: .seconds(Int64.max))) == free)
  }

  @Test func aCancelledTaskStopsBeforeTheFirstSolve() async throws {
    let solver = CountingSolver(GLPKSolver()) { Issue.record("solve \($0) starts") }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try LexicographicSolver(solver, presolve: .off).solve(Self.model(12))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// Cancelled from inside of a solve, the task does not see the next one.
  @Test func aTaskThatIsCancelledMeanwhileStopsAtTheNextSolve() async throws {
    let solver = CountingSolver(GLPKSolver()) { solve in
      #expect(solve == 0)
      withUnsafeCurrentTask { $0?.cancel() }
    }
    let task = Task { try LexicographicSolver(solver, presolve: .off).solve(Self.model(12)) }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

/// A solver that pauses sooner than it is asked to.
private struct SlicingSolver: LinearSolver {
  let solver: any LinearSolver
  let size: Int

  func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws {
    try WrappedSolver(solver) { inner, attempt, iterations, result in
      try inner.pointee.solve(attempt, atMost: min(iterations, size), into: &result)
    }.withSession(on: program, body)
  }
}
