internal import LayoutGeometry

/// Tracks that a lazy grid describes itself, into which items flow line by line.
struct FlowingLines {
  let tree: LayoutTree
  let node: Int
  let options: LazyGridOptions
  /// The length along the tracks that the grid gets; `nil` while that is to be found.
  let space: Double?

  func lay(out container: inout Structure.Container, cells: inout Structure.CellList, defaultSpacing: Double) {
    var childCount = 0
    for _ in tree.children(of: node) { childCount += 1 }
    let counts = trackCounts(childCount: childCount, defaultSpacing: defaultSpacing)
    var groups: [Range<Int>] = []
    var itemOfTrack: [GridItem] = []
    groups.reserveCapacity(counts.count)
    itemOfTrack.reserveCapacity(counts.reduce(0, +))
    for (item, count) in zip(options.tracks, counts) {
      groups.append(itemOfTrack.count..<(itemOfTrack.count + count))
      for _ in 0..<count { itemOfTrack.append(item) }
    }
    // Items without a track to flow into still have a place: one track that nothing is said about.
    let trackCount = max(itemOfTrack.count, childCount == 0 ? 0 : 1)
    if groups.isEmpty, trackCount > 0 { groups = [0..<1] }
    var (track, line) = (0, 0)
    for child in tree.children(of: node) {
      let alignment = track < itemOfTrack.count ? itemOfTrack[track].alignment : nil
      cells.append(cell(child, track: track, line: line, alignment: alignment))
      track += 1
      if track == trackCount { (track, line) = (0, line + 1) }
    }
    let lineCount = line + (track > 0 ? 1 : 0)
    let isColumns = options.axis == .horizontal
    container.columnCount = isColumns ? trackCount : lineCount
    container.rowCount = isColumns ? lineCount : trackCount
    container.horizontalGaps.spacing = isColumns ? defaultSpacing : options.lineSpacing ?? defaultSpacing
    container.verticalGaps.spacing = isColumns ? options.lineSpacing ?? defaultSpacing : defaultSpacing
    container.change { infrequent in
      infrequent.ownTracks = .init(
        axis: options.axis, groups: groups,
        lengths: options.tracks.isEmpty ? groups.map { _ in .flexible } : options.tracks.map(length),
        stretches: options.tracks.contains { $0.stretch != 1 } ? options.tracks.map(\.factor) : [])
    }
    let gaps = itemOfTrack.dropLast().map { $0.spacing ?? defaultSpacing }
    if isColumns { container.horizontalGaps.unequal = gaps } else { container.verticalGaps.unequal = gaps }
  }

  private func cell(_ child: Int, track: Int, line: Int, alignment: Alignment?) -> Structure.Cell {
    let tracks = track..<(track + 1)
    let lines = line..<(line + 1)
    let isColumns = options.axis == .horizontal
    // Along the tracks the grid has a say where the track has none; across, items sit in the middle, as in SwiftUI.
    let point =
      alignment?.unitPoint
      ?? (isColumns ? UnitPoint(x: options.alignment, y: 0.5) : UnitPoint(x: 0.5, y: options.alignment))
    var cell = Structure.Cell(
      node: child, columns: isColumns ? tracks : lines, rows: isColumns ? lines : tracks, anchor: point,
      unsizedAxes: tree.nodes[child].unsizedAxes.union(Axis.Set(options.axis)))
    // Where tracks are rows, what stands side by side has no alignment in common.
    if isColumns { cell.lineUp(by: alignment?.vertical.baseline) }
    return cell
  }

  // MARK: Adaptive tracks

  /// What a track asks for; adaptive ones that are not counted yet stand as one that takes whatever it gets.
  private func length(of item: GridItem) -> Length {
    item.isAdaptive && space == nil ? item.length.unlimited : item.length
  }

  /// How many tracks each grid item makes: one, or as many as fit in its share.
  private func trackCounts(childCount: Int, defaultSpacing: Double) -> [Int] {
    guard let space, options.tracks.contains(where: \.isAdaptive) else { return options.tracks.map { _ in 1 } }
    let members = options.tracks.map {
      FairShares.Member($0.isAdaptive ? $0.length.unlimited : $0.length, stretch: $0.factor)
    }
    let shares = FairShares(
      of: space - options.tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }, among: members)
    return zip(options.tracks, members).map { item, member in
      let share = shares[member]
      guard case .adaptive(let minimum, _) = item.size else { return 1 }
      // More tracks than items would only be empty.
      guard share.isFinite else { return max(1, childCount) }
      let gap = item.spacing ?? defaultSpacing
      guard minimum + gap > 0 else { return max(1, childCount) }
      // Rounding must not cost a track that fits to the point.
      let fitting = ((share + gap) / (minimum + gap) + 1e-9).rounded(.down)
      return max(1, Int(min(fitting, Double(max(1, childCount)))))
    }
  }
}

extension GridItem {
  /// What the track asks for; an adaptive one for each of its tracks.
  fileprivate var length: Length {
    switch size {
    case .fixed(let length): .fixed(length)
    // What takes nothing of what is left is as long as it is at least.
    case .flexible(let minimum, _, 0): .fixed(minimum)
    case .flexible(let minimum, let maximum, _), .adaptive(let minimum, let maximum):
      Length(minimum: minimum, ideal: minimum, maximum: maximum)
    }
  }

  /// What its share is in proportion to, above 0: what takes nothing has no share.
  fileprivate var factor: Double { stretch > 0 ? stretch : 1 }
}

extension Length {
  /// The length without an upper limit.
  fileprivate var unlimited: Length { Length(minimum: minimum, ideal: ideal, maximum: .infinity) }
}
