internal import LayoutGeometry

// Grids as rows of cells; where items do not say it, a row and a column of cells say how long tracks are.
extension HTMLWriter {
  func written(
    _ grid: HTMLGrid, _ inGrid: [HTMLGridCell], _ covered: HTMLCells, _ layers: [HTMLPlacement], isAnchored: Bool
  ) throws -> LayoutDescription {
    let box = grid.box
    let sizers = PerAxis { HTMLTrackSizers(grid, $0, isAnchored: isAnchored, writer: self) }
    let hasSizers = PerAxis { sizers[$0].saysAny && !grid.byCells[$0] }
    var node = LayoutDescription(type: "grid")
    node["alignment"] = .text("topLeading")
    node["horizontalSpacing"] = .number(grid.gaps.horizontal)
    node["verticalSpacing"] = .number(grid.gaps.vertical)
    node["rows"] = .layouts(try rows(of: grid, inGrid, covered, sizers, hasSizers))
    distributeTracks(of: grid, &node, hasSizers)
    let isDistributed = PerAxis { node[Self.distributionKey($0)] != nil }
    // Where no track takes what is left, the grid is as long as its tracks.
    let isStill = PerAxis { axis in
      grid.isDefinite[axis] && !isDistributed[axis] && !grid.tracks[axis].allSatisfy(\.isGiven)
        && !box.grows(grid.tracks[axis], axis)
    }
    // Tracks that cannot be as short as the grid stand out of it; they are not cut.
    let isLoose = PerAxis { axis in
      isStill[axis] || grid.isDefinite[axis] && !isDistributed[axis] && grid.isPushed(axis)
    }
    var pulled = HTMLSides()
    if hasSizers.horizontal { pulled.top = -grid.gaps.vertical }
    if hasSizers.vertical { pulled[leading] = -grid.gaps.horizontal }
    let isPulled = pulled != HTMLSides()
    let isInside = isPulled || !layers.isEmpty || isLoose.any
    let name = helper(box, "grid")
    if isInside { node["id"] = .text(name) }
    for axis in Axis.allCases where sizers[axis].isTied {
      let whole = { (side: String) in isInside ? self.operand(name, side) : "container.\(side)" }
      var edge: String?
      if hasSizers.horizontal, hasSizers.vertical {
        let after = sides(axis).after
        let corner = operand(helper(box, "corner"), after.rawValue)
        edge = corner + HTMLRelation.plus(after == .left ? -grid.gaps[axis] : grid.gaps[axis])
      } else if !isDistributed[axis] {
        edge = whole(sides(axis).before.rawValue)
      }
      let isClosed = grid.shares(axis).reduce(0, +) >= 1
      fillTracks(sizers[axis], grid, axis, from: edge, to: isClosed ? whole(sides(axis).after.rawValue) : nil)
    }
    if isPulled || !layers.isEmpty {
      for axis in Axis.allCases { node.set(axis, isLoose[axis] || !grid.isDefinite[axis] ? .open : .fill) }
      if grid.isDefinite.any { node["overflow"] = .text("visible") }
      holdStill(&node, isStill)
      node = inset(node, pulled)
    }
    if !layers.isEmpty { node = try over(grid, node, layers) }
    guard isLoose.any else { return node }
    for axis in Axis.allCases { node.set(axis, grid.isDefinite[axis] && !isLoose[axis] ? .fill : .open) }
    node["overflow"] = .text("visible")
    holdStill(&node, isStill)
    if let own = relations.last, !own.isEmpty {
      node["constraints"] = .texts(own)
      relations[relations.count - 1] = []
    }
    var frame = LayoutDescription(type: "frame")
    frame["alignment"] = .text("topLeading")
    frame["children"] = .layouts([node])
    frame["overflow"] = .text("visible")
    return frame
  }

  static func distributionKey(_ axis: Axis) -> String { "\(axis.name)Distribution" }

  /// Lets a layout be as long as its content asks along the axes where no track grows.
  private func holdStill(_ node: inout LayoutDescription, _ isStill: PerAxis<Bool>) {
    for axis in Axis.allCases where isStill[axis] {
      node.set(axis, .nothing)
      node.add(axis.name, to: "fixedSize")
    }
  }

