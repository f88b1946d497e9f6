public import ConstraintLayout

/// W5: a grid in which one cell in ten spans two to four columns, and some of those need more than their columns have.
public struct SpanGrid: Workload {
  /// The name in tables and files.
  public static let name = "W5-grid-with-spans"
  private let rows: SpannedRows

  /// Prepares the data.
  public init(items: Int) {
    let columnCount = GridShape(items: items).columnCount
    // Not the numbers that the sizes are drawn from.
    var numbers = SampleNumbers(seed: items + 1)
    var rows = SpannedRows(columnCount: columnCount)
    for var sample in Sample.list(items) {
      rows.beginRowIfFull()
      var span = 1
      if numbers.next(in: 1...10) == 1 { span = min(Int(numbers.next(in: 2...4)), columnCount - rows.taken) }
      // Columns are about 100 wide in the end; a span that asks for up to 140 a column may push them apart.
      if span > 1 { sample.width = Double(span) * numbers.next(in: 20...140) }
      rows.add(sample, span: span)
    }
    self.rows = rows
  }

  /// The grid.
  public func description() -> some Layout { rows }
}
