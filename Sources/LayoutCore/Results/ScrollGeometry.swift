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

extension Placement {
  /// What of a scroll's content can be seen, or `nil` where no scroll has the id.
  ///
  /// The first call is O(number of nodes), others O(1).
  public func scrollGeometry(of id: String) -> ScrollGeometry? {
    index.node(called: id, in: tree, isPlaced).flatMap { scrollGeometry(ofNode: $0) }
  }

  /// What of the content of a node can be seen; `nil` where that is no scroll.
  package func scrollGeometry(ofNode node: Int) -> ScrollGeometry? {
    guard tree.scrollAxis(of: node) != nil, node + 1 < tree.nodes[node].end else { return nil }
    let (box, content) = (rects[node], rects[node + 1])
    return ScrollGeometry(
      contentSize: content.size,
      visibleRect: Rect(x: box.x - content.x, y: box.y - content.y, width: box.width, height: box.height))
  }
}
