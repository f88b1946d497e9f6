internal import LayoutGeometry
internal import LinearModel

// Who says what a track is asked for.
extension AxisCompiler {
  func isItem(_ request: TrackDemands.Request) -> Bool {
    request.node >= 0 && structure.tree.nodes[request.node].isLeaf
      && (request.partner < 0 || structure.tree.nodes[request.partner].isLeaf)
  }

  func minimum(_ request: TrackDemands.Request) -> LayoutStatement {
    together(request) ?? .minimum(node: request.node, axis, request.length)
  }

  func maximum(_ request: TrackDemands.Request) -> LayoutStatement {
    together(request) ?? .maximum(node: request.node, axis, request.length)
  }

  /// What two nodes ask for that share a line.
  func together(_ request: TrackDemands.Request) -> LayoutStatement? {
    request.partner < 0 ? nil : .line(above: request.node, below: request.partner, request.length)
  }

  /// What is said of a length that an item takes where nothing else decides.
  func content(_ request: TrackDemands.Request) -> LayoutStatement {
    if let together = together(request) { return together }
    return lengths[request.node, axis].minimum == request.length
      ? .minimum(node: request.node, axis, request.length) : .ideal(node: request.node, axis, request.length)
  }
}
