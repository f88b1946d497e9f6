import HexagonGeometry
import LayoutGeometry

/// What several tests of hexagons need.
enum HexSamples {
  /// Each system with each orientation that goes with it.
  static let systems: [(coordinates: HexCoordinates, orientation: HexOrientation)] =
    HexCoordinates.allCases.flatMap { coordinates in
      HexOrientation.allCases.filter(coordinates.allows).map { (coordinates, $0) }
    }

  /// Whether a point lies in a polygon whose corners are given clockwise on the screen, by at least `margin`.
  ///
  /// By the side of each edge that the point is on: unlike the code under test, which projects on three directions.
  static func polygon(_ corners: [Point], contains point: Point, margin: Double) -> Bool {
    corners.indices.allSatisfy { index in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      let (edgeX, edgeY) = (to.x - from.x, to.y - from.y)
      let length = (edgeX * edgeX + edgeY * edgeY).squareRoot()
      return (edgeX * (point.y - from.y) - edgeY * (point.x - from.x)) / length >= margin
    }
  }
}

/// Whether two numbers differ by less than a billionth (of the larger one, where that is above 1).
func near(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
}

/// Whether two points differ by less than a billionth along both axes.
func near(_ left: Point, _ right: Point) -> Bool { near(left.x, right.x) && near(left.y, right.y) }

/// Whether two rectangles differ by less than a billionth in origin and size.
func near(_ left: Rect, _ right: Rect) -> Bool {
  near(left.origin, right.origin) && near(left.width, right.width) && near(left.height, right.height)
}

extension Point {
  /// The distance to a point.
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
