public import ConstraintLayout

/// W12: rows and columns six deep whose items have ranges and priorities, 5 % narrower than what they ask for.
public struct TightNesting: Workload {
  /// The name in tables and files.
  public static let name = "W12-ranges-too-narrow"
  private let nesting: RangedNesting
  /// The size that is offered: a twentieth less than what everything asks for.
  public let proposal: ProposedSize

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) {
    nesting = RangedNesting(items: items)
    proposal = nesting.size(times: 0.95)
  }

  /// The tree.
  public func description() -> some Layout { nesting }
}

extension TightNesting: ChangingLayout {
  /// So few that there never is room enough.
  static var stepCount: Int { 10 }

  /// One item gets another range.
  func editsOfItem(_ number: Int) -> [LayoutEdit] { nesting.edits(number) }
}
