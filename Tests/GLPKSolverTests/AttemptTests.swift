import LayoutTestSupport
import LinearModel
import SolverContract
import Testing

@testable import GLPKSolver

/// What sets the attempts apart: each solves what the one before cannot.
struct AttemptTests {
  /// GLPK 5.0 aborts when it factorises a basis with an empty column.
  @Test func aBasisThatHasBecomeSingularFailsWarmAndIsSolvedAfterARestart() throws {
    var program = LinearProgram()
    for _ in 0..<2 { program.addColumn(Bounds(0, .infinity)) }
    program.addRow([.init(0, 1), .init(1, 1)], Bounds(4, .infinity))
    try GLPKSolver().withSession(on: program) { session in
      var result = LinearResult(for: program)
      try session.setObjective([.init(0, 1), .init(1, 2)])
      let first = try session.solve(.warm, into: &result)
      #expect(first == .optimal)
      #expect(result.columns.states[0] == .basic)
      // The basic column loses its only term.
      try session.setRow(0, [.init(1, 1)], Bounds(4, .infinity))
      let warm = try session.solve(.warm, into: &result)
      #expect(warm == .failed)
      let restarted = try session.solve(.restarted, into: &result)
      #expect(restarted == .optimal)
      #expect(result.columns.values == [0, 4])
    }
  }

  /// Results come back in the program's own numbers, and so do those of later solves without scaling.
  @Test func scalingDoesNotShow() throws {
    var program = LinearProgram()
    program.addColumn(Bounds(0, 1e6))
    program.addColumn(Bounds(0, .infinity))
    program.addRow([.init(0, 1e-4), .init(1, 1e3)], Bounds(2, 5))
    try GLPKSolver().withSession(on: program) { session in
      var result = LinearResult(for: program)
      for attempt in [SolveAttempt.robust, .warm, .robust, .exact, .warm] {
        try session.setObjective([.init(0, 1), .init(1, 1e9)])
        let least = try session.solve(attempt, into: &result)
        #expect(least == .optimal)
        #expect(result.columns.values == [2e4, 0], "\(attempt)")
        #expect(abs(result.rows.reducedCosts[0] - 1e4) < 1e-6, "\(attempt)")
        try session.setObjective([.init(1, -1)])
        let greatest = try session.solve(attempt, into: &result)
        #expect(greatest == .optimal)
        #expect(result.columns.values[0] == 0 && abs(result.columns.values[1] - 5e-3) < 1e-15, "\(attempt)")
      }
    }
  }

  /// What differs by less than the tolerance of inexact numbers is told apart in rational ones.
  @Test func rationalArithmeticSeesWhatIsBelowTheTolerance() throws {
    var program = LinearProgram()
    program.addColumn(.free)
    program.addColumn(.free)
    program.addRow([.init(0, 1), .init(1, 1)], .fixed(1))
    program.addRow([.init(0, 0x1p33), .init(1, 0x1p33)], .fixed(0x1p33 + 1))
    try GLPKSolver().withSession(on: program) { session in
      var result = LinearResult(for: program)
      let warm = try session.solve(.warm, into: &result)
      #expect(warm == .optimal)
      let exact = try session.solve(.exact, into: &result)
      #expect(exact != .optimal)
    }
  }

  @Test func anAttemptGoesOnInItsOwnWayAfterAPause() throws {
    var program = LinearProgram()
    for _ in 0..<30 { program.addColumn(Bounds(0, .infinity)) }
    for column in 1..<30 { program.addRow([.init(column, 1), .init(column - 1, -1)], Bounds(1, .infinity)) }
    for attempt in SolveAttempt.allCases {
      try GLPKSolver().withSession(on: program) { session in
        var result = LinearResult(for: program)
        try session.setObjective((0..<30).map { .init($0, 1) })
        var pauses = 0
        while try session.solve(attempt, atMost: 1, into: &result) == .paused, pauses < 1000 { pauses += 1 }
        #expect(pauses < 1000, "\(attempt) starts again after each pause")
        #expect(result.columns.values.reduce(0, +) == 435, "\(attempt)")
      }
    }
  }
}
