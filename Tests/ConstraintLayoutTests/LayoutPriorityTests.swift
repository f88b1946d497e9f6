import ConstraintLayout
import Testing

/// Who comes first where not all can have what they want.
struct LayoutPriorityTests {
  private func widths(_ layout: some Layout, _ width: Double) throws -> [String: Double] {
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: width, height: 10))
    var engine = LayoutEngine()
    engine.options.useWholeProgram()
    #expect(try engine.place(layout, in: ProposedSize(width: width, height: 10)).frames == placement.frames)
    return Dictionary(uniqueKeysWithValues: placement.frames.map { ($0.name, $0.rect.width) })
  }

  private func preference(_ id: String, _ least: Double = 0, _ ideal: Double = 100) -> Item {
    Item(id).frame(minWidth: least, idealWidth: ideal, maxWidth: ideal)
  }

  @Test func flexibleItemsOfAHigherPriorityTakeAll() throws {
    let row = Stack(.row, spacing: 0) {
      Item("low").frame(minWidth: 20)
      Item("high").layoutPriority(1)
      Item("lower").layoutPriority(-1)
    }
    #expect(try widths(row, 300) == ["low": 20, "high": 280, "lower": 0])
  }

  @Test func beyondItsGreatestLengthOthersShare() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a")
      Item("high").frame(maxWidth: 120).layoutPriority(1)
      Item("b")
    }
    #expect(try widths(row, 300) == ["a": 90, "high": 120, "b": 90])
  }

  @Test func idealsOfAHigherPriorityAreMetFirst() throws {
    let row = Stack(.row, spacing: 0) {
      preference("a")
      preference("high").layoutPriority(2)
      preference("b", 30)
    }
    // 240 are there for 300: without priorities 80 for each, with one the others share 140.
    #expect(try widths(row, 240) == ["a": 70, "high": 100, "b": 70])
    #expect(try widths(row, 150) == ["a": 20, "high": 100, "b": 30])
  }

  @Test func aContainersPriorityHoldsForWhatIsInIt() throws {
    let row = Stack(.row, spacing: 0) {
      preference("a").layoutPriority(5)
      Stack(.row, spacing: 0) {
        preference("b").layoutPriority(-3)
        preference("c")
      }.layoutPriority(7)
    }
    // The inner stack comes first, though nothing in it has as high a priority as its neighbour.
    #expect(try widths(row, 240) == ["a": 40, "b": 100, "c": 100])
    #expect(try widths(row, 150) == ["a": 0, "b": 50, "c": 100])
  }

  @Test func sharingGoesFromTheOutsideInwards() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) {
        Item("a")
        Item("b").layoutPriority(1)
      }
      Item("c").layoutPriority(-1)
      Stack(.row, spacing: 0) {
        Item("d").layoutPriority(4)
        Item("e").frame(minWidth: 10).layoutPriority(3)
      }
    }
    #expect(try widths(row, 200) == ["a": 0, "b": 100, "c": 0, "d": 90, "e": 10])
  }

  @Test func aColumnOfAGridHasTheHighestPriorityOfItsCells() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a")
        Item("b")
      }
      GridRow {
        Item("c").layoutPriority(1)
        Item("d")
      }
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 100, height: 20))
    #expect(placement.columns.map(\.length) == [100, 0])
  }

  @Test func paddingKeepsIt() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").layoutPriority(1).padding(.horizontal, 5)
      Item("b")
    }
    #expect(try widths(row, 100) == ["a": 90, "b": 0])
  }

  @Test func onARowItHoldsForCellsThatSayNothing() throws {
    var tree = LayoutTree(
      GridRow {
        Item("a"); Item("b").layoutPriority(2)
      }.layoutPriority(1))
    #expect(tree.nodes.map(\.layoutPriority) == [0, 1, 2])
    tree = LayoutTree(Item("a").layoutPriority(1).layoutPriority(3))
    #expect(tree.nodes[0].layoutPriority == 3)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func itIsAFiniteNumber(_ priority: Double) throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Stack(.row) { Item("a").layoutPriority(priority) })
    }
    #expect(error?.code == .nonFinite)
    #expect(error?.place == "layout.children[0].layoutPriority")
  }

  /// In one track the item that asks for less is served first.
  @Test func theHigherPriorityInATrackIsServedBeforeWhatAsksForMore() throws {
    let row = Stack(.row, spacing: 0) {
      ZStack {
        preference("low", 0, 57).layoutPriority(-1)
        preference("usual", 0, 39)
      }
      preference("other", 0, 150)
    }
    #expect(try widths(row, 90) == ["low": 39, "usual": 39, "other": 51])
  }
}
