import ConstraintLayout
import Testing

/// A placement as a tree: what stands in what, and what each is.
struct PlacedNodeTests {
  private let form = Stack(.column, spacing: 10) {
    Text("Name", fontSize: 10)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 30, height: 20)
        Item("b").frame(width: 50, height: 20).padding(5)
      }
    }
    .id("grid")
    Spacer()
  }

  @Test func theRootIsTheOutermostLayout() throws {
    let root = try LayoutEngine().place(form, in: ProposedSize(width: 100, height: 100)).root
    #expect(root.kind == "Stack")
    #expect(root.parent == nil)
    #expect(root.id == nil)
    #expect(root.place == "layout")
    #expect(root.frame == Rect(x: 0, y: 0, width: 90, height: 100))
  }

  @Test func childrenAreInTheOrderOfTheDescription() throws {
    let root = try LayoutEngine().place(form, in: ProposedSize(width: 100, height: 100)).root
    #expect(root.children.map(\.kind) == ["Text", "Grid", "Spacer"])
    #expect(root.children.map(\.place) == ["layout.children[0]", "layout.children[1]", "layout.children[2]"])
    let row = try #require(root.children[1].children.first)
    #expect(row.kind == "GridRow")
    #expect(row.frame == Rect(x: 0, y: 20, width: 90, height: 30))
    #expect(row.children.map(\.kind) == ["Item", "Padding"])
    #expect(row.children[1].children.map(\.id) == ["b"])
    #expect(row.children[0].children.isEmpty)
  }

  @Test func aNodeIsFoundByItsIdAndKnowsWhatItStandsIn() throws {
    let placement = try LayoutEngine().place(form)
    let item = try #require(placement.node("b"))
    let ancestors = Array(sequence(first: item, next: \.parent))
    #expect(ancestors.map(\.kind) == ["Item", "Padding", "GridRow", "Grid", "Stack"])
    #expect(ancestors.last == placement.root)
    #expect(item.place == "layout.children[1].rows[0].cells[1]")
    #expect(item.frame == placement["b"])
    #expect(placement.node("Name")?.kind == "Text")
    #expect(placement.node("nobody") == nil)
  }

  @Test func whatWasNotChosenIsNotThere() throws {
    let placement = try LayoutEngine().place(
      ViewThatFits {
        Item("wide").frame(width: 100, height: 20)
        Item("narrow").frame(width: 30, height: 20)
      }, in: ProposedSize(width: 50))
    #expect(placement.root.children.map(\.id) == ["narrow"])
    #expect(placement.root.children.map(\.place) == ["layout.alternatives[1]"])
    #expect(placement.node("wide") == nil)
  }

  @Test func linesOfFlowsAreNoNodes() throws {
    let flow = Flow(.row, horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<4) { Item($0).frame(width: 30, height: 10) }
    }
    let placement = try LayoutEngine().place(flow, in: ProposedSize(width: 70))
    #expect(placement.root.children.map(\.id) == ["0", "1", "2", "3"])
    #expect(placement.root.children.map(\.place) == (0..<4).map { "layout.children[\($0)]" })
    #expect(placement.nodes(in: Rect(x: 0, y: 0, width: 100, height: 100)).count == 5)
  }

  @Test func roundedPlacementsHaveRoundedFrames() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) { ForEach(0..<3) { Item($0) } }, in: ProposedSize(width: 100, height: 10))
    let rounded = placement.rounded(scale: 1)
    #expect(rounded.root.children.map(\.frame.x) == [0, 33, 67])
    #expect(placement.root.children[1].frame.x != 33)
    #expect(rounded.root.children[1].parent == rounded.root)
    // Each placement has nodes of its own.
    #expect(rounded.root != placement.root)
  }

  @Test func aSessionHasTheTreeAsItIsNow() throws {
    var session = try LayoutEngine().session(
      for: Stack(.row, spacing: 0) { ForEach(0..<3) { Item($0).frame(width: 10, height: 10).tag($0) } })
    let old = try session.placement().root
    try session.apply(.resize(1, width: 30), .propose(ProposedSize(width: 200, height: nil)))
    #expect(session[2] == Rect(x: 40, y: 0, width: 10, height: 10))
    #expect(try session.placement().root.children.map(\.frame.x) == [0, 10, 40])
    try session.apply(.remove(0), .insert(Item("new").frame(width: 5, height: 5).tag("n"), after: 2))
    let root = try session.placement().root
    #expect(root.children.map(\.id) == ["1", "2", "new"])
    #expect(root.children.map { "\($0.tag ?? "none")" } == ["1", "2", "n"])
    #expect(old.children.map(\.frame.x) == [0, 10, 20])
  }

  @Test func aNodeDescribesItself() throws {
    let placement = try LayoutEngine().place(form)
    #expect(placement.node("a").map { "\($0)" } == "Item \"a\" (0, 25) 30 x 20")
  }
}

