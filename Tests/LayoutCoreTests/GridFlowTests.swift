import LayoutGeometry
import Testing

@testable import LayoutCore

/// Where the cells of a grid go around cells above them that cover several rows.
struct GridFlowTests {
  /// Where each cell stands, as `id column+columns row+rows`, or without the numbers of cells that cover one.
  private func places(_ grid: some Layout) -> [String] {
    let tree = LayoutTree(grid)
    return Structure(tree, defaultSpacing: 0, decisions: nil).cells.map { cell in
      func text(_ range: Range<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)+\(range.count)"
      }
      return "\(tree.nodes[cell.node].id ?? "") \(text(cell.columns)) \(text(cell.rows))"
    }
  }

  private func columnCount(_ grid: some Layout) -> Int? {
    Structure(LayoutTree(grid), defaultSpacing: 0, decisions: nil).containers.first?.columnCount
  }

  @Test func laterRowsTakeTheColumnsThatAreFree() {
    let grid = Grid {
      GridRow {
        Item("a")
        Item("tall").gridCellRows(2)
        Item("b")
      }
      GridRow {
        Item("c")
        Item("d")
      }
      GridRow { ForEach(["e", "f", "g"]) { Item($0) } }
    }
    #expect(places(grid) == ["a 0 0", "tall 1 0+2", "b 2 0", "c 0 1", "d 2 1", "e 0 2", "f 1 2", "g 2 2"])
    #expect(columnCount(grid) == 3)
  }

  @Test func aSpanOfColumnsMovesOnToWhereAllOfThemAreFree() {
    let grid = Grid {
      GridRow {
        Item("a")
        Item("tall").gridCellRows(2)
        Item("b")
      }
      GridRow {
        Item("wide").gridCellColumns(2)
        Item("after")
      }
    }
    // Column 0 is free but too narrow, and what was passed stays empty.
    #expect(places(grid) == ["a 0 0", "tall 1 0+2", "b 2 0", "wide 2+2 1", "after 4 1"])
    #expect(columnCount(grid) == 5)
  }

  @Test func spansOfColumnsAndRowsMeet() {
    let grid = Grid {
      GridRow {
        Item("a")
        Item("big").gridCellColumns(2).gridCellRows(2)
        Item("c")
      }
      GridRow {
        Item("d").gridCellRows(2)
        Item("e")
      }
      GridRow {
        Item("f").gridCellColumns(2)
        Item("g")
      }
    }
    #expect(places(grid) == ["a 0 0", "big 1+2 0+2", "c 3 0", "d 0 1+2", "e 3 1", "f 1+2 2", "g 3 2"])
  }

  @Test func spansOfSeveralRowsEndWhereTheyEnd() {
    let grid = Grid {
      GridRow {
        Item("three").gridCellRows(3)
        Item("one")
        Item("two").gridCellRows(2)
      }
      GridRow {
        Item("late").gridCellRows(2)
        Item("behind")
      }
      GridRow { Item("free") }
      GridRow { Item("below") }
    }
    #expect(
      places(grid) == [
        "three 0 0+3", "one 1 0", "two 2 0+2", "late 1 1+2", "behind 3 1", "free 2 2", "below 0 3",
      ])
  }

  @Test func rowsWithoutCellsCount() {
    let grid = Grid {
      GridRow {
        Item("tall").gridCellRows(3)
        Item("a")
      }
      GridRow {}
      GridRow { Item("b") }
      GridRow { Item("c") }
    }
    #expect(places(grid) == ["tall 0 0+3", "a 1 0", "b 1 2", "c 0 3"])
  }

  @Test func aChildAcrossAllColumnsCoversThoseOfLaterRowsToo() {
    let grid = Grid {
      Item("title").gridCellRows(2)
      GridRow {
        Item("tall").gridCellRows(2)
        Item("a")
      }
      GridRow { ForEach(["b", "c"]) { Item($0) } }
    }
    // Outside a row a span of rows has no effect.
    #expect(places(grid) == ["title 0+3 0", "tall 0 1+2", "a 1 1", "b 1 2", "c 2 2"])
  }

  @Test func spansEndWithTheLastRow() {
    let grid = Grid {
      GridRow { Item("a").gridCellRows(9) }
      GridRow { Item("b").gridCellRows(2) }
    }
    #expect(places(grid) == ["a 0 0+2", "b 1 1"])
    let tree = LayoutTree(grid)
    #expect(tree.clippedCells(ofGrid: 0).map(\.node) == [2, 4])
    #expect(tree.clippedCells(ofGrid: 0).map(\.rows) == [2, 1])
  }

  @Test func freeColumnsAfterTheLastCellAreFound() {
    let tree = LayoutTree(
      Grid {
        GridRow {
          Item("a")
          Item("b")
          Item("tall").gridCellRows(2)
          Item("c").gridCellColumns(2)
        }
        GridRow { Item("d") }
        GridRow { ForEach(0..<5) { Item("\($0)") } }
      })
    var runs: [[Range<Int>]] = []
    tree.flow(ofGrid: 0) { step, flow in
      if case .rowEnd = step { runs.append(flow.freeRuns(upTo: 5)) }
    }
    #expect(runs == [[], [1..<2, 3..<5], []])
  }

  /// Wide spans cost what they cover in rows, not what they cover in columns.
  @Test func manyColumnsCostNothing() {
    let grid = Grid {
      GridRow { ForEach(0..<10) { Item("top\($0)").gridCellColumns(1000).gridCellRows(10_000) } }
      ForEach(1..<2000) { row in GridRow { Item("\(row)") } }
    }
    #expect(columnCount(grid) == 10_001)
  }
}
