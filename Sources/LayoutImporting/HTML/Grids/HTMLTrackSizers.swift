internal import LayoutGeometry

/// Cells that say how long the tracks of a grid are along an axis, where no item does: a row or a column of them.
struct HTMLTrackSizers {
  /// What the cell of one track says.
  struct Cell {
    var name: String?
    var length: HTMLLength?
    var isUnsized = false

    /// The cell as an item, which takes no room across the tracks.
    func item(_ axis: Axis) -> LayoutDescription {
      var item = LayoutDescription(type: "item", id: name)
      item.set(axis, length ?? .fixed(0))
      item.set(axis.other, .fixed(0))
      if isUnsized { item["unsizedAxes"] = .texts([axis.name]) }
      if axis == .vertical { item["anchor"] = .text("topLeading") }
      return item
    }
  }

  private(set) var cells: [Cell] = []
  /// Whether each track has a cell with a name, which is as long as the track.
  private(set) var isTied = false
  /// Tracks that share what is left, with their shares.
  private var ties: [(track: Int, share: Double)] = []
  /// Tracks that grow on top of their content, with the length of that.
  private var grown: [(track: Int, content: Double?)] = []
  /// Whether tracks take only a part of what is left.
  private var leavesRest = false

  /// Whether any track needs its cell.
  var saysAny: Bool { cells.contains { $0.length != nil || $0.name != nil } }

  /// - Parameters:
  ///   - grid: The grid.
  ///   - axis: The axis along which the tracks follow each other.
  ///   - isAnchored: Whether items are tied to tracks: then each has a cell.
  ///   - writer: Who takes the relations.
  init(_ grid: HTMLGrid, _ axis: Axis, isAnchored: Bool, writer: HTMLWriter) {
    let total = grid.shares(axis).reduce(0, +)
    if total > 0, total < 1 {
      grid.box.approximate("shares of less than 1fr in all")
      let areKnown = grid.tracks[axis].allSatisfy { $0.isFixed || $0.isFlexible }
      leavesRest = grid.isDefinite[axis] && areKnown
      if !leavesRest { grid.box.lose("shares of less than 1fr beside the content") }
    }
    for index in grid.tracks[axis].indices { add(index, grid, axis, writer, hasShares: total > 0) }
    tieGrown(grid, axis, writer)
    isTied = isAnchored || leavesRest || ties.count > 1 || grown.count > 1
    if isTied { nameAll(grid, axis, writer) }
    tieShares(grid, axis, writer)
  }

  private mutating func add(_ index: Int, _ grid: HTMLGrid, _ axis: Axis, _ writer: HTMLWriter, hasShares: Bool) {
    let track = grid.tracks[axis][index]
    let (least, greatest) = (track.least.points ?? 0, track.greatest)
    var cell = Cell()
    switch greatest {
    case _ where track.isFixed: cell.length = track.fixed.map { .fixed($0) }
    case _ where track.part != nil: cell.length = track.part.map { .part($0) }
    case .fraction(0):
      // It takes nothing of what is left.
      if track.least.points != nil { cell.length = .fixed(least) }
    case .fraction(let share):
      if track.least == .maxContent { grid.box.lose("tracks between max-content and a share") }
      cell.length = least > 0 ? .limits(HTMLLimits(least: least, ideal: least, greatest: .unbounded)) : .open
      cell.name = writer.trackName(grid.box, axis, index)
      ties.append((index, share))
    case .points(let said):
      let length = track.least == .auto ? max(said, grid.leastLength(of: index, axis)) : said
      cell.length = .limits(HTMLLimits(least: least, ideal: max(length, least), greatest: .points(max(length, least))))
      cell.name = writer.trackName(grid.box, axis, index)
    case .minContent, .maxContent:
      if least > 0 { cell.length = .fixed(least) }
    case .auto, .fitContent, .part:
      if least > 0 { cell.length = .fixed(least) }
      guard grid.isDefinite[axis], grid.box.stretchesTracks(axis), !hasShares else { break }
      let hasLeast = track.least.points != nil
      cell.length = .limits(
        HTMLLimits(least: hasLeast ? least : nil, ideal: hasLeast ? least : nil, greatest: .unbounded))
      if track.least == .auto {
        grown.append((index, grid.contentLength(of: index, axis)))
        cell.name = writer.trackName(grid.box, axis, index)
      }
    }
    cells.append(cell)
  }

  /// Tracks that fit their content grow equally on top of it.
  private func tieGrown(_ grid: HTMLGrid, _ axis: Axis, _ writer: HTMLWriter) {
    guard grown.count > 1, let first = grown.first else { return }
    let known = grown.compactMap { track in track.content.map { (track.track, $0) } }
    guard known.count == grown.count else {
      return grid.box.approximate("auto tracks that grow equally on top of their content")
    }
    for (track, content) in known.dropFirst() {
      let rest = HTMLRelation.plus(content - (first.content ?? 0))
      writer.relate(
        "\(length(track, grid, axis, writer)) == \(length(first.track, grid, axis, writer))\(rest)",
        priority: HTMLRelation.share)
    }
  }

  private func length(_ track: Int, _ grid: HTMLGrid, _ axis: Axis, _ writer: HTMLWriter) -> String {
    writer.operand(writer.trackName(grid.box, axis, track), axis.lengthName)
  }

  private mutating func nameAll(_ grid: HTMLGrid, _ axis: Axis, _ writer: HTMLWriter) {
    let tracks = grid.tracks[axis]
    for index in tracks.indices.dropFirst() {
      let (one, other) = (tracks[index - 1], tracks[index])
      guard one.isAlike(other), !other.isGiven, !other.isFlexible else { continue }
      // What a span makes grow grows equally; relations would leave it to the last.
      writer.relate(
        "\(length(index, grid, axis, writer)) == \(length(index - 1, grid, axis, writer))",
        priority: HTMLRelation.span)
    }
    for index in cells.indices {
      cells[index].name = writer.trackName(grid.box, axis, index)
      if !tracks[index].isGiven, cells[index].length == nil {
        cells[index].length = .open
        cells[index].isUnsized = true
      }
    }
  }

  private mutating func tieShares(_ grid: HTMLGrid, _ axis: Axis, _ writer: HTMLWriter) {
    if leavesRest {
      let fixed = grid.tracks[axis].reduce(0) { $0 + ($1.fixed ?? 0) }
      let taken = fixed + grid.gaps[axis] * Double(grid.tracks[axis].count - 1)
      for (track, share) in ties {
        writer.relate(
          "\(length(track, grid, axis, writer)) == \(share) * container.\(axis.lengthName)"
            + HTMLRelation.plus(-share * taken), priority: HTMLRelation.part)
        let least = grid.tracks[axis][track].least.points ?? 0
        cells[track].length = .limits(HTMLLimits(least: least, greatest: .unbounded))
      }
    } else if ties.count > 1, let first = ties.first {
      for (track, share) in ties.dropFirst() {
        let left = "\(first.share) * \(length(track, grid, axis, writer))"
        // Where a length is given, content may be longer than its part; else the parts decide.
        writer.relate(
          "\(left) == \(share) * \(length(first.track, grid, axis, writer))",
          priority: grid.isDefinite[axis] ? HTMLRelation.share : nil)
      }
    }
  }
}
