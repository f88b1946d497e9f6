internal import LayoutGeometry

extension Rect {
  /// The rectangle of a size around a point.
  init(center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The middle in both directions.
  var center: Point { Point(x: midX, y: midY) }
}

extension Point {
  /// The square of the distance to a point: enough to compare distances, and quicker.
  func squaredDistance(to other: Point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy
  }
}
