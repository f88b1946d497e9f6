public import ConstraintLayout

/// W8: a honeycomb with rows of 19 and 20 items.
public struct Comb: Workload {
  /// The name in tables and files.
  public static let name = "W8-honeycomb"
  private let ids: [String]

  /// Prepares the data.
  public init(items: Int) { ids = Sample.list(items).map(\.id) }

  /// The width that the rows fill.
  public var proposal: ProposedSize { ProposedSize(width: 1_000, height: nil) }

  /// The honeycomb.
  public func description() -> some Layout {
    Honeycomb(itemsPerRow: 20) { ForEach(ids) { Item($0) } }
  }
}
