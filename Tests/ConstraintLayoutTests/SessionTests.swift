import ConstraintLayout
import LayoutTestSupport
import Synchronization
import Testing

/// A layout that is changed step by step, and what a session says of it.
struct SessionTests {
  /// Three items in a row, the middle one flexible, with gaps of 10.
  private static func row(_ proposal: ProposedSize = ProposedSize(width: 100)) throws -> LayoutSession {
    try LayoutEngine().session(
      for: Stack(.row, alignment: .leading, spacing: 10) {
        Item("a").frame(width: 20, height: 10)
        Item("b").frame(height: 10)
        Item("c").frame(width: 30, height: 10)
      }, in: proposal)
  }

  @Test func proposalsAreShared() throws {
    var session = try Self.row()
    #expect(session["b"] == Rect(x: 30, y: 0, width: 30, height: 10))
    try session.apply(.propose(ProposedSize(width: 170)))
    #expect(session["b"] == Rect(x: 30, y: 0, width: 100, height: 10))
    #expect(session["c"] == Rect(x: 140, y: 0, width: 30, height: 10))
    #expect(session.size == Size(width: 170, height: 10))
    #expect(session.proposal == ProposedSize(width: 170))
  }

  /// The columns of a lazy grid are as long as it says, so an item may come to be longer than its column.
  @Test func whatComesToStandOutOfALazyGridIsListed() throws {
    func grid(_ item: some Layout) -> some Layout {
      LazyGrid(columns: [GridItem(), GridItem()], spacing: 4) {
        Item("a").frame(height: 10)
        item
      }
    }
    let proposal = ProposedSize(width: 100)
    var session = try LayoutEngine().session(for: grid(Item("b").frame(height: 10)), in: proposal)
    #expect(try session.placement().diagnosis.overflows.isEmpty)
    try session.apply(.resize("b", width: 80))
    let fresh = try LayoutEngine().place(grid(Item("b").frame(width: 80, height: 10)), in: proposal)
    #expect(!fresh.diagnosis.overflows.isEmpty)
    #expect(try session.placement().diagnosis.overflows == fresh.diagnosis.overflows)
  }

  @Test func onlyWhatChangedIsListed() throws {
    var session = try Self.row()
    #expect(session.changedFrames.map(\.id) == ["a", "b", "c"])
    try session.apply(.resize("c", width: 25))
    #expect(session.changedFrames.map(\.id) == ["b", "c"])
    try session.apply(.resize("c", width: 25))
    #expect(session.changedFrames.isEmpty)
    try session.apply(.insert(Item("d").frame(width: 5, height: 5), before: "c"))
    #expect(session.changedFrames.map(\.id) == ["b", "d"])
  }

  @Test func editsTogetherNeedOneAnswer() throws {
    var session = try Self.row(ProposedSize(width: 80))
    // One after the other they would not fit: 90 + 30 + 20 > 80.
    try session.apply(.resize("a", width: 90), .resize("b", width: 10), .propose(ProposedSize(width: 150)))
    #expect(session["c"] == Rect(x: 120, y: 0, width: 30, height: 10))
  }

  @Test func laterEditsSeeEarlierOnes() throws {
    var session = try Self.row()
    try session.apply(
      .insert(Item("d").frame(width: 5, height: 5), after: "a"), .resize("d", width: 15), .remove("a"))
    #expect(session["a"] == nil)
    #expect(session["d"] == Rect(x: 0, y: 0, width: 15, height: 5))
  }

  /// What measured items answered is kept from edit to edit; how high an alternative is with them follows from its other items.
  @Test func alternativesAreMeasuredAnewAfterAnEdit() throws {
    let choice = ViewThatFits(in: .vertical) {
      Stack(.column, spacing: 0) {
        Item("text").measured { width in
          let width = max(20, min(100, width ?? 100))
          return Size(width: width, height: 2000 / width)
        }
        Item("button").frame(width: 20, height: 10)
      }
      Item("small").frame(width: 10, height: 10)
    }
    var session = try LayoutEngine().session(for: choice, in: ProposedSize(width: 50, height: 60))
    #expect(session["text"]?.height == 40)
    try session.apply(.resize("button", height: 30))
    #expect(try session.placement().frames.map(\.id) == ["small"])
    try session.apply(.resize("button", height: 15))
    #expect(try session.placement().frames.map(\.id) == ["text", "button"])
  }

