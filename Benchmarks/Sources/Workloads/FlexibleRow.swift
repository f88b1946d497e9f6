public import ConstraintLayout

/// W2: flexible items with unequal minimums in a row; some stand at their minimum, the others share what is left.
public struct FlexibleRow: Workload {
  /// The name in tables and files.
  public static let name = "W2-flexible-row"
  private let samples: [Sample]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The least widths are 60 on average, so with 70 for each some are held at their minimum and most are not.
  public var proposal: ProposedSize { ProposedSize(width: Double(samples.count * (70 + 8)), height: nil) }

  /// The row.
  public func description() -> some Layout {
    Stack(.row, alignment: .leading, spacing: 8) {
      ForEach(samples) { Item($0.id).frame(minWidth: $0.width).frame(height: $0.height) }
    }
  }
}
