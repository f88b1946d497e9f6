import ConstraintLayout
import Testing

/// A change that settles a track at the price of another, or with another length, is made into one that works.
struct FixCompletionTests {
  /// Checks that everything open in a layout has a fix that settles it.
  ///
  /// - Returns: The first fix of each track that is open.
  private func fixes(of layout: some Layout, in proposal: ProposedSize) throws -> [Fix] {
    var engine = LayoutEngine()
    engine.options.overflow = .visible
    let open = try engine.place(layout, in: proposal).diagnosis.ambiguities
    return try open.map { ambiguity in
      let fix = try #require(ambiguity.fixes.first)
      let fixed = try engine.place(layout, in: proposal, applying: fix)
      let stillOpen = fixed.diagnosis.ambiguities.map { "\($0.axis) \($0.container) \($0.track)" }
      #expect(!stillOpen.contains("\(ambiguity.axis) \(ambiguity.container) \(ambiguity.track)"))
      return fix
    }
  }

  /// Columns of their own length leave the span above them nothing to take, so that the grid takes no more either.
  @Test func columnsOfTheirOwnLengthSettleTheGridAroundThem() throws {
    let layout = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Item("above").frame(minWidth: 0, idealWidth: 150, maxWidth: 400).gridCellColumns(2) }
      GridRow {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Item("span").frame(minWidth: 21, idealWidth: 26, maxWidth: 39).gridCellColumns(3)
            Item("unsized").gridCellUnsizedAxes([.horizontal, .vertical])
          }
        }
        Item("fixed").fixedSize(horizontal: true, vertical: false)
      }
    }
    let fixes = try fixes(of: layout, in: ProposedSize(width: 280, height: 164))
    // Those of the inner grid, and the two that the span makes longer than what stands in them can use.
    #expect(fixes.count == 5)
    #expect(fixes.allSatisfy { if case .several = $0.edit { false } else { true } })
  }

  /// The row of sized cells brings a gap, which makes the grid higher, and so wider.
  @Test func aSizedRowHasTheLengthsThatColumnsHaveWithItsGap() throws {
    let layout = Grid {
      GridRow {
        Grid(horizontalSpacing: 0, verticalSpacing: 5) {
          GridRow {
            Item("fixed").frame(width: 31)
            Stack(.column, spacing: 4) {
              Item("upper").frame(height: 35)
              Stack(.row, spacing: 0) {
                Item("square").frame(minWidth: 10, idealWidth: 50, maxWidth: 50).aspectRatio(1, contentMode: .fit)
                Item("beside").frame(width: 11, height: 34)
              }
            }
            .gridCellColumns(2)
          }
        }
        .aspectRatio(contentMode: .fit)
      }
    }
    let fixes = try fixes(of: layout, in: ProposedSize(width: 75))
    #expect(
      fixes.first?.text
        == "add a row of height 0 to layout.rows[0].cells[0] with cells 22.67 wide in column 1, 22.67 wide in column 2")
  }

  /// The gap of the first step makes the grid beside it higher as well.
  @Test func rowsThatTheGapOfAStepMakesHigherAreAsHighAsItMakesThem() throws {
    let layout = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Grid(horizontalSpacing: 7, verticalSpacing: 11, tieBreak: .proportional) {
          GridRow { Item("first").frame(height: 43) }
          GridRow {
            Item("second").frame(width: 29, height: 24)
            Item("span").frame(width: 10).gridCellColumns(2)
          }
        }
        Grid(horizontalSpacing: 0, verticalSpacing: 0, tieBreak: .leading) {
          GridRow {
            Item("tall").gridCellRows(3)
            Item("upper").frame(height: 26)
          }
          GridRow { Item("lower").frame(height: 52) }
        }
      }
    }
    let fixes = try fixes(of: layout, in: ProposedSize(height: 66))
    #expect(
      fixes.first?.text == """
        add a row of height 0 to layout.rows[0].cells[0] with cells 1.5 wide in column 1, 1.5 wide in column 2; \
        then add a column of width 0 to layout.rows[0].cells[1] with cells 37 high in row 0, 52 high in row 1
        """)
  }

  /// The column that settles the rows takes room, which sized cells make again.
  @Test func aStepMakesTheRoomThatTheOneBeforeItTook() throws {
    let layout = Grid(tieBreak: .trailing) {
      GridRow { Item("two rows").frame(width: 0).frame(minHeight: 23).gridCellRows(2) }
      GridRow {}
      GridRow {
        Item("free").gridCellUnsizedAxes(.horizontal)
        Item("second").frame(width: 0)
      }
      Stack(.column) {}.frame(maxWidth: 400)
    }
    let ambiguities = try LayoutEngine().place(layout, in: ProposedSize(width: 454)).diagnosis.ambiguities
    #expect(ambiguities.count == 4)
    #expect(ambiguities.allSatisfy { !$0.fixes.isEmpty })
  }

  /// A length is proposed along the axis of which nothing was asked by a program, since that was evaluated directly.
  @Test func aProposalAlongAnAxisThatNoProgramToldIsTried() throws {
    let inner = Grid(horizontalSpacing: 7, verticalSpacing: 8) {
      GridRow {
        Item("a").frame(width: 53, height: 16).gridCellRows(3)
        Grid(horizontalSpacing: 0, verticalSpacing: 5, tieBreak: .proportional) {
          Item("b").frame(width: 20, height: 6)
          GridRow { Item("c").frame(width: 14, height: 47).gridCellUnsizedAxes(.vertical) }
          GridRow { Item("d").frame(width: 39, height: 22) }
        }
        .gridCellColumns(2).gridCellRows(2)
        Item("e").frame(width: 41, height: 11)
      }
      GridRow {
        Item("f").frame(width: 15, height: 37)
        Item("g").frame(width: 24, height: 16).gridCellUnsizedAxes(.vertical)
        Item("h").frame(width: 56, height: 60)
        Item("i").frame(width: 2, height: 36)
      }
    }
    let grid = Grid(tieBreak: .leading) { GridRow { inner.gridCellColumns(2) } }
    let proposal = ProposedSize(width: 497, height: 248)
    let engine = LayoutEngine()
    let fixes = try engine.place(grid, in: proposal).diagnosis.ambiguities.flatMap(\.fixes)
    #expect(!fixes.isEmpty)
    for fix in fixes { _ = try engine.place(grid, in: proposal, applying: fix) }
  }
}
