public import ConstraintLayout

/// W11: a dashboard of 12 columns whose panels take all of what they span, two to six columns, so that all columns are under spans only.
public struct Panels: Workload {
  /// The name in tables and files.
  public static let name = "W11-panels"
  private let rows: [[Panel]]

  private struct Panel {
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
    var left = 0
    for sample in Sample.list(items) {
      if left == 0 {
        rows.append([])
        left = 12
      }
      // No panel of one column is left over at the end of a row.
      let span = min(left, Int(numbers.next(in: 2...6)))
      rows[rows.count - 1].append(Panel(sample: sample, span: left - span == 1 ? left : span))
      left -= left - span == 1 ? left : span
    }
    self.rows = rows
  }

  /// The width of a window.
  public var proposal: ProposedSize { ProposedSize(width: 1_200, height: nil) }

  /// The panels.
  public func description() -> some Layout {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(rows) { row in
        GridRow {
          ForEach(row) { panel in
            Item(panel.sample.id).frame(minWidth: 20).frame(height: panel.sample.height).gridCellColumns(panel.span)
          }
        }
      }
    }
  }
}
