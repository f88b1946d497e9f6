import ConstraintLayout
import LayoutCore
import LinearModel
import Testing

/// A conflict says along which axis and by how much it misses, and offers changes that were tried; worked out by hand.
struct ConflictDiagnosisTests {
  private func conflicts(
    _ layout: some Layout, width: Double? = nil, height: Double? = nil
  ) throws -> [Diagnosis.Conflict] {
    try LayoutEngine().diagnose(layout, in: ProposedSize(width: width, height: height)).conflicts
  }

  private var row: some Layout {
    Stack(.row, spacing: 8) {
      Item("a").frame(width: 60, height: 20)
      Item("b").frame(width: 60, height: 20)
      Item("c").frame(width: 60, height: 20)
    }
  }

  /// What items on a line ask for together is a length, to be drawn beside the room that there is.
  @Test func aLineAsksForALength() throws {
    let row = Stack(.row, alignment: .firstTextBaseline) {
      Item("a").frame(width: 20, height: 40).baseline(first: 35)
      Item("b").frame(width: 20, height: 30).baseline(first: 5)
    }
    let found = try conflicts(row, height: 30).first
    let statements = ["a and b share a line and are 60 high together", "the container is 30 high"]
    #expect(found?.members.map(\.statement) == statements)
    #expect(found?.members.map { $0.length?.length } == [60, 30])
    #expect(found?.missing == 30)
  }

