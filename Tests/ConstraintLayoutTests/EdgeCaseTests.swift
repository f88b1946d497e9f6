import ConstraintLayout
import LayoutTestSupport
import Testing

/// Cases that once went wrong, each for a reason of its own.
struct EdgeCaseTests {
  private let engine = LayoutEngine()

  @Test(arguments: [1e12, 1e15, .greatestFiniteMagnitude])
  func aGreatestLengthBeyondAllReachHidesNoConflict(_ maximum: Double) throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(maxWidth: maximum)
      Item("b").frame(width: 200)
      Item("c").frame(width: 200)
    }
    #expect(try engine.diagnose(row, in: ProposedSize(width: 300)).conflict.map(\.items) == [["b"], ["c"], []])
    #expect(try engine.place(row, in: ProposedSize(width: 500))["a"]?.width == 100)
  }

  @Test func aHugeContainerKeepsSmallRanges() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 20, height: 1)
        Item("b").frame(width: 30, height: 1)
      }
      GridRow { Item("span").frame(width: 50.5, height: 1).gridCellColumns(2) }
    }
    let open = try engine.diagnose(grid, in: ProposedSize(width: 1e9)).ambiguities
    #expect(open.map(\.lower) == [20, 30])
    #expect(open.map(\.upper) == [20.5, 30.5])
  }

  @Test func lengthsBeyondTheLimitAreErrors() {
    let row = Stack(.row) { Item("a").frame(width: 1e308) }
    #expect(throws: LayoutError.self) { try engine.place(row) }
    #expect(throws: LayoutError.self) { try engine.place(Stack(.row, spacing: 1e300) { Item("a") }) }
    #expect(throws: LayoutError.self) { try engine.place(Item("a"), in: ProposedSize(width: 1e12)) }
  }

  @Test func aFixIsCheckedLikeAnyLayout() throws {
    let open = Grid { GridRow { Item("a").gridCellColumns(2).gridCellUnsizedAxes(.horizontal) } }
    let fix = try #require(engine.place(open).diagnosis.ambiguities.first?.fixes.first)
    let bad = Grid { GridRow { Item("z").gridCellColumns(-3) } }
    #expect(throws: LayoutError.self) { try engine.place(bad, applying: fix) }
    let other = Item("alone")
    #expect(throws: LayoutError.self) { try engine.place(other, applying: fix) }
  }

  @Test func aFramedRootTakesItsIdealOrItsMinimum() throws {
    let root = Stack(.row) { Item("a") }.frame(minWidth: 40, idealWidth: 50, maxWidth: 120)
    #expect(try engine.place(root).size.width == 50)
    #expect(try engine.place(root, in: ProposedSize(width: 0)).size.width == 40)
    #expect(try engine.place(root, in: ProposedSize(width: 300)).size.width == 120)
  }

  @Test func withoutALengthNothingGrowsBeyondItsIdeal() throws {
    let spanned = Grid {
      GridRow {
        Stack(.row) { Item("i").frame(minWidth: 20, idealWidth: 100, maxWidth: 110) }.gridCellColumns(2)
      }
    }
    #expect(try engine.place(spanned).size.width == 100)
    let column = Stack(.column, spacing: 0) {
      Grid(verticalSpacing: 0) {
        GridRow { Item("i").frame(minHeight: 22, idealHeight: 88, maxHeight: 105) }
        GridRow { Item("open").gridCellUnsizedAxes(.vertical) }
      }
    }
    #expect(try engine.place(column).size.height == 88)
  }

  /// A grid whose only flexible member is a span shares as one with a flexible column would.
  @Test(arguments: [Presolve.on, .off])
  func aGridUnderAFlexibleSpanSharesWithWhatIsBesideIt(_ presolve: Presolve) throws {
    let row = Stack(.row, spacing: 8) {
      Item("beside")
      Grid(horizontalSpacing: 8) {
        GridRow {
          Item("a").frame(width: 24)
          Item("b").frame(width: 3)
        }
        Item("span")
      }
    }
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let placement = try engine.place(row, in: ProposedSize(width: 408))
    #expect(placement["beside"]?.width == 200)
    #expect(placement["span"] == Rect(x: 208, y: 8, width: 200, height: 0))
  }

  /// Columns that nothing asks for could take any length, but a flexible span takes what is left before them, in a stack as
  /// at the root.
  @Test(arguments: [Presolve.on, .off])
  func openColumnsDoNotGrowInPlaceOfAFlexibleSpan(_ presolve: Presolve) throws {
    let grid = Grid(horizontalSpacing: 10) {
      GridRow {
        Item("a").frame(width: 20)
        Item("b").frame(width: 30)
        Grid(horizontalSpacing: 10) { GridRow { Item("open").frame(width: 100).gridCellColumns(2) } }
      }
      GridRow { Item("span").gridCellColumns(2) }
    }
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    for layout in [AnyLayout(grid), AnyLayout(Stack(.row) { grid })] {
      let placement = try engine.place(layout, in: ProposedSize(width: 400))
      #expect(placement["span"]?.width == 290)
      #expect(placement.diagnosis.ambiguities.filter { $0.upper == 90 }.count == 2)
    }
  }

  @Test func aFlexibleSpanTakesNoMoreThanItCanUse() throws {
    func widths(_ layout: some Layout) throws -> [Double] {
      try engine.place(layout, in: ProposedSize(width: 300)).columns.map(\.length)
    }
    let both = Grid(horizontalSpacing: 0) {
      GridRow { Item("a").frame(maxWidth: 50) }
      GridRow { Item("b").frame(maxWidth: 200).gridCellColumns(2) }
    }
    #expect(try widths(both) == [50, 150])
    let fixed = Grid(horizontalSpacing: 0) {
      GridRow { Item("s").frame(maxWidth: 110).gridCellColumns(2) }
      GridRow {
        Item("x").frame(width: 100)
        Item("open").gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(try widths(fixed) == [100, 10])
  }

  @Test(arguments: [1.0, 1e3, 1e6, 1e7])
  func proportionalSharesHoldAtEveryScale(_ scale: Double) throws {
    let grid = Grid(horizontalSpacing: 0, tieBreak: .proportional) {
      GridRow {
        Item("a").frame(width: 20 * scale, height: 1)
        Item("b").frame(width: 30 * scale, height: 1)
      }
      GridRow { Item("span").frame(width: 100 * scale, height: 1).gridCellColumns(2) }
    }
    let widths = try engine.place(grid).columns.map { $0.length / scale }
    #expect(abs(widths[0] - 40) < 1e-6 && abs(widths[1] - 60) < 1e-6)
  }
}
