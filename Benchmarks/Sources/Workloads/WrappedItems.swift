public import ConstraintLayout

/// W22: a flow of items of fixed sizes, as tags or icons, of which about 12 stand in each line.
public struct WrappedItems: Workload {
  /// The name in tables and files.
  public static let name = "W22-flow"
  private let samples: [Sample]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The width of a page.
  public var proposal: ProposedSize { ProposedSize(width: 800) }

  /// The flow.
  public func description() -> some Layout {
    Flow(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(samples) { Item($0.id).frame(width: $0.width, height: $0.height) }
    }
  }
}