/// What programs hang on layouts.
struct TagTests {
  private struct Row: Sendable { let number: Int }

  @Test func tagsComeBackOnThePlacement() throws {
    let placement = try LayoutEngine().place(
      Stack(.row) {
        Item("a").tag(Row(number: 4))
        Text("b").tag("text")
        Item("c")
      }
      .tag(true))
    #expect((placement.node("a")?.tag as? Row)?.number == 4)
    #expect(placement.node("b")?.tag as? String == "text")
    #expect(placement.node("c")?.tag == nil)
    #expect(placement.root.tag as? Bool == true)
  }

  @Test func aTagOnARowIsForEachCellThatHasNone() throws {
    let placement = try LayoutEngine().place(
      Grid {
        GridRow {
          Item("a").tag(1)
          Item("b")
        }
        .tag(2)
      })
    #expect(placement.node("a")?.tag as? Int == 1)
    #expect(placement.node("b")?.tag as? Int == 2)
  }

  @Test func aTagIsOfTheOutermostFrame() throws {
    let placement = try LayoutEngine().place(Item("a").frame(width: 20).frame(width: 50).tag(1))
    #expect(placement.root.kind == "Frame")
    #expect(placement.root.tag as? Int == 1)
    #expect(placement.node("a")?.tag == nil)
  }

  @Test func tagsDoNotMoveAnything() throws {
    let plain = Stack(.row) { ForEach(0..<5) { Item($0).frame(minWidth: 10, maxWidth: Double(20 + 10 * $0)) } }
    let tagged = Stack(.row) { ForEach(0..<5) { Item($0).frame(minWidth: 10, maxWidth: Double(20 + 10 * $0)).tag($0) } }
    let proposal = ProposedSize(width: 200, height: 20)
    let (first, second) = try (LayoutEngine().place(plain, in: proposal), LayoutEngine().place(tagged, in: proposal))
    #expect(first.frames == second.frames)
    #expect(first.effort == second.effort)
  }

  /// Descriptions can be compared, whatever hangs on them.
  @Test func tagsThatCanBeComparedAre() {
    #expect(Item("a").tag(1) == Item("a").tag(1))
    #expect(Item("a").tag(1) != Item("a").tag(2))
    #expect(Item("a").tag(1) != Item("a"))
    let tagged = Item("a").tag(Row(number: 1))
    #expect(tagged == tagged)
    #expect(tagged != Item("a").tag(Row(number: 1)))
    #expect(Set([Item("a").tag(1), Item("a").tag(1)]).count == 1)
  }
}

/// Ids that are written from something else.
struct WrittenIdentifierTests {
  @Test func numbersAreIds() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) {
        Item(7).frame(width: 10, height: 10)
        Item("8").frame(width: 20, height: 10)
        Stack(.column) { Item("x"[...]).frame(width: 5, height: 5) }.id(9.5)
      }
      .constrain { $0[7].top == $0[8].top })
    #expect(placement[7] == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(placement["7"] == placement[7])
    #expect(placement[8] == Rect(x: 10, y: 0, width: 20, height: 10))
    #expect(placement[9.5] == placement["9.5"])
    #expect(placement["x"] != nil)
    #expect(placement[10] == nil)
    #expect(placement.frames.map(\.id) == ["7", "8", "9.5", "x"])
  }

  @Test func twoThatAreWrittenAlikeAreOneId() {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(
        Stack(.row) {
          Item(7)
          Item("7")
        })
    }
    #expect(error?.code == .invalidLayout)
  }

  @Test func anItemMayHaveNone() throws {
    let none: String? = nil
    #expect(try LayoutEngine().place(Item(none)).frames.map(\.id) == [nil])
    #expect(try LayoutEngine().place(Item()).frames.map(\.id) == [nil])
  }
}
