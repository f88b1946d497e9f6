package import LayoutGeometry

/// Which way regular hexagons stand: on an edge or on a corner.
///
/// Source: redblobgames.com, *Hexagonal Grids*, "Geometry".
public enum HexOrientation: String, Hashable, Sendable, CaseIterable {
  /// Edges at the top and at the bottom; columns interlock, so every second one is shifted down by half a cell.
  case flatTop
  /// Corners at the top and at the bottom; rows interlock, so every second one is shifted right by half a cell.
  case pointyTop

  /// The bounding box of a cell around its centre.
  ///
  /// `step` is the distance between the centres of adjacent lines (columns of flat-top cells, rows of pointy-top ones).
  /// The distance from the centre to each edge becomes less by `inset`; where nothing is left, both lengths are 0.
  func cellSize(step: Double, inset: Double) -> Size {
    let betweenEdges = HexRatio.aspect * step - 2 * inset
    guard betweenEdges > 0 else { return .zero }
    let betweenCorners = 4 / 3 * step - 2 * HexRatio.aspect * inset
    return self == .flatTop
      ? Size(width: betweenCorners, height: betweenEdges) : Size(width: betweenEdges, height: betweenCorners)
  }

  /// The corners of the hexagon that fills a box, clockwise on the screen.
  ///
  /// Flat-top cells start with the right corner, pointy-top ones with the upper right corner.
  package func vertices(in box: Rect) -> [Point] {
    switch self {
    case .flatTop:
      let (left, right) = (box.x + box.width / 4, box.x + box.width * 3 / 4)
      return [
        Point(x: box.maxX, y: box.midY), Point(x: right, y: box.maxY), Point(x: left, y: box.maxY),
        Point(x: box.minX, y: box.midY), Point(x: left, y: box.minY), Point(x: right, y: box.minY),
      ]
    case .pointyTop:
      let (upper, lower) = (box.y + box.height / 4, box.y + box.height * 3 / 4)
      return [
        Point(x: box.maxX, y: upper), Point(x: box.maxX, y: lower), Point(x: box.midX, y: box.maxY),
        Point(x: box.minX, y: lower), Point(x: box.minX, y: upper), Point(x: box.midX, y: box.minY),
      ]
    }
  }

  /// Whether a point lies in the hexagon that fills a box, its edges included.
  ///
  /// A hair outside counts as inside (a part in 10^9), so that rounding leaves no crack between cells that touch.
  /// A hexagon without size holds no point.
  package func hexagon(in box: Rect, contains point: Point) -> Bool {
    let (dx, dy) = (abs(point.x - box.midX), abs(point.y - box.midY))
    let (along, across) = self == .flatTop ? (dx, dy) : (dy, dx)
    let apothem = (self == .flatTop ? box.height : box.width) / 2
    // The farthest of the projections on the three directions that are perpendicular to edges.
    let distance = max(across, (HexRatio.squareRootOfThree * along + across) / 2)
    return apothem > 0 && distance <= apothem * (1 + 1e-9)
  }
}
