internal import LayoutGeometry

extension GridRows {
  /// Says how long each track is that the grid lists, or in which nothing stands.
  ///
  /// O(tracks and cells).
  func listTracks(of container: inout Structure.Container, _ cells: inout Structure.CellList, from first: Int) {
    var listed = GridTracks()
    listed.columns = tracks(.horizontal, count: container.columnCount, cells.part(first..<cells.count))
    listed.rows = tracks(.vertical, count: container.rowCount, cells.part(first..<cells.count))
    guard !listed.isEmpty else { return }
    container.change { $0.listed = listed }
    for axis in Axis.allCases where !listed[axis].isEmpty { takeSay(from: &cells, first, along: axis, listed[axis]) }
  }

  /// Each track along an axis, or none where all are as long as their cells ask for.
  private func tracks(_ axis: Axis, count: Int, _ cells: Structure.CellList.Part) -> [GridTrack] {
    let said = options.tracks[axis]
    var tracks = said.prefix(count) + Array(repeating: said.last ?? .fit, count: max(0, count - said.count))
    guard tracks.contains(.fit) else { return Array(tracks) }
    // By track, how many cells more cover it than the one before.
    var changes = Array(repeating: 0, count: count + 1)
    for cell in cells {
      changes[cell.tracks(axis).lowerBound] += 1
      changes[cell.tracks(axis).upperBound] -= 1
    }
    var covering = 0
    for track in tracks.indices {
      covering += changes[track]
      if covering == 0, tracks[track] == .fit { tracks[track] = .empty }
    }
    return tracks.allSatisfy { $0 == .fit } ? [] : Array(tracks)
  }

  /// Cells in tracks that are listed ask for their least length only, unless a track can be as long as they ask.
  private func takeSay(
    from cells: inout Structure.CellList, _ first: Int, along axis: Axis, _ tracks: [GridTrack]
  ) {
    // Up to the end of each track: how many before that are flexible, and how many are as long as their cells.
    var counts = [(flexible: 0, fit: 0)]
    for track in tracks {
      var count = counts[counts.count - 1]
      switch track {
      case .fixed, .fraction: break
      case .fit: count.fit += 1
      case .flexible: count.flexible += 1
      }
      counts.append(count)
    }
    for index in first..<cells.count {
      let covered = cells[index].tracks(axis)
      let (before, behind) = (counts[covered.lowerBound], counts[covered.upperBound])
      guard behind.flexible > before.flexible || behind.fit == before.fit else { continue }
      // What is a part of the grid has that length, whatever it stands in.
      guard tree.fractions(of: cells[index].node)[axis] == nil else { continue }
      cells[index].unsizedAxes.insert(Axis.Set(axis))
      if axis == .vertical { cells[index].lineUp(by: nil) }
    }
  }
}

extension GridTrack {
  /// A track in which nothing stands: it asks for nothing and takes nothing of what is left, but relations may make it longer.
  static let empty = flexible(minimum: 0, maximum: 0, stretch: 0)
}
