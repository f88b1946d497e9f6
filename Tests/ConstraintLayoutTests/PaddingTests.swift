import ConstraintLayout
import Testing

/// A distance around a layout: where it is, what of it shows in sizes, and what reports say of it.
struct PaddingTests {
  private func place(
    _ layout: some Layout, _ width: Double? = nil, _ height: Double? = nil
  ) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func theWholeIsContentAndPadding() throws {
    let placement = try place(
      Item("a").frame(width: 50, height: 20)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(placement["a"] == Rect(x: 2, y: 1, width: 50, height: 20))
    #expect(placement.size == Size(width: 56, height: 24))
  }

  @Test func aFlexibleItemStaysFlexible() throws {
    // Each takes half of 200; the first gives 20 of it away.
    let placement = try place(
      Stack(.row, spacing: 0) {
        Item("a").padding(10)
        Item("b")
      }, 200, 40)
    #expect(placement["a"] == Rect(x: 10, y: 10, width: 80, height: 20))
    #expect(placement["b"] == Rect(x: 100, y: 0, width: 100, height: 40))
  }

  @Test func withoutALengthItIsTheEnginesSpacing() throws {
    var engine = LayoutEngine()
    let layout = Item("a").frame(width: 10, height: 10).padding(.horizontal)
    #expect(try engine.place(layout).size == Size(width: 26, height: 10))
    engine.options.defaultSpacing = 5
    #expect(try engine.place(layout).size == Size(width: 20, height: 10))
  }

  @Test func aLaterFrameContainsIt() throws {
    let flexible = try place(Item("a").padding(10).frame(width: 100, height: 60))
    #expect(flexible["a"] == Rect(x: 10, y: 10, width: 80, height: 40))
    #expect(flexible.size == Size(width: 100, height: 60))
  }

  @Test func contentOfAFixedSizeStandsInTheMiddleOfItsFrame() throws {
    // 80 by 40 are left inside the padding; 60 and 30 of them stay free.
    let placement = try place(
      Item("a").frame(width: 20, height: 10).padding(10).frame(width: 100, height: 60))
    #expect(placement["a"] == Rect(x: 40, y: 25, width: 20, height: 10))
  }

  @Test func paddingsAddUp() throws {
    let placement = try place(Item("a").frame(width: 10, height: 10).padding(4).padding(.leading, 10))
    #expect(placement["a"] == Rect(x: 14, y: 4, width: 10, height: 10))
    #expect(placement.size == Size(width: 28, height: 18))
  }

  @Test func withANegativeOneContentSticksOut() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Item("a").frame(width: 50, height: 20).padding(.horizontal, -5)
        Item("b").frame(width: 30, height: 20)
      })
    #expect(placement["a"] == Rect(x: -5, y: 0, width: 50, height: 20))
    #expect(placement["b"] == Rect(x: 40, y: 0, width: 30, height: 20))
    #expect(placement.size == Size(width: 70, height: 20))
  }

  @Test func containersArePaddedAsItemsAre() throws {
    let placement = try place(
      Stack(.row, spacing: 10) {
        Item("a").frame(width: 20, height: 20)
        Item("b")
      }.padding(5), 100, 50)
    #expect(placement["a"] == Rect(x: 5, y: 15, width: 20, height: 20))
    #expect(placement["b"] == Rect(x: 35, y: 5, width: 60, height: 40))
  }

  @Test func aPaddedGridIsStillTheRoot() throws {
    let placement = try place(
      Grid(horizontalSpacing: 2, verticalSpacing: 0) {
        GridRow {
          Item("a").frame(width: 20, height: 20)
          Item("b").frame(width: 30, height: 20)
        }
      }.padding(5))
    #expect(placement.columns == [.init(position: 5, length: 20), .init(position: 27, length: 30)])
  }

  // MARK: Cells

  @Test func whatWasSaidOfTheCellHoldsForThePaddedItem() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 40, height: 10)
        Item("b").frame(width: 60, height: 10)
      }
      GridRow { Item("wide").frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal).padding(5) }
      GridRow {
        Item("end").frame(width: 10, height: 10).gridCellAnchor(.bottomTrailing).padding(3)
        Item("high").frame(width: 10, height: 30)
      }
    }
    let placement = try place(grid)
    #expect(placement["wide"] == Rect(x: 5, y: 15, width: 90, height: 10))
    #expect(placement["end"] == Rect(x: 27, y: 47, width: 10, height: 10))
    #expect(placement.diagnosis.notes.isEmpty)
  }

  @Test func preferredSpacingHoldsForThePaddedItem() throws {
    let placement = try place(
      Stack(.row) {
        Item("a").frame(width: 10, height: 10).preferredSpacing(20).padding(1)
        Item("b").frame(width: 10, height: 10)
      })
    #expect(placement["b"]?.x == 32)
  }

  @Test func onARowEachCellIsPaddedAndOnAListEachItem() throws {
    let row = try place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("a").frame(width: 10, height: 10)
          Item("b").frame(width: 10, height: 10).gridCellColumns(2)
        }.padding(2)
        GridRow { for id in ["c", "d", "e"] { Item(id).frame(width: 20, height: 10) } }
      })
    #expect(row["a"] == Rect(x: 5, y: 2, width: 10, height: 10))
    #expect(row["b"] == Rect(x: 35, y: 2, width: 10, height: 10))
    #expect(row["d"]?.y == 14)
    let list = try place(Stack(.row, spacing: 0) { ForEach(0..<3) { Item("\($0)").frame(width: 10) }.padding(1) })
    #expect(list.frames.map(\.rect.x) == [1, 13, 25])
    let none = try place(Stack(.row) { ForEach(0..<0) { Item("\($0)") }.padding() })
    #expect(none.size == .zero)
  }

  @Test func relationsOfSeveralPaddedLayoutsStayWithThem() throws {
    let column = ForEach(["a", "b"]) { id in
      Stack(.row, spacing: 0) {
        Item(id).frame(height: 10)
        Item(id + id).frame(height: 10)
      }.constrain { $0[id].width == 3 * $0[id + id].width }
    }
    let placement = try place(Stack(.column, spacing: 0) { column.padding(10) }, 100)
    #expect(placement["a"] == Rect(x: 10, y: 10, width: 60, height: 10))
    #expect(placement["bb"] == Rect(x: 70, y: 40, width: 20, height: 10))
  }

  @Test func inABalancedStackThePaddedItemTakesItsCell() throws {
    let placement = try place(
      BalancedStack(.row, spacing: 0) {
        Item("a").frame(width: 20, height: 10).padding(5)
        Item("b").frame(width: 60, height: 30)
      })
    #expect(placement["a"] == Rect(x: 5, y: 5, width: 50, height: 20))
    #expect(placement["b"] == Rect(x: 60, y: 0, width: 60, height: 30))
  }

  @Test func inAHexagonThePaddedItemTakesItsBox() throws {
    // One hexagon is 100 wide and 86.6 high.
    let placement = try place(HexGrid { HexCell(row: 0, column: 0) { Item("a").padding(10) }.padding(5) }, 100)
    let rect = try #require(placement["a"])
    let height = 50 * 3.squareRoot()
    #expect(abs(rect.x - 15) < 1e-9 && abs(rect.width - 70) < 1e-9)
    #expect(abs(rect.y - 15) < 1e-9 && abs(rect.height - (height - 30)) < 1e-9)
  }

  // MARK: Reports

  @Test func aConflictNamesIt() throws {
    let title = Item("title").frame(width: 90, height: 10)
    let both = try LayoutEngine().diagnose(title.padding(8), in: ProposedSize(width: 100)).conflict
    #expect(
      Set(both.map(\.statement)) == [
        "the container is 100 wide", "title is 90 wide", "title has padding of 8 left and right",
      ])
    #expect(both.first { $0.statement.contains("padding") }?.items == ["title"])
    let one = try LayoutEngine().diagnose(title.padding(.top, 8), in: ProposedSize(height: 17)).conflict
    #expect(one.map(\.statement).contains("title has padding of 8 top"))
    let unequal = title.padding(EdgeInsets(leading: 8, trailing: 9))
    #expect(
      try LayoutEngine().diagnose(unequal, in: ProposedSize(width: 100)).conflict.map(\.statement)
        .contains("title has padding of 8 leading and 9 trailing"))
  }

  @Test func fromRightToLeftItLeadsAtTheRight() throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let layout = Item("a").frame(width: 50, height: 10).padding(EdgeInsets(leading: 3, trailing: 9))
    #expect(try engine.place(layout)["a"] == Rect(x: 9, y: 0, width: 50, height: 10))
    #expect(
      try engine.diagnose(layout, in: ProposedSize(width: 60)).conflict.map(\.statement)
        .contains("a has padding of 3 leading and 9 trailing"))
  }

  @Test func aFrameAroundItIsNamedWithIt() throws {
    let conflict = try LayoutEngine().diagnose(Item("a").frame(width: 90).padding(8).frame(width: 100)).conflict
    #expect(
      Set(conflict.map(\.statement)) == [
        "a is 90 wide", "a has padding of 8 left and right", "a with its padding is 100 wide",
      ])
  }

  @Test func anEdgeIsExplainedWithIt() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: 20, height: 10).padding(EdgeInsets(leading: 3, trailing: 9))
      Item("b").frame(width: 20, height: 10).padding(EdgeInsets(leading: 6, trailing: 6))
    }
    let explanation = try LayoutEngine().explain(.left, of: "b", for: row)
    #expect(explanation.value == 38)
    let contributions = Dictionary(
      uniqueKeysWithValues: explanation.causes.filter { $0.contribution != 0 }.map { ($0.statement, $0.contribution) })
    #expect(
      contributions == [
        "a is 20 wide": 20, "a has padding of 3 leading and 9 trailing": 12, "b has padding of 6 left and right": 6,
      ])
    #expect(explanation.causes.filter { $0.statement.contains("padding") }.allSatisfy { $0.certainty == .confirmed })
  }

  // MARK: Mistakes

  @Test(arguments: [(Double.nan, LayoutError.Code.nonFinite), (.infinity, .nonFinite), (1e12, .limitExceeded)])
  func aLengthThatIsNoneIsNamedWithItsPlace(_ length: Double, _ code: LayoutError.Code) throws {
    let layout = Stack(.row) {
      Item("a")
      Item("b").padding(.bottom, length)
    }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(layout) }
    #expect(error?.code == code)
    #expect(error?.place == "layout.children[1].padding.bottom")
  }

  @Test func insidePaddingARowHasNoPlace() throws {
    var tree = LayoutTree()
    tree.append(.init(kind: .padding(PaddingOptions(.zero)))) {
      $0.append(leaf: .init(kind: .gridRow(GridRowOptions(alignment: nil))))
    }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(tree) }
    #expect(error?.code == .invalidLayout)
  }
}
