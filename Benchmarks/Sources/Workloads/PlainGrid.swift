public import ConstraintLayout

/// W4: a grid of cells of fixed sizes, without spans.
public struct PlainGrid: Workload {
  /// The name in tables and files.
  public static let name = "W4-grid"
  private let rows: [ArraySlice<Sample>]

  /// Prepares the data.
  public init(items: Int) {
    let samples = Sample.list(items)
    let columnCount = GridShape(items: items).columnCount
    rows = stride(from: 0, to: items, by: columnCount).map { samples[$0..<min($0 + columnCount, items)] }
  }

  /// The grid.
  public func description() -> some Layout {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(rows) { row in
        GridRow { ForEach(row) { Item($0.id).frame(width: $0.width, height: $0.height) } }
      }
    }
  }
}
