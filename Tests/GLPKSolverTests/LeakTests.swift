import CGLPKGuard
import Foundation
import LayoutTestSupport
import LinearModel
import Testing

@testable import GLPKSolver

/// What GLPK allocates is freed: problems at the end of a session, a thread's environment at the end of the thread.
struct LeakTests {
  /// Solves one of the programs that the contract is tested with, whatever comes out, by each attempt.
  private static func solve(_ seed: UInt64) throws {
    var program = LinearProgram()
    for column in 0..<5 { program.addColumn(Bounds(Double(column), column == 3 ? .infinity : 20)) }
    program.addRow((0..<5).map { .init($0, Double(1 + $0)) }, Bounds(Double(seed % 400), .infinity))
    program.addRow([.init(0, 1), .init(4, -1)], Bounds(-.infinity, 3))
    try GLPKSolver().withSession(on: program) { session in
      var result = LinearResult(for: program)
      try session.setObjective([.init(3, seed % 3 == 0 ? -1 : 1), .init(1, 2)])
      _ = try session.solve(SolveAttempt.allCases[Int(seed % 4)], into: &result)
    }
  }

  @Test func tenThousandSolvesLeaveNoProblem() async {
    await #expect(processExitsWith: .success) {
      for seed in 0..<10_000 as Range<UInt64> { try Self.solve(seed) }
      guard glpk_guard_live_problems_of_thread() == 0 else { exit(1) }
      guard glpk_guard_live_environments() == 1 else { exit(2) }
      guard glpk_guard_faults_of_thread() == 0 else { exit(3) }
      exit(0)
    }
  }

  @Test func anErrorInTheMiddleLeavesNoProblem() throws {
    let before = glpk_guard_live_problems_of_thread()
    struct Interruption: Error {}
    #expect(throws: Interruption.self) {
      try GLPKSolver().withSession(on: LinearProgram()) { _ in throw Interruption() }
    }
    #expect(glpk_guard_live_problems_of_thread() == before)
  }

  private static let areSolved = DispatchSemaphore(value: 0)
  private static let mayEnd = DispatchSemaphore(value: 0)

  @Test func aThreadThatEndsFreesItsEnvironment() async {
    await #expect(processExitsWith: .success) {
      // Threads that are all alive at once, so that each has an environment of its own.
      let before = glpk_guard_live_environments()
      var threads: [pthread_t] = []
      for _ in 0..<20 {
        var thread = pthread_t()
        let outcome = pthread_create(
          &thread, nil,
          { _ in
            try? LeakTests.solve(1)
            LeakTests.areSolved.signal()
            LeakTests.mayEnd.wait()
            return nil
          }, nil)
        guard outcome == 0 else { exit(3) }
        threads.append(thread)
      }
      for _ in threads { Self.areSolved.wait() }
      guard glpk_guard_live_environments() == before + Int64(threads.count) else { exit(1) }
      for _ in threads { Self.mayEnd.signal() }
      // A thread has cleaned up behind itself before it can be joined.
      for thread in threads { pthread_join(thread, nil) }
      exit(glpk_guard_live_environments() == before ? 0 : 2)
    }
  }

  @Test func aFaultFreesTheEnvironmentAndTheNextSolveMakesANewOne() async {
    await #expect(processExitsWith: .success) {
      var session = try GLPKSession(LinearProgram())
      guard glpk_guard_live_environments() == 1 else { exit(1) }
      do {
        try session.provokeFault()
        exit(2)
      } catch {}
      guard glpk_guard_live_environments() == 0 else { exit(3) }
      try Self.solve(1)
      guard glpk_guard_live_environments() == 1, glpk_guard_live_problems_of_thread() == 0 else { exit(4) }
      exit(0)
    }
  }
}
