public import ConstraintLayout

/// W8: hexagons at rows and columns, a hundred columns or as many as there are items.
public struct Hexagons: Workload {
  /// The name in tables and files.
  public static let name = "W8-hex-grid"
  private static let columnCount = 100
  private let ids: [String]

  /// Prepares the data.
  public init(items: Int) { ids = Sample.list(items).map(\.id) }

  /// The width that the hexagons fill.
  public var proposal: ProposedSize { ProposedSize(width: 1_000, height: nil) }

  /// The grid.
  public func description() -> some Layout {
    HexGrid {
      ForEach(ids.indices) { index in
        HexCell(row: index / Self.columnCount, column: index % Self.columnCount) { Item(ids[index]) }
      }
    }
  }
}
