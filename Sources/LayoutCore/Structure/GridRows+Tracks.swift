internal import LayoutGeometry

extension GridRows {
  /// Says how long each track is that the grid lists, or in which nothing stands.
  ///
  /// O(tracks and cells).
  func listTracks(of container: inout Structure.Container, _ cells: inout Structure.CellList, from first: Int) {
    var listed = GridTracks()
    listed.columns = listTracks(.horizontal, count: container.columnCount, &cells, from: first)
    listed.rows = listTracks(.vertical, count: container.rowCount, &cells, from: first)
    if !listed.isEmpty { container.change { $0.listed = listed } }
  }

  /// Lists the tracks along an axis, and takes their say from cells in them.
  ///
  /// - Returns: Each track, or none where all are as long as their cells ask for.
  private func listTracks(
    _ axis: Axis, count: Int, _ cells: inout Structure.CellList, from first: Int
  ) -> [GridTrack] {
    let said = options.tracks[axis]
    var tracks = said.prefix(count) + Array(repeating: said.last ?? .fit, count: max(0, count - said.count))
    let takesSay = tracks.map(\.takesSayOfCells)
    // By track, whether a cell stands in it alone, and how many longer ones more cover it than the one before.
    var holdsCell = Array(of: false, count: count)
    var changes = Array(of: 0, count: count + 1)
    var holdsSpans = false
    // The cells that have a track of a list for themselves.
    var alone: [Int] = []
    // By pointers, since all cells come by: an array is asked for every one whether it is shared. The tracks are those of the grid,
    // which debug builds check.
    holdsCell.withUnsafeMutableBufferPointer { holdsCell in
      takesSay.withUnsafeBufferPointer { takesSay in
        cells.visitTracks(from: first, axis) { index, covered in
          if covered.count == 1 {
            holdsCell[covered.lowerBound] = true
            // What it stands in is no empty track, so nothing else has to be known.
            if takesSay[covered.lowerBound] { alone.append(index) }
          } else {
            holdsSpans = true
            changes[covered.lowerBound] += 1
            changes[covered.upperBound] -= 1
          }
        }
      }
    }
    for index in alone { takeSay(from: index, of: &cells, along: axis) }
    var covering = 0
    for track in tracks.indices {
      covering += changes[track]
      if covering == 0, !holdsCell[track], tracks[track] == .fit { tracks[track] = .empty }
    }
    guard !tracks.allSatisfy({ $0 == .fit }) else { return [] }
    if holdsSpans { takeSay(fromSpansOf: &cells, first, along: axis, tracks) }
    return Array(tracks)
  }

  /// Cells over several tracks ask for their least length only, unless a track can be as long as they ask.
  private func takeSay(
    fromSpansOf cells: inout Structure.CellList, _ first: Int, along axis: Axis, _ tracks: ArraySlice<GridTrack>
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
      guard covered.count != 1, behind.flexible > before.flexible || behind.fit == before.fit else { continue }
      takeSay(from: index, of: &cells, along: axis)
    }
  }

  /// A cell asks for its least length only.
  private func takeSay(from index: Int, of cells: inout Structure.CellList, along axis: Axis) {
    // What is a part of the grid has that length, whatever it stands in.
    guard tree.fractions(of: cells.node(of: index))[axis] == nil else { return }
    cells[index].unsizedAxes.insert(Axis.Set(axis))
    if axis == .vertical { cells[index].lineUp(by: nil) }
  }
}

extension GridTrack {
  /// Whether a cell that stands in it alone asks for its least length only, since it is not as long as that asks.
  fileprivate var takesSayOfCells: Bool {
    switch self {
    case .fixed, .fraction, .flexible: true
    case .fit: false
    }
  }

  /// A track in which nothing stands: it asks for nothing and takes nothing of what is left, but relations may make it longer.
  static let empty = flexible(minimum: 0, maximum: 0, stretch: 0)
}
