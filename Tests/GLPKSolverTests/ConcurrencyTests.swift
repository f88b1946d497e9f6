import LayoutTestSupport
import LinearModel
import SolverContract
import Testing

@testable import GLPKSolver

/// GLPK's problems belong to a thread; sessions never leave one, so any number of them can run at once.
struct ConcurrencyTests {
  @Test func sixtyFourTasksSolveAtOnce() async throws {
    let values = try await withThrowingTaskGroup(of: Double.self) { group in
      for task in 0..<64 {
        group.addTask { try Self.shortest(atLeast: Double(task)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values.sorted() == (0..<64).map(Double.init))
  }

  /// The least sum of ten unknowns that come to at least `length` together.
  private static func shortest(atLeast length: Double) throws -> Double {
    var program = LinearProgram()
    for _ in 0..<10 { program.addColumn(Bounds(0, .infinity)) }
    let all = (0..<10).map { LinearProgram.Term($0, 1) }
    program.addRow(all, Bounds(length, .infinity))
    var sum = Double.nan
    try GLPKSolver().withSession(on: program) { session in
      var result = LinearResult(for: program)
      try session.setObjective(all)
      let status1 = try session.solve(into: &result)
      #expect(status1 == .optimal)
      sum = result.columns.values.reduce(0, +)
    }
    return sum
  }
}
