public import ConstraintLayout

/// W18: rows and columns four deep, in which one item in the middle is wider than the window.
public struct TooWide: ConflictingLayout {
  /// The name in tables and files.
  public static let name = "W18-one-item-too-wide"
  private let nesting: NestedStacks
  /// The width that is offered: what everything took before the one item became too wide.
  public let proposal: ProposedSize

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) {
    var samples = Sample.list(items)
    let width = NestedStacks(samples).naturalSize.width
    samples[items / 2].width = width + 1
    nesting = NestedStacks(samples)
    proposal = ProposedSize(width: width, height: nil)
  }

  /// The tree.
  public func description() -> some Layout { nesting }
}
