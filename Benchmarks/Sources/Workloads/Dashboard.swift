public import ConstraintLayout

/// W11: a dashboard of 12 columns in which panels span one to six, so that some columns are under spans only.
public struct Dashboard: Workload {
  /// The name in tables and files.
  public static let name = "W11-dashboard"
  private let rows: SpannedRows
  private let itemCount: Int

  /// From a dialog to a long report.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) {
    itemCount = items
    // Not the numbers that the sizes are drawn from.
    var numbers = SampleNumbers(seed: items + 1)
    let columnCount = 12
    var rows = SpannedRows(columnCount: columnCount)
    for var sample in Sample.list(items) {
      rows.beginRowIfFull()
      let span = min(Int(numbers.next(in: 1...6)), columnCount - rows.taken)
      sample.width = Double(span) * numbers.next(in: 20...140)
      // The fourth column and the ninth have no panel of their own; a span of one there becomes one of two.
      rows.add(sample, span: span == 1 && (rows.taken == 3 || rows.taken == 8) ? 2 : span)
    }
    self.rows = rows
  }

  /// The dashboard.
  public func description() -> some Layout { rows }
}

extension Dashboard: ChangingLayout {
  /// One panel gets another width, of all that panels of one to six columns have.
  func editsOfItem(_ number: Int) -> [LayoutEdit] {
    [.resize("i\(number * 7919 % itemCount)", width: Double(20 + 10 * (number % 81)))]
  }
}
