public import ConstraintLayout

/// W18: a column in which each item is to be wider than the one above it, and the first one wider than the last.
public struct RelationCycle: ConflictingLayout {
  /// The name in tables and files.
  public static let name = "W18-cycle-of-relations"
  private let samples: [Sample]

  /// From a dialog to a form that nobody reads.
  public static let sizes = [10, 100, 1_000]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The column.
  public func description() -> some Layout {
    Sample.column(samples).constrain { anchors in
      for (above, below) in zip(samples, samples.dropFirst() + samples.prefix(1)) {
        anchors[below.id].width >= anchors[above.id].width + 1
      }
    }
  }
}
