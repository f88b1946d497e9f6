import ConstraintLayout
import Testing

/// The unknowns of every container are its structure: what reaches the solver does not grow with the children.
struct ProgramSizeTests {
  /// Layouts by name, made of a number of children.
  private static let layouts: [(name: String, make: @Sendable (Int) -> AnyLayout)] = [
    (
      "chain",
      { count in AnyLayout(Stack(.row) { ForEach(0..<count) { Item("\($0)").frame(width: Double($0), height: 1) } }) }
    ),
    (
      "flexible row",
      { count in AnyLayout(Stack(.row) { ForEach(0..<count) { Item("\($0)").frame(height: Double($0 % 3)) } }) }
    ),
    (
      "unequal minimums",
      { count in AnyLayout(Stack(.row) { ForEach(0..<count) { Item("\($0)").frame(minWidth: Double($0 % 5)) } }) }
    ),
    (
      "balanced stack",
      { count in
        AnyLayout(BalancedStack(.column) { ForEach(0..<count) { Item("\($0)").frame(width: Double($0), height: 7) } })
      }
    ),
    (
      "grid of rows",
      { count in
        AnyLayout(
          Grid {
            ForEach(0..<count) { row in
              GridRow { ForEach(0..<3) { Item("\(row)-\($0)").frame(width: Double(row), height: Double(row % 9)) } }
            }
          })
      }
    ),
    (
      "grid with spans",
      { count in
        AnyLayout(
          Grid {
            ForEach(0..<count) { row in
              GridRow {
                Item("\(row)").frame(width: Double(row), height: 5).gridCellColumns(2)
                Item("\(row)'").frame(width: 5, height: 5)
              }
            }
          })
      }
    ),
    (
      "lazy grid",
      { count in
        AnyLayout(
          LazyGrid(columns: [GridItem(.fixed(9)), GridItem(.adaptive(minimum: 200_000))]) {
            ForEach(0..<count) { Item("\($0)").frame(height: Double($0 % 4)) }
          })
      }
    ),
    (
      "hexagonal grid",
      { count in
        AnyLayout(HexGrid { ForEach(0..<count) { cell in HexCell(row: cell, column: 0) { Item("\(cell)") } } })
      }
    ),
    ("honeycomb", { count in AnyLayout(Honeycomb(itemsPerRow: 4) { ForEach(0..<count) { Item("\($0)") } }) }),
    (
      "choice",
      { count in
        AnyLayout(
          ViewThatFits {
            Stack(.row) { ForEach(0..<count) { Item("r\($0)").frame(width: 10, height: 1) } }
            Stack(.column) { ForEach(0..<count) { Item("c\($0)").frame(width: 10, height: 1) } }
          })
      }
    ),
  ]

  @Test(arguments: layouts.indices)
  func tenChildrenAndTenThousandAreTheSameProgram(_ index: Int) throws {
    let (name, make) = Self.layouts[index]
    var engine = LayoutEngine()
    engine.options.overflow = .visible
    let proposal = ProposedSize(width: 1_000_000)
    let few = try engine.place(make(10), in: proposal).effort
    let many = try engine.place(make(10_000), in: proposal).effort
    #expect(few.rows == many.rows, "\(name)")
    #expect(few.columns == many.columns, "\(name)")
  }
}
