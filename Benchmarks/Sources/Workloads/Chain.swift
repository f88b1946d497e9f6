public import ConstraintLayout

/// W1: items of fixed sizes in a row.
public struct Chain: Workload {
  /// The name in tables and files.
  public static let name = "W1-chain"
  private let samples: [Sample]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The row.
  public func description() -> some Layout {
    Stack(.row, alignment: .leading, spacing: 8) {
      ForEach(samples) { Item($0.id).frame(width: $0.width, height: $0.height) }
    }
  }
}
