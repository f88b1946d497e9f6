import ConstraintLayout
import LayoutTestSupport
import LinearModel
import Testing

/// Layouts on solvers of other makers: the same rects, or an error where the solver goes wrong, never wrong rects.
struct SolverFaultTests {
  private static let layouts = (0..<10 as Range<UInt64>).map { seed in
    var maker = RandomLayout(seed: seed)
    return maker.tree([.flexible, .spans, .ranges, .unsized])
  }

  /// Every layout reaches the solver, whether structure decides it or not.
  private static func engine(_ solver: some LinearSolver) -> LayoutEngine {
    var options = LayoutEngine.Options()
    options.useWholeProgram()
    return LayoutEngine(solver: solver, options: options)
  }

  private func expectSame(_ placement: Placement, _ right: Placement, _ comment: Comment) {
    for (frame, expected) in zip(placement.frames, right.frames) {
      #expect(frame.name == expected.id, comment)
      for (length, other) in zip(frame.rect.numbers, expected.rect.numbers) {
        #expect(abs(length - other) < 1e-6, comment)
      }
    }
  }

  @Test func anotherSolverGivesTheSameRects() throws {
    for (index, layout) in Self.layouts.enumerated() {
      expectSame(
        try Self.engine(DenseSolver()).place(layout), try LayoutEngine().place(layout), "layout \(index)")
    }
  }

  @Test(arguments: FaultySolver.Fault.allCases)
  func aFaultIsRecoveredFromOrAnError(_ fault: FaultySolver.Fault) throws {
    for (index, layout) in Self.layouts.enumerated() {
      let right = try LayoutEngine().place(layout)
      for first in [0, 1, 3, 6] {
        let once = FaultySolver(DenseSolver(), fault) { solve, _ in solve == first }
        let always = FaultySolver(DenseSolver(), fault) { solve, _ in solve >= first }
        for (solver, isOnce) in [(once, true), (always, false)] {
          do {
            expectSame(try Self.engine(solver).place(layout), right, "layout \(index), \(fault) at \(first)")
          } catch let error as LayoutError {
            #expect(error.code == .solverFailed, "layout \(index), \(fault) at \(first): \(error)")
            #expect(!isOnce || fault == .throwsError, "layout \(index), \(fault) at \(first) is not recovered from")
          }
        }
      }
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
