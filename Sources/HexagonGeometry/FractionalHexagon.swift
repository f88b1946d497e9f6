/// A point of the plane in axial coordinates: whole numbers are the centres of cells.
///
/// Source: redblobgames.com, *Hexagonal Grids*, "Rounding to nearest hex".
public struct FractionalHexagon: Hashable, Sendable {
  /// The first axial coordinate.
  public var q: Double
  /// The second axial coordinate.
  public var r: Double

  /// Creates a point from its axial coordinates.
  public init(q: Double, r: Double) {
    self.q = q
    self.r = r
  }

  /// The centre of a cell.
  public init(_ cell: Hexagon) {
    self.init(q: Double(cell.q), r: Double(cell.r))
  }

  /// The third coordinate: the three add up to 0.
  public var s: Double { -q - r }

  /// The cell whose centre is nearest.
  ///
  /// Rounds all three coordinates, halves away from 0, and replaces the one that moved most by what the others leave:
  /// on ties `s`, then `r`. On an edge this is one of the cells that share it; ``HexGeometry/hexagon(at:)`` says which.
  ///
  /// - Precondition: The coordinates lie in ``Hexagon/coordinateRange``.
  public var rounded: Hexagon {
    precondition(isInRange, "Coordinates must lie in Hexagon.coordinateRange.")
    let (nearQ, nearR, nearS) = (q.rounded(), r.rounded(), s.rounded())
    let (offQ, offR, offS) = (abs(q - nearQ), abs(r - nearR), abs(s - nearS))
    if offQ > offR && offQ > offS { return Hexagon(q: Int(-nearR - nearS), r: Int(nearR)) }
    if offR > offS { return Hexagon(q: Int(nearQ), r: Int(-nearQ - nearS)) }
    return Hexagon(q: Int(nearQ), r: Int(nearR))
  }

  /// Whether rounding leads to a cell; it does not for coordinates that are not numbers.
  var isInRange: Bool {
    let limit = Double(Hexagon.coordinateRange.upperBound)
    return abs(q) <= limit && abs(r) <= limit
  }
}
