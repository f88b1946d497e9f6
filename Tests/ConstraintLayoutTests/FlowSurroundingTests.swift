import ConstraintLayout
import LayoutTestSupport
import Testing

/// Flows in other layouts, and other layouts in flows: lines break by the space that is really there.
struct FlowSurroundingTests {
  private static func item(_ id: String, _ width: Double, _ height: Double = 10) -> Item {
    Item(id).frame(width: width, height: height)
  }

  /// Three items of 50 with gaps of 10: 170 in one line, 110 for two.
  private static func flow(_ ids: String = "abc") -> some Layout {
    Flow(horizontalSpacing: 10, verticalSpacing: 5) { ForEach(ids.map(String.init)) { item($0, 50) } }
  }

  private func place(_ layout: some Layout, width: Double? = nil, height: Double? = nil) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func besideAFixedSiblingItWrapsAtWhatThatLeaves() throws {
    let placement = try place(
      Stack(.row, alignment: .leading, spacing: 0) {
        Self.item("side", 40)
        Self.flow()
      }, width: 150)
    #expect(placement["c"] == Rect(x: 40, y: 15, width: 50, height: 10))
    #expect(placement.size == Size(width: 150, height: 25))
  }

  @Test func whatItDoesNotNeedIsForOthers() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Self.flow()
        Item("rest").frame(height: 5)
      }, width: 150)
    #expect(placement["rest"]?.width == 40)
  }

  @Test func inAFrameItWrapsAtTheFrame() throws {
    #expect(try place(Self.flow().frame(width: 120)).size == Size(width: 120, height: 25))
  }

  @Test func inPaddingItWrapsAtWhatThatLeaves() throws {
    #expect(try place(Self.flow().padding(10), width: 189)["c"]?.y == 25)
    #expect(try place(Self.flow().padding(10), width: 190)["c"]?.y == 10)
  }

  @Test func inAGridItWrapsAtItsColumn() throws {
    let placement = try place(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Self.item("label", 40)
          Self.flow()
        }
        GridRow {
          Self.item("other", 60)
          Self.item("field", 30)
        }
      }, width: 200)
    #expect(placement["c"] == Rect(x: 60, y: 15, width: 50, height: 10))
    #expect(placement["other"]?.y == 25)
  }

  @Test func aFlowInAFlowBreaksByWhatItsLineLeaves() throws {
    let placement = try place(
      Flow(horizontalSpacing: 10, verticalSpacing: 5) {
        Self.item("x", 30)
        Self.flow()
        Self.item("y", 30)
      }, width: 120)
    // Of its ideal width of 170 the inner one has 120, and needs 110 of it.
    #expect(["a", "b", "c"].map { placement[$0]?.y } == [15, 15, 30])
    #expect(placement["y"]?.y == 45)
  }

  @Test func aColumnOfFlowsInARowIsAsWideAsItsColumns() throws {
    let placement = try place(
      Stack(.row, alignment: .leading, spacing: 0) {
        Flow(.column, horizontalSpacing: 10, verticalSpacing: 0) {
          ForEach(["p", "q", "r"]) { Self.item($0, 30, 20) }
        }
        Self.flow()
      }, width: 190, height: 50)
    // Two columns of 30 leave 120.
    #expect(placement["r"] == Rect(x: 40, y: 0, width: 30, height: 20))
    #expect(placement["c"] == Rect(x: 70, y: 15, width: 50, height: 10))
  }

  @Test func heightsOfTextsFollowFromTheirLines() throws {
    let text = Item("text").measured { width in
      let width = max(20, min(100, width ?? 100))
      return Size(width: width, height: 1000 / width)
    }
    let placement = try place(
      Stack(.column, alignment: .leading, spacing: 0) {
        Flow(horizontalSpacing: 10, verticalSpacing: 5) {
          Self.item("a", 30)
          text
        }
        Self.item("below", 10)
      }, width: 50)
    #expect(placement["text"] == Rect(x: 0, y: 15, width: 50, height: 20))
    #expect(placement["below"]?.y == 35)
  }

  @Test func aFlowIsAnAlternativeThatFitsInOneLine() throws {
    let choice = ViewThatFits(in: .horizontal) {
      Self.flow()
      Flow(horizontalSpacing: 10, verticalSpacing: 5) { ForEach(["d", "e", "f"]) { Self.item($0, 30) } }
    }
    #expect(try place(choice, width: 170)["a"] != nil)
    let narrow = try place(choice, width: 80)
    #expect(narrow["a"] == nil)
    #expect(narrow["f"] == Rect(x: 0, y: 15, width: 30, height: 10))
  }

  @Test func aChoiceByHeightCountsTheLinesOfAFlow() throws {
    let choice = ViewThatFits(in: .vertical) {
      Self.flow()
      Self.item("small", 20)
    }
    #expect(try place(choice, width: 110, height: 25)["a"] != nil)
    #expect(try place(choice, width: 110, height: 24)["a"] == nil)
  }

  @Test func aChoiceInAFlowIsMadeInItsLine() throws {
    let placement = try place(
      Flow(horizontalSpacing: 10, verticalSpacing: 5) {
        Self.item("a", 50)
        ViewThatFits(in: .horizontal) {
          Self.item("long", 200)
          Self.item("short", 60)
        }
      }, width: 100)
    #expect(placement["short"] == Rect(x: 0, y: 15, width: 60, height: 10))
  }

  @Test func relationsReachIntoItsLines() throws {
    let placement = try place(
      Stack(.column, alignment: .leading, spacing: 0) {
        Self.flow()
        Item("bar").frame(height: 5)
      }.constrain { $0["bar"].width == $0["b"].width + $0["c"].width }, width: 120)
    #expect(placement["bar"]?.width == 100)
    #expect(placement["c"]?.y == 15)
  }

  @Test func anAmbiguityInALineKeepsItsFixes() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow { Item("span").frame(width: 100, height: 5).gridCellColumns(2) }
      GridRow {
        Item("l").frame(width: 20, height: 5)
        Item("r").frame(width: 30, height: 5)
      }
    }
    let alone = try place(grid).diagnosis.ambiguities
    let flowing = try place(
      Flow {
        Self.item("a", 50)
        grid
      }, width: 120
    ).diagnosis.ambiguities
    #expect(!alone.isEmpty)
    #expect(flowing.map(\.fixes.count) == alone.map(\.fixes.count))
  }

  @Test func deepFlowsAreFound() throws {
    var layout = AnyLayout(Self.item("core", 20))
    for depth in 0..<40 {
      let inner = layout
      layout = AnyLayout(
        Flow(depth % 2 == 0 ? .row : .column, horizontalSpacing: 0, verticalSpacing: 0) {
          Self.item("\(depth)", 10)
          inner
        })
    }
    #expect(try place(layout, width: 200)["core"] != nil)
  }
}
