internal import LayoutGeometry

// Items of a grid: as long as their areas, or aligned in frames that are.
extension HTMLWriter {
  /// What is found out about an item in its area before it is written.
  private struct Cell {
    var modes = PerAxis<HTMLMode>(.hug, .hug)
    var place = PerAxis<HTMLEdge>(.start, .start)
    /// Whether its area has a length along an axis in which the item has no say.
    var isFixed = PerAxis.neither
    var isFramed = false
    /// Along which axes it stands out at the end only.
    var held: Axis.Set = []
    /// Whether it says itself how long its track is.
    var isSized = PerAxis.neither
  }

  /// An item in its cell.
  ///
  /// - Parameters:
  ///   - grid: The grid.
  ///   - place: Where the item stands.
  ///   - others: The items that have a say in tracks.
  ///   - isLayer: Whether it stands over the grid.
  func cell(
    in grid: HTMLGrid, _ place: HTMLPlacement, among others: [HTMLPlacement], isLayer: Bool = false
  ) throws -> LayoutDescription {
    let child = place.box
    var cell = Cell()
    for axis in Axis.allCases {
      cell.isFixed[axis] = isFixed(grid, place, axis, isLayer: isLayer)
      align(&cell, grid, place, axis, others)
    }
    let wasBounded = isBounded
    isBounded =
      isBounded
      || grid.covered(place, .horizontal).contains { $0.greatest != .maxContent && $0.greatest != .auto }
    fitContent(&cell, grid, place, others)
    noteSpans(cell, grid, place)
    let unsized = Axis.allCases.filter { axis in
      !isLayer && (isUnsized(cell, grid, place, axis) || grid.isListed && stretches(grid, axis))
    }
    unsizedCells += unsized.isEmpty ? 0 : 1
    var words = try box(child, cell.modes)
    unsizedCells -= unsized.isEmpty ? 0 : 1
    isBounded = wasBounded
    // Its frame is that part of the grid, as the track is.
    let part = PerAxis { axis in
      isLayer || place.count[axis] > 1 ? nil : grid.covered(place, axis).first?.part
    }
    if cell.isFramed || isLayer || cell.isFixed.any {
      let rooms = PerAxis { axis -> Room? in
        guard isLayer || cell.place[axis] != .start || cell.isFixed[axis] else { return nil }
        let own = grid.byCells[axis] && place.count[axis] == 1 ? grid.covered(place, axis).first?.fixed : nil
        return own.map { .fixed($0) } ?? part[axis].map { .part($0) } ?? room(cell.isFixed[axis])
      }
      words = framed(words, cell.place, rooms, held: (child, cell.held))
    }
    if isLayer { return words }
    for (axis, key) in [(Axis.horizontal, "columns"), (.vertical, "rows")] where place.count[axis] > 1 {
      words[words[key] == nil ? key : "cellRows"] = .number(Double(place.count[axis]))
    }
    for axis in unsized where part[axis] == nil { words.add(axis.name, to: "unsizedAxes") }
    return words
  }

  private func isFixed(_ grid: HTMLGrid, _ place: HTMLPlacement, _ axis: Axis, isLayer: Bool) -> Bool {
    let (child, covered) = (place.box, grid.covered(place, axis))
    let isFlexible = covered.contains(where: \.isFlexible)
    // Content has a say in one flexible track, but not in several.
    let hasLeast = (child.least(axis) ?? 0) != 0
    let isSpread =
      isFlexible && (covered.count > 1 || isLayer && hasLeast) && child.length(axis.lengthName).isWord
      && (isLayer || child.length("min-\(axis.lengthName)").isWord)
    let isClipped =
      grid.isDefinite[axis] && child.clips(axis) && (isFlexible || grid.tracks[axis].count == 1)
    let isSaid = covered.allSatisfy {
      $0.isGiven || $0.least.points != nil && ($0.greatest.points != nil || $0.isFlexible)
    }
    return isClipped || isSpread && grid.isDefinite[axis] || isSaid
  }

  /// Finds how an item is as long as it is along an axis, and where it stands.
  private func align(
    _ cell: inout Cell, _ grid: HTMLGrid, _ place: HTMLPlacement, _ axis: Axis, _ others: [HTMLPlacement]
  ) {
    let (child, box, covered) = (place.box, grid.box, grid.covered(place, axis))
    var word = child.word(axis == .horizontal ? "justify-self" : "align-self")
    if word == "auto" { word = box.word(axis == .horizontal ? "justify-items" : "align-items", "normal") }
    let (before, after) = sides(axis)
    let isAuto = (child.isAuto(before), child.isAuto(after))
    let follows = axis == .vertical || child.said(.vertical) != nil
    let isRuled = child.ratio != nil && word == "normal" && follows
    if child.relative(axis) != nil { child.lose("a percentage of an area of a grid") }
    if word.hasPrefix("safe ") || isAuto.0 || isAuto.1 { cell.held.insert(Axis.Set(axis)) }
    if word == "baseline" {
      if axis == .horizontal { child.lose("baselines down a column") }
      word = "start"
    }
    guard ["normal", "stretch"].contains(word), child.isFree(axis), !isAuto.0, !isAuto.1, !isRuled else {
      switch isAuto {
      case (true, true): cell.place[axis] = .center
      case (true, false): cell.place[axis] = .end
      case (false, true): cell.place[axis] = .start
      case (false, false): cell.place[axis] = ownEdge(word, of: child, axis)
      }
      cell.isFramed = cell.isFramed || cell.place[axis] != .start || cell.isFixed[axis]
      return
    }
    cell.modes[axis] = cell.isFixed[axis] ? .fill : .open
    let least = child.least(axis) ?? 0
    let areBounded = covered.allSatisfy(\.isBounded)
    let isAlone = grid.isAlone(place, axis, among: others)
    let takeMore = covered.contains { track in
      track.grows || [.minContent, .auto].contains(track.greatest) || track.greatest.fitContent != nil
    }
    if cell.modes[axis].isOpen && grid.isDefinite[axis] && isAlone && !takeMore
      || areBounded && isAlone && covered.first?.least == .maxContent
    {
      // It is what the track is as long as.
      cell.modes[axis] = .hug
    } else if least != 0, covered.contains(where: \.isFlexible) || areBounded, grid.isDefinite[axis],
      !cell.isFixed[axis]
    {
      var limit = child.greatest(axis)
      if areBounded, covered.count == 1, let greatest = covered.first?.greatest.points {
        // Shorter than the track may be, it fills it; else the track is as long as it is.
        limit = least >= greatest ? least : limit
      }
      cell.modes[axis] = .said(
        .limits(HTMLLimits(least: least, ideal: least, greatest: .init(limit))), isDefinite: true)
      cell.isSized[axis] = limit == least
    }
  }

