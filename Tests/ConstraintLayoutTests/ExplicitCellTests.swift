import ConstraintLayout
import Testing

/// Cells of a grid that say in which column and row they stand.
struct ExplicitCellTests {
  private static func box(_ id: String, _ width: Double = 10, _ height: Double = 10) -> Item {
    Item(id).frame(width: width, height: height)
  }

  @Test func aPageIsMadeOfCellsInAnyOrder() throws {
    let page = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      Self.box("footer", 20, 5).gridCell(column: 0, row: -1).gridCellColumns(2)
      Self.box("main", 60, 40).gridCell(column: 1, row: 1)
      Self.box("sidebar", 30, 20).gridCell(column: 0, row: 1)
      Self.box("header", 50, 10).gridCell(column: 0, row: 0).gridCellColumns(2)
      Self.box("note", 5, 5).gridCell(column: 0, row: 2)
    }
    let placement = try LayoutEngine().place(page)
    #expect(placement["header"] == Rect(x: 20, y: 0, width: 50, height: 10))
    #expect(placement["sidebar"] == Rect(x: 0, y: 20, width: 30, height: 20))
    #expect(placement["main"] == Rect(x: 30, y: 10, width: 60, height: 40))
    // Both stand in the last row.
    #expect(placement["footer"] == Rect(x: 35, y: 50, width: 20, height: 5))
    #expect(placement["note"] == Rect(x: 12.5, y: 50, width: 5, height: 5))
    #expect(placement.diagnosis.ambiguities.isEmpty)
  }

  @Test func bothInACellHaveASayInItsTracks() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      Self.box("wide", 40, 10).gridCell(column: 0, row: 0)
      Self.box("high", 10, 30).gridCell(column: 0, row: 0)
    }
    #expect(try LayoutEngine().place(grid).size == Size(width: 40, height: 30))
  }

  @Test func theAlignmentOfARowHoldsForCellsThatSayNoRow() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        Self.box("tall", 10, 50)
        Self.box("column").gridCell(column: 1)
        Self.box("row").gridCell(row: 0)
      }
    }
    let placement = try LayoutEngine().place(grid)
    #expect(placement["column"]?.y == 40)
    #expect(placement["row"]?.y == 0)
  }

  @Test func rowsHaveTheRectsOfTheirTracks() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      Self.box("a", 10, 20).gridCell(column: 0, row: 2)
      GridRow { Self.box("b", 10, 30) }.id("first")
      GridRow { Self.box("c", 10, 40) }.id("second")
    }
    let placement = try LayoutEngine().place(LayoutTree(grid))
    #expect(placement.rects[2] == Rect(x: 0, y: 0, width: 10, height: 30))
    #expect(placement.rects[4] == Rect(x: 0, y: 30, width: 10, height: 40))
  }

  @Test(arguments: [true, false]) func aRowInWhichNothingStandsIsNotOpenHoweverItCameToBe(isSaid: Bool) throws {
    let empty = Grid(verticalSpacing: 10) {
      GridRow { isSaid ? Self.box("a").gridCell(row: 0) : Self.box("a") }
      GridRow {}
      GridRow { isSaid ? Self.box("b").gridCell(row: 2) : Self.box("b") }
    }
    let placement = try LayoutEngine().place(empty)
    #expect(placement["b"]?.y == 30)
    #expect(placement.diagnosis.ambiguities.isEmpty)
  }

  @Test(arguments: [true, false]) func aRelationMakesARowLongerInWhichNothingStands(isSaid: Bool) throws {
    let grid = Grid(verticalSpacing: 10) {
      GridRow { isSaid ? Self.box("a").gridCell(row: 0) : Self.box("a") }
      GridRow {}
      GridRow { isSaid ? Self.box("b").gridCell(row: 2) : Self.box("b") }
    }
    let placement = try LayoutEngine().place(grid.id("grid").constrain("grid.rows[1].height >= 30"))
    #expect(placement["b"]?.y == 60)
  }

  @Test func columnsOnlyUnderAChildAcrossAllAreOpen() throws {
    let grid = Grid(horizontalSpacing: 0) {
      Self.box("across", 90)
      GridRow { Self.box("last").gridCell(column: 2) }
    }
    let placement = try LayoutEngine().place(grid)
    #expect(placement.size.width == 90)
    #expect(placement.diagnosis.ambiguities.map(\.track) == [0, 1])
  }

  @Test func aModifierOfARowHoldsForCellsThatSayNothing() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Self.box("a").gridCell(row: 0)
        Self.box("b")
      }
      .gridCell(row: 1)
    }
    let placement = try LayoutEngine().place(grid)
    #expect(placement["a"]?.y == 0)
    #expect(placement["b"]?.y == 10)
  }

  @Test func outsideOfAGridItHasNoEffect() throws {
    let placement = try LayoutEngine().place(Stack(.row) { Self.box("a").gridCell(column: 2) })
    #expect(placement.diagnosis.notes.contains { $0.contains("stands in no grid, so gridCell has no effect") })
  }

  @Test func sessionsFollowThem() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      Self.box("a").gridCell(column: 1, row: 1)
      Self.box("b").gridCell(column: 0, row: 0)
    }
    var session = try LayoutEngine().session(for: grid)
    try session.apply(.resize("b", width: 25, height: 30))
    #expect(session["a"] == Rect(x: 25, y: 30, width: 10, height: 10))
    try session.apply(.remove("b"))
    #expect(session["a"] == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  // MARK: Fixes

  /// Cells that give these rows their heights make rows to count, which the cell that makes them now does not.
  @Test func rowsThatOnlyACellCountedFromTheLastMakesAreSettledWhereItStands() throws {
    let grid = Grid(verticalSpacing: 0) { GridRow { Self.box("a", 10, 30).gridCell(row: -1).gridCellRows(3) } }
    let open = try LayoutEngine().place(grid).diagnosis.ambiguities
    #expect(open.map(\.track) == [0, 1, 2])
    let fix = try #require(open[0].fixes.first)
    #expect(
      fix.text
        == "add a column of width 0 to layout with cells 10 high in row 0, 10 high in row 1, 10 high in row 2, "
        + "let a stand in row -3")
    #expect(try LayoutEngine().place(grid, applying: fix).diagnosis.ambiguities.isEmpty)
  }

  /// Cells that flow stand aside for those that count from the first, and not for those that count from the last.
  @Test func aFixLeavesWhatFlowsUnderACellCountedFromTheLast() throws {
    let grid = Grid {
      GridRow {
        Self.box("a")
        Self.box("wide", 100).gridCellColumns(2)
      }
      GridRow {
        Self.box("flowing")
        Self.box("badge", 5, 5).gridCell(column: 0, row: -1)
      }
    }
    let placement = try LayoutEngine().place(grid)
    let fix = try #require(placement.diagnosis.ambiguities.first?.fixes.first)
    let fixed = try LayoutEngine().place(grid, applying: fix)
    #expect(placement["flowing"]?.x == 0)
    #expect(fixed["flowing"] == placement["flowing"])
    #expect(fixed["badge"] == placement["badge"])
  }

  // MARK: Mistakes

  private static func failure(_ grid: some Layout) -> String? {
    do {
      _ = try LayoutEngine().place(grid)
      return nil
    } catch let error as LayoutError {
      return error.description
    } catch {
      return "\(error)"
    }
  }

  @Test func aNumberThatCountsTooFarBackNamesTheCellAndTheCount() throws {
    let grid = Grid {
      GridRow {
        Item("a")
        Item("b").gridCell(column: -4)
        Item("c")
      }
    }
    let words = try #require(Self.failure(grid))
    #expect(words.contains("Cell \"b\" stands in column -4, but there are only 2 columns to count from the last."))
    #expect(words.contains("Give -2 or more."))
    #expect(words.contains("layout.rows[0].cells[1].column"))
  }

  @Test(arguments: [Int.min, -10_001, 10_000, Int.max])
  func aNumberBeyondTheLimitNamesTheCell(_ number: Int) throws {
    let words = try #require(Self.failure(Grid { Item("a").gridCell(column: 0, row: number) }))
    #expect(words.contains("Cell \"a\" stands in row \(number); the limit is 10000 rows."))
  }

  @Test func spansThatReachBeyondTheLimitAreRefused() throws {
    let words = try #require(Self.failure(Grid { Item("a").gridCell(column: 9000, row: 0).gridCellColumns(2000) }))
    #expect(words.contains("more than 10000 columns"))
    let rows = try #require(
      Self.failure(Grid { ForEach(0..<3) { Item("\($0)").gridCell(column: 0).gridCellRows(4000) } }))
    #expect(rows.contains("more than 10000 rows"))
  }

  @Test func whatFlowsMeetsNoChildAcrossAllColumns() throws {
    let grid = Grid {
      Item("title")
      Item("a").gridCell(row: 0)
    }
    let words = try #require(Self.failure(grid))
    #expect(words.contains("Cell \"a\" stands in a row of which \"title\" takes all columns."))
    let reaching = Grid {
      GridRow {
        Item("a").gridCellRows(2)
        Item("b").gridCell(column: 3)
      }
      Item("title")
    }
    #expect(try #require(Self.failure(reaching)).contains("\"a\" reaches into that row from above"))
  }

  @Test func cellsThatSayTheirPlaceMayLieOverAChildAcrossAllColumns() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      Self.box("title", 60, 20)
      Self.box("badge").gridCell(column: -1, row: 0)
      GridRow {
        Self.box("a")
        Self.box("b")
      }
    }
    let placement = try LayoutEngine().place(grid)
    #expect(placement["title"] == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(placement["badge"]?.y == 5)
  }
}
