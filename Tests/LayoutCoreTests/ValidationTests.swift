import LayoutCore
import LayoutGeometry
import LinearModel
import Testing

/// What a description can get wrong, and the place that is named for it.
struct ValidationTests {
  private func error(_ layout: some Layout, limits: Limits = Limits()) -> LayoutError? {
    #expect(throws: LayoutError.self) { try LayoutTree(layout).validate(limits: limits) }
  }

  @Test func acceptsEmptyGridsAndRows() throws {
    try LayoutTree(Grid {}).validate(limits: Limits())
    try LayoutTree(Grid { GridRow {} }).validate(limits: Limits())
    try LayoutTree(Stack(.row) {}).validate(limits: Limits())
  }

  @Test func refusesNothingAndSeveralRoots() {
    #expect(error(LayoutTree())?.code == .invalidLayout)
    let several = error([Item("a"), Item("b")])
    #expect(several?.place == "layout")
    #expect(several?.message.contains("one root") == true)
  }

  @Test func namesTheSecondOfTwoItemsWithOneId() {
    let error = error(
      Grid {
        GridRow { Item("a") }
        GridRow {
          Item("b")
          Item("a")
        }
      })
    #expect(error?.place == "layout.rows[1].cells[1].id")
    #expect(error?.message.contains("layout.rows[0].cells[0]") == true)
  }

  /// Swift strings are equal by meaning, not by bytes, and a placement looks ids up as strings.
  @Test func idsAreEqualByCanonicalEquivalence() {
    let error = error(
      Stack(.row) {
        Item("caf\u{E9}")
        Item("cafe\u{301}")
      })
    #expect(error?.place == "layout.children[1].id")
  }

  @Test func thousandsOfIdsDiffer() throws {
    let names = (0..<5000).map { "item-\($0)" }
    try LayoutTree(Stack(.row) { ForEach(names) { Item($0) } }).validate(limits: Limits())
    #expect(error(Stack(.row) { ForEach(names + ["item-4711"]) { Item($0) } })?.place == "layout.children[5000].id")
  }

  @Test(arguments: [
    (Item("a").frame(width: -5), "layout.width", LayoutError.Code.invalidLayout, "-5"),
    (Item("a").frame(height: .nan), "layout.height", .nonFinite, "nan"),
    (Item("a").frame(width: .infinity), "layout.width", .nonFinite, "inf"),
    (Item("a").frame(minWidth: -1), "layout.width.min", .invalidLayout, "minimum width"),
    (Item("a").frame(maxHeight: -.infinity), "layout.height.max", .nonFinite, "maximum height"),
    (Item("a").frame(idealHeight: .infinity), "layout.height.ideal", .nonFinite, "ideal height"),
    (Item("a").frame(minWidth: 5, idealWidth: 4), "layout.width", .invalidLayout, "above the ideal width 4"),
    (Item("a").frame(idealWidth: 5, maxWidth: 4), "layout.width", .invalidLayout, "above the maximum width 4"),
    (Item("a").frame(minHeight: 5, maxHeight: 4), "layout.height", .invalidLayout, "above the maximum height 4"),
    (Item(""), "layout.id", .invalidLayout, "empty"),
  ])
  func refusesItems(item: Item, place: String, code: LayoutError.Code, fragment: String) {
    let error = error(item)
    #expect(error?.place == place)
    #expect(error?.code == code)
    #expect(error?.message.contains(fragment) == true, "\(error?.message ?? "")")
  }

  @Test func acceptsAnUnlimitedMaximum() throws {
    try LayoutTree(Item("a").frame(maxWidth: .infinity, maxHeight: .infinity)).validate(limits: Limits())
  }

  @Test func refusesGapsThatAreNotFinite() {
    #expect(error(Stack(.row, spacing: .nan) {})?.place == "layout.spacing")
    #expect(error(Grid(verticalSpacing: .infinity) {})?.place == "layout.verticalSpacing")
    #expect(error(Grid(horizontalSpacing: .infinity) {})?.code == .nonFinite)
  }

  @Test func refusesSpansBelowOne() {
    let error = error(Grid { GridRow { Item("total").gridCellColumns(0) } })
    #expect(error?.place == "layout.rows[0].cells[0].columns")
    #expect(error?.code == .invalidLayout)
    #expect(error?.message.contains("total") == true)
  }

  @Test func refusesRowSpansBelowOne() {
    let error = error(Grid { GridRow { Item("total").gridCellRows(-1) } })
    #expect(error?.place == "layout.rows[0].cells[0].rows")
    #expect(error?.code == .invalidLayout)
    #expect(error?.message == "Cell \"total\" covers -1 rows. A cell covers at least 1.")
    #expect(self.error(Grid { Item("across").gridCellRows(0) })?.place == "layout.rows[0].rows")
  }