  /// An item without a length at the origin stands where nothing stood.
  @Test func anAlternativeThatComesIsAChangeAlsoWithoutALength() throws {
    let choice = ViewThatFits(in: .horizontal) {
      Item("wide").frame(width: 50, height: 0)
      Item("nothing").frame(width: 0, height: 0)
    }
    var session = try LayoutEngine().session(for: choice, in: ProposedSize(width: 100))
    try session.apply(.propose(ProposedSize(width: 20)))
    #expect(session.changedFrames.map(\.id) == ["nothing"])
  }

  @Test func whatCannotBePlacedLeavesTheSessionAsItWas() throws {
    var session = try Self.row()
    let before = try session.placement()
    let error = #expect(throws: LayoutError.self) { try session.apply(.resize("a", width: 90)) }
    #expect(error?.code == .unsatisfiable)
    #expect(error?.conflict.isEmpty == false)
    #expect(try session.placement().frames == before.frames)
    try session.apply(.propose(ProposedSize(width: 110)))
    #expect(session["b"]?.width == 40)
  }

  @Test func mistakesAreTold() throws {
    var session = try Self.row()
    func message(_ edits: LayoutEdit...) -> String? {
      var copy = session
      return #expect(throws: LayoutError.self) { try copy.apply(edits) }?.message
    }
    #expect(message(.resize("A", width: 5)) == #"No item here has the id "A". Did you mean "a"?"#)
    #expect(message(.remove("x"))?.hasPrefix(#"No item here has the id "x"."#) == true)
    #expect(message(.resize("a", width: -5))?.contains("-5") == true)
    #expect(message(.resize("a", width: .nan))?.contains("finite") == true)
    #expect(message(.propose(ProposedSize(width: -1)))?.contains("-1") == true)
    #expect(message(.insert(Item("b"), after: "a"))?.contains(#""b" is taken"#) == true)
    #expect(message(.append(Item("d"), to: "a"))?.contains("is an item") == true)
    let second = #expect(throws: LayoutError.self) { try session.apply(.resize("a", width: 5), .remove("x")) }
    #expect(second?.place == "edits[1]")
    try session.apply(.resize("c", width: 21))
    #expect(session["a"]?.width == 20)
    #expect(session["c"]?.width == 21)
  }

  @Test func theRootStays() throws {
    var session = try LayoutEngine().session(for: Item("only").frame(width: 10, height: 10))
    let removal = #expect(throws: LayoutError.self) { try session.apply(.remove("only")) }
    #expect(removal?.message.contains("whole layout") == true)
    let neighbour = #expect(throws: LayoutError.self) { try session.apply(.insert(Item("b"), after: "only")) }
    #expect(neighbour?.message.contains("nothing beside it") == true)
  }

  @Test func containersTakeMore() throws {
    var session = try LayoutEngine().session(
      for: Stack(.column, alignment: .leading, spacing: 0) {
        Stack(.row, spacing: 0) {}.id("tools")
        Item("page").frame(width: 50, height: 50)
      })
    try session.apply(.append(Item("open").frame(width: 10, height: 8), to: "tools"))
    try session.apply(.append(Item("save").frame(width: 12, height: 8), to: "tools"))
    #expect(session["tools"] == Rect(x: 0, y: 0, width: 22, height: 8))
    #expect(session["page"]?.y == 8)
    try session.apply(.resize("tools", width: 40))
    #expect(session["tools"]?.width == 40)
  }

