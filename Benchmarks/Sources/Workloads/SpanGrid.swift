public import ConstraintLayout

/// W5: a grid in which one cell in ten spans two to four columns, and some of those need more than their columns have.
public struct SpanGrid: Workload {
  /// The name in tables and files.
  public static let name = "W5-grid-with-spans"
  private let rows: [[Cell]]

  private struct Cell: Sendable {
    let sample: Sample
    let span: Int
  }

  /// Prepares the data.
  public init(items: Int) {
    let columnCount = GridShape(items: items).columnCount
    // Not the numbers that the sizes are drawn from.
    var numbers = SampleNumbers(seed: items + 1)
    var rows: [[Cell]] = []
    var taken = columnCount
    for var sample in Sample.list(items) {
      if taken == columnCount {
        rows.append([])
        taken = 0
      }
      var span = 1
      if numbers.next(in: 1...10) == 1 { span = min(Int(numbers.next(in: 2...4)), columnCount - taken) }
      // Columns are about 100 wide in the end; a span that asks for up to 140 a column may push them apart.
      if span > 1 { sample.width = Double(span) * numbers.next(in: 20...140) }
      rows[rows.count - 1].append(Cell(sample: sample, span: span))
      taken += span
    }
    self.rows = rows
  }

  /// The grid.
  public func description() -> some Layout {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(rows) { row in
        GridRow {
          ForEach(row) { cell in
            Item(cell.sample.id).frame(width: cell.sample.width, height: cell.sample.height)
              .gridCellColumns(cell.span)
          }
        }
      }
    }
  }
}
