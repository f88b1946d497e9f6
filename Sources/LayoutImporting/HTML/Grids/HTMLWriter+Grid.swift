internal import LayoutGeometry

// Grids. Items find their cells here, as structure; how long tracks are is the document's business.
extension HTMLWriter {
  /// From this number on tracks are looked at for those that count as one.
  private static let manyTracks = 50
  /// With more a grid is not written.
  private static let mostTracks = 1000

  func grid(_ box: HTMLBox, _ isDefinite: PerAxis<Bool>) throws -> LayoutDescription {
    guard var grid = try tracked(box, isDefinite) else { return LayoutDescription(type: "item") }
    if listsTracks(grid) {
      grid.isListed = true
      return try listed(grid)
    }
    var layers: [HTMLPlacement] = []
    var inGrid: [HTMLGridCell] = []
    var covered = HTMLCells(limit: mostCells)
    for place in grid.placements {
      if covered.obstacle(to: place) != nil {
        layers.append(place)
        continue
      }
      try covered.take(place)
      let isSpoken = grid.speaksLittle(place)
      inGrid.append(HTMLGridCell(place: place, isSpokenFor: isSpoken))
      if isSpoken { layers.append(place) }
    }
    let isAnchored = !layers.isEmpty || box.absolutes.contains(where: \.hasArea)
    grid.byCells = PerAxis { !isAnchored && saysAll($0, grid, inGrid, covered) }
    return try written(grid, inGrid, covered, layers, isAnchored: isAnchored)
  }

  /// The tracks of a grid, and where its items stand; `nil`, with a note, where those are too many.
  private func tracked(_ box: HTMLBox, _ isDefinite: PerAxis<Bool>) throws -> HTMLGrid? {
    let named = PerAxis {
      HTMLTracks(box, $0, $0 == .horizontal ? "grid-template-columns" : "grid-template-rows").tracks
    }
    let counts = PerAxis { named[$0].count }
    let places = try HTMLPlaces(box, counts: counts, limit: mostCells)
    let tracks = PerAxis { axis in
      let end = max(counts[axis], places.placements.map { $0.tracks(axis).upperBound }.max() ?? 0)
      let found = HTMLTracks(box, axis, axis == .horizontal ? "grid-auto-columns" : "grid-auto-rows").tracks
      let autos = found.isEmpty ? [.auto] : found
      // Before the first track the pattern runs backwards, from its end.
      let before = (places.first[axis]..<0).map { autos[($0 % autos.count + autos.count) % autos.count] }
      return before + named[axis] + (0..<(end - counts[axis])).map { autos[$0 % autos.count] }
    }
    var placements = places.placements
    for index in placements.indices {
      placements[index].start = PerAxis { placements[index].start[$0] - places.first[$0] }
    }
    var grid = HTMLGrid(
      box: box, isDefinite: isDefinite, tracks: tracks, placements: placements, gaps: PerAxis { gap(box, $0) })
    for axis in Axis.allCases {
      if grid.tracks[axis].count > Self.manyTracks, !box.absolutes.contains(where: \.hasArea) {
        grid.mergeTracks(axis)
      }
      settleSafety(grid, axis)
      grid.giveAreas(axis)
    }
    let cells = grid.tracks.horizontal.count.multipliedReportingOverflow(by: grid.tracks.vertical.count)
    guard Axis.allCases.allSatisfy({ grid.tracks[$0].count <= Self.mostTracks }),
      cells.partialValue <= Self.mostTracks * Self.manyTracks
    else {
      box.lose("a grid of very many tracks")
      return nil
    }
    box.tracksBefore = places.first
    box.namedTracks = counts
    box.trackCounts = PerAxis { grid.tracks[$0].count }
    for axis in Axis.allCases {
      let parts = grid.tracks[axis].filter { $0.least.part != nil || $0.greatest.part != nil }
      if parts.contains(where: { $0.part == nil }) || !isDefinite[axis] && !parts.isEmpty {
        box.lose("tracks in percent of a length that is not said")
      }
    }
    return grid
  }

  /// Tracks of said lengths that are longer than the grid stand at its start, where their distribution is a safe one.
  private func settleSafety(_ grid: HTMLGrid, _ axis: Axis) {
    let (box, tracks) = (grid.box, grid.tracks[axis])
    let word = box.word(axis.contentAlignment, "normal")
    guard word.hasPrefix("safe "), let room = box.saidContent(axis), tracks.allSatisfy(\.isFixed) else { return }
    let total = tracks.reduce(0) { $0 + ($1.fixed ?? 0) } + grid.gaps[axis] * Double(tracks.count - 1)
    box.style.replace(axis.contentAlignment, total <= room ? String(word.dropFirst(5)) : "start")
  }

  /// Whether all tracks have a said length, and each a cell of its own that can say it.
  private func saysAll(_ axis: Axis, _ grid: HTMLGrid, _ inGrid: [HTMLGridCell], _ covered: HTMLCells) -> Bool {
    guard grid.tracks[axis].allSatisfy(\.isFixed) else { return false }
    let alone = Set(inGrid.map(\.place).filter { $0.count[axis] == 1 }.map { $0.start[axis] })
    return grid.tracks[axis].indices.allSatisfy { track in
      alone.contains(track)
        || grid.tracks[axis.other].indices.contains { !covered.contains(PerAxis(axis, track, $0)) }
    }
  }
}

/// An item in the cells of a grid, or what asks as much in its place where it stands over the grid.
struct HTMLGridCell {
  let place: HTMLPlacement
  let isSpokenFor: Bool
}

extension HTMLGrid {
  /// Makes one track of neighbours between which no item begins or ends, where their length as one is known.
  mutating func mergeTracks(_ axis: Axis) {
    let isGrown = isDefinite[axis] && box.grows(tracks[axis], axis)
    var edges: Set<Int> = [0, tracks[axis].count]
    for place in placements { edges.formUnion([place.tracks(axis).lowerBound, place.tracks(axis).upperBound]) }
    let sorted = edges.sorted()
    var (merged, numbers) = ([HTMLTrack](), [Int: Int]())
    for (start, end) in zip(sorted, sorted.dropFirst()) {
      numbers[start] = merged.count
      let areAlone = placements.allSatisfy { place in
        !(place.tracks(axis).lowerBound <= start && end <= place.tracks(axis).upperBound)
          || place.tracks(axis) == start..<end
      }
      merged += together(tracks[axis][start..<end], gaps[axis], isGrown: isGrown, areAlone: areAlone)
    }
    numbers[sorted.last ?? 0] = merged.count
    tracks[axis] = merged
    for index in placements.indices {
      let old = placements[index].tracks(axis)
      let (start, end) = (numbers[old.lowerBound] ?? 0, numbers[old.upperBound] ?? 0)
      (placements[index].start[axis], placements[index].count[axis]) = (start, end - start)
    }
  }

  /// As few tracks as mean the same; `areAlone` is whether what covers them covers no others.
  private func together(_ listed: ArraySlice<HTMLTrack>, _ gap: Double, isGrown: Bool, areAlone: Bool) -> [HTMLTrack] {
    let fixed = listed.compactMap(\.fixed)
    if fixed.count == listed.count {
      let length = HTMLBreadth.points(fixed.reduce(0, +) + gap * Double(fixed.count - 1))
      return [HTMLTrack(least: length, greatest: length)]
    }
    // What one item needs of tracks that fit their content it needs of one; and nothing has no length.
    let canMerge = areAlone && !isGrown && gap == 0 && listed.allSatisfy { $0 == .auto }
    return Array(canMerge ? listed.prefix(1) : listed)
  }
}
