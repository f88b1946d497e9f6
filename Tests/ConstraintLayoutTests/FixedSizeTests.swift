import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that take their ideal lengths, whatever is offered.
struct FixedSizeTests {
  private func place(
    _ layout: some Layout, _ width: Double? = nil, _ height: Double? = nil
  ) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func anItemTakesItsIdealLengths() throws {
    let item = Item("a").frame(minWidth: 10, idealWidth: 50, maxWidth: 200, minHeight: 5)
    #expect(try place(item.fixedSize(), 100, 100)["a"] == Rect(x: 0, y: 0, width: 50, height: 5))
    #expect(
      try place(item.fixedSize(horizontal: true, vertical: false), 100, 100)["a"]
        == Rect(x: 0, y: 0, width: 50, height: 100))
    #expect(try place(item.fixedSize(horizontal: false), 100, 100)["a"]?.size == Size(width: 100, height: 5))
  }

  @Test func itDoesNotShrinkWhereOthersDo() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Item("a").frame(minWidth: 0, idealWidth: 80, maxWidth: 80).fixedSize()
        Item("b").frame(minWidth: 0, idealWidth: 80, maxWidth: 80)
      }, 100, 10)
    #expect(placement["a"]?.width == 80)
    #expect(placement["b"] == Rect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test func aContainerTakesWhatItsContentWouldLike() throws {
    // The flexible item has no ideal length, so the inner stack is no wider than the fixed one and the gap.
    let placement = try place(
      Stack(.row, spacing: 0) {
        Stack(.row, spacing: 5) {
          Item("a").frame(width: 20, height: 10)
          Item("b").frame(height: 10)
        }.fixedSize()
        Item("c").frame(height: 10)
      }, 100)
    #expect(placement["b"] == Rect(x: 25, y: 0, width: 0, height: 10))
    #expect(placement["c"] == Rect(x: 25, y: 0, width: 75, height: 10))
  }

  @Test(arguments: [0, Double.infinity, 70, nil] as [Double?])
  func noProposalChangesIt(_ proposed: Double?) throws {
    let range = { (id: String) in Item(id).frame(minWidth: 10, idealWidth: 30, maxWidth: 90).frame(height: 10) }
    let row = Stack(.row, spacing: 0) {
      range("a").fixedSize()
      Stack(.row, spacing: 0) { range("b") }.fixedSize()
    }
    let placement = try place(row, proposed)
    #expect(placement.frames.map(\.rect.width) == [30, 30])
    #expect(placement.size.width == 60)
  }

  @Test func aHexagonalGridTakesItsUsualSize() throws {
    // Without a proposal a single hexagon is 10 wide.
    let placement = try place(HexGrid { HexCell(row: 0, column: 0) { Item("a") } }.fixedSize(), 200, 200)
    #expect(abs((placement["a"]?.width ?? 0) - 10) < 1e-9)
  }

  @Test func whatDoesNotFitIsNamed() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 10, idealWidth: 80).fixedSize()
      Stack(.row, spacing: 0) { Item("b").frame(minWidth: 0, idealWidth: 30) }.fixedSize()
    }
    let conflict = try LayoutEngine().diagnose(row, in: ProposedSize(width: 100)).conflict.map(\.statement)
    #expect(
      Set(conflict) == [
        "the container is 100 wide", "a has a fixed size, its ideal width of 80",
        "layout.children[1] has a fixed size, its ideal width of 30",
      ])
  }

  @Test func aLengthIsExplainedByIt() throws {
    let row = Stack(.row, spacing: 0) { Item("a").frame(minWidth: 10, idealWidth: 80).fixedSize() }
    let explanation = try LayoutEngine().explain(.width, of: "a", for: row, in: ProposedSize(width: 100))
    #expect(explanation.causes.map(\.statement) == ["a has a fixed size, its ideal width of 80"])
    #expect(explanation.causes.map(\.certainty) == [.confirmed])
  }

  /// Its cell is longer than it is, and a relation that holds anyway gives it no more of that.
  @Test func whatTakesItsIdealLengthIsGivenNoMore() throws {
    let grid = Grid {
      GridRow {
        Stack(.row) {
          Grid(verticalSpacing: 0) {
            GridRow { Stack(.column) { Item("span").frame(minHeight: 8) }.gridCellRows(2) }
            GridRow { Item("rest") }
          }
        }.fixedSize(horizontal: false).gridCellRows(2)
      }
      GridRow { Item("below").frame(height: 20) }
    }
    let proposal = ProposedSize(height: 397)
    let free = try LayoutEngine().place(grid, in: proposal)
    let related = try LayoutEngine().place(grid.constrain("span.bottom >= 0"), in: proposal)
    #expect(free["rest"] == related["rest"])
    #expect(free["rest"]?.height == 0)
  }

  /// Its content would like more, and gives way inside of it; the cell has no say.
  @Test func inAnUnsizedCellItIsAsLongAsItsFrame() throws {
    let layout = Grid {
      GridRow {
        ZStack {
          Stack(.row) {
            Item("a").frame(width: 52)
            Item("b").frame(idealWidth: 50)
            Item("c").frame(width: 42)
          }
        }.frame(idealWidth: 150).fixedSize(vertical: false).gridCellUnsizedAxes([.horizontal, .vertical])
      }
    }
    for presolve in [Presolve.on, .off] {
      var engine = LayoutEngine()
      engine.options.place(by: presolve)
      #expect(try engine.place(layout).size.width == 150)
    }
  }

  /// A frame in it that would like less than its content needs makes room at the cost of what stands beside it.
  @Test func aFrameInsideAsksForItsIdealLength() throws {
    let layout = Grid {
      Grid {
        GridRow {
          Stack(.row, spacing: 0) { Item("a").frame(width: 163) }.frame(idealWidth: 150)
          Text("two words")
        }
      }.fixedSize(vertical: false).id("fixed").gridCellUnsizedAxes(.horizontal)
    }
    for presolve in [Presolve.on, .off] {
      var engine = LayoutEngine()
      engine.options.place(by: presolve)
      let placement = try engine.place(layout)
      let text = try engine.place(Text("two words")).size.width
      #expect(abs((placement["fixed"]?.width ?? 0) - (150 + 8 + text)) < 1e-9)
      #expect(placement.size.width == placement["fixed"]?.width)
    }
  }

  /// A part of what is around is said and not offered, so a fixed size says nothing more of it.
  @Test func aPartOfWhatIsAroundIsAPartAlsoWithAFixedSize() throws {
    let row = Stack(.row) {
      Item("item").frame(height: .fraction(0.1), alignment: .center).fixedSize(horizontal: false, vertical: true)
    }
    .frame(height: 100)
    #expect(try rectsEitherWay(row, nil)["item"]?.height == 10)
  }

  /// What stands in a flexible column of a grid of a fixed size has its least width where the grid is to have none.
  @Test func flexibleColumnsOfAFixedSizeAskForTheLeastWidthOfWhatIsInThem() throws {
    let word = try LayoutEngine().place(Text("three", id: "text")).size.width
    let grid = Grid(columns: [.flexible()]) { Stack(.row) { Text("one two three", id: "text") } }
      .frame(maxWidth: 0).fixedSize(horizontal: true, vertical: false).overflow(.visible)
    let rects = try rectsEitherWay(grid, nil, isDirect: false)
    #expect(abs(try #require(rects["text"]).width - word) < 1e-6)
  }
}