  /// As long as its content, but for what goes beyond a limit and can give way: what a track is that only this item is in.
  private func fitContent(_ cell: inout Cell, _ grid: HTMLGrid, _ place: HTMLPlacement, _ others: [HTMLPlacement]) {
    let child = place.box
    for axis in Axis.allCases {
      let covered = grid.covered(place, axis)
      guard let limit = covered.compactMap(\.greatest.fitContent).first, !child.isLeaf, !cell.modes[axis].isHug else {
        continue
      }
      let speaking = others.filter { $0.box === child || !$0.box.asksNothing(axis) }
      guard covered.count == 1, grid.isAlone(place, axis, among: speaking), axis == .horizontal,
        let text = child.text, cell.modes[axis].isOpen
      else {
        child.lose("fit-content() tracks of several items")
        continue
      }
      let least = child.clips(axis) ? 0 : text.widestWord + child.around(axis)
      cell.modes[axis] = .said(.limits(HTMLLimits(greatest: .points(max(limit, least)))), isDefinite: false)
    }
  }

  private func noteSpans(_ cell: Cell, _ grid: HTMLGrid, _ place: HTMLPlacement) {
    let child = place.box
    for axis in Axis.allCases where place.count[axis] > 1 {
      let covered = grid.covered(place, axis)
      let asks =
        !cell.isFixed[axis]
        && (!child.isLeaf || (child.said(axis) ?? 0) != 0 || (child.least(axis) ?? 0) != 0)
      if asks, covered.contains(where: \.isFlexible) {
        child.approximate("least content of spans over flexible tracks")
      } else if covered.contains(where: { $0.isBounded || $0.least.points == nil && $0.greatest == .minContent }) {
        child.approximate("spans over tracks between content and a length")
      } else if asks, let first = covered.first, !covered.allSatisfy(first.isAlike) {
        child.approximate("spans over tracks of several kinds")
      }
    }
  }

  /// Whether a cell asks its tracks for the minimum of its item only.
  private func isUnsized(_ cell: Cell, _ grid: HTMLGrid, _ place: HTMLPlacement, _ axis: Axis) -> Bool {
    let (child, covered) = (place.box, grid.covered(place, axis))
    if grid.byCells[axis] && place.count[axis] == 1 || cell.isSized[axis] { return false }
    // It gives way in a track that does, and needs not be unsized.
    if cell.isFixed[axis] || cell.modes[axis].isSaid, covered.allSatisfy({ ($0.greatest.fraction ?? 0) > 0 }) {
      return false
    }
    let asksLeast = covered.contains { $0.greatest == .minContent || $0.isBounded }
    if asksLeast, !covered.contains(where: { $0.least == .maxContent }) { return true }
    let shares = cell.modes[axis].isOpen && grid.isDefinite[axis] && grid.hasFlexible(axis)
    if shares, !child.hasBreakingText { return true }
    return cell.isFixed[axis] || grid.isDefinite[axis] && covered.contains(where: \.isFlexible)
  }

  /// An item that asks what another asks that stands over the grid.
  func spokesman(_ grid: HTMLGrid, _ place: HTMLPlacement) -> LayoutDescription {
    var item = LayoutDescription(type: "item")
    item["unsizedAxes"] = .texts(Axis.allCases.map(\.name))
    for (axis, key) in [(Axis.horizontal, "columns"), (.vertical, "rows")] {
      let least = place.box.least(axis) ?? 0
      item.set(axis, .limits(HTMLLimits(least: least, ideal: least, greatest: .unbounded)))
      guard place.count[axis] > 1 else { continue }
      if least != 0 { place.box.approximate("least content of spans over flexible tracks") }
      item[key] = .number(Double(place.count[axis]))
    }
    return item
  }

  /// What stands where no item does.
  func filler(_ grid: HTMLGrid, _ cell: PerAxis<Int>) -> LayoutDescription {
    var item = LayoutDescription(type: "item")
    for axis in Axis.allCases {
      if grid.byCells[axis], let length = grid.tracks[axis][cell[axis]].fixed {
        item.set(axis, .fixed(length))
      } else {
        item.add(axis.name, to: "unsizedAxes")
      }
    }
    return item
  }
}
