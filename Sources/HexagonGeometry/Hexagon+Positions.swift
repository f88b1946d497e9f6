/// Cells by row and column.
///
/// Source: redblobgames.com, *Hexagonal Grids*, "Coordinate conversion".
extension Hexagon {
  /// Creates a cell from its row and column.
  ///
  /// In axial coordinates the row is `r` and the column is `q`.
  public init(row: Int, column: Int, in coordinates: HexCoordinates) {
    switch coordinates {
    case .oddQ: self.init(q: column, r: row - Self.shifts(before: column, ofEven: false))
    case .evenQ: self.init(q: column, r: row - Self.shifts(before: column, ofEven: true))
    case .oddR: self.init(q: column - Self.shifts(before: row, ofEven: false), r: row)
    case .evenR: self.init(q: column - Self.shifts(before: row, ofEven: true), r: row)
    case .axial: self.init(q: column, r: row)
    }
  }

  /// The row and the column of this cell: the inverse of ``init(row:column:in:)``.
  public func position(in coordinates: HexCoordinates) -> (row: Int, column: Int) {
    switch coordinates {
    case .oddQ: (r + Self.shifts(before: q, ofEven: false), q)
    case .evenQ: (r + Self.shifts(before: q, ofEven: true), q)
    case .oddR: (r, q + Self.shifts(before: r, ofEven: false))
    case .evenR: (r, q + Self.shifts(before: r, ofEven: true))
    case .axial: (r, q)
    }
  }

  /// By how many whole cells an axis has left the offset grid at a line: half of its number.
  ///
  /// Halves go down where odd lines are shifted and up where even ones are. Shifting bits rounds down below 0, too.
  private static func shifts(before line: Int, ofEven: Bool) -> Int {
    (ofEven ? line + 1 : line) >> 1
  }
}
