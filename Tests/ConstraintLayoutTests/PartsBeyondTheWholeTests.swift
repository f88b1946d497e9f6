import ConstraintLayout
import Testing

/// Parts that come to more than what they are parts of.
struct PartsBeyondTheWholeTests {
  private func row(_ parts: Double..., spacing: Double = 0, overflow: OverflowHandling = .error) -> some Layout {
    Stack(.row, spacing: spacing) {
      for (index, part) in parts.enumerated() {
        Item("item\(index)").frame(width: .fraction(part)).frame(height: 10)
      }
    }
    .overflow(overflow).id("row")
  }

  private func widths(_ layout: some Layout, in width: Double?) throws -> [Double] {
    let rects = try rectsEitherWay(layout, width, isDirect: false)
    return try (0..<2).map { try #require(rects["item\($0)"]).width }
  }

  @Test func theyContradictEachOtherInAnyLengthThatIsOffered() throws {
    let conflict = try LayoutEngine().diagnose(row(0.6, 0.6), in: ProposedSize(width: 100)).conflicts.first
    #expect(conflict?.members.map(\.statement) == ["item0 is 60% of row as wide", "item1 is 60% of row as wide"])
    #expect(conflict?.missing == 20)
  }

  @Test func oneAloneContradictsItself() throws {
    let column = Stack(.column) { row(1.5) }
    let conflict = try LayoutEngine().diagnose(column, in: ProposedSize(width: 100)).conflicts.first
    #expect(conflict?.members.map(\.statement) == ["item0 is 150% of row as wide"])
    // By how much it misses is a matter of how wide the row would be.
    #expect(conflict != nil && conflict?.missing == nil)
  }

  @Test func whereTheyMayStandOutTheBoxKeepsItsLength() throws {
    #expect(try widths(row(0.6, 0.6, overflow: .visible), in: 100) == [60, 60])
    #expect(try widths(Stack(.column) { row(0.6, 0.9, overflow: .visible) }, in: 100) == [60, 90])
  }

  /// A gap of 8 besides never fits either; the row is as long as it asks to be, 8, and not shorter so that less stands out.
  @Test func aBoxIsNotMadeShorterForThem() throws {
    let grid = Grid(rows: [.fraction(0.5), .fraction(1)], verticalSpacing: 8) {}.overflow(.visible)
    let column = Grid(verticalSpacing: 8) {
      grid
      Item("below").frame(height: 0)
    }
    #expect(try rectsEitherWay(column, nil, isDirect: false)["below"]?.minY == 16)
  }

  /// What can be shorter beside them is.
  @Test func whatStandsBesideThemIsShorter() throws {
    let row = Stack(.row, spacing: 0) {
      Item("part").frame(width: .fraction(1)).frame(height: 10)
      Item("rest").frame(minWidth: 5, idealWidth: 30).frame(height: 10)
    }
    .overflow(.visible)
    #expect(try rectsEitherWay(row, 100, isDirect: false)["rest"]?.width == 5)
  }

  /// A part in a track of half the grid, which it stands out of on both sides.
  @Test func aPartStandsOutOfItsTrack() throws {
    let grid = Grid(rows: [.fraction(0.5), .flexible()], verticalSpacing: 0) {
      Item("all").frame(height: .fraction(1))
    }
    .overflow(.visible)
    let all = try #require(try rectsEitherWay(grid, nil, 40, isDirect: false)["all"])
    #expect(all.minY == -10 && all.height == 40)
  }

  /// What holds a part shares what its row has beyond its content, as others do.
  @Test func whatHoldsAPartSharesWithOthers() throws {
    let row = Stack(.row, spacing: 8) {
      Item("free")
      ZStack { Item("part").frame(width: .fraction(0.25)) }
    }
    .frame(minWidth: 10)
    let rects = try rectsEitherWay(row, nil)
    #expect(rects["free"]?.width == 1)
    #expect(rects["part"]?.width == 0.25)
  }
}