  @Test func refusesSpansThatReachIntoARowOfOneChild() throws {
    let grid = Grid {
      GridRow { Grid { GridRow { Item("inner") } } }
      GridRow { Stack(.row) { Item("inStack") }.gridCellRows(2) }
      Stack(.row) {}
    }
    let error = error(grid)
    #expect(error?.place == "layout.rows[2]")
    #expect(error?.message.contains("the cell layout.rows[1].cells[0] reaches into that row") == true)
    // On a child outside a row it has no effect.
    try LayoutTree(
      Grid {
        Item("a").gridCellRows(5)
        Item("b")
      }
    ).validate(limits: Limits())
  }

  /// Cells that flow around others may need more columns than any row has cells.
  @Test func limitsColumnsAfterTheFlow() throws {
    let grid = Grid {
      GridRow { Item("a").gridCellColumns(2).gridCellRows(2) }
      GridRow { Item("b").gridCellColumns(2) }
    }
    var limits = Limits()
    limits.tracks = 4
    try LayoutTree(grid).validate(limits: limits)
    limits.tracks = 3
    let error = error(grid, limits: limits)
    #expect(error?.code == .limitExceeded)
    #expect(error?.place == "layout.rows[1].cells[0]")
    #expect(error?.message.contains("more than 3 columns") == true)
    limits.tracks = 1
    let tooLong = self.error(Grid { GridRow { Item("a").gridCellRows(2) } }, limits: limits)
    #expect(tooLong?.place == "layout.rows[0].cells[0].rows")
  }

  @Test func limitsSpansColumnsAndRows() {
    var limits = Limits()
    limits.tracks = 3
    #expect(error(Grid { GridRow { Item("a").gridCellColumns(4) } }, limits: limits)?.code == .limitExceeded)
    let columns = Grid {
      GridRow {
        Item("a").gridCellColumns(3)
        Item("b")
      }
    }
    #expect(error(columns, limits: limits)?.place == "layout.rows[0].cells[1]")
    let rows = Grid { ForEach(0..<4) { Item("\($0)") } }
    #expect(error(rows, limits: limits)?.place == "layout.rows[3]")
  }

  @Test func refusesAnchorsThatAreNotFinite() {
    let error = error(Grid { GridRow { Item("a").gridCellAnchor(UnitPoint(x: 0, y: .nan)) } })
    #expect(error?.place == "layout.rows[0].cells[0].anchor.y")
    #expect(error?.code == .nonFinite)
  }

  @Test func refusesRowsOutsideGrids() {
    #expect(error(GridRow { Item("a") })?.place == "layout")
    #expect(error(Stack(.row) { GridRow { Item("a") } })?.place == "layout.children[0]")
    #expect(error(Grid { GridRow { GridRow {} } })?.place == "layout.rows[0].cells[0]")
  }

  @Test func limitsDepthAndCount() {
    var layout = AnyLayout(Item("a"))
    for _ in 0..<4 {
      let inner = layout
      layout = AnyLayout(Grid { GridRow { inner } })
    }
    var limits = Limits()
    limits.depth = 4
    #expect(throws: Never.self) { try LayoutTree(layout).validate(limits: limits) }
    limits.depth = 3
    let tooDeep = error(layout, limits: limits)
    #expect(tooDeep?.code == .limitExceeded)
    #expect(tooDeep?.place == "layout.rows[0].cells[0].rows[0].cells[0].rows[0].cells[0]")
    limits = Limits()
    limits.nodes = 8
    #expect(error(layout, limits: limits)?.message.contains("limit is 8") == true)
  }

  @Test func placesFollowDocuments() {
    let tree = LayoutTree(
      Stack(.column) {
        Item("first")
        Grid {
          GridRow {
            Item("a")
            Stack(.row) { Item("b") }
          }
          Item("across")
        }
      })
    #expect(
      tree.nodes.indices.map(tree.place) == [
        "layout", "layout.children[0]", "layout.children[1]", "layout.children[1].rows[0]",
        "layout.children[1].rows[0].cells[0]", "layout.children[1].rows[0].cells[1]",
        "layout.children[1].rows[0].cells[1].children[0]", "layout.children[1].rows[1]",
      ])
  }
}

/// Nesting that a thread's stack could not hold.
struct DepthTests {
  private struct Nest: Layout {
    let depth: Int

    func append(to tree: inout LayoutTree) {
      if depth == 0 {
        Item("leaf").append(to: &tree)
      } else {
        Stack(.row) { AnyLayout(Nest(depth: depth - 1)) }.append(to: &tree)
      }
    }
  }

  @Test(arguments: [257, 10_000, 1_000_000])
  func nestingBeyondTheStackIsAnError(_ depth: Int) {
    let error = #expect(throws: LayoutError.self) { try LayoutTree(Nest(depth: depth)).validate(limits: Limits()) }
    #expect(error?.code == .limitExceeded)
  }
}
