import Foundation
import LayoutTestSupport
import LinearModel
import SolverContract
import Testing

@testable import GLPKSolver

/// The library prints nothing, whatever happens inside GLPK.
struct SilenceTests {
  @Test func neitherASolveNorAFaultPrints() async throws {
    await #expect(processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]) {
      var program = LinearProgram()
      program.addColumn(Bounds(0, .infinity))
      program.addColumn(Bounds(0, .infinity))
      program.addRow([.init(0, 1), .init(1, 1)], Bounds(1, .infinity))
      var session = try GLPKSession(program)
      var result = LinearResult(for: program)
      try session.setObjective([.init(0, -1)])
      guard try session.solve(into: &result).isUnbounded else { exit(1) }
      do {
        try session.provokeFault()
        exit(2)
      } catch {}
      exit(0)
    }
  }
}
