public import ConstraintLayout

/// W22: the cells of W4's grid, each of which says its column and its row, over a column that is listed.
public struct ExplicitGrid: Workload {
  /// The name in tables and files.
  public static let name = "W22-explicit-grid"
  private let cells: [(sample: Sample, column: Int, row: Int)]

  /// Prepares the data; where a cell stands is a part of it, as the rows of W4 are.
  public init(items: Int) {
    let columnCount = GridShape(items: items).columnCount
    cells = Sample.list(items).enumerated().map { ($1, $0 % columnCount, $0 / columnCount) }
  }

  /// The grid.
  public func description() -> some Layout {
    Grid(columns: [.fixed(200), .fit], horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(cells) { cell in
        Item(cell.sample.id).frame(width: cell.sample.width, height: cell.sample.height)
          .gridCell(column: cell.column, row: cell.row)
      }
    }
  }
}
