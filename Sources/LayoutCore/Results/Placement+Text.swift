extension Placement: CustomStringConvertible {
  /// The items and containers, one on each line, each level set in by two spaces, and where each stands, in points.
  ///
  /// Alternatives that were not chosen are left out. O(number of nodes).
  public var description: String {
    tree.outline { node in
      guard isPlaced[node] else { return nil }
      let rect = rects[node]
      return " (\(lengthText(rect.x)), \(lengthText(rect.y))) \(lengthText(rect.width)) x \(lengthText(rect.height))"
    }
  }
}
