internal import LayoutGeometry
internal import LinearModel

extension LayoutTree {
  /// Checks what shows only when the cells of a grid have their places of which some say these themselves.
  ///
  /// - Returns: Where they stand; `nil` where each says so itself.
  func checkExplicitCells(ofGrid grid: Int, limits: Limits) throws -> ExplicitCells? {
    if tellsAllCells(ofGrid: grid, limit: limits.tracks) { return nil }
    let cells = ExplicitCells(self, grid, listed: listedTracks(ofGrid: grid), limit: limits.tracks)
    switch cells.problem {
    case nil: return cells
    case .beyondLimit(let node, let axis): throw tooManyTracks(axis.tracksName, at: node, limits: limits)
    case .reaches(let node, let across): throw reaches(node, intoRowOf: across)
    case .taken(let node, let across):
      let name = nodes[across].id?.quoted ?? "the child \(place(of: across))"
      throw failure(
        .invalidLayout, at: node,
        "\(cellName(of: node)) stands in a row of which \(name) takes all columns. Give it a column as well, or another row."
      )
    case .beforeFirst(let node, let axis, let position, let count):
      let tracks = "\(count) \(count == 1 ? axis.trackName : axis.tracksName)"
      throw failure(
        .invalidLayout, at: node, key: axis.trackName,
        "\(cellName(of: node)) stands in \(axis.trackName) \(position), but there are only \(tracks) to count from the last. "
          + (count == 0 ? "Count from 0." : "Give -\(count) or more."))
    }
  }
}
