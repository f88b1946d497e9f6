import ConstraintLayout
import Testing

/// Relations about what stands in unsized cells, inside of them and from there to the outside.
struct UnsizedRelationTests {
  private func place(_ layout: some Layout, _ width: Double? = nil) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: nil))
  }

  private func rect(_ id: String, _ placement: Placement) throws -> Rect { try #require(placement[id]) }

  private var apart: some Layout {
    Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Item("first").frame(width: 30, height: 10)
        Item("second").frame(width: 100, height: 10)
      }
      GridRow {
        Item("third").frame(width: 30, height: 10)
        Stack(.row, spacing: 0) {
          Item("a").frame(height: 10)
          Item("b").frame(height: 10)
        }.id("inner").gridCellUnsizedAxes(.horizontal)
      }
    }
  }

  @Test func insideOfAnUnsizedContainer() throws {
    let placement = try place(apart.constrain { $0["a"].width == 3 * $0["b"].width })
    #expect(try rect("a", placement) == Rect(x: 40, y: 10, width: 75, height: 10))
    #expect(placement.columns.map(\.length) == [30, 100])
  }

  /// What is longer than its column stands out of that, whether a relation speaks of it or not.
  @Test(arguments: [Presolve.on, .off]) func relationsInsideHaveNoSayInTheLeastLength(_ presolve: Presolve) throws {
    let grid = Grid {
      GridRow {
        LazyGrid(columns: [GridItem(.adaptive(minimum: 20))]) {
          Item("a").frame(minWidth: 54, minHeight: 10).padding(3)
          Item("b").frame(minHeight: 10)
        }
        .gridCellUnsizedAxes(.horizontal)
      }
    }
    let related = grid.constrain { $0["b"].width <= 1.5 * $0["a"].width + 5 }
    for layout in [AnyLayout(grid), AnyLayout(related)] {
      let placement = try ConstraintLayoutTests.place(layout, nil, nil, presolve)
      #expect(placement.columns.map(\.length) == [20])
      #expect(placement.diagnosis.overflows.map(\.amount) == [20, 20])
    }
  }

  @Test func edgesCountFromTheRootInsideOfAnUnsizedContainerToo() throws {
    let placement = try place(apart.constrain { $0["b"].left == 60 })
    #expect(try rect("b", placement) == Rect(x: 60, y: 10, width: 80, height: 10))
  }

  @Test func fromInsideOfAnUnsizedContainerToTheOutside() throws {
    let placement = try place(apart.constrain { $0["a"].width == $0["first"].width })
    #expect(try rect("a", placement) == Rect(x: 40, y: 10, width: 30, height: 10))
    #expect(try rect("b", placement) == Rect(x: 70, y: 10, width: 70, height: 10))
    #expect(placement.columns.map(\.length) == [30, 100])
  }

  @Test func theOutsideMakesRoomForWhatIsAskedInside() throws {
    let placement = try place(apart.constrain { $0["b"].left == $0["second"].right + 20 })
    #expect(try rect("b", placement).x == 160)
    #expect(placement.columns.map(\.length) == [30, 120])
    #expect(throws: LayoutError.self) { try place(apart.constrain { $0["b"].left == $0["second"].right + 20 }, 150) }
  }

  @Test func betweenTwoUnsizedContainers() throws {
    func row(_ name: String, _ width: Double) -> some Layout {
      Stack(.row, spacing: 0) {
        Item("\(name)-label").frame(width: width, height: 10)
        Item("\(name)-field").frame(height: 10)
      }.gridCellUnsizedAxes(.horizontal)
    }
    let grid = Grid(verticalSpacing: 0) {
      GridRow { Item("title").frame(width: 200, height: 10) }
      GridRow { row("a", 30) }
      GridRow { row("b", 50) }
    }.constrain { $0["a-field"].left == $0["b-field"].left }
    let placement = try place(grid)
    #expect(try rect("a-field", placement) == Rect(x: 50, y: 10, width: 150, height: 10))
    #expect(try rect("b-field", placement) == Rect(x: 50, y: 20, width: 150, height: 10))
    #expect(placement.size.width == 200)
  }

  @Test func anUnsizedContainerMovesInItsCell() throws {
    let placement = try place(apart.constrain { $0["inner"].left == $0["second"].left + 25 })
    #expect(try rect("inner", placement) == Rect(x: 65, y: 10, width: 75, height: 10))
  }

  /// It is as wide as its cell less what the relation moved it by, and what is in it starts there.
  @Test(arguments: [("inner", LayoutEdge.width, 75.0), ("inner", .left, 65), ("b", .right, 140), ("b", .left, 102.5)])
  func whatMovedIsExplained(_ id: String, _ edge: LayoutEdge, _ value: Double) throws {
    let layout = apart.constrain { $0["inner"].left == $0["second"].left + 25 }
    let explanation = try LayoutEngine().explain(edge, of: id, for: layout)
    #expect(abs(explanation.value - value) < 1e-9)
    #expect(abs(explanation.causes.reduce(0) { $0 + $1.contribution } - value) < 1e-9)
    #expect(!explanation.rules.map(\.text).contains { $0.hasPrefix("How the container is built") })
  }

  @Test func whereLengthsDependOnEachOtherNothingReachesIn() throws {
    let grid = Grid {
      GridRow {
        Item("first").frame(width: 30, height: 10)
        Stack(.row) { Item("a").aspectRatio(2, contentMode: .fit) }.id("inner").gridCellUnsizedAxes(.horizontal)
      }
    }
    let error = #expect(throws: LayoutError.self) {
      try place(grid.constrain { $0["a"].width == $0["first"].width })
    }
    #expect(error?.code == .invalidLayout)
    #expect(error?.message.contains("Constrain inner itself, or make its cell sized.") == true)
  }

  /// Two models hold the relation; the one that is solved last tells by how much it is missed.
  // MARK: Hexagons

  /// Three rows of one height; in the hexagon of the second stands a stack.
  private var hexagons: some Layout {
    BalancedStack(.column, spacing: 8) {
      Item("above").frame(minHeight: 34)
      HexGrid(coordinates: .evenR, spacing: 2) {
        HexCell(row: 0, column: 0) {
          ZStack { Item("inside").frame(minWidth: 24, maxWidth: 59, minHeight: 10, maxHeight: 32) }
        }
      }
      Item("below")
    }
  }

  private func inside(_ relation: String) throws -> Rect {
    let placement = try LayoutEngine().place(hexagons.constrain(relation), in: ProposedSize(height: 286))
    return try rect("inside", placement)
  }

  @Test func whatStandsInAHexagonMovesInIt() throws {
    #expect(abs(try inside("inside.bottom == container.top + 131.5").maxY - 131.5) < 1e-6)
    #expect(abs(try inside("inside.bottom == container.top + 126").maxY - 126) < 1e-6)
  }

  /// What fills its hexagon leaves its own model nothing to choose: only the rounding of the model around it is left there.
  @Test(arguments: [4, 5, 6, 10, 12.7, 20, 33.3, 40, 100])
  func whatFillsAHexagonStandsAsTheModelAroundItSays(_ top: Double) throws {
    let layout = Stack(.column, spacing: 9) {
      HexGrid(spacing: 2) {
        HexCell(row: 0, column: 0) { Item("first") }
        HexCell(row: 0, column: 1) { Stack(.row) { Item("inside") }.id("second") }
      }
      Item("below").frame(width: 10)
    }
    let placement = try LayoutEngine().place(layout.constrain("second.top == \(top)"), in: ProposedSize(height: 310))
    #expect(abs(try rect("second", placement).minY - top) < 1e-9)
  }

  /// Places are told from the start of what carries the relation, whether that is said or not.
  @Test(arguments: [60, 80, 100, 126, 150])
  func theStartOfTheCarrierNeedNoWord(_ bottom: Int) throws {
    #expect(try inside("inside.bottom == \(bottom)") == inside("inside.bottom == container.top + \(bottom)"))
  }

  @Test func whatAHexagonHasNoRoomForIsAContradictionWithItsRelation() throws {
    let error = #expect(throws: LayoutError.self) { try inside("inside.bottom == container.top + 40") }
    #expect(error?.conflict.map(\.statement).contains("inside.bottom == container.top + 40") == true)
  }

  /// Text that moves with what stands above it asks for the least height that all in its cell can have together.
  @Test func whatHoldsAnywayMakesNoLineHigher() throws {
    let grid = Grid {
      GridRow {
        ZStack(alignment: .leadingFirstTextBaseline) {
          Item("on the line").frame(height: 25)
          Grid(verticalSpacing: 8) {
            GridRow {
              Item("above")
              Item("beside").frame(height: 51).gridCellRows(2)
            }
            GridRow { Text("a line\nand another") }
          }
        }
        .gridCellUnsizedAxes(.vertical)
      }
    }
    #expect(try place(grid).size.height == 51)
    #expect(try place(grid.constrain { $0["above"].bottom <= 20 }).size.height == 51)
  }

  @Test func whatIsMissedIsToldOnce() throws {
    let layout = try apart.constrain("a.width == first.width + 200 @ 100")
    let unmet = try LayoutEngine().unmetPreferences(of: layout)
    #expect(unmet.map(\.statement) == ["a.width == first.width + 200 @ 100"])
    let missing = 230 - (try rect("a", place(layout)).width)
    #expect(abs(try #require(unmet.first).shortfall - missing) < 1e-6)
  }
}
