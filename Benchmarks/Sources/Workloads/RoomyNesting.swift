public import ConstraintLayout

/// W12: rows and columns six deep whose items have ranges and priorities, with room to spare.
public struct RoomyNesting: Workload {
  /// The name in tables and files.
  public static let name = "W12-ranges-with-room"
  private let nesting: RangedNesting
  /// The size that is offered: a tenth more than what everything asks for.
  public let proposal: ProposedSize

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) {
    nesting = RangedNesting(items: items)
    proposal = nesting.size(times: 1.1)
  }

  /// The tree.
  public func description() -> some Layout { nesting }
}

extension RoomyNesting: ChangingLayout {
  /// So few that there never is too much room for their ranges.
  static var stepCount: Int { 10 }

  /// One item gets another range.
  func editsOfItem(_ number: Int) -> [LayoutEdit] { nesting.edits(number) }
}
