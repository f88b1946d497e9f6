/// Cells as steps from the origin.
extension Hexagon: AdditiveArithmetic {
  /// The cell at the origin.
  public static let zero = Hexagon(q: 0, r: 0)

  /// The cell that is reached by both steps.
  public static func + (left: Hexagon, right: Hexagon) -> Hexagon {
    Hexagon(q: left.q + right.q, r: left.r + right.r)
  }

  /// The step from the second cell to the first.
  public static func - (left: Hexagon, right: Hexagon) -> Hexagon {
    Hexagon(q: left.q - right.q, r: left.r - right.r)
  }

  /// The step in the opposite direction.
  public static prefix func - (cell: Hexagon) -> Hexagon { Hexagon(q: -cell.q, r: -cell.r) }

  /// A step, several times.
  public static func * (cell: Hexagon, factor: Int) -> Hexagon {
    Hexagon(q: cell.q * factor, r: cell.r * factor)
  }
}
