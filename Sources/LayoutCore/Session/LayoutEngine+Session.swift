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
}
