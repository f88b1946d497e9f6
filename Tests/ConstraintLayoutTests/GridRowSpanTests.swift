import ConstraintLayout
import Testing

/// Cells that cover several rows: what holds for columns holds for rows.
struct GridRowSpanTests {
  /// The grid of five columns that only spans cover, with rows in place of columns.
  private func grid(spanHeight: Double? = nil, thirdColumn: Bool = false) -> some Layout {
    Grid(horizontalSpacing: 20, verticalSpacing: 20) {
      GridRow {
        Item("a1").frame(width: 50, height: 50)
        Item("b1").frame(width: 50, height: 50)
        if thirdColumn { Item("c1").frame(width: 50, height: 50) }
      }
      GridRow {
        span("span1", spanHeight)
        Item("b2").frame(width: 50, height: 50)
        if thirdColumn { Item("c2").frame(width: 50, height: 50) }
      }
      GridRow {
        span("span2", spanHeight)
        if thirdColumn { Item("c3").frame(width: 50, height: 50) }
      }
      GridRow {
        Item("a2").frame(width: 50, height: 50)
        if thirdColumn { Item("c4").frame(width: 50, height: 50) }
      }
      GridRow {
        Item("a3").frame(width: 50, height: 50)
        Item("b3").frame(width: 50, height: 50)
        if thirdColumn { Item("c5").frame(width: 50, height: 50) }
      }
    }
  }

  private func span(_ id: String, _ height: Double?) -> Item {
    let item = Item(id).frame(width: 50, height: height).gridCellRows(2)
    return height == nil ? item.gridCellUnsizedAxes(.vertical) : item
  }

