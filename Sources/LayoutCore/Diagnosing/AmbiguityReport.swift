internal import LayoutGeometry
internal import LinearModel

/// Puts what was open into the user's words: containers and cells by place and id, rules by name.
struct AmbiguityReport {
  let structure: Structure

  func ambiguities(_ axis: Axis, _ solution: AxisSolution) -> [Ambiguity] {
    solution.open.sorted { ($0.container, $0.track) < ($1.container, $1.track) }.map { open in
      let container = structure.containers[open.container]
      return Ambiguity(
        axis: axis, kind: open.kind, container: container.node.map(structure.tree.place) ?? "layout",
        track: open.track, lower: open.lower, upper: open.upper,
        chosen: solution.tracks[open.container][open.track], decidedBy: rule(open.decidedBy, of: container),
        cells: cells(axis, open), fixes: [], node: container.node ?? 0)
    }
  }

  private func rule(_ priority: Priority, of container: Structure.Container) -> Ambiguity.Rule {
    switch priority {
    case .total: .total
    case .policy: Ambiguity.Rule(container.tieBreak)
    default: Ambiguity.Rule(rawValue: "priority \(lengthText(priority.rawValue))")
    }
  }

  /// The cells that cover the track.
  ///
  /// What leaves a track open is among them.
  private func cells(_ axis: Axis, _ open: AxisSolution.OpenTrack) -> [String] {
    structure.cells(of: open.container).filter { cell in
      guard cell.tracks(axis).contains(open.track) else { return false }
      // With own cells around, unsized ones have no part in it.
      return open.kind == .noOwnCell || cell.isSized(axis)
    }.flatMap { ids(of: $0.node) }
  }

  /// The id of a cell; of a container without one, the ids of what is in it.
  private func ids(of node: Int) -> [String] {
    if let id = structure.tree.nodes[node].id { return [id] }
    return structure.tree.children(of: node).flatMap(ids)
  }
}
