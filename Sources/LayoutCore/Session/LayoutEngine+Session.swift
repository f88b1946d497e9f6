public import LayoutGeometry

extension LayoutEngine {
  /// Places a layout and keeps what led there, so that placing it again after a change costs no more than the change.
  ///
  /// - Parameters:
  ///   - layout: What to place.
  ///   - proposal: The size that is offered; see `ProposedSize`.
  /// - Returns: A session, whose edits are placed one after the other.
  /// - Throws: As ``place(_:in:)``.
  public func session(
    for layout: some Layout, in proposal: ProposedSize = .unspecified
  ) throws -> LayoutSession {
    try LayoutSession(engine: self, LayoutTree(layout), proposal)
  }

  /// A valid tree that can be told in closed form and changed in place, with the rectangles of its nodes; else `nil`.
  func evaluatedLayout(_ tree: LayoutTree, in proposal: ProposedSize) -> (layout: EvaluatedLayout, rects: [Rect])? {
    guard options.presolve == .on, !tree.dependsOnSpace, tree.relations.isEmpty else { return nil }
    let structure = Structure(
      tree, defaultSpacing: options.defaultSpacing, layoutDirection: options.layoutDirection, decisions: nil)
    var rects: [Rect] = []
    guard let layout = EvaluatedLayout(structure, proposal, rects: &rects) else { return nil }
    return (layout, rects)
  }
}
