import LayoutGeometry
import LinearModel
import Testing

@testable import LayoutCore

/// Description in, constraints out, as text: what each kind of layout asks for.
struct CompilerTests {
  private func table(_ structure: Structure, _ proposal: ProposedSize) throws -> DemandTable {
    var measurements = MeasurementTable()
    return try DemandTable(structure, proposal, measurements: &measurements)
  }

  /// The model of the root along one axis.
  private func model(
    _ layout: some Layout, _ axis: Axis, offered: Double? = nil,
    overflow: OverflowHandling = .error
  ) throws -> String {
    let structure = Structure(LayoutTree(layout), defaultSpacing: 8, decisions: nil)
    var proposal = ProposedSize.unspecified
    proposal[axis] = offered
    let lengths = try table(structure, proposal)
    return AxisCompiler(structure, lengths, axis, root: 0, offered: offered, overflow: overflow, folds: false).model
      .description
  }

  @Test func aRowOfFixedAndFlexibleItems() throws {
    let row = Stack(.row, spacing: 4) {
      Item("fixed").frame(width: 50)
      Item("flexible")
    }
    #expect(
      try model(row, .horizontal, offered: 200) == """
        stack0.column[0] >= 0
        stack0.column[1] >= 0
        stack0.columnSpacing >= 0
        stack0.columnSpacing = 4
        stack0.column[0] + stack0.column[1] + stack0.columnSpacing - stack0.width = 0
        stack0.column[0] >= 50
        stack0.width <= 200
        stack0.column[0] <= 50 @ 250
        minimize -stack0.column[1] @ 500
        share stack0.column[1] @ 200
        minimize stack0.width @ 50

        """)
  }

  @Test func theSameRowAcross() throws {
    let row = Stack(.row, spacing: 4) {
      Item("low").frame(height: 10)
      Item("high").frame(height: 30)
    }
    #expect(
      try model(row, .vertical) == """
        stack0.row[0] >= 0
        stack0.row[0] - stack0.height = 0
        stack0.row[0] >= 30
        stack0.row[0] <= 30 @ 250
        minimize stack0.height @ 50

        """)
  }

  @Test func aGridWithASpanAndAnUnsizedCell() throws {
    let grid = Grid(horizontalSpacing: 5, tieBreak: .leading) {
      GridRow {
        Item("own").frame(width: 20)
        Item("unsized").gridCellUnsizedAxes(.horizontal)
      }
      GridRow { Item("span").frame(minWidth: 10, idealWidth: 40, maxWidth: 40).gridCellColumns(2) }
    }
    #expect(
      try model(grid, .horizontal, offered: 30, overflow: .visible) == """
        grid0.column[0] >= 0
        grid0.column[1] >= 0
        grid0.columnSpacing >= 0
        grid0.columnSpacing = 5
        grid0.column[0] + grid0.column[1] + grid0.columnSpacing - grid0.width = 0
        grid0.column[0] >= 20
        grid0.column[0] + grid0.column[1] + grid0.columnSpacing >= 10
        grid0.width <= 30 @ 900
        grid0.column[0] + grid0.column[1] + grid0.columnSpacing >= 40 @ 750 fairly
        grid0.column[0] <= 20 @ 250
        minimize grid0.width @ 50
        maximize in order grid0.column[0], grid0.column[1] @ 10

        """)
  }

  @Test func aSpanOfRowsIsCompiledAsOneOfColumns() throws {
    let grid = Grid(verticalSpacing: 5, tieBreak: .trailing) {
      GridRow {
        Item("own").frame(height: 20)
        Item("span").frame(minHeight: 10, idealHeight: 40, maxHeight: 40).gridCellRows(2)
      }
      GridRow { Item("unsized").gridCellUnsizedAxes(.vertical) }
    }
    #expect(
      try model(grid, .vertical, offered: 30, overflow: .visible) == """
        grid0.row[0] >= 0
        grid0.row[1] >= 0
        grid0.rowSpacing >= 0
        grid0.rowSpacing = 5
        grid0.row[0] + grid0.row[1] + grid0.rowSpacing - grid0.height = 0
        grid0.row[0] >= 20
        grid0.row[0] + grid0.row[1] + grid0.rowSpacing >= 10
        grid0.height <= 30 @ 900
        grid0.row[0] + grid0.row[1] + grid0.rowSpacing >= 40 @ 750 fairly
        grid0.row[0] <= 20 @ 250
        minimize grid0.height @ 50
        maximize in order grid0.row[1], grid0.row[0] @ 10

        """)
  }

  @Test func aNestedStackIsPartOfItsParentsModel() throws {
    let nested = Stack(.row, spacing: 0) {
      Item("a")
      Stack(.row, spacing: 0) { Item("b") }
    }
    #expect(
      try model(nested, .horizontal, offered: 100) == """
        stack0.column[0] >= 0
        stack0.column[1] >= 0
        stack0.columnSpacing >= 0
        stack1.column[0] >= 0
        stack0.columnSpacing = 0
        stack0.column[0] + stack0.column[1] + stack0.columnSpacing - stack0.width = 0
        stack1.column[0] - stack1.width = 0
        stack0.column[1] - stack1.width >= 0
        stack0.width <= 100
        stack0.column[1] - stack1.width = 0 @ 500 depth 2
        minimize -stack0.column[0] - stack0.column[1] @ 500
        share stack0.column[0], stack0.column[1] @ 200
        share stack1.column[0] @ 200 depth 4
        minimize stack0.width @ 50
        minimize stack1.width @ 50 depth 12

        """)
  }

  @Test(arguments: [10, 1000])
  func theModelGrowsWithTheTracksNotWithTheCells(_ rows: Int) throws {
    let grid = Grid {
      ForEach(0..<rows) { row in
        GridRow {
          ForEach(0..<5) { Item("\(row)-\($0)").frame(width: Double(10 + row), height: 10) }
        }
      }
    }
    let structure = Structure(LayoutTree(grid), defaultSpacing: 8, decisions: nil)
    let lengths = try table(structure, .unspecified)
    let model = AxisCompiler(structure, lengths, .horizontal, root: 0, offered: nil, overflow: .error, folds: false)
      .model
    #expect(model.names.count == 7)
    #expect(model.constraints.count == 12)
  }

  @Test(arguments: [10, 1000])
  func theModelGrowsWithTheDistinctSpansNotWithTheCells(_ columns: Int) throws {
    let grid = Grid {
      GridRow { ForEach(0..<columns) { Item("a\($0)").frame(width: 10, height: Double(10 + $0)).gridCellRows(2) } }
      GridRow { ForEach(0..<columns) { Item("b\($0)").frame(width: 10, height: Double(10 + $0)).gridCellRows(2) } }
      GridRow {}
    }
    let structure = Structure(LayoutTree(grid), defaultSpacing: 8, decisions: nil)
    let lengths = try table(structure, .unspecified)
    let model = AxisCompiler(structure, lengths, .vertical, root: 0, offered: nil, overflow: .error, folds: false)
      .model
    // Unknowns are three rows, their gap and the height; stated are the gap, the sum and two spans.
    #expect(model.names.count == 5)
    #expect(model.constraints.count == 4)
  }

  /// What cancels out is not written, and what stands in a sum twice is written once.
  @Test func everyVariableStandsInASumOnce() {
    var model = Model()
    let (a, b) = (model.addVariable("a"), model.addVariable("b"))
    model.add(2 * a + b - a - b * 0.5 + 0 * a >= 4)
    model.add(a + b - a <= 3)
    model.add(a - a == 0)
    #expect(
      model.description == """
        a + 0.5 b >= 4
        b <= 3
        0 = 0

        """)
  }
}