  private func rows(
    of grid: HTMLGrid, _ inGrid: [HTMLGridCell], _ covered: HTMLCells, _ sizers: PerAxis<HTMLTrackSizers>,
    _ hasSizers: PerAxis<Bool>
  ) throws -> [LayoutDescription] {
    var corner = LayoutDescription(type: "item")
    corner.set(.horizontal, .fixed(0))
    corner.set(.vertical, .fixed(0))
    var lines: [LayoutDescription] = []
    if hasSizers.horizontal {
      var named = corner
      named["id"] = .text(helper(grid.box, "corner"))
      lines.append(Self.row((hasSizers.vertical ? [named] : []) + sizers.horizontal.cells.map { $0.item(.horizontal) }))
    }
    let starts = Dictionary(grouping: inGrid) { [$0.place.start.horizontal, $0.place.start.vertical] }
    let speaking = inGrid.filter { !$0.isSpokenFor }.map(\.place)
    for y in grid.tracks.vertical.indices {
      var (cells, onBaseline) = ([LayoutDescription](), Set<Int>())
      if hasSizers.vertical { cells.append(sizers.vertical.cells[y].item(.vertical)) }
      for x in grid.tracks.horizontal.indices {
        if let cell = starts[[x, y]]?.first {
          if cell.isSpokenFor {
            cells.append(spokesman(grid, cell.place))
            continue
          }
          if grid.isOnBaseline(cell.place) { onBaseline.insert(cells.count) }
          cells.append(try self.cell(in: grid, cell.place, among: speaking))
        } else if !covered.contains(PerAxis(x, y)) {
          cells.append(filler(grid, PerAxis(x, y)))
        }
      }
      if !onBaseline.isEmpty {
        for index in cells.indices
        where !onBaseline.contains(index) && cells[index]["alignment"] == nil && cells[index]["anchor"] == nil {
          cells[index]["anchor"] = .text("topLeading")
        }
      }
      lines.append(Self.row(cells.isEmpty ? [corner] : cells, isOnBaseline: !onBaseline.isEmpty))
    }
    return lines.isEmpty ? [Self.row([corner])] : lines
  }

  private static func row(_ cells: [LayoutDescription], isOnBaseline: Bool = false) -> LayoutDescription {
    var row = LayoutDescription()
    if isOnBaseline { row["alignment"] = .text("firstTextBaseline") }
    row["cells"] = .layouts(cells)
    return row
  }

  private func distributeTracks(of grid: HTMLGrid, _ node: inout LayoutDescription, _ hasSizers: PerAxis<Bool>) {
    for axis in Axis.allCases {
      let word = grid.box.word(axis.contentAlignment, "normal")
      let distribution = distribution(word, of: grid.box)
      guard distribution != "leading" else { continue }
      if word.hasPrefix("safe ") { grid.box.approximate("a safe distribution of tracks") }
      guard grid.isDefinite[axis] || grid.box.says("min-\(axis.lengthName)") else { continue }
      if hasSizers[axis.other], distribution.hasPrefix("space") {
        grid.box.lose("a distribution of tracks with said lengths")
      }
      node[Self.distributionKey(axis)] = .text(distribution)
    }
  }

  /// Lets cells that are tied fill their tracks, which they do only as a preference, by letting them touch, but for the gap.
  private func fillTracks(
    _ sizers: HTMLTrackSizers, _ grid: HTMLGrid, _ axis: Axis, from edge: String?, to end: String?
  ) {
    let (before, after) = sides(axis)
    let names = sizers.cells.indices.map { trackName(grid.box, axis, $0) }
    guard let first = names.first, let last = names.last else { return }
    if let edge { relate("\(operand(first, before.rawValue)) == \(edge)") }
    let gap = HTMLRelation.plus(after == .left ? -grid.gaps[axis] : grid.gaps[axis])
    for (one, other) in zip(names, names.dropFirst()) {
      relate("\(operand(other, before.rawValue)) == \(operand(one, after.rawValue))\(gap)")
    }
    if let end { relate("\(operand(last, after.rawValue)) == \(end)", priority: HTMLRelation.clamped) }
  }

  /// What relations call the cell that says how long a track is.
  func trackName(_ box: HTMLBox, _ axis: Axis, _ index: Int) -> String { helper(box, "\(axis.stackName) \(index)") }

  /// Items in cells that are taken, over the grid: tied to the cells that say how long the tracks are.
  private func over(_ grid: HTMLGrid, _ node: LayoutDescription, _ layers: [HTMLPlacement]) throws -> LayoutDescription
  {
    var areas: [LayoutDescription] = []
    for place in layers {
      var area = try cell(in: grid, place, among: [], isLayer: true)
      let name = helper(place.box, "area")
      area["id"] = .text(name)
      areas.append(area)
      for axis in Axis.allCases {
        var tracks = [place.tracks(axis).lowerBound, place.tracks(axis).upperBound - 1]
        if axis == .horizontal, findings.isRightToLeft { tracks.reverse() }
        for (side, track) in zip(HTMLSide.along(axis), tracks) {
          let edge = operand(trackName(grid.box, axis, track), side.rawValue)
          relate("\(operand(name, side.rawValue)) == \(edge)")
        }
      }
    }
    var stack = LayoutDescription(type: "zStack")
    stack["alignment"] = .text("topLeading")
    stack["children"] = .layouts([node] + areas)
    return stack
  }
}
