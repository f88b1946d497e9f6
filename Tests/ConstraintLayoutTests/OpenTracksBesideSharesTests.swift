import ConstraintLayout
import Testing

/// Columns without a cell of their own beside one that takes what is left: spans over both leave them fewer lengths.
struct OpenTracksBesideSharesTests {
  /// The first of four columns takes what is left; nothing but spans asks for the others.
  private static let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0, tieBreak: .leading) {
    GridRow { Item("both").frame(width: 60).gridCellColumns(2) }
    GridRow {
      Item("flexible")
      Item("open").frame(width: 40).gridCellColumns(3)
    }
  }

  /// What the open columns could be long, one after the other.
  private static func ranges(_ placement: Placement) -> [ClosedRange<Double>] {
    placement.diagnosis.ambiguities.map { $0.lower...$0.upper }
  }

  @Test func aSpanHoldsAnOpenColumnThatItNeedsBesideWhatShares() throws {
    let placement = try LayoutEngine().place(Self.grid, in: ProposedSize(width: 90))
    #expect(Self.ranges(placement) == [10...40, 0...30, 0...30])
  }

  @Test func whatASpanHeldIsForgottenWhereThereIsMoreToShare() throws {
    var session = try LayoutEngine().session(for: Self.grid, in: ProposedSize(width: 90))
    try session.apply(.propose(ProposedSize(width: 100)))
    #expect(try Self.ranges(session.placement()) == [0...40, 0...40, 0...40])
  }

  /// Three columns that share 85 have a third each, which is no number of a computer.
  @Test func theRoundingOfSharesIsNoLengthThatAnOpenColumnCouldHave() throws {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Item("span").frame(width: 11).gridCellColumns(3)
        Item("unsized").gridCellUnsizedAxes(.horizontal)
        Item("third")
      }
      GridRow {
        Item("first")
        Item("second")
      }
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 117))
    #expect(placement.diagnosis.ambiguities.isEmpty)
  }
}
