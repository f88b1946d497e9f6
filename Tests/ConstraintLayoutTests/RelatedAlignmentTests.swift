import ConstraintLayout
import Testing

/// Alignment is a preference: relations about edges move items in their cells, and nothing else does.
struct RelatedAlignmentTests {
  /// Two items centred in a column of 200.
  private func column(_ relation: String) throws -> some Layout {
    try Stack(.column, alignment: .center, spacing: 0) {
      Item("a").frame(width: 100, height: 10)
      Item("b").frame(width: 40, height: 10)
    }.frame(width: 200).constrain(relation)
  }

  private func lefts(_ layout: some Layout, _ width: Double? = nil, _ ids: [String] = ["a", "b"]) throws -> [Double] {
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: width, height: nil))
    return try ids.map { (try #require(placement[$0]).x * 1e6).rounded() / 1e6 }
  }

  // MARK: How far items move

  @Test func whereTwoMustGiveWayBothDoByAsLittle() throws {
    #expect(try lefts(column("b.left == a.left + 7")) == [61.5, 68.5])
  }

  @Test func whatIsNotRelatedStaysWhereItIs() throws {
    #expect(try lefts(column("b.left == 20")) == [50, 20])
  }

  @Test func nobodyMovesFurtherThanItsCell() throws {
    #expect(try lefts(column("b.left == a.left + 90")) == [20, 110])
    #expect(throws: LayoutError.self) { try lefts(column("b.right == 210")) }
  }

  @Test func oneThatReachesItsEdgeLeavesTheRestToTheOther() throws {
    // Half of 110 would be 55 for each; `a` has 50.
    #expect(try lefts(column("b.left == a.left + 140")) == [0, 140])
  }

  @Test func aRelationThatHoldsAnywayMovesNothing() throws {
    #expect(try lefts(column("b.left >= a.left + 7")) == [50, 80])
    #expect(try lefts(column("b.centerX == a.centerX")) == [50, 80])
  }

  @Test(arguments: [("151", [50.0, 60]), ("149", [50, 80])])
  func onlyRelationsStrongerThanAlignmentMove(_ priority: String, _ lefts: [Double]) throws {
    #expect(try self.lefts(column("b.left == 60 @ \(priority)")) == lefts)
  }

  @Test func aRelationMovesToTheSameSideAsItIsDrawn() throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let placement = try engine.place(column("b.left == a.left + 7"))
    #expect(abs(try #require(placement["a"]).x - 61.5) < 1e-9)
    #expect(abs(try #require(placement["b"]).x - 68.5) < 1e-9)
  }

  // MARK: What moves

  @Test func aContainerMovesAsAWhole() throws {
    let column = try Stack(.column, alignment: .trailing, spacing: 0) {
      Item("top").frame(width: 100, height: 10)
      Stack(.row, spacing: 5) {
        Item("a").frame(width: 20, height: 10)
        Item("b").frame(width: 20, height: 10)
      }.id("row")
    }.constrain("row.left == 30")
    #expect(try lefts(column, 300) == [30, 55])
  }

  @Test func paddingMovesWithWhatItStandsAround() throws {
    let column = try Stack(.column, alignment: .leading, spacing: 0) {
      Item("top").frame(width: 100, height: 10)
      Item("a").frame(width: 20, height: 10).padding(5)
      Item("b").frame(width: 20, height: 10)
    }.constrain("a.left == 30")
    let placement = try LayoutEngine().place(column)
    #expect(placement["a"] == Rect(x: 30, y: 15, width: 20, height: 10))
    #expect(placement.size == Size(width: 100, height: 40))
  }

  @Test func aTextLeavesItsLine() throws {
    let row = try Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Item("a").frame(width: 10, height: 20).baseline(first: 15)
      Item("b").frame(width: 10, height: 60).baseline(first: 50)
    }.constrain("a.top == 0")
    let placement = try LayoutEngine().place(row)
    #expect(placement["a"]?.y == 0)
    #expect(placement["b"]?.y == 0)
  }

  /// Else a relation that holds anyway would change how a row is as low as it can be.
  @Test func whatHangsOnATextStaysWhenThatMoves() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Stack(.column, spacing: 0) {
        Stack(.row, alignment: .trailing, spacing: 0) {
          Item("moved").frame(width: 10, height: 20).baseline(first: 15)
          Item("high").frame(width: 10, height: 60)
        }
      }
      Item("hanging").frame(width: 10, height: 5).baseline(first: 5)
    }
    #expect(try LayoutEngine().place(row)["hanging"]?.y == 50)
    let moved = try LayoutEngine().place(row.constrain("moved.top == 10"))
    #expect(moved["moved"]?.y == 10)
    #expect(moved["hanging"]?.y == 50)
  }

  /// A flexible item fills its cell: it keeps its track by itself rather than to let it take what others leave.
  @Test func aFlexibleItemIsWhereItsTrackIs() throws {
    let layout = Stack(.column, alignment: .leading, spacing: 0) {
      Stack(.row, spacing: 0) {
        Item("picture").frame(height: 90)
        Item("text").frame(height: 90)
      }
      Stack(.row, spacing: 0) {
        Item("indent").frame(height: 20)
        Item("caption").frame(width: 60, height: 20)
      }
    }.constrain {
      $0["picture"].width == 160
      $0["caption"].centerX == $0["picture"].centerX
    }
    #expect(try lefts(layout, 400, ["picture", "text", "caption"]) == [0, 160, 50])
  }

  /// Tracks that were given their lengths may be shorter than what stands in them.
  @Test func whatSticksOutDoesSoByNoMoreThanItMust() throws {
    let grid = LazyGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), spacing: 0)], spacing: 0) {
      Item("a").frame(width: 120, height: 10)
      Item("b").frame(width: 40, height: 10)
    }
    #expect(try lefts(grid) == [-10, 130])
    #expect(try lefts(grid.constrain("b.left == a.right + 5")) == [-2.5, 122.5])
    #expect(try lefts(grid.constrain("b.left == a.right - 20")) == [0, 100])
  }

  // MARK: What is said of it

  @Test func explanationsSaySo() throws {
    let explanation = try LayoutEngine().explain(.left, of: "b", for: column("b.left == a.left + 7"))
    #expect(abs(explanation.value - 68.5) < 1e-9)
    #expect(abs(explanation.causes.reduce(0) { $0 + $1.contribution } - 68.5) < 1e-9)
    #expect(
      explanation.rules.map(\.text) == ["Items stand in their cells by their alignment, as far as relations let them"])
  }

  // MARK: Lines of text

  /// A text that hangs on the line of its row grows as far as that lets it, also where a relation speaks of it.
  @Test func aRelationThatHoldsAnywayMovesNoLine() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 7) {
      Text("\n", id: "text", fontSize: 7).frame(minHeight: 27, idealHeight: 58, maxHeight: .infinity)
    }
    let proposal = ProposedSize(height: 120)
    let free = try LayoutEngine().place(row, in: proposal)
    let related = try LayoutEngine().place(row.constrain("container.bottom <= text.centerY + 40"), in: proposal)
    #expect(free.rects.count == related.rects.count)
    for (left, right) in zip(free.rects, related.rects) { #expect(left.distance(to: right) < 1e-6) }
  }
}
