public import ConstraintLayout

/// W22: the cells of W4's grid, each of which says its column and its row, over a column that is listed.
public struct ExplicitGrid: Workload {
  /// The name in tables and files.
  public static let name = "W22-explicit-grid"
  private let samples: [Sample]
  private let columnCount: Int

  /// Prepares the data.
  public init(items: Int) {
    samples = Sample.list(items)
    columnCount = GridShape(items: items).columnCount
  }

  /// The grid.
  public func description() -> some Layout {
    Grid(columns: [.fixed(200), .fit], horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(samples.indices) { index in
        Item(samples[index].id).frame(width: samples[index].width, height: samples[index].height)
          .gridCell(column: index % columnCount, row: index / columnCount)
      }
    }
  }
}
