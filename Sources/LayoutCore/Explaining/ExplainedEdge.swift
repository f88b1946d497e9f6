internal import LayoutGeometry

/// An edge or a length that is explained: of a node, or of a column or a row of a grid.
struct ExplainedEdge {
  let node: Int
  let edge: LayoutEdge
  /// The track of the node that it belongs to, along the axis of the edge; `nil` for the node itself.
  let track: Int?

  /// Its value in a placement; `nil` where it has no place.
  func value(in placement: Placement) -> Double? {
    guard placement.isPlaced[node] else { return nil }
    let rect = placement.rects[node]
    guard let track else { return edge.value(in: rect) }
    guard let container = placement.containers.first(where: { $0.node == node }) else { return nil }
    let tracks = edge.axis == .horizontal ? container.columns : container.rows
    guard tracks.indices.contains(track) else { return nil }
    let (start, length) = (tracks[track].position, tracks[track].length)
    return edge.value(
      in: edge.axis == .horizontal
        ? Rect(x: start, y: rect.y, width: length, height: rect.height)
        : Rect(x: rect.x, y: start, width: rect.width, height: length))
  }
}

extension LayoutAnchor.Track {
  /// Splits `form.columns[1]` into the grid and its track, which below 0 counts from the last; `nil` where it is no such name.
  static func split(_ name: String) -> (owner: String, track: LayoutAnchor.Track)? {
    guard name.hasSuffix("]"), let bracket = name.lastIndex(of: "["),
      let index = Int(name[bracket...].dropFirst().dropLast())
    else { return nil }
    for axis in Axis.allCases where name[..<bracket].hasSuffix(".\(axis.tracksName)") {
      return (String(name[..<bracket].dropLast(axis.tracksName.count + 1)), LayoutAnchor.Track(axis, index))
    }
    return nil
  }
}
