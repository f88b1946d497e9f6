/// How a row and a column name a cell of a hexagonal grid.
///
/// The *q*-systems shift columns down and belong to flat-top cells; the *r*-systems shift rows right and belong to
/// pointy-top cells; axial coordinates go with both. Source: redblobgames.com, *Hexagonal Grids*, "Coordinate Systems".
public enum HexCoordinates: String, Hashable, Sendable, CaseIterable {
  /// Odd columns are shifted down by half a cell.
  case oddQ
  /// Even columns are shifted down by half a cell.
  case evenQ
  /// Odd rows are shifted right by half a cell.
  case oddR
  /// Even rows are shifted right by half a cell.
  case evenR
  /// The column is `q` and the row is `r`: two of the three directions of the grid, not shifted.
  case axial

  /// The only orientation whose lines this system shifts, or `nil` where it goes with both.
  package var naturalOrientation: HexOrientation? {
    switch self {
    case .oddQ, .evenQ: .flatTop
    case .oddR, .evenR: .pointyTop
    case .axial: nil
    }
  }

  /// The orientation where none is given: the natural one, and flat-top for axial coordinates.
  @usableFromInline package var defaultOrientation: HexOrientation { naturalOrientation ?? .flatTop }

  /// Whether cells in this system can stand this way.
  ///
  /// Shifted columns of pointy-top cells, or shifted rows of flat-top ones, would not interlock.
  public func allows(_ orientation: HexOrientation) -> Bool {
    naturalOrientation.map { $0 == orientation } ?? true
  }
}
