public import ConstraintLayout

/// W14: rows of two of which the first is to be half as wide as the second, where that can be.
public struct SoftPairs: Workload {
  /// The name in tables and files.
  public static let name = "W14-soft-pairs"
  private let pairs: [(Sample, Sample)]

  /// From a dialog to a long form.
  public static let sizes = [10, 100, 1_000]

  /// Prepares the data.
  public init(items: Int) { pairs = Sample.pairs(items) }

  /// The column of rows.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) {
      ForEach(pairs) { first, second in
        Stack(.row, spacing: 8) {
          first.item
          second.item
        }
      }
    }.constrain { anchors in
      for (first, second) in pairs {
        (2 * anchors[first.id].width == anchors[second.id].width).prioritized(.medium)
      }
    }
  }
}
