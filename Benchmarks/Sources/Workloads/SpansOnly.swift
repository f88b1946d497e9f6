public import ConstraintLayout

/// W15: a grid of cells that each span two columns, from every other column on in one row and from the next in the row below.
public struct SpansOnly: Workload {
  /// The name in tables and files.
  public static let name = "W15-spans-only"
  private let rows: [ArraySlice<Sample>]
  private let itemCount: Int

  /// From a dialog to a sheet that no screen shows.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) {
    let spanCount = max(2, GridShape(items: items).columnCount / 2)
    let samples = Sample.list(items)
    itemCount = items
    rows = stride(from: 0, to: items, by: spanCount).map { samples[$0..<min($0 + spanCount, items)] }
  }

  /// The grid.
  public func description() -> some Layout {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(rows.indices) { row in
        GridRow {
          // What shifts the row by a column asks for no width.
          if !row.isMultiple(of: 2) { Item().frame(height: 0).gridCellUnsizedAxes(.horizontal) }
          ForEach(rows[row]) { Item($0.id).frame(width: $0.width, height: $0.height).gridCellColumns(2) }
        }
      }
    }
  }
}

extension SpansOnly: ChangingLayout {
  /// One cell gets another width.
  func editsOfItem(_ number: Int) -> [LayoutEdit] {
    [.resize("i\(number * 7919 % itemCount)", width: Double(20 + number % 81))]
  }
}
