internal import LayoutGeometry

/// The tracks of a placement by the place of their container, which a change elsewhere does not touch.
struct TrackLengths {
  private let containers: [String: Placement.Container]

  init(of placement: Placement) {
    let named = placement.containers.map { (placement.tree.place(of: $0.node), $0) }
    // What is around a container, such as its ratio, stands in the same place, and leaves nothing open.
    containers = Dictionary(named) { _, innermost in innermost }
  }

  /// How long the track is; `nil` where it is not there.
  func length(of ambiguity: Ambiguity) -> Double? {
    containers[ambiguity.container]?.tracks.track(ambiguity.track, ambiguity.axis)?.length
  }
}

extension Ambiguity {
  /// The same where another length was chosen.
  func choosing(_ length: Double) -> Ambiguity {
    Ambiguity(
      axis: axis, kind: kind, container: container, track: track, lower: lower, upper: upper,
      chosen: length, decidedBy: decidedBy, cells: cells, together: together, fixes: fixes, node: node)
  }
}
