internal import LayoutGeometry

// Grids that list their tracks, where the document has words for those, with items that say where they stand.
extension HTMLWriter {
  /// Whether the grid is written with its tracks and the places of its items.
  func listsTracks(_ grid: HTMLGrid) -> Bool {
    let box = grid.box
    for axis in Axis.allCases {
      let tracks = grid.tracks[axis]
      if tracks.isEmpty || tracks.contains(where: { $0.listed == nil }) { return false }
      let shares = grid.shares(axis)
      // Less than all of what is left is no share, but for that of a track that takes what the others leave.
      if !shares.isEmpty, shares.reduce(0, +) < 1, !leavesRest(grid, axis) { return false }
      if stretches(grid, axis), !grid.placements.allSatisfy({ $0.box.isLeaf || $0.box.said(axis) != nil }) {
        return false
      }
      if grid.isDefinite[axis], !shares.isEmpty, tracks.contains(.auto) { return false }
      if box.word(axis.contentAlignment, "normal").hasPrefix("safe ") { return false }
      // What is cut off has no least length, and lines of text break where a track lets them that is as long as they like.
      let isLiked = !shares.isEmpty && axis == .horizontal && !grid.isDefinite.horizontal
      if grid.placements.contains(where: { $0.box.clips(axis) || isLiked && $0.box.hasBreakingText }) {
        return false
      }
    }
    if box.absolutes.contains(where: \.hasArea) { return false }
    return !grid.placements.contains { grid.speaksLittle($0) || aligned($0.box, in: box) == "baseline" }
  }

  /// Whether tracks take a part of what is left, as they do where nothing in them asks for more.
  private func leavesRest(_ grid: HTMLGrid, _ axis: Axis) -> Bool {
    let word = grid.box.word(axis.contentAlignment, "normal")
    return ["normal", "start", "flex-start", "stretch"].contains(word) && grid.isDefinite[axis]
      && !grid.box.says(axis.gapName) && grid.tracks[axis].allSatisfy { $0.isFixed || $0.isFlexible }
      && grid.placements.allSatisfy { $0.box.asksNothing(axis) }
  }

  /// Whether tracks that are as long as their content share what is left of a given length.
  func stretches(_ grid: HTMLGrid, _ axis: Axis) -> Bool {
    grid.isDefinite[axis] && !grid.hasFlexible(axis) && grid.box.grows(grid.tracks[axis], axis)
  }

  /// A grid that lists its tracks, with items that say where they stand.
  func listed(_ grid: HTMLGrid) throws -> LayoutDescription {
    let ruled = Axis.allCases.filter { stretches(grid, $0) }
    var cells = try grid.placements.map { place in
      var node = try cell(in: grid, place, among: grid.placements)
      node["column"] = .number(Double(place.start.horizontal))
      node["row"] = .number(Double(place.start.vertical))
      return node
    }
    for axis in ruled { cells += rulers(grid, axis) }
    var node = LayoutDescription(type: "grid")
    node["alignment"] = .text("topLeading")
    node["horizontalSpacing"] = .number(grid.gaps.horizontal)
    node["verticalSpacing"] = .number(grid.gaps.vertical)
    var lists = LayoutDescription()
    for (axis, key) in [(Axis.horizontal, "columns"), (.vertical, "rows")] {
      var list = grid.tracks[axis].compactMap(\.listed)
      let shares = grid.shares(axis)
      let rest = 1 - shares.reduce(0, +)
      if !shares.isEmpty, rest > 0 {
        list.append(HTMLTrack.flexible(rest))
      } else if !grid.isDefinite[axis], shares.contains(where: { $0 < 1 }),
        !grid.placements.allSatisfy({ $0.box.asksNothing(axis) })
      {
        // CSS makes what is in such a track count as if it were one of 1fr.
        grid.box.approximate("tracks of less than 1fr around content that says its length")
      }
      lists[key] = .list(list)
    }
    node["tracks"] = .object(lists)
    node["overflow"] = .text("visible")
    var row = LayoutDescription()
    row["cells"] = .layouts(cells)
    node["rows"] = .layouts([row])
    for axis in Axis.allCases {
      let distribution = distribution(grid.box.word(axis.contentAlignment, "normal"), of: grid.box)
      if distribution != "leading", grid.isDefinite[axis] || grid.box.says("min-\(axis.lengthName)") {
        node[Self.distributionKey(axis)] = .text(distribution)
      }
    }
    return node
  }

  /// What makes tracks that fit their content longer, each by as much, up to the length of the grid.
  private func rulers(_ grid: HTMLGrid, _ axis: Axis) -> [LayoutDescription] {
    let tracks = grid.tracks[axis]
    // What a span needs beyond its tracks makes each longer by as much, which is how they are stretched.
    var whole = LayoutDescription(type: "item")
    whole.set(axis, .part(1))
    whole.set(axis.other, .fixed(0))
    whole["column"] = .number(0)
    whole["row"] = .number(0)
    whole[axis == .horizontal ? "columns" : "rows"] = .number(Double(tracks.count))
    // Only tracks with a cell of their own do; each gets one, which asks for nothing.
    let own = tracks.indices.filter { !tracks[$0].isFixed }.map { index in
      var item = LayoutDescription(type: "item")
      item.set(.horizontal, .fixed(0))
      item.set(.vertical, .fixed(0))
      item["column"] = .number(axis == .horizontal ? Double(index) : 0)
      item["row"] = .number(axis == .horizontal ? 0 : Double(index))
      return item
    }
    return [whole] + own
  }
}

extension HTMLTrack {
  /// A track that takes a share of what is left, as documents list it.
  static func flexible(_ share: Double) -> LayoutDescription.Value {
    var (limits, track) = (LayoutDescription(), LayoutDescription())
    limits["stretch"] = .number(share)
    track["flexible"] = .object(limits)
    return .object(track)
  }

  /// The track as documents list it; `nil` where they have no words for it.
  var listed: LayoutDescription.Value? {
    if let fixed {
      var track = LayoutDescription()
      track["fixed"] = .number(fixed)
      return .object(track)
    }
    if let share = greatest.fraction, least == .auto { return Self.flexible(share) }
    return self == .auto ? .text("fit") : nil
  }
}
