internal import LayoutGeometry

/// Where lines of text stand in containers that have their ideal heights, or heights that they were given.
struct IdealBaselines: BaselinePositions {
  let structure: Structure
  let lengths: DemandTable
  var text: TextTable { lengths.text }
  /// The heights of containers on the way to the text, where their cells are higher than their ideals, or lower.
  private var heights: [Int: Double] = [:]

  init(structure: Structure, lengths: DemandTable) {
    self.structure = structure
    self.lengths = lengths
  }

  mutating func enter(_ container: Int, height: Double) { heights[container] = height }

  func start(ofRow row: Int, in container: Int) -> Double {
    structure.start(ofTrack: row, of: container, .vertical, box: box(of: container)) { content(of: $0, in: container) }
  }

  func space(of cell: Structure.Cell, in container: Int) -> Double {
    content(of: cell.rows, in: container)
  }

  mutating func height(of cell: Structure.Cell, in container: Int) -> Double {
    if structure.fills(cell, of: container) { return space(of: cell, in: container) }
    let length = lengths[cell.node, .vertical]
    guard structure.childContainer(cell) == nil, let baseline = cell.baseline else {
      return length.fitted(to: content(of: cell.rows, in: container))
    }
    let above = line(baseline, ofRow: cell.rows.lowerBound, in: container)
    let room = lengths.baselineOffset(of: cell.node, baseline).height(
      fitting: above, content(of: cell.rows, in: container) - above)
    return length.fitted(to: room)
  }

  mutating func line(_ baseline: TextBaseline, ofRow row: Int, in container: Int) -> Double {
    let demands = lengths.demands(of: container, .vertical)
    guard let line = demands.line(baseline, ofRow: row).map({ demands.lines[$0] }) else { return 0 }
    let height = content(of: row..<(row + 1), in: container)
    guard line.growingSide == .below else { return height - line.below.content.length }
    // In a row of a height of its own, what can grow above the line moves it down.
    let fills = line.above.isFlexible && rowIsAllOfHeight(container)
    let lowest = fills ? min(line.above.maximum.length, height - line.below.content.length) : 0
    let highest = line.containers.reduce(line.above.content.length) { max($0, ascent(ofFilling: $1, baseline, height)) }
    return max(highest, lowest)
  }

  /// From the top of a container that fills its row, as far as it can, to its line; 0 where it has its ideal height.
  private mutating func ascent(ofFilling container: Int, _ baseline: TextBaseline, _ height: Double) -> Double {
    guard let node = structure.containers[container].node else { return 0 }
    let length = lengths[node, .vertical]
    let filled = length.fitted(to: height)
    guard filled > length.ideal else { return 0 }
    return ascent(of: node, baseline, height: filled)
  }

  private func content(of rows: Range<Int>, in container: Int) -> Double {
    let info = structure.containers[container]
    let demands = lengths.demands(of: container, .vertical)
    let content = demands.contentLength(of: rows, in: info, .vertical)
    guard info.shape == nil, info.rowCount > 0, let node = info.node else { return content }
    let insets = info.insets.total(.vertical)
    if info.keepsRatio { return given(to: container, node) - insets }
    let all = info.rowCount == rows.count ? content : demands.contentLength(of: 0..<info.rowCount, in: info, .vertical)
    let room = room(in: container, node, for: all + insets) - insets
    if rowIsAllOfHeight(container) { return room }
    if room < all, !info.isChoice { return shortened(rows, in: container, to: room) ?? content }
    // What a container has beyond its ideal goes to its one row, as far as something in that can use it.
    if info.rowCount == 1, demands.tracks[0].isFlexible {
      return max(content, min(room, info.isPadding ? room : demands.tracks[0].maximum.length))
    }
    if let heights = heights(ofRowsIn: container, sharing: room) {
      return heights[rows].reduce(info.gaps(.vertical).total(in: rows), +)
    }
    // With room for that, each of several rows has the most that it can use, which spans over them may add to.
    let greatest = demands.greatestLength(of: 0..<info.rowCount, in: info, .vertical)
    guard demands.greatestTracksHoldSpans, greatest - room <= 1e-9 * room else { return content }
    return demands.greatestLength(of: rows, in: info, .vertical)
  }

  /// How high the rows of a container are that share what it has beyond its ideal; `nil` where more than they themselves decides.
  private func heights(ofRowsIn container: Int, sharing room: Double) -> [Double]? {
    let tracks = lengths.demands(of: container, .vertical).tracks
    let info = structure.containers[container]
    guard lengths.demands(of: container, .vertical).spans.isEmpty, info.groups(.vertical) == nil,
      !structure.fractions.isAround(container, .vertical)
    else { return nil }
    var heights = tracks.map(\.content.length)
    var left = heights.reduce(room - info.gaps(.vertical).total(in: 0..<tracks.count), -)
    guard left > 0 else { return nil }
    for priority in structure.priorities.levels where left > 0 {
      let rows = tracks.indices.filter { tracks[$0].isFlexible && tracks[$0].priority == priority }
      let members = rows.map { row in
        let own = Length(minimum: heights[row], ideal: heights[row], maximum: tracks[row].maximum.length)
        return FairShares.Member(own, stretch: tracks[row].stretch)
      }
      let shares = FairShares(of: rows.reduce(left) { $0 + heights[$1] }, among: members)
      for (row, member) in zip(rows, members) {
        left -= shares[member] - heights[row]
        heights[row] = shares[member]
      }
    }
    return heights
  }

  /// The height of a container with all that it takes.
  private func box(of container: Int) -> Double {
    let rows = 0..<structure.trackCount(of: container, .vertical)
    guard let node = structure.containers[container].node else { return content(of: rows, in: container) }
    return room(in: container, node, for: content(of: rows, in: container))
  }

  /// The height of a container: what it was given, as far as it may be so high, which it need not be in a balanced stack; but a
  /// frame that may be higher than its ideal has room for what is in it.
  private func room(in container: Int, _ node: Int, for content: Double) -> Double {
    let length = lengths[node, .vertical]
    let given = given(to: container, node)
    return given < length.ideal ? given : max(given, min(content, length.maximum))
  }

  /// The height that a container was given, as far as it may be so high; else its ideal.
  private func given(to container: Int, _ node: Int) -> Double {
    let length = lengths[node, .vertical]
    return heights[container].map { min($0, length.maximum) } ?? length.ideal
  }

  /// The height of rows of a container that is too low for the ideals of what is in it; `nil` where only a program tells.
  private func shortened(_ rows: Range<Int>, in container: Int, to room: Double) -> Double? {
    let info = structure.containers[container]
    if let all = lengths.heights(ofRowsIn: container, taking: room + info.insets.total(.vertical)) {
      return all[rows].reduce(info.gaps(.vertical).total(in: rows), +)
    }
    guard info.rowCount == 1 else { return nil }
    let demand = lengths.demands(of: container, .vertical).tracks[0]
    return max(min(demand.minimum.length, demand.content.length), room)
  }

  /// Whether the one row of a container is as high as its ratio or its frame says, whatever stands in it.
  private func rowIsAllOfHeight(_ container: Int) -> Bool {
    structure.containers[container].keepsRatio || structure.fillsFrame(container, .vertical)
  }
}
