import ConstraintLayout
import LinearModel

extension ArticleExample {
  static let bringingAnotherSolver = ArticleExample("BringingAnotherSolver") { print in
    // Article begins
    struct Refusal: LinearSolver {
      func withSession(
        on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
      ) throws { throw LayoutError(.solverFailed, "A program came in.") }
    }
    let engine = LayoutEngine(solver: Refusal())
    let rows = ForEach(0..<100) { row in
      GridRow { ForEach(0..<10) { Item("\(row)-\($0)").frame(width: 50, height: 20) } }
    }
    print(try engine.place(Grid { rows }).size)

    let wide = Item("wide").frame(width: 600, height: 20).gridCellColumns(10)
    let spanned = Grid(tieBreak: .proportional) {
      rows
      wide
    }.constrain { $0["wide"].width >= 2 * $0["0-0"].width }
    do { print(try engine.place(spanned).size) } catch { print(error) }
    print(try LayoutEngine().place(spanned).size)
    // Article ends
  }
}