  @Test func rowsOfAGridGoBesideRowsAndWithTheirLastCell() throws {
    var session = try LayoutEngine().session(
      for: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("a").frame(width: 10, height: 10)
          Item("b").frame(width: 10, height: 10)
        }
      })
    try session.apply(
      .insert(
        GridRow {
          Item("c").frame(width: 30, height: 10)
          Item("d").frame(width: 10, height: 10)
        }, after: "b"))
    #expect(session["c"] == Rect(x: 0, y: 10, width: 30, height: 10))
    #expect(session["b"]?.x == 30)
    try session.apply(.remove("c"), .remove("d"))
    #expect(try session.placement().rows.count == 1)
    #expect(session["b"]?.x == 10)
  }

  @Test func aCopyGoesItsOwnWay() throws {
    var session = try Self.row()
    var copy = session
    try copy.apply(.resize("a", width: 40))
    try session.apply(.propose(ProposedSize(width: 200)))
    #expect(session["b"]?.width == 130)
    #expect(copy["b"]?.width == 10)
    #expect(copy["b"]?.x == 50)
  }

  /// A placement that is kept does not change with the session.
  @Test func placementsAreKept() throws {
    var session = try Self.row()
    let placement = try session.placement()
    try session.apply(.resize("a", width: 40))
    #expect(placement["b"] == Rect(x: 30, y: 0, width: 30, height: 10))
    #expect(try session.placement()["b"] == Rect(x: 50, y: 0, width: 10, height: 10))
  }

  /// Text is dear to measure, and a window that is dragged to and fro comes to the same widths again.
  @Test func measuredContentIsAskedOnceForEachWidth() throws {
    let asked = Counter()
    let text = Item("text").measured { width in
      asked.add()
      return Size(width: min(width ?? 100, 100), height: 2000 / max(1, min(width ?? 100, 100)))
    }
    var session = try LayoutEngine().session(for: Stack(.row) { text }, in: ProposedSize(width: 80))
    try session.apply(.propose(ProposedSize(width: 50)))
    #expect(session["text"]?.height == 40)
    let before = asked.count
    try session.apply(.propose(ProposedSize(width: 80)))
    try session.apply(.propose(ProposedSize(width: 50)))
    #expect(session["text"]?.height == 40)
    #expect(asked.count == before)
    // Its number is another one behind what is new.
    try session.apply(.insert(Item("icon").frame(width: 10, height: 10), before: "text"))
    #expect(session["text"]?.width == 32)
  }

  /// An ambiguity comes and goes with what causes it, with its fixes.
  @Test func theDiagnosisIsThatOfTheChangedLayout() throws {
    var session = try LayoutEngine().session(
      for: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("a").frame(width: 20, height: 10)
          Item("b").frame(width: 30, height: 10)
        }
        Item("both").frame(width: 40, height: 10)
      })
    #expect(try session.placement().diagnosis.status == .determined)
    try session.apply(.resize("both", width: 100))
    let ambiguity = try #require(try session.placement().diagnosis.ambiguities.first)
    #expect(ambiguity.lower == 20 && ambiguity.upper == 70)
    #expect(!ambiguity.fixes.isEmpty)
    try session.apply(.resize("both", width: 50))
    #expect(try session.placement().diagnosis.status == .determined)
  }

  /// What covers all columns takes what they leave from the edit on that lets it.
  @Test func aSpanThatBecomesFlexibleFills() throws {
    var session = try LayoutEngine().session(
      for: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("a").frame(width: 60, height: 10)
          Item("b").frame(width: 10, height: 10)
        }
        Item("both").frame(width: 5, height: 10)
      }, in: ProposedSize(width: 270, height: 20))
    try session.apply(.resize("both", width: .flexible))
    #expect(session["both"]?.width == 270)
    #expect(session["b"]?.x == 210)
  }
}

private final class Counter: Sendable {
  private let calls = Atomic(0)

  var count: Int { calls.load(ordering: .relaxed) }

  func add() { calls.add(1, ordering: .relaxed) }
}
