/// What rectangles have in common, and what lies around them.
///
/// A rectangle holds its left and its top edge but not the right and the bottom one, so that of two that meet only one holds a
/// point between them.
extension Rect {
  /// Whether a point lies inside, or on the left or the top edge.
  ///
  /// A rectangle without an area holds no point.
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether another rectangle lies within this one; its edges may lie on the edges of this one.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Whether the insides of both meet: rectangles that only touch each other do not.
  ///
  /// A rectangle without a width, or without a height, counts as the line or the point that it is.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The part that both cover, or `nil` where they do not meet.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    return Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both, also where one has no area.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The rectangle with its edges moved inwards, or outwards where an inset is negative.
  ///
  /// Where nothing is left between two edges, both lie in the middle of where they would.
  ///
  /// - Parameter insets: How far each edge moves, in points; `leading` is the left one.
  public func inset(by insets: EdgeInsets) -> Rect {
    let (width, height) = (width - insets.leading - insets.trailing, height - insets.top - insets.bottom)
    return Rect(
      x: x + insets.leading + min(width, 0) / 2, y: y + insets.top + min(height, 0) / 2, width: max(width, 0),
      height: max(height, 0))
  }

  /// The rectangle between two corners.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
