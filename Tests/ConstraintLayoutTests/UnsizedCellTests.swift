import ConstraintLayout
import LayoutTestSupport
import Testing

/// An unsized cell asks for its minimum, and for nothing else.
struct UnsizedCellTests {
  private let engine = LayoutEngine()

  /// A cell whose child would like to be wider, above one of 10.
  private func grid(_ child: some Layout) -> Grid<some Layout> {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        child.gridCellUnsizedAxes(.horizontal)
        Item("beside").frame(width: 10, height: 10)
      }
      GridRow {
        Item("below").frame(width: 10, height: 10)
        Item("corner").frame(width: 10, height: 10)
      }
    }
  }

  private func firstColumn(_ child: some Layout, width: Double? = nil) throws -> Double? {
    try engine.place(grid(child), in: ProposedSize(width: width)).columns.first?.length
  }

  @Test func whatIsFixedCounts() throws {
    #expect(try firstColumn(Item("a").frame(width: 50, height: 10)) == 50)
  }

  @Test func anIdealDoesNotCount() throws {
    #expect(try firstColumn(Item("a").frame(minWidth: 30, idealWidth: 80).frame(height: 10)) == 30)
    #expect(try firstColumn(Item("a").frame(height: 10)) == 10)
  }

  @Test func itNeverMakesATrackFlexible() throws {
    #expect(try firstColumn(Item("a").frame(minWidth: 30).frame(height: 10), width: 300) == 30)
  }

  @Test func itFillsWhatItGets() throws {
    let layout = Grid(horizontalSpacing: 0) {
      GridRow { Item("a").frame(minWidth: 5, maxWidth: 60).frame(height: 10).gridCellUnsizedAxes(.horizontal) }
      GridRow { Item("below").frame(width: 80, height: 10) }
    }
    #expect(try engine.place(layout)["a"]?.width == 60)
  }

  @Test func aFlexibleTrackBesideItsOwnTakesTheRest() throws {
    let layout = Stack(.column) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Item("sized").frame(minWidth: 10).frame(height: 10)
          Item("unsized").frame(height: 10).gridCellUnsizedAxes(.horizontal)
        }
      }
      // It takes more than it asks for, so that the grid is given more than anything asks for.
      Stack(.row) { Item("wide").frame(width: 100, height: 10) }.frame(idealWidth: 5)
    }
    #expect(try engine.place(layout)["sized"]?.width == 100)
  }

  @Test func aContainerAsksForWhatItNeedsAtLeast() throws {
    let row = Stack(.row, spacing: 2) {
      Item("x").frame(minWidth: 30, idealWidth: 80).frame(height: 10)
      Item("y").frame(minWidth: 20, idealWidth: 40).frame(height: 10)
    }
    let placement = try engine.place(grid(row))
    #expect(placement.columns.map(\.length) == [52, 10])
    #expect(placement["x"]?.width == 30 && placement["y"]?.width == 20)
    #expect(placement.effort.programs == 0)
  }

  @Test func aFrameThatMayBeShorterThanItsContentAsksForThat() throws {
    let framed = Stack(.column) {
      Stack(.row, spacing: 8) {
        Item("x").frame(width: 5, height: 10)
        Item("y").frame(width: 45, height: 10)
      }.frame(minWidth: 0, idealWidth: 150, maxWidth: 400)
    }
    #expect(try firstColumn(framed) == 58)
  }

  @Test(arguments: [Presolve.on, .off])
  func inSomethingOfFixedSizeItAsksForItsMinimumToo(_ presolve: Presolve) throws {
    var engine = engine
    engine.options.place(by: presolve)
    let stack = BalancedStack(.column) { Item("a").frame(minHeight: 38, idealHeight: 41, maxHeight: 53) }
    let fixed = Grid { GridRow { stack.gridCellUnsizedAxes(.all) } }.fixedSize()
    #expect(try engine.place(fixed)["a"]?.height == 38)
  }

  @Test func aTextAsksForItsWidestWord() throws {
    let text = Text("a longest b")
    let word = try engine.place(Text("longest")).size.width
    let placement = try engine.place(grid(text))
    #expect(abs((placement.columns.first?.length ?? 0) - word) < 1e-9)
    // Each of the three words has a line of its own, and the row is as high as they are.
    let line = try engine.place(Text("longest")).size.height
    #expect(abs((placement.rows.first?.length ?? 0) - 3 * line) < 1e-9)
  }

  @Test func aContradictionNamesTheItemsInTheCell() throws {
    let row = Stack(.row, spacing: 0) {
      Item("x").frame(minWidth: 30, idealWidth: 80).frame(height: 10)
      Item("y").frame(minWidth: 20, idealWidth: 40).frame(height: 10)
    }
    let error = try #require(throws: LayoutError.self) { try engine.place(grid(row), in: ProposedSize(width: 40)) }
    #expect(
      error.conflict.map(\.statement) == ["the container is 40 wide", "x is at least 30 wide", "y is at least 20 wide"])
  }

  @Test func theGridOfTheArticleIsAmbiguousThoughAllIsUnsized() throws {
    func cell(_ id: String) -> some Layout { Item(id).frame(width: 50, height: 50).gridCellUnsizedAxes(.all) }
    func wide(_ id: String) -> some Layout {
      Item(id).frame(height: 50).gridCellColumns(2).gridCellUnsizedAxes(.all)
    }
    let layout = Grid(horizontalSpacing: 20, verticalSpacing: 20) {
      GridRow {
        cell("a")
        wide("b")
        cell("c")
        cell("d")
      }
      GridRow {
        cell("e")
        cell("f")
        wide("g")
        cell("h")
      }
    }
    let placement = try engine.place(layout)
    #expect(placement.columns.map(\.length) == [50, 50, 0, 50, 50])
    #expect(placement.size.width == 280)
    #expect(placement.diagnosis.ambiguities.map(\.track) == [2])
  }

  @Test func anEditOfItsMinimumIsFollowed() throws {
    var session = try engine.session(for: grid(Item("a").frame(minWidth: 30).frame(height: 10)))
    #expect(try session.placement().columns.first?.length == 30)
    try session.apply(.resize("a", width: Length(minimum: 45, ideal: 45, maximum: .infinity)))
    #expect(try session.placement().columns.first?.length == 45)
    try session.apply(.resize("a", width: Length(minimum: 4, ideal: 4, maximum: .infinity)))
    #expect(try session.placement().columns.first?.length == 10)
  }
}
