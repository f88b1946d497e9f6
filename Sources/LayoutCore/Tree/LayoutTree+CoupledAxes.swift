extension LayoutTree {
  /// Whether lengths of something in a node follow from each other: its width from its height, or the other way round.
  ///
  /// O(number of nodes in it).
  package func couplesAxes(in node: Int) -> Bool {
    (node..<nodes[node].end).contains { isContainer($0) && nodes[$0].kind.container?.couplesAxes ?? false }
  }
}
