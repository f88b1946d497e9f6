import LinearModel
import Testing

/// Programs in the forms that other solvers read.
struct NamedProgramTests {
  private let named: NamedProgram

  init() {
    var program = LinearProgram()
    for bounds in [Bounds(0, 5), .free, .fixed(2), Bounds(-.infinity, 7), Bounds(1, .infinity)] {
      program.addColumn(bounds)
    }
    program.addRow([.init(0, 1), .init(1, -2)], Bounds(-3, 4))
    program.addRow([.init(2, 0.5), .init(3, 1)], .fixed(1))
    program.addRow([.init(0, 1)], .free)
    named = NamedProgram(
      program, minimizing: [.init(0, 1), .init(3, -1)], columnNames: ["a b", "a.b[1]", "a.b(1)", "free", "2.x"])
  }

  /// What no form allows is replaced, and what then would be equal, a number or a word of the form is not.
  @Test func namesCanBeWritten() {
    #expect(named.columnNames == ["v.a_b", "a.b_1_", "a.b_1__2", "v.free", "v.2.x"])
  }

  @Test func namesMadeDifferentMeetNoOther() {
    let names = NamedProgram(
      threeColumns, minimizing: [], columnNames: ["a.b_2", "a.b", "a.b"]
    ).columnNames
    #expect(names == ["a.b_2", "a.b", "a.b_3"])
  }

  private var threeColumns: LinearProgram {
    var program = LinearProgram()
    for _ in 0..<3 { program.addColumn(.free) }
    return program
  }

  /// Forms take a column once in a sum.
  @Test func aColumnThatCostsTwiceIsWrittenOnce() {
    let named = NamedProgram(
      threeColumns, minimizing: [.init(1, 2), .init(0, 1), .init(1, 3)], columnNames: ["a.x", "a.y", "a.z"])
    #expect(named.objective == [.init(0, 1), .init(1, 5)])
  }

  @Test func anLPFileSaysAllOfIt() {
    #expect(
      named.lpText(comment: "one\ntwo") == """
        \\ one
        \\ two
        Minimize
         cost: + 1.0 v.a_b - 1.0 v.free
          + 0.0 v.2.x
        Subject To
         row0: + 1.0 v.a_b - 2.0 a.b_1_ >= -3.0
         row0_upper: + 1.0 v.a_b - 2.0 a.b_1_ <= 4.0
         row1: + 0.5 a.b_1__2 + 1.0 v.free = 1.0
        Bounds
         0.0 <= v.a_b <= 5.0
         a.b_1_ free
         a.b_1__2 = 2.0
         -inf <= v.free <= 7.0
         v.2.x >= 1.0
        End

        """)
  }

  /// Some readers know no columns but those of sums, and no program without a row.
  @Test func whatHasBoundsOnlyIsAFileToo() {
    var program = LinearProgram()
    program.addColumn(Bounds(1, .infinity))
    #expect(
      NamedProgram(program, minimizing: [], columnNames: ["a.b"]).lpText() == """
        Minimize
         cost: + 0.0 a.b
        Subject To
         always: + 0.0 a.b >= 0.0
        Bounds
         a.b >= 1.0
        End

        """)
  }

  @Test func anMPSFileSaysAllOfIt() {
    #expect(
      named.mpsText() == """
        NAME layout
        ROWS
         N cost
         G row0
         L row0_upper
         E row1
        COLUMNS
         v.a_b cost 1.0
         v.a_b row0 1.0
         v.a_b row0_upper 1.0
         a.b_1_ row0 -2.0
         a.b_1_ row0_upper -2.0
         a.b_1__2 row1 0.5
         v.free cost -1.0
         v.free row1 1.0
         v.2.x cost 0.0
        RHS
         RHS row0 -3.0
         RHS row0_upper 4.0
         RHS row1 1.0
        BOUNDS
         LO BND v.a_b 0.0
         UP BND v.a_b 5.0
         FR BND a.b_1_
         FX BND a.b_1__2 2.0
         MI BND v.free
         UP BND v.free 7.0
         LO BND v.2.x 1.0
        ENDATA

        """)
  }
}
