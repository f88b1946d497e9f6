import Testing

@testable import LayoutCore

/// What items give up where not all can have their ideal lengths.
struct ShortfallTests {
  /// Three that would like to be 100; the first is at least 90.
  private let row = Stack(.row, spacing: 5) {
    Item("firm").frame(minWidth: 90, idealWidth: 100)
    Item("soft").frame(minWidth: 0, idealWidth: 100)
    Item("weak").frame(minWidth: 0, idealWidth: 100)
  }

  @Test func allGiveUpTheSameAsFarAsTheyCan() {
    // Three times 80 and two gaps are 250; 90 leaves 75 to each of the others.
    #expect(Evaluated(row, width: 250).columns() == [90, 75, 75])
    // Down to 95 each all of them can.
    #expect(Evaluated(row, width: 295).columns() == [95, 95, 95])
  }

  @Test func atALevelEachIsThatMuchShorter() throws {
    let evaluated = Evaluated(row, width: 250)
    let needs = try #require(evaluated.needs)
    let shortfall = Shortfall(evaluated.structure, needs)
    let ideal = try #require(shortfall.length(of: 0, at: 0, needs))
    #expect(ideal.length == 310 && ideal.rate == 3)
    // 90 + 80 + 80 + 10; the first one is at its minimum.
    let shorter = try #require(shortfall.length(of: 0, at: 20, needs))
    #expect(shorter.length == 260 && shorter.rate == 2)
    #expect(shortfall.tracks(of: 0, at: 20, needs)?.map(\.length) == [90, 80, 80])
  }

  @Test func itemsOfNestedRowsGiveUpTheSame() {
    let nested = Stack(.row, spacing: 0) {
      Item("alone").frame(minWidth: 0, idealWidth: 100)
      Stack(.row, spacing: 0) {
        Item("left").frame(minWidth: 0, idealWidth: 100)
        Item("right").frame(minWidth: 0, idealWidth: 100)
      }
    }
    let evaluated = Evaluated(nested, width: 240)
    #expect(evaluated.columns() == [80, 160])
    #expect(evaluated.columns(of: 1) == [80, 80])
  }

  @Test func whatComesFirstIsLeftToAProgram() throws {
    let ranked = Stack(.row, spacing: 0) {
      Item("first").frame(minWidth: 0, idealWidth: 100).layoutPriority(1)
      Item("last").frame(minWidth: 0, idealWidth: 100)
    }
    let evaluated = Evaluated(ranked, width: 150)
    let needs = try #require(evaluated.needs)
    #expect(Shortfall(evaluated.structure, needs).length(of: 0, at: 10, needs) == nil)
    #expect(evaluated.lengths == nil)
  }
}