  @Test func theTotalDecidesARowThatNothingAsksFor() throws {
    let placement = try LayoutEngine().place(grid())
    #expect(placement.rows.map(\.length) == [50, 50, 0, 50, 50])
    #expect(placement.size == Size(width: 120, height: 280))
    #expect(placement["span1"] == Rect(x: 0, y: 70, width: 50, height: 70))
    #expect(placement["span2"] == Rect(x: 70, y: 140, width: 50, height: 70))
    #expect(placement["a2"] == Rect(x: 0, y: 160, width: 50, height: 50))
    let ambiguity = try #require(placement.diagnosis.ambiguities.first)
    #expect(placement.diagnosis.ambiguities.count == 1)
    #expect(ambiguity.axis == .vertical)
    #expect(ambiguity.kind == .noOwnCell)
    #expect(ambiguity.track == 2)
    #expect(ambiguity.lower == 0)
    #expect(ambiguity.upper == .infinity)
    #expect(ambiguity.chosen == 0)
    #expect(ambiguity.decidedBy == .total)
    #expect(ambiguity.cells == ["span1", "span2"])
    #expect(
      ambiguity.fixes.map(\.text) == [
        "add a column of width 0 to layout with a cell 0 high in row 2", "propose a height of 280",
      ])
  }

  @Test func theContainerLimitsTheRange() throws {
    let placement = try LayoutEngine().place(grid(), in: ProposedSize(height: 400))
    let ambiguity = try #require(placement.diagnosis.ambiguities.first)
    #expect(ambiguity.lower == 0)
    #expect(ambiguity.upper == 120)
    #expect(placement.size.height == 280)
  }

  @Test(arguments: [nil, 280.0, 400])
  func eachFixSettlesTheRowAndKeepsTheHeights(_ height: Double?) throws {
    let proposal = ProposedSize(height: height)
    let ambiguities = try LayoutEngine().place(grid(), in: proposal).diagnosis.ambiguities
    #expect(ambiguities.isEmpty == (height == 280))
    for fix in ambiguities.flatMap(\.fixes) {
      let fixed = try LayoutEngine().place(grid(), in: proposal, applying: fix)
      #expect(fixed.diagnosis.status == .determined, "\(fix.text)")
      #expect(fixed.rows.map(\.length) == [50, 50, 0, 50, 50], "\(fix.text)")
      #expect(fixed["span2"] == Rect(x: 70, y: 140, width: 50, height: 70), "\(fix.text)")
    }
  }

  /// A container that is exactly as wide as the grid has no room for the gap of one more column.
  @Test func aTightWidthIsProposedAnew() throws {
    let proposal = ProposedSize(width: 120, height: 400)
    let ambiguity = try #require(LayoutEngine().place(grid(), in: proposal).diagnosis.ambiguities.first)
    let fix = try #require(ambiguity.fixes.first)
    #expect(
      fix.text == "add a column of width 0 to layout with a cell 0 high in row 2, and propose a width of 140")
    let fixed = try LayoutEngine().place(grid(), in: proposal, applying: fix)
    #expect(fixed.diagnosis.status == .determined)
    #expect(fixed.columns.map(\.length) == [50, 50, 0])
  }

  @Test func aColumnWithOwnCellsSettlesIt() throws {
    let placement = try LayoutEngine().place(grid(thirdColumn: true))
    #expect(placement.rows.map(\.length) == [50, 50, 50, 50, 50])
    #expect(placement["c4"] == Rect(x: 140, y: 210, width: 50, height: 50))
    #expect(placement.diagnosis.status == .determined)
  }

  @Test func sizedSpansGetTheLeastTotal() throws {
    let placement = try LayoutEngine().place(grid(spanHeight: 160))
    #expect(placement.rows.map(\.length) == [50, 50, 90, 50, 50])
    #expect(placement.size.height == 370)
  }

  @Test(arguments: [
    (TieBreak.equalGrowth, [45.0, 55.0]), (.equalSizes, [50, 50]), (.proportional, [40, 60]), (.leading, [70, 30]),
    (.trailing, [20, 80]),
  ])
  func theTieBreakSharesTheExcess(_ tieBreak: TieBreak, _ heights: [Double]) throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0, tieBreak: tieBreak) {
      GridRow {
        Item("top").frame(width: 10, height: 20)
        Item("span").frame(width: 10, height: 100).gridCellRows(2)
      }
      GridRow { Item("bottom").frame(width: 10, height: 30) }
    }
    let placement = try LayoutEngine().place(grid)
    #expect(placement.rows.map(\.length) == heights)
    let ambiguities = placement.diagnosis.ambiguities
    #expect(ambiguities.map(\.axis) == [.vertical, .vertical])
    #expect(ambiguities.map(\.kind) == [.sharedExcess, .sharedExcess])
    #expect(ambiguities.map(\.lower) == [20, 30])
    #expect(ambiguities.map(\.upper) == [70, 80])
    #expect(ambiguities.map(\.decidedBy) == [.init(tieBreak), .init(tieBreak)])
    #expect(ambiguities.map(\.cells) == [["top", "span"], ["span", "bottom"]])
    for ambiguity in ambiguities {
      let fix = try #require(ambiguity.fixes.first)
      let fixed = try LayoutEngine().place(grid, applying: fix)
      #expect(fixed.diagnosis.status == .determined)
      #expect(fixed.rows.map(\.length) == heights)
    }
  }

  /// CSS Working Group issue 2356 with rows in place of columns.
  @Test func overlappingSpansGetTheLeastTotal() throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("first").frame(width: 10, height: 100).gridCellRows(2)
          Item("gap").gridCellUnsizedAxes(.all)
        }
        GridRow { Item("second").frame(width: 10, height: 100).gridCellRows(2) }
        GridRow {}
      })
    #expect(placement.rows.map(\.length) == [0, 100, 0])
    #expect(placement["second"] == Rect(x: 10, y: 0, width: 10, height: 100))
  }

  /// Columns 10 wide without gaps, so that places can be counted off.
  @Test func cellsFlowAroundOnesThatReachDown() throws {
    let placement = try LayoutEngine().place(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { ForEach(0..<4) { Item("top\($0)").frame(width: 10, height: 10) } }
        GridRow {
          Item("a").frame(width: 10, height: 10)
          Item("big").frame(width: 20, height: 20).gridCellColumns(2).gridCellRows(2)
        }
        GridRow {
          Item("b").frame(width: 10, height: 10)
          Item("c").frame(width: 10, height: 10).gridColumnAlignment(.trailing)
        }
        GridRow { Item("wide").frame(width: 30, height: 10).gridCellColumns(3) }
      })
    #expect(placement["big"] == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(placement["b"]?.origin == Point(x: 0, y: 20))
    #expect(placement["c"]?.origin == Point(x: 30, y: 20))
    #expect(placement["wide"]?.origin == Point(x: 0, y: 30))
    #expect(placement.size == Size(width: 40, height: 40))
  }

  /// A cell aligns, and is aligned by, the column that it ends up in.
  @Test func columnsAreAlignedAfterTheFlow() throws {
    let placement = try LayoutEngine().place(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("tall").frame(width: 10, height: 20).gridCellRows(2)
          Item("size").frame(width: 100, height: 10)
        }
        GridRow { Item("first").frame(width: 10, height: 10).gridColumnAlignment(.trailing) }
        GridRow {
          Item("left").frame(width: 10, height: 10)
          Item("right").frame(width: 10, height: 10)
        }
      })
    #expect(placement["first"]?.x == 100)
    #expect(placement["left"]?.x == 0)
    #expect(placement["right"]?.x == 100)
  }

  @Test func rowsGiveTheirSpanToCellsThatHaveNone() throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("asTheRow").frame(width: 10)
          Item("own").frame(width: 10).gridCellRows(1)
        }.gridCellRows(2).gridCellUnsizedAxes(.vertical)
        GridRow { Item("below").frame(width: 10, height: 30) }
      })
    #expect(placement["below"] == Rect(x: 10, y: 0, width: 10, height: 30))
    #expect(placement["asTheRow"]?.height == 30)
    #expect(placement["own"]?.height == 0)
  }

  @Test func aFlexibleSpanTakesWhatIsLeft() throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 10) {
        GridRow {
          Item("fixed").frame(width: 10, height: 30)
          Item("sidebar").frame(width: 10).gridCellRows(2)
        }
        GridRow { Item("content").frame(width: 10) }
      }, in: ProposedSize(height: 200))
    #expect(placement["content"] == Rect(x: 0, y: 40, width: 10, height: 160))
    #expect(placement["sidebar"] == Rect(x: 10, y: 0, width: 10, height: 200))
  }

  @Test func aContainerCanCoverRows() throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("a").frame(width: 10, height: 40)
          Stack(.column, spacing: 0) {
            Item("upper").frame(width: 10)
            Item("lower").frame(width: 10)
          }.gridCellRows(2)
        }
        GridRow { Item("b").frame(width: 10, height: 60) }
      })
    #expect(placement["upper"] == Rect(x: 10, y: 0, width: 10, height: 50))
    #expect(placement["lower"] == Rect(x: 10, y: 50, width: 10, height: 50))
  }

  /// A wide title would have to share its excess with the new column, too, so that is settled with it.
  @Test func aFixThatOpensOtherTracksSettlesThose() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      Item("title").frame(width: 300, height: 10)
      GridRow { Item("tall").frame(width: 50, height: 100).gridCellRows(2) }
      GridRow {}
    }
    let placement = try LayoutEngine().place(grid)
    #expect(placement.columns.map(\.length) == [300])
    #expect(placement.diagnosis.ambiguities.map(\.track) == [1, 2])
    let fix = try #require(placement.diagnosis.ambiguities.first?.fixes.first)
    #expect(
      fix.text == """
        add a column of width 0 to layout with cells 50 high in row 1, 50 high in row 2; \
        then add a row of height 0 to layout with cells 300 wide in column 0, 0 wide in column 1
        """)
    let fixed = try LayoutEngine().place(grid, applying: fix)
    #expect(fixed.diagnosis.status == .determined)
    #expect(fixed["tall"] == placement["tall"])
  }

  // MARK: Notes and errors

  private let clipped = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Item("a").frame(width: 10, height: 10)
      Item("span").frame(width: 10, height: 10).gridCellColumns(2)
    }
    GridRow { Item("long").frame(width: 10, height: 30).gridCellRows(3) }
  }

  @Test func aSpanBeyondTheLastRowEndsThereAndIsNoted() throws {
    let placement = try LayoutEngine().place(clipped)
    #expect(placement.rows.map(\.length) == [10, 30])
    #expect(
      placement.diagnosis.notes == [
        "long covers 3 rows, but layout has only 1 from there on; it ends with the last row."
      ])
  }

  /// A row at the end of the grid must not lengthen cells that ended there until now.
  @Test func aSizingRowLeavesOtherSpansAsTheyAre() throws {
    let ambiguity = try #require(LayoutEngine().place(clipped).diagnosis.ambiguities.first)
    #expect(ambiguity.axis == .horizontal)
    let fix = try #require(ambiguity.fixes.first)
    #expect(fix.text.hasSuffix(", let long cover 1 row"))
    let fixed = try LayoutEngine().place(clipped, applying: fix)
    #expect(fixed.rows.map(\.length) == [10, 30, 0])
    #expect(fixed.diagnosis.notes.isEmpty)
    #expect(fixed["long"] == Rect(x: 0, y: 10, width: 10, height: 30))
  }

  @Test func aSpanCannotReachIntoARowThatOneChildTakes() throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(
        Grid {
          GridRow { Item("tall").gridCellRows(3) }
          GridRow { Item("beside") }
          Item("divider")
        })
    }
    #expect(error?.code == .invalidLayout)
    #expect(error?.place == "layout.rows[2]")
    #expect(
      error?.message == """
        "divider" takes all columns of its row, but "tall" reaches into that row from above. \
        Let "tall" cover fewer rows, or put the child into a row of cells.
        """)
  }

  @Test func aSpanThatEndsAboveAChildAcrossIsFine() throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("tall").frame(width: 10, height: 50).gridCellRows(2)
          Item("a").frame(width: 10, height: 20)
        }
        GridRow { Item("b").frame(width: 10, height: 20) }
        Item("divider").frame(height: 2).gridCellUnsizedAxes(.horizontal)
      })
    #expect(placement["divider"] == Rect(x: 0, y: 50, width: 20, height: 2))
    // The excess of 10 may go to both rows; the divider's row can take no sizing cell, and needs none.
    #expect(placement.diagnosis.ambiguities.map(\.track) == [0, 1])
    #expect(placement.diagnosis.ambiguities.allSatisfy { !$0.fixes.isEmpty })
  }
}
