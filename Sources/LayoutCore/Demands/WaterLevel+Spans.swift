internal import LayoutGeometry
internal import LinearModel

// Spans where room lacks: a cell over several tracks competes as any other, and its tracks are as long together as it is at a level.
//
// What a container takes at a level is the longest path over its tracks and spans then. Where each span has room in what its tracks
// take by themselves at the level at which all that is given is taken, it has no say in them: it is no less than the level, and more
// of it would cost another one what is at the level. Where one has not, its tracks grow for it, and a program tells which.
extension WaterLevel {
  /// What a cell over several tracks competes for as a leaf does; `nil` where it does not, but for what is in it.
  func lengthThatCompetes(inSpan cell: Structure.Cell, _ demands: AxisDemands) -> Length? {
    guard cell.isSized(axis) else {
      return .fixed(demands.demand(of: cell, in: structure, structure.tree)?.minimum ?? 0)
    }
    guard let child = structure.childContainer(cell) else {
      return demands.leafLength(of: cell.node, in: structure, structure.tree).proposed(demands.proposed)
    }
    return ownLength(of: child, demands)
  }

  /// What a cell over several tracks takes.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  private func piece(ofSpan cell: Structure.Cell, at level: Double, _ demands: AxisDemands) -> FairLevel.Piece? {
    let own = lengthThatCompetes(inSpan: cell, demands).map { piece(of: $0, at: level, cell.node) }
    guard cell.isSized(axis), let child = structure.childContainer(cell), !competes(child) else { return own }
    guard let content = piece(inCell: child, at: level, demands) else { return nil }
    return own.map { Self.longer($0, content, at: level) } ?? content
  }

  /// What the tracks of a container take together, with gaps, so that each span has what it takes.
  ///
  /// O(tracks and spans), and what is in them.
  func path(
    over tracks: [FairLevel.Piece], _ spans: [Int], of container: Int, at level: Double, _ demands: AxisDemands
  ) -> FairLevel.Piece? {
    let gaps = structure.gaps(of: container, axis)
    // Where each track begins, and all of them end.
    var edges = Array(of: FairLevel.Piece(constant: 0, rate: 0), count: tracks.count + 1)
    func extend(from start: Int, to end: Int, by length: FairLevel.Piece) {
      let gap = end < tracks.count ? gaps.after(end - 1) : 0
      let edge = FairLevel.Piece(
        constant: edges[start].constant + length.constant + gap, rate: edges[start].rate + length.rate)
      edges[end] = Self.longer(edge, edges[end], at: level)
    }
    var next = 0
    for (track, length) in tracks.enumerated() {
      extend(from: track, to: track + 1, by: length)
      while next < spans.count {
        let cell = structure.cells[spans[next]]
        guard cell.tracks(axis).lowerBound == track else { break }
        guard let length = piece(ofSpan: cell, at: level, demands) else { return nil }
        extend(from: track, to: cell.tracks(axis).upperBound, by: length)
        next += 1
      }
    }
    edges[tracks.count].constant += structure.containers[container].insets.total(axis)
    return edges[tracks.count]
  }

  /// Whether each span of a container has room in what its tracks take by themselves.
  func leavesSpansRoom(in container: Int, at level: Double, _ demands: AxisDemands) -> Bool {
    guard let spans = spans[container] else { return true }
    guard let tracks = tracks(of: container, at: level, demands) else { return false }
    return spans.allSatisfy { index in
      let covered = structure.cells[index].tracks(axis)
      let room = tracks[covered].reduce(structure.gaps(in: covered, of: container, axis)) {
        $0 + $1.taken(at: level)
      }
      return piece(ofSpan: structure.cells[index], at: level, demands).map {
        $0.taken(at: level) <= room * (1 + AxisDemands.rounding)
      } ?? false
    }
  }
}
