public import LayoutGeometry

/// An endless grid of equal regular hexagons on the plane, without gaps.
///
/// A flat-top cell is twice its side wide and sqrt(3) times its side high, so it is ``aspect`` times as wide as high; a
/// pointy-top cell the other way round. Lengths are points, y grows downwards.
/// Source: redblobgames.com, *Hexagonal Grids*, "Geometry" and "Pixel to hex".
public struct HexGeometry: Hashable, Sendable {
  /// Which way the cells stand.
  public var orientation: HexOrientation
  /// The distance between the centres of adjacent columns (flat-top) or rows (pointy-top): 1.5 times the side.
  public var step: Double
  /// The centre of the cell at the origin.
  public var origin: Point

  /// Creates a grid from the distance between its lines.
  public init(orientation: HexOrientation, step: Double, origin: Point = .zero) {
    self.orientation = orientation
    self.step = step
    self.origin = origin
  }

  /// Creates a grid from the side of its cells.
  public init(orientation: HexOrientation, side: Double, origin: Point = .zero) {
    self.init(orientation: orientation, step: side * 1.5, origin: origin)
  }

  /// Distance between opposite corners over distance between opposite edges of a regular hexagon: 2 / sqrt(3).
  public static var aspect: Double { HexRatio.aspect }

  /// The length of an edge, also the distance from the centre to a corner.
  public var side: Double { step / 1.5 }

  /// The width and the height of a cell's bounding box.
  public var cellSize: Size { orientation.cellSize(step: step, inset: 0) }

  /// The centre of a cell.
  public func center(of cell: Hexagon) -> Point {
    let pitch = HexRatio.aspect * step
    return orientation == .flatTop
      ? Point(x: origin.x + step * Double(cell.q), y: origin.y + pitch * (Double(cell.r) + Double(cell.q) / 2))
      : Point(x: origin.x + pitch * (Double(cell.q) + Double(cell.r) / 2), y: origin.y + step * Double(cell.r))
  }

  /// The bounding box of a cell.
  ///
  /// `inset` moves each edge towards the centre by so much (outwards if negative); the cell stays regular. Where nothing
  /// is left, the box is the centre, without size.
  public func bounds(of cell: Hexagon, inset: Double = 0) -> Rect {
    Rect(center: center(of: cell), size: orientation.cellSize(step: step, inset: inset))
  }

  /// The six corners of a cell, clockwise on the screen.
  ///
  /// Flat-top cells start with the right corner, pointy-top ones with the upper right corner; corners `i` and `i + 1`
  /// bound the edge to neighbour `i`. `inset` as in ``bounds(of:inset:)``.
  public func vertices(of cell: Hexagon, inset: Double = 0) -> [Point] {
    orientation.vertices(in: bounds(of: cell, inset: inset))
  }

  /// Where a point lies, in axial coordinates.
  ///
  /// Not finite where ``step`` is 0.
  public func fractional(at point: Point) -> FractionalHexagon {
    let (x, y) = ((point.x - origin.x) / step, (point.y - origin.y) / step)
    return orientation == .flatTop
      ? FractionalHexagon(q: x, r: y / HexRatio.aspect - x / 2)
      : FractionalHexagon(q: x / HexRatio.aspect - y / 2, r: y)
  }

  /// The cell that a point lies in, or `nil` where the point or the step leads to none.
  ///
  /// That is the cell whose centre, as ``center(of:)`` gives it, is nearest: the points nearest to one centre form its
  /// hexagon. A point on an edge or corner belongs to the first of the cells there, in their order (by `r`, then `q`).
  /// `nil` where the step is 0 or less, the point is not finite, or it lies beyond ``Hexagon/coordinateRange``.
  public func hexagon(at point: Point) -> Hexagon? {
    let place = fractional(at: point)
    guard step > 0, place.isInRange else { return nil }
    // Rounding errors of the division can lead across an edge, by one cell; the distances settle it.
    let start = place.rounded
    var (nearest, least) = (start, squaredDistance(from: point, to: start))
    for direction in Hexagon.directions {
      let cell = start + direction
      let distance = squaredDistance(from: point, to: cell)
      if distance < least || (distance == least && cell < nearest) { (nearest, least) = (cell, distance) }
    }
    return nearest
  }

  private func squaredDistance(from point: Point, to cell: Hexagon) -> Double {
    center(of: cell).squaredDistance(to: point)
  }
}
