public import LayoutGeometry

/// What of a scroll's content can be seen.
public struct ScrollGeometry: Hashable, Sendable {
  /// How large the content is, in points; along the axis of the scroll it may be longer than that.
  public let contentSize: Size
  /// The box of the scroll, in points from the top-left of the content.
  ///
  /// It shows where the content begins: at the right in a horizontal scroll that reads from right to left.
  public let visibleRect: Rect
}

extension PlacedNode {
  /// What of the content can be seen, where it is a ``Scroll``.
  public var scrollGeometry: ScrollGeometry? {
    guard placed.tree.scrollAxis(of: index) != nil, let content = children.first else { return nil }
    let (box, inner) = (frame, content.frame)
    return ScrollGeometry(
      contentSize: inner.size,
      visibleRect: Rect(x: box.x - inner.x, y: box.y - inner.y, width: box.width, height: box.height))
  }
}
