internal import LayoutGeometry

extension Placement: CustomStringConvertible {
  /// The items and containers, one on each line, each level set in by two spaces, and where each stands, in points.
  ///
  /// Alternatives that were not chosen are left out. O(number of nodes).
  public var description: String {
    tree.outline { node in isPlaced[node] ? rects[node].placeText : nil }
  }
}

extension Rect {
  /// The text behind the name of what stands there: ` (x, y) width x height`.
  var placeText: String { " (\(lengthText(x)), \(lengthText(y))) \(lengthText(width)) x \(lengthText(height))" }
}