  /// Three of 60 with two gaps of 8 are 196.
  ///
  /// The gaps hold, though they are no part of the conflict: 180 are too many already.
  @Test func aRowSaysByHowMuchItMissesAndWhatWouldDo() throws {
    let found = try conflicts(row, width: 150)
    #expect(found.count == 1)
    #expect(found.first?.axis == .horizontal)
    #expect(found.first?.missing == 46)
    #expect(
      found.first?.fixes.map(\.text) == [
        "propose a width of 196", "let what does not fit stand out of layout (overflow: visible)", "make a 14 wide",
        "make b 14 wide", "make c 14 wide",
      ])
  }

  @Test func eachFixCanBeApplied() throws {
    let proposal = ProposedSize(width: 150, height: nil)
    for fix in try conflicts(row, width: 150).flatMap(\.fixes) {
      #expect(throws: Never.self, "\(fix.text)") {
        try LayoutEngine().place(row, in: proposal, applying: fix)
      }
    }
  }

  /// 50 % and 50 % of 400 leave no room for a gap of 20.
  @Test func halvesWithAGapAreMendedByTheGap() throws {
    let halves = Stack(.row, spacing: 20) {
      Item("left").frame(width: .fraction(0.5))
      Item("right").frame(width: .fraction(0.5))
    }
    let found = try conflicts(halves, width: 400, height: 80)
    #expect(found.map(\.missing) == [20])
    #expect(found.flatMap(\.fixes).map(\.text).contains("make the gap between the columns of layout 0"))
    // Each half is as long as half of the room, which no member says.
    #expect(found.first?.members.map { $0.length?.length } == [20, 200, 200])
    #expect(found.first?.room?.statement == "layout gets 400 wide")
    #expect(found.first?.room?.length == StatedLength(400, isRoom: true))
    // Where nothing is proposed, nobody knows how long a half is.
    let unknown = try conflicts(halves).first
    #expect(unknown?.members.map { $0.length?.length } == [20, nil, nil])
    #expect(unknown?.room == nil)
  }

  /// Parts of what has a length of its own, and of what padding leaves, are known; the members say how much room there is.
  @Test func partsOfALengthThatIsSaidAreLengths() throws {
    let card = Stack(.row, spacing: 0) {
      Item("a").frame(width: .fraction(0.6))
      Item("b").frame(width: 100)
    }
    let framed = try conflicts(Stack(.row) { card.frame(width: 200).id("card") }, width: 600).first
    #expect(framed?.members.map(\.statement) == ["b is 100 wide", "a is 60% of card as wide", "card is 200 wide"])
    #expect(framed?.members.map { $0.length?.length } == [100, 120, 200])
    #expect(framed?.room == nil)
    let padded = try conflicts(card.padding(30), width: 300).first
    #expect(padded?.members.contains { $0.length?.length == 144 } == true)
    #expect(padded?.room == nil)
  }

  @Test func tracksThatArePartsAreLengths() throws {
    let grid = Grid(columns: [.fraction(0.5), .fraction(0.75)], horizontalSpacing: 0) {
      GridRow {
        Item("a")
        Item("b")
      }
    }
    let found = try conflicts(grid, width: 400).first
    #expect(found?.members.map { $0.length?.length } == [200, 300])
    #expect(found?.room?.length?.length == 400)
    #expect(found?.missing == 100)
  }

  /// 30 + 8 + 30 in 60: the gap is a member where the two items alone fit.
  @Test func gapsThatAreInTheWayMayBeSmaller() throws {
    let pair = Stack(.row, spacing: 8) {
      Item("a").frame(width: 30, height: 20)
      Item("b").frame(width: 30, height: 20)
    }
    let found = try conflicts(pair, width: 63)
    #expect(found.map(\.missing) == [5])
    #expect(found.flatMap(\.fixes).last?.text == "make the gap between the columns of layout 3")
  }

  /// 90 + 8 + 8 = 106.
  @Test func paddingThatIsInTheWayMayBeLess() throws {
    let title = Item("title").frame(width: 90, height: 20).padding(8)
    let found = try conflicts(title, width: 100)
    #expect(found.map(\.missing) == [6])
    #expect(found.flatMap(\.fixes).last?.text == "make the padding of title 5 leading and 5 trailing")
  }

  @Test func aFrameMayBeLargerOrLetItsContentStandOut() throws {
    let card = Stack(.row) { Item("photo").frame(width: 200, height: 20) }.frame(width: 120).id("card")
    let found = try conflicts(card)
    #expect(found.map(\.missing) == [80])
    #expect(
      found.flatMap(\.fixes).map(\.text) == [
        "make card 200 wide", "let what does not fit stand out of card (overflow: visible)", "make photo 120 wide",
      ])
  }

  @Test func aLeastWidthMayBeTakenBack() throws {
    let item = Stack(.row) { Item("note").frame(minWidth: 200).frame(height: 20) }
    #expect(
      try conflicts(item, width: 120).flatMap(\.fixes).map(\.text).contains("take back that note is at least 200 wide"))
  }

  @Test func aRelationMayBeTakenBack() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: 50, height: 20)
      Item("b").frame(width: 60, height: 20)
    }
    .constrain { $0["b"].width == 2 * $0["a"].width }
    let found = try conflicts(row)
    // 100 is what b would have to be, or 30 what a would.
    #expect(found.map(\.missing) == [20])
    #expect(
      found.flatMap(\.fixes).map(\.text) == [
        "take back b.width == 2 * a.width", "make a 30 wide", "make b 100 wide",
      ])
  }

  @Test func conflictsAlongBothAxesAreBothListed() throws {
    let item = Stack(.row) { Item("photo").frame(width: 200, height: 90) }
    let found = try conflicts(item, width: 120, height: 50)
    #expect(found.map(\.axis) == [.horizontal, .vertical])
    #expect(found.map(\.missing) == [80, 40])
    #expect(
      found.map { $0.fixes.first?.text } == ["propose a width of 200", "propose a height of 90"])
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(item, in: ProposedSize(width: 120, height: 50))
    }
    #expect(error?.conflicts.map(\.members) == found.map(\.members))
    #expect(error?.message.contains("photo is 90 high") == true)
  }

  /// Each card lacks room by itself, whatever the other one does.
  @Test func cardsThatLackRoomAreConflictsOfTheirOwn() throws {
    let cards = Stack(.column) {
      for name in ["first", "second"] {
        Stack(.row) { Item("\(name)-photo").frame(width: 200, height: 20) }.frame(width: 120).id(name)
      }
    }
    let found = try conflicts(cards)
    #expect(
      found.map { $0.members.map(\.statement) } == [
        ["first-photo is 200 wide", "first is 120 wide"], ["second-photo is 200 wide", "second is 120 wide"],
      ])
    // The other card stays as it is.
    #expect(found.allSatisfy { $0.fixes.count == 3 })
  }

  /// A width that is taken back by one row leaves the other one too wide for it: that is no way out.
  @Test func aFixThatLeavesAnotherConflictIsNotOffered() throws {
    let rows = Stack(.column) {
      Item("first").frame(width: 200, height: 20)
      Item("second").frame(width: 180, height: 20)
    }
    let found = try conflicts(rows, width: 100)
    #expect(found.map { $0.members.map(\.statement) } == [["first is 200 wide", "the container is 100 wide"]])
    #expect(found.map(\.missing) == [100])
    #expect(
      found.flatMap(\.fixes).map(\.text) == [
        "propose a width of 200", "let what does not fit stand out of layout (overflow: visible)",
      ])
  }

  /// Three equal ones of 60 and two gaps of 8 need 196 as well; the one minimum that is named counts three times.
  @Test func aLengthThatSeveralShareCountsForEach() throws {
    let buttons = BalancedStack(.row, spacing: 8) {
      Item("save").frame(width: 60, height: 20)
      Item("open").frame(width: 40, height: 20)
      Item("close").frame(width: 40, height: 20)
    }
    let found = try conflicts(buttons, width: 150)
    #expect(found.map { $0.fixes.first?.text } == ["propose a width of 196"])
    #expect(abs((found.first?.missing ?? 0) - 46) < 1e-6)
  }

  @Test func withoutTrialsThereAreNoFixes() throws {
    var engine = LayoutEngine()
    engine.options.triesFixes = false
    let found = try engine.diagnose(row, in: ProposedSize(width: 150, height: nil)).conflicts
    #expect(found.map(\.missing) == [46])
    #expect(found.allSatisfy { $0.fixes.isEmpty })
  }
}
