/// Where a cell of a grid stands, as far as it says so itself; both count from 0, and below 0 from the last track.
package struct GridPosition: Hashable, Sendable {
  /// The first column; `nil` where nothing was said.
  package var column: Int?
  /// The first row; `nil` where nothing was said.
  package var row: Int?

  package init(column: Int? = nil, row: Int? = nil) {
    self.column = column
    self.row = row
  }

  /// Whether anything was said.
  package var isGiven: Bool { column != nil || row != nil }

  /// This position, with the parts that `newer` says.
  func updated(by newer: GridPosition) -> GridPosition {
    GridPosition(column: newer.column ?? column, row: newer.row ?? row)
  }
}
