import LayoutGeometry
import Testing

@testable import LayoutCore

/// Lengths that are told without a program, with numbers that can be followed by hand.
struct AxisLengthsTests {
  @Test func whatIsFlexibleTakesWhatIsLeft() {
    let row = Stack(.row, spacing: 4) {
      Item("fixed").frame(width: 50)
      Item("flexible")
    }
    // 200 - 50 - 4.
    #expect(Evaluated(row, width: 200).columns() == [50, 146])
    #expect(Evaluated(row).columns() == [50, 0])
  }

  @Test func sharesAreEqualButForMinimumsAndMaximums() {
    let row = Stack(.row, spacing: 0) {
      Item("long").frame(minWidth: 150)
      Item("short").frame(maxWidth: 20)
      Item("rest")
    }
    // 300 are 100 each; 150 and 20 leave 130 to the last one.
    #expect(Evaluated(row, width: 300).columns() == [150, 20, 130])
  }

  @Test func aContainerSharesWhatItsTrackGets() {
    let row = Stack(.row, spacing: 0) {
      Item("left").frame(width: 40)
      Stack(.row, spacing: 10) {
        Item("fixed").frame(width: 20)
        Item("flexible")
      }
    }
    let evaluated = Evaluated(row, width: 100)
    #expect(evaluated.columns() == [40, 60])
    // 60 - 20 - 10.
    #expect(evaluated.columns(of: 1) == [20, 30])
  }

  @Test func childrenOfABalancedStackAreAsLongAsTheLongest() {
    let row = BalancedStack(.row, spacing: 5) {
      Item("short").frame(width: 10)
      Item("long").frame(width: 35)
      Item("middle").frame(width: 20)
    }
    let evaluated = Evaluated(row)
    #expect(evaluated.columns() == [35, 35, 35])
    // 3 x 35 + 2 x 5.
    #expect(evaluated.lengths?.length(of: 0) == 115)
  }

  @Test func tracksGrowForASpanByTheSame() {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Item("left").frame(width: 20)
        Item("right").frame(width: 30)
      }
      GridRow { Item("wide").frame(width: 100).gridCellColumns(2) }
    }
    // 100 - 20 - 30 are 50 to be added.
    #expect(Evaluated(grid).columns() == [45, 55])
  }

  /// A column under a span only takes what the span asks for, and is open within what is offered.
  @Test func aColumnWithoutAnOwnCellIsToldToo() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Item("own").frame(width: 50)
        Item("span").frame(width: 100).gridCellColumns(2)
      }
      GridRow {
        Item("other").frame(width: 40)
        Item("right").frame(width: 30)
      }
    }
    let evaluated = Evaluated(grid, width: 200)
    #expect(evaluated.columns() == [50, 30, 60])
    #expect(evaluated.lengths?.length(of: 0) == 160)
    let open = try #require(evaluated.open())
    #expect(open.map(\.track) == [2])
    #expect(open.map(\.lower) == [60] && open.map(\.upper) == [100])
    #expect(Evaluated(grid, width: 159).lengths == nil)
  }

  /// A grid of 50 with a column that only a span of two covers, beside one of 10.
  private static var openGrid: some Layout {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Item("span").frame(width: 50).gridCellColumns(2) }
      GridRow { Item("own").frame(width: 10) }
    }
  }

  /// The track around goes along with a column that nothing asks anything of, as far as there is room.
  @Test func aColumnWithoutAnOwnCellIsOpenWithinWhatIsAround() throws {
    let stack = Stack(.row, spacing: 5) {
      Item("side").frame(width: 30)
      Self.openGrid
    }
    let open = try #require(Evaluated(stack, width: 200).open())
    #expect(open.map(\.container) == [1] && open.map(\.track) == [1])
    // 200 - 30 - 5 - 10 are left.
    #expect(open.map(\.lower) == [40] && open.map(\.upper) == [155])
  }

  /// Beside something longer the track around does not go along.
  @Test func aColumnWithoutAnOwnCellBesideSomethingLongerIsOpenWithinThat() throws {
    let stack = Stack(.column, spacing: 0) {
      Item("longer").frame(width: 90)
      Self.openGrid
    }
    let open = try #require(Evaluated(stack).open())
    #expect(open.map(\.lower) == [40] && open.map(\.upper) == [80])
  }

  @Test func aContradictionIsLeftToAProgram() {
    let row = Stack(.row, spacing: 0) {
      Item("first").frame(width: 70)
      Item("second").frame(width: 70)
    }
    #expect(Evaluated(row, width: 140).columns() == [70, 70])
    #expect(Evaluated(row, width: 139).lengths == nil)
  }
}
