internal import LayoutGeometry

extension GridRows {
  /// Says how long each track is that the grid lists, or in which nothing stands.
  ///
  /// O(tracks and cells).
  func listTracks(of container: inout Structure.Container, _ cells: inout Structure.CellList, from first: Int) {
    var listed = GridTracks()
    listed.columns = tracks(.horizontal, count: container.columnCount, cells, from: first)
    listed.rows = tracks(.vertical, count: container.rowCount, cells, from: first)
    guard !listed.isEmpty else { return }
    container.change { $0.listed = listed }
    for axis in Axis.allCases where !listed[axis].isEmpty { takeSay(from: &cells, first, along: axis, listed[axis]) }
  }

  /// Each track along an axis, or none where all are as long as their cells ask for.
  private func tracks(_ axis: Axis, count: Int, _ cells: Structure.CellList, from first: Int) -> [GridTrack] {
    let said = options.tracks[axis]
    var tracks = said.prefix(count) + Array(repeating: said.last ?? .fit, count: max(0, count - said.count))
    guard tracks.contains(.fit) else { return Array(tracks) }
    // By track, whether a cell stands in it alone, and how many longer ones more cover it than the one before.
    var holdsCell = Array(of: false, count: count)
    var changes = Array(of: 0, count: count + 1)
    for index in first..<cells.count {
      let covered = cells.tracks(of: index, axis)
      if covered.count == 1 {
        holdsCell[covered.lowerBound] = true
      } else {
        changes[covered.lowerBound] += 1
        changes[covered.upperBound] -= 1
      }
    }
    var covering = 0
    for track in tracks.indices {
      covering += changes[track]
      if covering == 0, !holdsCell[track], tracks[track] == .fit { tracks[track] = .empty }
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
      let covered = cells.tracks(of: index, axis)
      let (before, behind) = (counts[covered.lowerBound], counts[covered.upperBound])
      guard behind.flexible > before.flexible || behind.fit == before.fit else { continue }
      // What is a part of the grid has that length, whatever it stands in.
      guard tree.fractions(of: cells.node(of: index))[axis] == nil else { continue }
      cells[index].unsizedAxes.insert(Axis.Set(axis))
      if axis == .vertical { cells[index].lineUp(by: nil) }
    }
  }
}

extension GridTrack {
  /// A track in which nothing stands: it asks for nothing and takes nothing of what is left, but relations may make it longer.
  static let empty = flexible(minimum: 0, maximum: 0, stretch: 0)
}
