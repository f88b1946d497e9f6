internal import LayoutGeometry

// Absolute boxes: layers over their parent, in which they stand by their insets.
extension HTMLWriter {
  /// Where an absolute box stands, while that is found.
  private struct Layer {
    var modes = PerAxis<HTMLMode>(.hug, .hug)
    var place = PerAxis<HTMLEdge>(.start, .start)
    var room = HTMLSides()
    /// Along which axes it stands out at the end only.
    var held: Axis.Set = []
  }

  /// An absolute box as a layer that fills its parent.
  func outOfFlow(_ box: HTMLBox, over parent: HTMLBox) throws -> LayoutDescription {
    let isInArea = parent.display == "grid" && box.hasArea
    var edges = HTMLSides()
    for side in HTMLSide.allCases { edges[side] = parent.border(side) }
    edges.bottom += parent.scrollBar(.vertical)
    edges[trailing] += parent.scrollBar(.horizontal)
    var layer = Layer()
    for axis in Axis.allCases {
      place(&layer, box, over: parent, axis, around: isInArea ? HTMLSides() : edges, isInArea: isInArea)
    }
    var node = try self.box(box, layer.modes)
    if box.ratio != nil || Axis.allCases.contains(where: { layer.modes[$0].isSaid }) {
      // What is tied gives way otherwise, so it stands in a frame.
      var frame = LayoutDescription(type: "frame")
      frame["alignment"] = .text(HTMLEdge.alignment(layer.place))
      frame["children"] = .layouts([node])
      frame["overflow"] = .text("visible")
      for axis in Axis.allCases { frame.set(axis, .fill) }
      node = frame
      layer.place = PerAxis(.start, .start)
      layer.held = []
    }
    let whole = PerAxis<Room?>(.fill, .fill)
    let isHeldInside = Axis.allCases.contains {
      layer.held.contains($0) && layer.room[sides($0).before] != 0
    }
    if isHeldInside {
      // Held by its insets, which stand inside the room.
      let inner = framed(node, layer.place, whole, held: (box, layer.held))
      node = framed(inset(inner, layer.room), PerAxis(.start, .start), whole)
    } else {
      node = framed(inset(node, layer.room), layer.place, whole, held: (box, layer.held))
    }
    if isInArea {
      node["id"] = .text(helper(box, "area"))
      tie(box, toAreaOf: parent, edges)
    }
    return node
  }

  private func place(
    _ layer: inout Layer, _ box: HTMLBox, over parent: HTMLBox, _ axis: Axis, around: HTMLSides, isInArea: Bool
  ) {
    let (before, after) = sides(axis)
    let (start, end) = (inset(box, before, axis), inset(box, after, axis))
    var isSaid = box.said(axis) != nil || box.isContentSized(axis)
    if let part = box.length(axis.lengthName).part, !isSaid || isInArea {
      isSaid = true
      layer.modes[axis] = partOfRoom(parent, box, axis, part, isInArea: isInArea)
    }
    let isAuto = (box.isAuto(before), box.isAuto(after))
    let hasBoth = start != nil && end != nil
    let isRuled =
      box.ratio != nil
      && (axis == .vertical && layer.modes.horizontal.isFill
        || Axis.allCases.contains { box.said($0) != nil })
    if box.word(axis.lengthName) == "stretch" || hasBoth && !isSaid && !isRuled {
      layer.modes[axis] = .fill
      layer.room[before] = (start ?? 0) + around[before]
      layer.room[after] = (end ?? 0) + around[after]
    } else if let start, let end, isAuto.0 || isAuto.1 {
      layer.place[axis] = isAuto.0 ? isAuto.1 ? .center : .end : .start
      layer.held.insert(Axis.Set(axis))
      (layer.room[before], layer.room[after]) = (start + around[before], end + around[after])
    } else if let start {
      layer.room[before] = start + around[before]
    } else if let end {
      layer.place[axis] = .end
      layer.room[after] = end + around[after]
    } else {
      layer.place[axis] = staticPlace(box, in: parent, axis)
      for side in [before, after] {
        layer.room[side] = around[side] + (parent.display == "grid" ? 0 : parent.padding(side))
      }
      let isAcross = (axis == .vertical) == (parent.display == "grid" || parent.isRow)
      if !parent.isBlock, isAcross, aligned(box, in: parent).hasPrefix("safe ") {
        layer.held.insert(Axis.Set(axis))
      }
    }
  }

