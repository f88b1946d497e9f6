public import ConstraintLayout

/// W6: a flexible row whose container changes its width each time, as a window does that is dragged.
public struct Resizing: EditedLayout {
  /// The name in tables and files.
  public static let name = "W6-resizing"
  private let row: FlexibleRow
  private var editCount = 0
  var session: LayoutSession?

  /// Prepares the data.
  public init(items: Int) { row = FlexibleRow(items: items) }

  /// The width before any edit.
  public var proposal: ProposedSize { row.proposal }

  /// The row.
  public func description() -> some Layout { row.description() }

  mutating func nextEdits() -> [LayoutEdit] {
    editCount += 1
    var size = proposal
    size.width = size.width.map { $0 + Double(editCount % 1_000) }
    return [.propose(size)]
  }
}
