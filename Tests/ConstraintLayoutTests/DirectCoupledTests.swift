import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that need no program though something in them keeps a ratio or is made of hexagons, or some track has no own cell.
struct DirectCoupledTests {
  private func item(_ id: String, _ width: Double, _ height: Double) -> some Layout {
    Item(id).frame(width: width, height: height)
  }

  /// A column with something above an item.
  private func above(_ content: some Layout) -> some Layout {
    Stack(.column, alignment: .leading, spacing: 0) {
      content
      item("below", 10, 10)
    }
  }

  // MARK: Ratios

  /// What is in the ratio asks for 60 by 20, and shares what the ratio is given.
  @Test func aRatioAroundAContainer() throws {
    let row = Stack(.row, alignment: .top, spacing: 0) {
      item("fixed", 40, 20)
      Item("rest").frame(minWidth: 20)
    }
    let rects = try rectsEitherWay(above(row.aspectRatio(2, contentMode: .fit)), 200)
    #expect(rects["rest"] == Rect(x: 40, y: 0, width: 160, height: 100))
    #expect(rects["below"]?.y == 100)
  }

  /// Nothing was said of the ratio: it is that of the row in it.
  @Test func theRatioOfAContainer() throws {
    let row = Stack(.row, spacing: 0) {
      item("a", 40, 20)
      item("b", 40, 10)
    }
    let rects = try rectsEitherWay(above(row.scaledToFit()), nil)
    #expect(rects["below"]?.y == 20)
  }

  @Test func theRatioOfATextOnOneLine() throws {
    _ = try rectsEitherWay(above(Text("word", id: "text").aspectRatio(2, contentMode: .fit)), 300)
  }

  /// A text that is broken is higher, and asks for more by its ratio.
  @Test func theRatioOfABrokenText() throws {
    let text = Text("several words on several lines", id: "text").aspectRatio(2, contentMode: .fit)
    _ = try rectsEitherWay(above(text), 120, isDirect: false)
  }

  /// An item of a fixed size keeps that, whatever its box is.
  @Test func theRatioOfWhatKeepsItsSize() throws {
    let fixed = Item("fixed").frame(minWidth: 10, idealWidth: 30).frame(height: 15).fixedSize()
    let rects = try rectsEitherWay(above(fixed.aspectRatio(2, contentMode: .fit)), nil)
    #expect(rects["below"]?.y == 15)
  }

  /// Without an ideal size there is no ratio to keep.
  @Test func theRatioOfNothing() throws {
    let rects = try rectsEitherWay(above(Item("a").frame(maxHeight: 30).scaledToFit()), 100, 90)
    #expect(rects["a"]?.width == 100)
  }

  /// The row in the unsized cell asks for 10 of its column.
  @Test func aRatioBesideAnUnsizedContainer() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("photo").frame(minWidth: 20).aspectRatio(2, contentMode: .fit)
        Stack(.row, spacing: 0) { Item("side").frame(minWidth: 10, idealWidth: 40).frame(height: 10) }
          .gridCellUnsizedAxes(.horizontal)
      }
    }
    let rects = try rectsEitherWay(grid, 200)
    #expect(rects["side"]?.width == 10)
    #expect(rects["photo"] == Rect(x: 0, y: 0, width: 190, height: 95))
  }

  // MARK: Hexagons

  /// What stands in a hexagon fills it.
  @Test func hexagonsAroundContainers() throws {
    let grid = HexGrid { HexCell(row: 0, column: 0) { Stack(.row, spacing: 0) { Item("a").frame(height: 10) } } }
    let rects = try rectsEitherWay(above(grid), 100)
    #expect(rects["a"]?.width == 100)
  }

  /// What is larger than its hexagon stands out of it, and that is told.
  @Test func whatIsLargerThanItsHexagonStandsOut() throws {
    let grid = HexGrid { HexCell(row: 0, column: 0) { Stack(.row, spacing: 0) { item("a", 150, 10) } } }
    _ = try rectsEitherWay(above(grid), 100)
    let placement = try LayoutEngine().place(above(grid), in: ProposedSize(width: 100))
    #expect(placement.diagnosis.overflows.contains { $0.item == "a" })
  }

  /// Nothing is offered, so they are as large as they would like to be.
  @Test func hexagonsWithoutAnOffer() throws {
    let grid = HexGrid { HexCell(row: 0, column: 0) { Item("a") } }
    let rects = try rectsEitherWay(above(grid), nil)
    #expect(rects["a"]?.width == 10)
  }

  /// The row is higher than they would be, so they are wider.
  @Test func hexagonsInARowThatIsHigher() throws {
    let row = Stack(.row, spacing: 0) {
      HexGrid { HexCell(row: 0, column: 0) { Item("a") } }
      item("high", 10, 50)
    }
    _ = try rectsEitherWay(row, nil, isDirect: false)
  }

  // MARK: Tracks without an own cell

  /// The first column shares all that there is, in which the span finds its room; nothing is left for the other.
  @Test func aSpanThatFindsRoomAsksNothingOfOtherTracks() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Item("rest").frame(height: 10) }
      GridRow { item("span", 100, 10).gridCellColumns(2) }
    }
    #expect(try rectsEitherWay(grid, 300)["rest"]?.width == 300)
  }

  /// Neither columns that are listed beside a grid nor lines of text there are around it.
  @Test func whatStandsBesideAGridIsNotAroundIt() throws {
    let row = Stack(.row, alignment: .top, spacing: 0) {
      Grid(columns: [.fixed(30)]) { item("listed", 30, 10) }
      Stack(.row, alignment: .firstTextBaseline) { item("lined", 10, 10) }
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          item("own", 10, 10)
          item("tall", 10, 40).gridCellRows(2)
        }
        GridRow { item("span", 50, 10).gridCellColumns(2).gridCellUnsizedAxes(.vertical) }
      }
    }
    _ = try rectsEitherWay(row, nil)
  }
}