  /// How far a box is from a side of its room; `nil` where it says nothing.
  private func inset(_ box: HTMLBox, _ side: HTMLSide, _ axis: Axis) -> Double? {
    switch box.length(side.rawValue) {
    case .word: return nil
    case .points(let points): return points
    case .part(let part):
      guard let base = box.percentBase(axis) else {
        box.lose("a place in percent of a length that is not said")
        return 0
      }
      return CSSLength.held(part * base)
    }
  }

  /// A percentage of an area, or of the padding box of the parent, as a relation.
  private func partOfRoom(_ parent: HTMLBox, _ box: HTMLBox, _ axis: Axis, _ part: Double, isInArea: Bool) -> HTMLMode {
    var room = "\(part) * container.\(axis.lengthName)"
    if isInArea {
      room = "\(part) * \(operand(helper(box, "area"), axis.lengthName))"
    } else {
      let border = HTMLSide.along(axis).reduce(parent.scrollBar(axis)) { $0 + parent.border($1) }
      room += HTMLRelation.plus(-part * border)
    }
    let least = max(box.least(axis) ?? 0, box.leastAround(axis))
    let greatest = box.greatest(axis).map { max($0, least) }
    let priority = least > 0 || greatest != nil ? HTMLRelation.clamped : nil
    relateArea("\(operand(box, axis)) == \(room)\(HTMLRelation.priority(priority))")
    return .said(.limits(HTMLLimits(least: least, ideal: least, greatest: .init(greatest))), isDefinite: true)
  }

  /// An absolute box in a grid is in the area that its lines name.
  private func tie(_ box: HTMLBox, toAreaOf grid: HTMLBox, _ around: HTMLSides) {
    let name = helper(box, "area")
    for axis in Axis.allCases {
      let (before, after) = sides(axis)
      let total = grid.trackCounts[axis]
      let area = HTMLLines.area(
        of: box, axis, named: grid.namedTracks[axis], before: grid.tracksBefore[axis], count: total)
      func edge(_ track: Int, _ side: HTMLSide) -> String { operand(trackName(grid, axis, track), side.rawValue) }
      for (side, track) in [(before, area.first), (after, area.end)] {
        var line: String
        if let track {
          guard total > 0 else { return box.lose("areas of a grid without tracks") }
          if side == before {
            line = track < total ? edge(track, before) : edge(total - 1, after)
          } else {
            line = track > 0 ? edge(track - 1, after) : edge(0, before)
          }
        } else {
          let isInward = side == .left || side == .top
          // An area whose lines are beyond the edge is empty.
          line =
            "container.\(side)\(HTMLRelation.plus(isInward ? around[side] : -around[side]))"
            + HTMLRelation.priority(HTMLRelation.clamped)
        }
        relateArea("\(operand(name, side.rawValue)) == \(line)")
      }
    }
  }

  /// Where a box stands whose insets are `auto`: as if it were the only child.
  private func staticPlace(_ box: HTMLBox, in parent: HTMLBox, _ axis: Axis) -> HTMLEdge {
    if parent.isBlock {
      if axis == .vertical, !parent.isLeaf { box.lose("the place of an absolute box between others") }
      return .start
    }
    if parent.display == "grid" {
      var word = box.word(axis == .horizontal ? "justify-self" : "align-self")
      if word == "auto" { word = parent.word(axis == .horizontal ? "justify-items" : "align-items", "start") }
      return edge(word, of: box)
    }
    if (axis == .horizontal) == parent.isRow {
      let word = parent.word("justify-content", "flex-start")
      let spaces: [String: HTMLEdge] = ["space-between": .start, "space-around": .center, "space-evenly": .center]
      if let place = spaces[word] { return parent.isReversed ? place.reversed : place }
      return edge(word, of: parent, isReversed: parent.isReversed)
    }
    let word = aligned(box, in: parent)
    if word.hasPrefix("self-") { return ownEdge(word, of: box, axis) }
    // A baseline is as `start`, where the lines do not turn it around.
    return edge(word == "baseline" ? "start" : word, of: box, isReversed: parent.isWrapReversed)
  }
}
