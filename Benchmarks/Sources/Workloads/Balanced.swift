public import ConstraintLayout

/// W3: a column of items that all get the size of the largest.
public struct Balanced: Workload {
  /// The name in tables and files.
  public static let name = "W3-balanced-stack"
  private let samples: [Sample]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The column.
  public func description() -> some Layout {
    BalancedStack(.column, spacing: 8) {
      ForEach(samples) { Item($0.id).frame(width: $0.width, height: $0.height) }
    }
  }
}
