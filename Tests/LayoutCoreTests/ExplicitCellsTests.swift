import LayoutTestSupport
import Testing

@testable import LayoutCore

/// Where cells of a grid stand that say so themselves, and where others flow around them.
struct ExplicitCellsTests {
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

  @Test func cellsFlowAroundThoseThatSayTheirPlace() {
    let grid = Grid {
      GridRow {
        Item("a")
        Item("c").gridCell(column: 1)
        Item("b")
      }
      GridRow {
        Item("d").gridCellColumns(2)
        Item("e").gridCell(column: 1, row: 1)
      }
    }
    #expect(places(grid) == ["a 0 0", "c 1 0", "b 2 0", "d 2+2 1", "e 1 1"])
  }

  @Test func severalMayShareACell() {
    let grid = Grid {
      Item("a").gridCell(column: 1, row: 0)
      Item("b").gridCell(column: 1, row: 0)
      Item("c").gridCell(column: 0, row: 0).gridCellColumns(2)
    }
    #expect(places(grid) == ["a 1 0", "b 1 0", "c 0+2 0"])
  }

  @Test func aRowThatIsSaidWinsOverTheOneAroundIt() {
    let grid = Grid {
      GridRow {
        Item("a")
        Item("late").gridCell(row: 1)
      }
      GridRow { Item("b") }
    }
    // In document order, so it stands before what is written in that row.
    #expect(places(grid) == ["a 0 0", "late 0 1", "b 1 1"])
  }

  @Test func whatSaysOnlyItsColumnTakesTheNextFreeRow() {
    let grid = Grid {
      GridRow {
        Item("a")
        Item("b")
      }
      Item("c").gridCell(column: 1)
      Item("d").gridCell(column: 1)
      Item("e").gridCell(column: 0)
      Item("across")
    }
    // Never above the one before it, as CSS's sparse packing; the child across all columns has its row by itself.
    #expect(places(grid) == ["a 0 0", "b 1 0", "c 1 2", "d 1 3", "e 0 4", "across 0+2 1"])
  }

  @Test func numbersBelowZeroCountFromTheLastTrack() {
    let grid = Grid {
      Item("footer").gridCell(column: 0, row: -1).gridCellColumns(3)
      Item("corner").gridCell(column: -1, row: -2)
      Item("a").gridCell(column: 2, row: 4)
    }
    #expect(places(grid) == ["footer 0+3 4", "corner 2 3", "a 2 4"])
  }

  /// What counts from the last one makes no track from which others count.
  @Test func whatCountsFromTheLastTrackDoesNotMoveIt() {
    let grid = Grid {
      Item("a").gridCell(column: 1, row: 0)
      Item("wide").gridCell(column: -1, row: 0).gridCellColumns(3)
      Item("b").gridCell(column: -1, row: 0)
    }
    #expect(places(grid) == ["a 1 0", "wide 1+3 0", "b 1 0"])
    #expect(Structure(LayoutTree(grid), defaultSpacing: 0, decisions: nil).containers.first?.columnCount == 4)
  }

  @Test func cellsThatSayTheirRowReachBeyondTheLastOne() {
    let grid = Grid {
      GridRow {
        Item("a").gridCell(row: 0).gridCellRows(3)
        Item("b").gridCellRows(9)
      }
    }
    #expect(places(grid) == ["a 0 0+3", "b 1 0+3"])
  }

  @Test func theSlowAndPlainWayGivesTheSamePlaces() async {
    await Law(seeds: 0..<400, atLeast: 235).check { seed in
      var maker = RandomLayout(seed: seed)
      var random = SeededGenerator(seed: seed + 1)
      let tree = maker.tree([.nested, .spans, .rowSpans]).placingCells(using: &random, chance: 1)
      let structure = Structure(tree, defaultSpacing: 0, decisions: nil)
      var isExplicit = false
      for container in structure.containers where container.isGrid {
        guard let node = container.node else { continue }
        isExplicit = isExplicit || tree.hasExplicitCells(node)
        let expected = CellPlaces(tree, grid: node)
        #expect(container.columnCount == expected.columnCount, "seed \(seed)")
        #expect(container.rowCount == expected.rowCount, "seed \(seed)")
        for (cell, place) in zip(structure.cells[container.cells], expected.places) {
          let columns = place.columns.isEmpty ? 0..<expected.columnCount : place.columns
          #expect(
            (cell.node, cell.columns, cell.rows) == (place.node, columns, place.rows),
            "seed \(seed): \(tree.place(of: cell.node))")
        }
      }
      return isExplicit ? .checked : .inapplicable
    }
  }

  /// Each cell is placed with a look at its own rows only, wherever the others stand.
  @Test func manyCellsOfOneRowCostLittleInAnyOrder() {
    let grid = Grid { ForEach((0..<5000).reversed()) { Item("\($0)").gridCell(column: 2 * $0, row: 0) } }
    #expect(Structure(LayoutTree(grid), defaultSpacing: 0, decisions: nil).containers.first?.columnCount == 9999)
  }
}
