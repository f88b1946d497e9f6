internal import LayoutGeometry
internal import LinearModel

extension LayoutTree {
  /// Checks what shows only when the cells of a grid flow around those that cover several rows.
  ///
  /// - Returns: Where cells stand that flow around others that say their places; `nil` where none does.
  func checkFlow(ofGrid grid: Int, limits: Limits) throws -> ExplicitCells? {
    guard !hasExplicitCells(grid) else { return try checkExplicitCells(ofGrid: grid, limits: limits) }
    try flow(ofGrid: grid) { step, _ in
      switch step {
      case .cell(let node, let columns, _) where columns.upperBound > limits.tracks:
        throw tooManyTracks("columns", at: node, limits: limits)
      case .across(let child, let blocker?):
        throw reaches(blocker, intoRowOf: child)
      case .cell, .across, .rowEnd: break
      }
    }
    return nil
  }

  /// Checks the numbers by which a cell says where it stands.
  func checkGridPosition(of index: Int, limits: Limits) throws {
    guard !hasSoundGridPosition(index, limits: limits) else { return }
    let position = gridPosition(of: index)
    try check(position.column, asPlaceOf: index, .horizontal, limits: limits)
    try check(position.row, asPlaceOf: index, .vertical, limits: limits)
  }

  /// Whether a cell stands, as far as it says so itself, where a grid may have tracks.
  @inline(__always) func hasSoundGridPosition(_ index: Int, limits: Limits) -> Bool {
    gridPosition(of: index).isSound(limits: limits)
  }

  private func check(_ part: Int?, asPlaceOf index: Int, _ axis: Axis, limits: Limits) throws {
    guard let part, part < -limits.tracks || part >= limits.tracks else { return }
    throw failure(
      .limitExceeded, at: index, key: axis.trackName,
      "\(cellName(of: index)) stands in \(axis.trackName) \(part); the limit is \(limits.tracks) \(axis.tracksName). "
        + "Give a smaller number, or raise Limits.tracks.")
  }

  func reaches(_ blocker: Int, intoRowOf child: Int) -> LayoutError {
    let name = nodes[blocker].id?.quoted ?? "the cell \(place(of: blocker))"
    return failure(
      .invalidLayout, at: child,
      "\(nodes[child].id?.quoted ?? "The child") takes all columns of its row, but \(name) reaches into that row from "
        + "above. Let \(name) cover fewer rows, or put the child into a row of cells.")
  }

  func tooManyTracks(_ tracks: String, at index: Int, limits: Limits) -> LayoutError {
    failure(
      .limitExceeded, at: index,
      "The grid has more than \(limits.tracks) \(tracks), which is the limit. "
        + "Split it into several grids, or raise Limits.tracks.")
  }
}

extension GridPosition {
  /// Whether it is, as far as it is said, where a grid may have tracks.
  @inline(__always) func isSound(limits: Limits) -> Bool {
    let allowed = -limits.tracks..<limits.tracks
    return allowed.contains(column ?? 0) && allowed.contains(row ?? 0)
  }

  /// Whether a cell in one row that stands here, which is sound, needs no other cell to tell its place.
  ///
  /// - Parameters:
  ///   - columns: How many columns it covers.
  ///   - limit: How many there may be.
  @inline(__always) func isTold(columns: Int, limit: Int) -> Bool {
    guard let column, let row else { return false }
    return column >= 0 && row >= 0 && columns <= limit - column
  }
}
