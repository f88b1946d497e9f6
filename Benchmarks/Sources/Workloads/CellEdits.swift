public import ConstraintLayout

/// W6: a grid with spans of which one cell changes its width each time.
public struct CellEdits: EditedLayout {
  /// The name in tables and files.
  public static let name = "W6-cell-of-a-grid"
  private let grid: SpanGrid
  private let itemCount: Int
  private var editCount = 0
  var session: LayoutSession?

  /// Prepares the data.
  public init(items: Int) {
    grid = SpanGrid(items: items)
    itemCount = items
  }

  /// The grid before any edit.
  public func description() -> some Layout { grid.description() }

  mutating func nextEdits() -> [LayoutEdit] {
    editCount += 1
    return [.resize("i\(editCount * 7919 % itemCount)", width: Double(20 + editCount % 81))]
  }
}
