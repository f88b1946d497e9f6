package import LayoutGeometry

extension LayoutTree {
  /// The axis along which the children of a node may be longer than it is, if there is one.
  package func scrollAxis(of node: Int) -> Axis? {
    guard form(of: node) == .scroll else { return nil }
    return nodes[node].kind.container?.scrollAxis
  }

  /// Says of what a scroll holds that it takes its ideal length along the axis.
  ///
  /// O(children).
  mutating func fixContent(ofScroll scroll: Int) {
    guard let axis = scrollAxis(of: scroll) else { return }
    var child = scroll + 1
    while child < nodes[scroll].end {
      nodes[child].saidFixedAxes.insert(Axis.Set(axis))
      child = nodes[child].end
    }
  }
}
