package import LayoutCore
internal import LayoutGeometry

/// A grid in which every column of every row is covered by exactly one cell, so that rows and columns can change places.
package struct RandomTiling {
  private struct Cell {
    var row: Int
    var column: Int
    var node: LayoutTree.Node
  }

  private var options: GridOptions
  private var rowCount: Int
  private var cells: [Cell] = []

  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    rowCount = Int.random(in: 1...6, using: &random)
    let columnCount = Int.random(in: 1...6, using: &random)
    options = GridOptions(
      alignment: [Alignment.center, .topTrailing, .bottom].randomElement(using: &random) ?? .center,
      horizontalSpacing: Double(Int.random(in: -3...20, using: &random)),
      verticalSpacing: Double(Int.random(in: -3...20, using: &random)),
      tieBreak: TieBreak.allCases.randomElement(using: &random) ?? .equalGrowth)
    var isTaken = Array(repeating: Array(repeating: false, count: columnCount), count: rowCount)
    for row in 0..<rowCount {
      for column in 0..<columnCount where !isTaken[row][column] {
        var columns = 1
        let widest = min([1, 1, 2, 3].randomElement(using: &random) ?? 1, columnCount - column)
        while columns < widest, !isTaken[row][column + columns] { columns += 1 }
        // Rows are filled from the top, so what is free in this row is free below.
        let rows = min([1, 1, 2, 3].randomElement(using: &random) ?? 1, rowCount - row)
        for taken in row..<(row + rows) {
          for covered in column..<(column + columns) { isTaken[taken][covered] = true }
        }
        let node = Self.node("\(row)-\(column)", columns: columns, rows: rows, &random)
        cells.append(Cell(row: row, column: column, node: node))
      }
    }
  }

  private static func node(
    _ id: String, columns: Int, rows: Int, _ random: inout SeededGenerator
  ) -> LayoutTree.Node {
    var node = LayoutTree.Node(kind: .item, id: id)
    node.width = length(&random)
    node.height = length(&random)
    node.cell.columns = columns
    node.cell.rows = rows
    if random.chance(0.25) {
      node.cell.unsizedAxes = [Axis.Set.horizontal, .vertical, .all].randomElement(using: &random) ?? .all
    }
    if random.chance(0.1) { node.cell.anchor = UnitPoint(x: 0.25, y: 1) }
    return node
  }

  private static func length(_ random: inout SeededGenerator) -> LengthLimits {
    if random.chance(0.1) { return .unlimited }
    let parts = (0..<3).map { _ in Double(Int.random(in: 0...120, using: &random)) }.sorted()
    return random.chance(0.2)
      ? LengthLimits(minimum: parts[0], ideal: parts[1], maximum: parts[2]) : .fixed(parts[0])
  }

  /// The grid with rows in place of columns.
  package var transposed: RandomTiling {
    var copy = self
    copy.rowCount = cells.map { $0.column + ($0.node.cell.columns ?? 1) }.max() ?? 0
    copy.options = GridOptions(
      alignment: options.alignment.transposed, horizontalSpacing: options.verticalSpacing,
      verticalSpacing: options.horizontalSpacing, tieBreak: options.tieBreak)
    copy.cells = cells.map { cell in
      var node = cell.node
      (node.width, node.height) = (node.height, node.width)
      (node.cell.columns, node.cell.rows) = (node.cell.rows, node.cell.columns)
      node.cell.unsizedAxes = []
      for axis in Axis.allCases where cell.node.cell.unsizedAxes.contains(axis) {
        node.cell.unsizedAxes.insert(Axis.Set(axis.other))
      }
      node.cell.anchor = cell.node.cell.anchor.map { UnitPoint(x: $0.y, y: $0.x) }
      return Cell(row: cell.column, column: cell.row, node: node)
    }
    return copy
  }

  /// The description: a row for each row of the grid, with the cells that begin in it.
  package var tree: LayoutTree {
    var tree = LayoutTree()
    tree.append(.init(kind: .grid(options))) { tree in
      for row in 0..<rowCount {
        tree.append(.init(kind: .gridRow(GridRowOptions(alignment: nil)))) { tree in
          for cell in cells.filter({ $0.row == row }).sorted(by: { $0.column < $1.column }) {
            tree.append(leaf: cell.node)
          }
        }
      }
    }
    return tree
  }
}

extension Alignment {
  fileprivate var transposed: Alignment {
    Alignment(
      horizontal: HorizontalAlignment.allCases.first { $0.fraction == vertical.fraction } ?? .center,
      vertical: VerticalAlignment.allCases.first { $0.fraction == horizontal.fraction } ?? .center)
  }
}
