public import ConstraintLayout

/// W14: a column in which each item is as wide as the one above it.
public struct EqualWidths: Workload {
  /// The name in tables and files.
  public static let name = "W14-equal-widths"
  private let samples: [Sample]

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The column.
  public func description() -> some Layout {
    Sample.column(samples).constrain { anchors in
      for (above, below) in zip(samples, samples.dropFirst()) { anchors[below.id].width == anchors[above.id].width }
    }
  }
}
