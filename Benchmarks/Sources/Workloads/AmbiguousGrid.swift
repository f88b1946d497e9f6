public import ConstraintLayout

/// W9: a grid whose middle column only unsized spans cover: it is placed, and what is open is found, with fixes.
public struct AmbiguousGrid: Workload {
  /// The name in tables and files.
  public static let name = "W9-diagnosis"
  private let rows: [Row]

  private struct Row: Sendable {
    let samples: ArraySlice<Sample>
    /// The cell that covers the middle column, from the left in one row and from the right in the next.
    let spanning: Int
  }

  /// Prepares the data.
  public init(items: Int) {
    let samples = Sample.list(items)
    let columnCount = GridShape(items: items).columnCount
    let middle = columnCount / 2
    // The span covers two columns, so a row has one cell less.
    rows = stride(from: 0, to: items, by: columnCount - 1).enumerated().map { number, start in
      Row(
        samples: samples[start..<min(start + columnCount - 1, items)],
        spanning: start + (number.isMultiple(of: 2) ? middle - 1 : middle))
    }
  }

  /// Fixes are tried: they are a part of the diagnosis.
  public var options: LayoutEngine.Options { LayoutEngine.Options() }

  /// The grid.
  public func description() -> some Layout {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(rows) { row in
        GridRow {
          ForEach(row.samples.indices) { index in
            cell(row.samples[index], spans: index == row.spanning)
          }
        }
      }
    }
  }

  private func cell(_ sample: Sample, spans: Bool) -> Item {
    let item = Item(sample.id).frame(width: spans ? nil : sample.width, height: sample.height)
    return spans ? item.gridCellColumns(2).gridCellUnsizedAxes(.horizontal) : item
  }
}
