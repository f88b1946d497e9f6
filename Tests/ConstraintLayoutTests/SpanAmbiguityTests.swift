import ConstraintLayout
import Testing

/// The case the project is known for: columns that only spans cover.
struct SpanAmbiguityTests {
  private func grid(spanWidth: Double? = nil, thirdRow: Bool = false) -> some Layout {
    Grid(horizontalSpacing: 20, verticalSpacing: 20) {
      GridRow {
        Item("a1").frame(width: 50, height: 50)
        span("span1", spanWidth)
        Item("a2").frame(width: 50, height: 50)
        Item("a3").frame(width: 50, height: 50)
      }
      GridRow {
        Item("b1").frame(width: 50, height: 50)
        Item("b2").frame(width: 50, height: 50)
        span("span2", spanWidth)
        Item("b3").frame(width: 50, height: 50)
      }
      if thirdRow {
        GridRow {
          ForEach(1...5) { Item("c\($0)").frame(width: 50, height: 50) }
        }
      }
    }
  }

  private func span(_ id: String, _ width: Double?) -> Item {
    let item = Item(id).frame(width: width, height: 50).gridCellColumns(2)
    return width == nil ? item.gridCellUnsizedAxes(.horizontal) : item
  }

  @Test func theTotalDecidesAColumnThatNothingAsksFor() throws {
    let placement = try LayoutEngine().place(grid())
    #expect(placement.columns.map(\.length) == [50, 50, 0, 50, 50])
    #expect(placement.size == Size(width: 280, height: 120))
    let ambiguity = try #require(placement.diagnosis.ambiguities.first)
    #expect(placement.diagnosis.ambiguities.count == 1)
    #expect(ambiguity.axis == .horizontal)
    #expect(ambiguity.kind == .noOwnCell)
    #expect(ambiguity.track == 2)
    #expect(ambiguity.lower == 0)
    #expect(ambiguity.upper == .infinity)
    #expect(ambiguity.chosen == 0)
    #expect(ambiguity.decidedBy == .total)
    #expect(ambiguity.cells == ["span1", "span2"])
    #expect(ambiguity.fixes.count >= 2)
  }

  @Test func theContainerLimitsTheRange() throws {
    let placement = try LayoutEngine().place(grid(), in: ProposedSize(width: 400))
    let ambiguity = try #require(placement.diagnosis.ambiguities.first)
    #expect(ambiguity.lower == 0)
    #expect(ambiguity.upper == 120)
    #expect(placement.size.width == 280)
  }

  @Test func eachFixSettlesTheColumnAndKeepsTheWidths() throws {
    for fix in try #require(LayoutEngine().place(grid()).diagnosis.ambiguities.first).fixes {
      let fixed = try LayoutEngine().place(grid(), applying: fix)
      #expect(fixed.diagnosis.status == .determined, "\(fix.text)")
      #expect(fixed.columns.map(\.length) == [50, 50, 0, 50, 50], "\(fix.text)")
    }
  }

  @Test func aRowWithOwnCellsSettlesIt() throws {
    let placement = try LayoutEngine().place(grid(thirdRow: true))
    #expect(placement.columns.map(\.length) == [50, 50, 50, 50, 50])
    #expect(placement.size.width == 330)
    #expect(placement.diagnosis.status == .determined)
  }

  @Test func sizedSpansGetTheLeastTotal() throws {
    let placement = try LayoutEngine().place(grid(spanWidth: 160))
    #expect(placement.columns.map(\.length) == [50, 50, 90, 50, 50])
    #expect(placement.size.width == 370)
  }

  @Test(arguments: [
    (TieBreak.equalGrowth, [45.0, 55.0]), (.equalSizes, [50, 50]), (.proportional, [40, 60]), (.leading, [70, 30]),
    (.trailing, [20, 80]),
  ])
  func theTieBreakSharesTheExcess(_ tieBreak: TieBreak, _ widths: [Double]) throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0, tieBreak: tieBreak) {
        GridRow {
          Item("left").frame(width: 20, height: 10)
          Item("right").frame(width: 30, height: 10)
        }
        GridRow { Item("span").frame(width: 100, height: 10).gridCellColumns(2) }
      })
    #expect(placement.columns.map(\.length) == widths)
    let ambiguities = placement.diagnosis.ambiguities
    #expect(ambiguities.map(\.kind) == [.sharedExcess, .sharedExcess])
    #expect(ambiguities.map(\.lower) == [20, 30])
    #expect(ambiguities.map(\.upper) == [70, 80])
    #expect(ambiguities.map(\.decidedBy) == [.init(tieBreak), .init(tieBreak)])
    #expect(ambiguities.allSatisfy { !$0.fixes.isEmpty })
  }

  /// CSS Working Group issue 2356: two overlapping spans, where CSS needs 150 and 100 are enough.
  @Test func overlappingSpansGetTheLeastTotal() throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Item("first").frame(width: 100, height: 10).gridCellColumns(2) }
        GridRow {
          Item("gap").gridCellUnsizedAxes(.all)
          Item("second").frame(width: 100, height: 10).gridCellColumns(2)
        }
      })
    #expect(placement.columns.map(\.length) == [0, 100, 0])
    #expect(placement.size.width == 100)
  }

  /// Growing the column that both spans share serves both; keeping it small would cost 190 instead of 100.
  @Test func anOwnColumnGrowsWhereThatMakesTheTotalSmaller() throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("gap1").gridCellUnsizedAxes(.all)
          Item("own").frame(width: 10, height: 10)
        }
        GridRow { Item("first").frame(width: 100, height: 10).gridCellColumns(2) }
        GridRow {
          Item("gap2").gridCellUnsizedAxes(.all)
          Item("second").frame(width: 100, height: 10).gridCellColumns(2)
        }
      })
    #expect(placement.columns.map(\.length) == [0, 100, 0])
    let middle = try #require(placement.diagnosis.ambiguities.first { $0.track == 1 })
    #expect(middle.kind == .sharedExcess)
    #expect(middle.lower == 10)
    #expect(middle.upper == 100)
    #expect(middle.decidedBy == .total)
  }
}
