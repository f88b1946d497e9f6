import ConstraintLayout

import Testing

/// Thin lines between the children of stacks and across grids.
struct DividerTests {
  private let engine = LayoutEngine()

  @Test func inARowItIsUpright() throws {
    let row = Stack(.row, spacing: 4) {
      Item("a").frame(width: 10, height: 30)
      Divider("line")
      Item("b").frame(width: 10, height: 20)
    }
    let placement = try engine.place(row)
    #expect(placement["line"] == Rect(x: 14, y: 0, width: 1, height: 30))
    #expect(placement.dividers == [Rect(x: 14, y: 0, width: 1, height: 30)])
  }

  @Test func inAColumnItLies() throws {
    let column = Stack(.column, spacing: 4) {
      Item("a").frame(width: 30, height: 10)
      Divider().padding(.horizontal, 5)
      Item("b").frame(width: 30, height: 10)
    }
    let placement = try engine.place(column, in: ProposedSize(width: 100))
    #expect(placement.dividers == [Rect(x: 5, y: 14, width: 90, height: 1)])
    #expect(placement.frames.map(\.id) == ["a", "b"])
  }

  @Test func inARowWithPaddingItIsUprightToo() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: 10, height: 30)
      Divider().padding(2)
    }
    #expect(try engine.place(row).dividers == [Rect(x: 12, y: 2, width: 1, height: 26)])
  }

  @Test func aFrameMakesItThicker() throws {
    let row = Stack(.row, spacing: 0) { Divider().frame(width: 3, height: 8) }
    #expect(try engine.place(row).dividers == [Rect(x: 0, y: 0, width: 3, height: 8)])
  }

  @Test func acrossAGridItIsAsWideAsTheColumns() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 20, height: 10)
        Item("b").frame(width: 30, height: 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    #expect(
      try engine.place(grid, in: ProposedSize(width: 400)).dividers == [Rect(x: 0, y: 10, width: 60, height: 1)])
  }
}
