internal import LayoutGeometry

/// What drawing needs of rectangles.
extension Rect {
  /// The rectangle with all edges moved outwards.
  func grown(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && maxX.isFinite && maxY.isFinite
  }
}
