public import ConstraintLayout

/// W11: a dashboard of 12 columns in which panels span one to six, so that some columns are under spans only.
public struct Dashboard: Workload {
  /// The name in tables and files.
  public static let name = "W11-dashboard"
  private let rows: [[Panel]]

  private static let columnCount = 12

  private struct Panel: Sendable {
    let sample: Sample
    let span: Int
  }

  /// From a dialog to a long report.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) {
    // Not the numbers that the sizes are drawn from.
    var numbers = SampleNumbers(seed: items + 1)
    var rows: [[Panel]] = []
    var taken = Self.columnCount
    for var sample in Sample.list(items) {
      if taken == Self.columnCount {
        rows.append([])
        taken = 0
      }
      let span = min(Int(numbers.next(in: 1...6)), Self.columnCount - taken)
      sample.width = Double(span) * numbers.next(in: 20...140)
      // The fourth column and the ninth have no panel of their own; a span of one there becomes one of two.
      let covers = span == 1 && (taken == 3 || taken == 8) ? 2 : span
      rows[rows.count - 1].append(Panel(sample: sample, span: covers))
      taken += covers
    }
    self.rows = rows
  }

  /// The dashboard.
  public func description() -> some Layout {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(rows) { row in
        GridRow {
          ForEach(row) { panel in
            Item(panel.sample.id).frame(width: panel.sample.width, height: panel.sample.height)
              .gridCellColumns(panel.span)
          }
        }
      }
    }
  }
}
