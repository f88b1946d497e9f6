/// Straight lines of cells.
///
/// Source: redblobgames.com, *Hexagonal Grids*, "Line drawing".
extension Hexagon {
  /// The cells on a straight line to another cell, both ends included.
  ///
  /// These are `distance + 1` cells, each a neighbour of the one before: those nearest to as many evenly spaced points.
  /// Where the line runs along an edge, the cells on one side are taken, always the same side: so the line back has the same
  /// cells, in reverse.
  public func line(to end: Hexagon) -> [Hexagon] {
    let count = distance(to: end)
    guard count > 0 else { return [self] }
    let step = end - self
    return (0...count).map { self + Self.nearest(to: step * $0, over: count) }
  }

  /// The cell nearest to `point / count`.
  ///
  /// Computed in whole numbers, ties are ties, and need no nudge by a small amount: what decides them does not depend on
  /// where the line starts. On a line one coordinate is whole at every point; the other two may be halfway.
  private static func nearest(to point: Hexagon, over count: Int) -> Hexagon {
    let (q, r, s) = (rounded(point.q, count), rounded(point.r, count), rounded(point.s, count))
    let (offQ, offR, offS) = (abs(point.q - q * count), abs(point.r - r * count), abs(point.s - s * count))
    // The three must add up to 0: the one that was rounded most follows from the others.
    if offQ > offR && offQ > offS { return Hexagon(q: -r - s, r: r) }
    if offR > offS { return Hexagon(q: q, r: -q - s) }
    return Hexagon(q: q, r: r)
  }

  /// The whole number nearest to `value / unit`; halves go up, on both sides of 0.
  private static func rounded(_ value: Int, _ unit: Int) -> Int {
    let (quotient, remainder) = (value + unit / 2).quotientAndRemainder(dividingBy: unit)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
