import GLPKSolver
import LinearModel
import Testing

@testable import LinearSolving

/// What follows from what is fixed on the optimal face is fixed too, though no reduced cost says so.
struct OptimalFaceTests {
  /// Three rows of one value, each telling one more column, and a row of many values that tells none.
  @Test func whatIsToldByRowsOfOneValueIsFixed() throws {
    var program = LinearProgram()
    let columns = (0..<4).map { _ in program.addColumn(Bounds(0, 10)) }
    // In an order in which no row tells anything before the one behind it.
    program.addRow([.init(columns[1], 1), .init(columns[2], -2)], .fixed(0))
    program.addRow([.init(columns[0], 1), .init(columns[1], 1)], .fixed(7))
    program.addRow([.init(columns[0], 1)], .fixed(3))
    program.addRow([.init(columns[2], 1), .init(columns[3], 1)], Bounds(0, 9))
    try GLPKSolver().withSession(on: program) { session in
      var face = OptimalFace(program, levels: [], budget: SolveBudget())
      #expect(try face.minimize([], in: &session) == .optimal)
      try face.fixDetermined(in: &session)
      #expect(columns.map { face.program.columns[$0].isFixed } == [true, true, true, false])
      #expect(columns.prefix(3).map { face.program.columns[$0].lower } == [3, 4, 2])
      // The session goes on from there.
      #expect(try face.minimize([.init(columns[3], -1)], in: &session) == .optimal)
      #expect(face.value(of: [.init(columns[3], 1)]) == 7)
    }
  }
}
