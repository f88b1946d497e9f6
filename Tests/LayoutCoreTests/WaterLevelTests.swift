import Testing

@testable import LayoutCore

/// How long items are where not all can have their ideal lengths.
struct WaterLevelTests {
  /// Three that would like to be 100; the first is at least 90.
  private let row = Stack(.row, spacing: 5) {
    Item("firm").frame(minWidth: 90, idealWidth: 100)
    Item("soft").frame(minWidth: 0, idealWidth: 100)
    Item("weak").frame(minWidth: 0, idealWidth: 100)
  }

  @Test func allAreEquallyLongAsFarAsTheyCan() {
    // Three times 80 and two gaps are 250; 90 leaves 75 to each of the others.
    #expect(Evaluated(row, width: 250).columns() == [90, 75, 75])
    // Down to 95 each all of them can.
    #expect(Evaluated(row, width: 295).columns() == [95, 95, 95])
  }

  @Test func shortThingsKeepTheirIdeal() {
    let prices = Stack(.row, spacing: 0) {
      Item("text").frame(minWidth: 30, idealWidth: 300)
      Item("price").frame(minWidth: 0, idealWidth: 60)
    }
    #expect(Evaluated(prices, width: 260).columns() == [200, 60])
  }

  @Test func atALevelEachIsAsLongAsThatWithinItsLimits() throws {
    let evaluated = Evaluated(row, width: 250)
    let demands = try #require(evaluated.demands)
    let waterLevel = WaterLevel(evaluated.structure, demands)
    let ideal = try #require(waterLevel.piece(of: 0, at: 100, demands))
    #expect(ideal.taken(at: 100) == 310 && ideal.rate == 0)
    // 90 + 80 + 80 + 10; the first one is at its minimum.
    let shorter = try #require(waterLevel.piece(of: 0, at: 80, demands))
    #expect(shorter.taken(at: 80) == 260 && shorter.rate == 2)
    #expect(waterLevel.tracks(of: 0, at: 80, demands)?.map { $0.taken(at: 80) } == [90, 80, 80])
  }

  @Test func itemsOfNestedRowsAreEquallyLong() {
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

  @Test func nestedRowsShareOneLevelWhereSomeHaveTheirIdeal() {
    let nested = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 0, idealWidth: 100)
      Stack(.row, spacing: 0) {
        Item("b").frame(minWidth: 0, idealWidth: 100)
        Item("c").frame(minWidth: 0, idealWidth: 50)
      }
    }
    let evaluated = Evaluated(nested, width: 240)
    #expect(evaluated.columns() == [95, 145])
    #expect(evaluated.columns(of: 1) == [95, 50])
  }

  @Test func whatComesFirstGivesWayLast() throws {
    let ranked = Stack(.row, spacing: 0) {
      Item("first").frame(minWidth: 0, idealWidth: 100).layoutPriority(1)
      Item("last").frame(minWidth: 0, idealWidth: 100)
    }
    #expect(Evaluated(ranked, width: 150).columns() == [100, 50])
    #expect(Evaluated(ranked, width: 80).columns() == [80, 0])
  }
}
