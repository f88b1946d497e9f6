import ConstraintLayout
import LayoutTestSupport
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

  private static func effort(_ layout: some Layout, _ presolve: Presolve, width: Double? = nil) throws
    -> Placement.Effort
  {
    var engine = LayoutEngine()
    engine.options.overflow = .visible
    engine.options.place(by: presolve)
    engine.options.triesFixes = false
    return try engine.place(layout, in: ProposedSize(width: width)).effort
  }

  @Test(arguments: layouts.indices)
  func tenChildrenAndTenThousandAreTheSameProgram(_ index: Int) throws {
    let (name, make) = Self.layouts[index]
    let few = try Self.effort(make(10), .on, width: 1_000_000)
    let many = try Self.effort(make(10_000), .on, width: 1_000_000)
    #expect(few.rows == many.rows, "\(name)")
    #expect(few.columns == many.columns, "\(name)")
  }

  @Test(arguments: layouts.indices.filter { layouts[$0].name != "grid with spans" })
  func whatStructureDecidesNeverReachesTheSolver(_ index: Int) throws {
    let (name, make) = Self.layouts[index]
    let effort = try Self.effort(make(1000), .on, width: 1_000_000)
    #expect(effort.rows == 0 && effort.solves == 0, "\(name): \(effort)")
  }

  @Test(arguments: layouts.indices)
  func withoutPresolveTheSolverSeesTheWholeProgram(_ index: Int) throws {
    let (name, make) = Self.layouts[index]
    let effort = try Self.effort(make(10), .off, width: 1_000_000)
    #expect(effort.rows > 0 && effort.solves > 0, "\(name): \(effort)")
  }

  @Test func everyRowHasCoefficientsThatAreCounted() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a")
      Item("b")
    }
    let effort = try Self.effort(row, .off, width: 100)
    #expect(effort.rows > 0 && effort.nonzeros >= effort.rows, "\(effort)")
  }

  @Test func aLargeGridWithoutSpansNeverReachesTheSolver() throws {
    let grid = Grid {
      ForEach(0..<200) { row in
        GridRow { ForEach(0..<50) { Item("\(row) \($0)").frame(width: Double(10 + row * $0 % 31), height: 9) } }
      }
    }
    #expect(try Self.effort(grid, .on, width: 1_000_000).rows == 0)
  }

  @Test func nestedStacksNeverReachTheSolver() throws {
    let column = Stack(.column) {
      ForEach(0..<500) { row in
        Stack(.row) {
          Item("\(row) left")
          Item("\(row) right").frame(minWidth: Double(row % 7))
        }
      }
    }
    #expect(try Self.effort(column, .on, width: 1000).rows == 0)
  }

  /// Rows of cells, some of which span two or three columns and ask for `spanWidth`.
  private static func gridWithSpans(
    rowCount: Int, columnCount: Int, spanWidth: Double, tieBreak: TieBreak = .equalGrowth
  ) -> some Layout {
    Grid(tieBreak: tieBreak) {
      ForEach(0..<rowCount) { row in
        GridRow {
          ForEach(0..<columnCount) { column -> AnyLayout in
            // A span starts at each multiple of ten of these; which columns it covers repeats every forty rows.
            let number = row % 40 * 37 + column * 11
            return number % 10 == 0
              ? AnyLayout(
                Item("\(row) \(column)").frame(width: spanWidth, height: 9).gridCellColumns(2 + number / 10 % 2))
              : AnyLayout(Item("\(row) \(column)").frame(width: 20, height: 9))
          }
        }
      }
    }
  }

  @Test func spansThatCannotBindNeverReachTheSolver() throws {
    #expect(try Self.effort(Self.gridWithSpans(rowCount: 40, columnCount: 20, spanWidth: 48), .on).rows == 0)
  }

  @Test func spansThatPushApartColumnsWithOwnCellsNeverReachTheSolver() throws {
    #expect(try Self.effort(Self.gridWithSpans(rowCount: 40, columnCount: 20, spanWidth: 100), .on).solves == 0)
  }

  @Test func spansInOtherContainersNeverReachTheSolver() throws {
    let grid = Self.gridWithSpans(rowCount: 40, columnCount: 20, spanWidth: 100)
    let layout = Stack(.row) {
      Item("side").frame(width: 10)
      grid.padding(5)
    }
    #expect(try Self.effort(layout, .on, width: 1_000_000).rows == 0)
  }

  @Test func lengthsThatFallShortNeverReachTheSolver() throws {
    let column = Stack(.column) {
      ForEach(0..<100) { row in
        Stack(.row) {
          Item("\(row) left").frame(minWidth: 10, idealWidth: 300)
          Item("\(row) right").frame(minWidth: Double(row), idealWidth: 200 + Double(row % 7), maxWidth: 900)
        }
      }
    }
    #expect(try Self.effort(column, .on, width: 250).rows == 0)
  }

  @Test(arguments: TieBreak.allCases)
  func spansOverColumnsWithOwnCellsNeverReachTheSolver(_ tieBreak: TieBreak) throws {
    let grid = Self.gridWithSpans(rowCount: 40, columnCount: 20, spanWidth: 100, tieBreak: tieBreak)
    #expect(try Self.effort(grid, .on).rows == 0)
  }

  /// Every chain of relations goes around in circles by way of the column that all items stand in.
  @Test(arguments: ["==", ">="])
  func chainsOfWidthsNeverReachTheSolver(_ relation: String) throws {
    var column = AnyLayout(
      Stack(.column, alignment: .leading) {
        ForEach(0..<40) { Item("i\($0)").frame(minWidth: Double(20 + $0 * 7 % 31), minHeight: 10) }
      })
    for index in 1..<40 {
      column = AnyLayout(try column.constrain("i\(index).width \(relation) i\(index - 1).width"))
    }
    #expect(try Self.effort(column, .on).rows == 0)
  }

  /// The least width of every item starts to move along the chain at once, through all items that stand behind it there.
  @Test(arguments: ["forward", "backward", "shuffled"])
  func aLongChainNeverReachesTheSolverInWhateverOrderItsItemsStand(_ order: String) throws {
    var random = SeededGenerator(seed: 7)
    var chain = Array(0..<400)
    switch order {
    case "backward": chain.reverse()
    case "shuffled": chain.shuffle(using: &random)
    default: break
    }
    let widths = chain.map { _ in Double.random(in: 10...200, using: &random) }
    let column = Stack(.column, alignment: .leading) {
      ForEach(0..<400) { Item("i\($0)").frame(minWidth: widths[$0], minHeight: 10) }
    }.constrain { anchors in
      for (narrow, wide) in zip(chain, chain.dropFirst()) {
        anchors["i\(wide)"].width >= anchors["i\(narrow)"].width + 2
      }
    }
    #expect(try Self.effort(column, .on).rows == 0)
  }

  /// What two items of a row are to each other and what they fill together goes around in a circle, which tells both.
  @Test func whatIsHalfAsWideAsItsNeighbourNeverReachesTheSolver() throws {
    let column = Stack(.column, alignment: .leading) {
      ForEach(0..<20) { row in
        Stack(.row) {
          Item("a\(row)").frame(minWidth: Double(20 + row * 7 % 31), minHeight: 10)
          Item("b\(row)").frame(minWidth: Double(90 + row * 11 % 53), minHeight: 10)
        }
      }
    }.constrain { anchors in
      for row in 0..<20 { (2 * anchors["a\(row)"].width == anchors["b\(row)"].width).prioritized(.medium) }
    }
    #expect(try Self.effort(column, .on).rows == 0)
  }
}
