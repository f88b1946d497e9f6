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
    let names = VariableNames(structure.tree)
    return AxisCompiler(
      structure, lengths, axis, root: 0, offered: offered, overflow: overflow, folds: false, names: names
    ).model.description
  }

  @Test func aRowOfFixedAndFlexibleItems() throws {
    let row = Stack(.row, spacing: 4) {
      Item("fixed").frame(width: 50)
      Item("flexible")
    }
    #expect(
      try model(row, .horizontal, offered: 200) == """
        layout.column[0] >= 0
        layout.column[1] >= 0
        layout.columnSpacing >= 0
        layout.columnSpacing = 4
        layout.column[0] + layout.column[1] + layout.columnSpacing - layout.width = 0
        layout.column[0] >= 50
        layout.width <= 200
        layout.column[0] <= 50 @ 250
        minimize -layout.column[1] @ 500
        share layout.column[1] @ 200
        minimize layout.width @ 50

        """)
  }

  @Test func theSameRowAcross() throws {
    let row = Stack(.row, spacing: 4) {
      Item("low").frame(height: 10)
      Item("high").frame(height: 30)
    }
    #expect(
      try model(row, .vertical) == """
        layout.row[0] >= 0
        layout.row[0] - layout.height = 0
        layout.row[0] >= 30
        layout.row[0] <= 30 @ 250
        minimize layout.height @ 50

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
        layout.column[0] >= 0
        layout.column[1] >= 0
        layout.columnSpacing >= 0
        layout.columnSpacing = 5
        layout.column[0] + layout.column[1] + layout.columnSpacing - layout.width = 0
        layout.column[0] >= 20
        layout.column[0] + layout.column[1] + layout.columnSpacing >= 10
        layout.width <= 30 @ 900
        layout.column[0] + layout.column[1] + layout.columnSpacing >= 40 @ 750 fairly
        layout.column[0] <= 20 @ 250
        minimize layout.width @ 50
        maximize in order layout.column[0], layout.column[1] @ 10

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
        layout.row[0] >= 0
        layout.row[1] >= 0
        layout.rowSpacing >= 0
        layout.rowSpacing = 5
        layout.row[0] + layout.row[1] + layout.rowSpacing - layout.height = 0
        layout.row[0] >= 20
        layout.row[0] + layout.row[1] + layout.rowSpacing >= 10
        layout.height <= 30 @ 900
        layout.row[0] + layout.row[1] + layout.rowSpacing >= 40 @ 750 fairly
        layout.row[0] <= 20 @ 250
        minimize layout.height @ 50
        maximize in order layout.row[1], layout.row[0] @ 10

        """)
  }

  @Test func aNestedStackIsPartOfItsParentsModel() throws {
    let nested = Stack(.row, spacing: 0) {
      Item("a")
      Stack(.row, spacing: 0) { Item("b") }
    }
    #expect(
      try model(nested, .horizontal, offered: 100) == """
        layout.column[0] >= 0
        layout.column[1] >= 0
        layout.columnSpacing >= 0
        layout.children[1].column[0] >= 0
        layout.columnSpacing = 0
        layout.column[0] + layout.column[1] + layout.columnSpacing - layout.width = 0
        layout.children[1].column[0] - layout.children[1].width = 0
        layout.column[1] - layout.children[1].width >= 0
        layout.width <= 100
        layout.column[1] - layout.children[1].width = 0 @ 500 depth 2
        minimize -layout.column[0] - layout.column[1] @ 500
        share layout.column[0], layout.column[1] @ 200
        share layout.children[1].column[0] @ 200 depth 4
        minimize layout.width @ 50
        minimize layout.children[1].width @ 50 depth 12

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
    // Nobody reads their names, so none are made.
    #expect(Set(model.names.map(\.base)) == ["x"])
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
