package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree with a stack of stacks in the place of each flow, whose lines are those of a placement.
  ///
  /// A line begins where a child does not stand behind the one before it along the flow.
  package func withStacks(insteadOf placement: Placement) -> LayoutTree {
    var copy = LayoutTree()
    func append(_ node: Int) {
      guard case .flow(let options) = nodes[node].kind else {
        let new = copy.open(nodes[node])
        copy.add(relations(of: node).map(\.relation), to: new)
        for child in children(of: node) { append(child) }
        return copy.close(new)
      }
      var flow = nodes[node]
      flow.kind = .stack(options.stackOfLines)
      let new = copy.open(flow)
      copy.add(relations(of: node).map(\.relation), to: new)
      for line in placement.lines(of: node) {
        let row = copy.open(Node(kind: .stack(options.line)))
        for child in line { append(child) }
        copy.close(row)
      }
      copy.close(new)
    }
    append(0)
    return copy
  }
}

extension Placement {
  /// The children of a flow by the track of the flow that they stand in: its lines.
  fileprivate func lines(of flow: Int) -> [[Int]] {
    guard let container = containers.first(where: { $0.node == flow }), case .flow(let options) = tree.nodes[flow].kind
    else { return [] }
    let isRow = options.axis == .row
    let tracks = isRow ? container.rows : container.columns
    var lines = tracks.map { _ in [Int]() }
    for child in tree.children(of: flow) {
      let rect = rectsWithoutOffsets[child]
      let middle = isRow ? rect.y + rect.height / 2 : rect.x + rect.width / 2
      let offset = tree.totalOffsets[flow]
      let distances = tracks.map { track in
        let middleOfTrack = track.position + track.length / 2 - (isRow ? offset.y : offset.x)
        return max(0, abs(middle - middleOfTrack) - track.length / 2)
      }
      guard let line = distances.indices.min(by: { distances[$0] < distances[$1] }) else { continue }
      lines[line].append(child)
    }
    return lines
  }
}
