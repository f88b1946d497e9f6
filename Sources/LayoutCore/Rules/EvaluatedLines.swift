internal import LayoutGeometry
internal import LinearModel

// Directly: a row asks for what is above its lines and below them, and once its height is known they have their places in it.
extension AxisDemands {
  /// Makes room for the lines of all rows.
  ///
  /// - Returns: `false` where a linear program has to tell: nothing is known of the text in them.
  mutating func noteLines(of structure: Structure) -> Bool {
    guard leaves?.text != nil else { return false }
    lines = Array(of: RowLines(), count: structure.trackCount(.vertical))
    return true
  }

  /// Makes rows as high as what shares lines of text in them asks for.
  ///
  /// - Returns: `false` where a linear program has to tell: where only that tells how high a container on a line can be, or how low
  ///   rows can be that a line moves in.
  mutating func includeLines(of container: Int, in structure: Structure, _ tree: LayoutTree) -> Bool {
    guard let text = leaves?.text else { return false }
    let first = structure.firstTrack(of: container, .vertical)
    for cell in structure.cells(of: container) {
      guard let baseline = cell.baseline, let length = demand(of: cell, in: structure, tree) else { continue }
      let row = first + cell.rows.lowerBound
      guard let child = structure.childContainer(cell) else {
        let offset = text.offset(of: cell.node, baseline)
        lines[row].include(offset.above(length), offset.below(length), on: baseline)
        continue
      }
      guard let parts = self.parts(of: length, ofContainer: cell.node, at: baseline, in: structure, text) else {
        return false
      }
      lines[row].include(parts.above, parts.below, on: baseline)
      if self.parts[child].greatest > self.parts[child].ideal { lines[row].holdsGrowth = true }
    }
    let range = tracks(of: container, in: structure)
    for (row, track) in range.enumerated() {
      guard let height = lines[first + row].height else { continue }
      guard !lines[first + row].isFlexible || (!structure.needsLeastLengths && proposed != 0) else { return false }
      include(height, in: isUniform(container, in: structure) ? range.lowerBound : track)
    }
    if isUniform(container, in: structure) { spread(range) }
    for (row, track) in range.enumerated() { lines[first + row].settle(in: parts[track].own, fills: false) }
    return true
  }

  /// What a container on a line asks for above it and below it.
  private mutating func parts(
    of length: Length, ofContainer node: Int, at baseline: TextBaseline, in structure: Structure, _ text: TextTable
  ) -> (above: Length, below: Length)? {
    // The lengths take the place of these demands while they are looked at, since a copy of all would be one for each container.
    var lengths = AxisLengths(sharing: AxisDemands(emptyAlong: axis))
    swap(&lengths.demands, &self)
    defer { swap(&lengths.demands, &self) }
    guard let ideal = lengths.ascent(of: node, baseline, height: length.ideal, in: structure, text) else { return nil }
    guard length.isFlexible, length.maximum.isFinite else { return length.parts(at: ideal, growingAbove: 0) }
    return lengths.ascent(of: node, baseline, height: length.maximum, in: structure, text).map {
      length.parts(at: ideal, growingAbove: $0 - ideal)
    }
  }
}

extension AxisLengths {
  /// From the top of a container of some height to a line of its text.
  ///
  /// The containers on the way to that text have the heights then that they have for this one, until it is their turn to be given
  /// theirs.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  fileprivate mutating func ascent(
    of node: Int, _ baseline: TextBaseline, height: Double, in structure: Structure, _ text: TextTable
  ) -> Double? {
    var next: Int? = node
    var given = height
    while let node = next, let container = structure.containerIndex(of: node),
      structure.tree.nodes[node].baselines == nil
    {
      guard take(given, onTheWayToTextIn: container, in: structure) else { return nil }
      next = nil
      guard let index = text.cell(in: container, baseline) else { break }
      let cell = structure.cells[index]
      let row = demands.lines[structure.firstTrack(of: container, .vertical) + cell.rows.lowerBound]
      let track = tracks(of: container, in: structure).lowerBound + cell.rows.lowerBound
      // A line in there is looked at in its turn only.
      guard cell.rows.count == 1, cell.baseline == nil || !(row.holdsGrowth || row.dependsOnFilling(self[track])) else {
        return nil
      }
      demands.lines[structure.firstTrack(of: container, .vertical) + cell.rows.lowerBound]
        .settle(in: self[track], fills: false)
      guard let child = structure.childContainer(cell) else {
        // What has a greatest height grows last of all, and not where that moves a line.
        let limits = demands.leafLength(of: cell.node, in: structure, structure.tree)
        guard cell.baseline != nil || limits.maximum == .infinity || limits.fitted(to: self[track]) <= limits.ideal
        else {
          return nil
        }
        break
      }
      let isFraction = !structure.fractions.isEmpty && structure.fractions[child, axis] != nil
      guard !isFraction, offer(child, self[track], of: structure) else { return nil }
      (next, given) = (cell.node, length(of: child))
      // Where no height is offered, what is above a line is given no more than it asks for as long as that would move the line.
      guard demands.proposed.offered != nil || given <= demands.parts[child].ideal * (1 + AxisDemands.rounding) else {
        return nil
      }
    }
    var positions = EvaluatedBaselines(structure: structure, text: text, demands: demands)
    return positions.ascent(of: node, baseline, height: LinearExpression(constant: height)).constant
  }

  private mutating func take(_ height: Double, onTheWayToTextIn container: Int, in structure: Structure) -> Bool {
    let info = structure.containers[container]
    guard !demands.isSpanned(container), !demands.hasFillingSpan(container), !structure.holdsCoupledAxes(container),
      info.lengths(axis) == nil, info.listedTracks(axis) == nil, info.scrollAxis != axis,
      !structure.fractions.isAround(container, axis)
    else { return false }
    demands.parts[container].length = height
    guard hasRoom(container, in: structure) else { return false }
    share(container, hasLength: true, in: structure)
    return true
  }

  /// Whether a length is proposed to a container, as far as that is told before its rows have their heights.
  enum ProposedHeight {
    case none
    /// Something around it is given more than it asks for, and may pass that on.
    case perhaps
    case full
  }

  /// Gives the lines of text in a container their places.
  ///
  /// - Returns: `false` where a linear program has to tell: whether it has a height to fill, or where a line is that moves as what
  ///   hangs on it grows.
  mutating func settleLines(of container: Int, _ height: ProposedHeight, in structure: Structure) -> Bool {
    let first = structure.firstTrack(of: container, .vertical)
    var holdsGrowth = false
    for (row, track) in tracks(of: container, in: structure).enumerated() {
      guard height != .perhaps || !demands.lines[first + row].dependsOnFilling(self[track]) else { return false }
      // Where no height is offered, what grows on both sides of its line has shared before that is known.
      guard demands.proposed.offered != nil || !demands.lines[first + row].growsOnBothSides(self[track]) else {
        return false
      }
      demands.lines[first + row].settle(in: self[track], fills: height == .full)
      holdsGrowth = holdsGrowth || demands.lines[first + row].holdsGrowth
    }
    guard holdsGrowth else { return true }
    return structure.cells(of: container).allSatisfy { cell in
      cell.baseline.map { lower($0, for: cell, of: container, in: structure) } ?? true
    }
      && structure.cells(of: container).allSatisfy { cell in
        cell.baseline.map { isSettled(cell, at: $0, of: container, in: structure) } ?? true
      }
  }

  /// Moves the first line of a row down to where a container on it has it that fills its row.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private mutating func lower(
    _ baseline: TextBaseline, for cell: Structure.Cell, of container: Int, in structure: Structure
  ) -> Bool {
    guard baseline == .first, demands.proposed.offered != nil,
      let given = growth(of: cell, of: container, in: structure), given.maximum == .infinity
    else { return true }
    let row = structure.firstTrack(of: container, .vertical) + cell.rows.lowerBound
    guard !demands.lines[row].canGrowAbove(baseline) else { return true }
    guard let text = demands.leaves?.text,
      let ascent = ascent(of: cell.node, baseline, height: given.length, in: structure, text)
    else { return false }
    return demands.lines[row].lower(
      baseline, to: ascent, in: given.length, rounding: Self.rounding(given.length))
  }

  /// How much a container on a line is given, and can use, where that is more than it asks for.
  private func growth(
    of cell: Structure.Cell, of container: Int, in structure: Structure
  ) -> (length: Double, maximum: Double)? {
    guard let child = structure.childContainer(cell) else { return nil }
    let maximum = demands.parts[child].greatest
    let given = min(self[tracks(of: container, in: structure).lowerBound + cell.rows.lowerBound], maximum)
    return given > demands.parts[child].ideal + Self.rounding(given) ? (given, maximum) : nil
  }

  /// What differs by less is rounding.
  private static func rounding(_ length: Double) -> Double { 1e-9 * (1 + length) }

  /// Of what a row has, the height at which all in it has grown that can: several times what its largest part asks for, and little
  /// enough for sums to keep the places behind the point that lengths are compared by.
  private static let multiple = 1e4

  /// Whether what hangs on a line has its own line there if it takes all of its row; or keeps that where it is, however high it is,
  /// and so grows below it only.
  private mutating func isSettled(
    _ cell: Structure.Cell, at baseline: TextBaseline, of container: Int, in structure: Structure
  ) -> Bool {
    let line = demands.lines[structure.firstTrack(of: container, .vertical) + cell.rows.lowerBound]
    guard let child = structure.childContainer(cell) else {
      guard line.isLowered(baseline), let text = demands.leaves?.text else { return true }
      let length = demands.leafLength(of: cell.node, in: structure, structure.tree)
      let below = text.offset(of: cell.node, baseline).below(length)
      return !below.isFlexible
        || below.maximum <= room(below: line.position(of: baseline), cell, of: container, in: structure)
    }
    guard let text = demands.leaves?.text, let given = growth(of: cell, of: container, in: structure) else {
      return true
    }
    let rounding = Self.rounding(given.length)
    if given.maximum == .infinity, demands.proposed.offered != nil {
      guard let filled = ascent(of: cell.node, baseline, height: given.length, in: structure, text) else {
        return false
      }
      if abs(filled - line.position(of: baseline)) <= rounding { return true }
    }
    let most = given.maximum.isFinite ? given.maximum : Self.multiple * (1 + given.length)
    guard let least = ascent(of: cell.node, baseline, height: demands.parts[child].ideal, in: structure, text),
      let greatest = ascent(of: cell.node, baseline, height: most, in: structure, text)
    else { return false }
    // What can grow above the line may take the room below it; and what comes later by its priority grows above the line where what
    // comes first has no room below.
    // What grows below a line that one beside it moved down has less of the row than that has, unless it can use no more: both share.
    let isShort =
      line.isLowered(baseline)
      && given.maximum - least > room(below: line.position(of: baseline), cell, of: container, in: structure) + rounding
    return abs(greatest - least) <= rounding && !line.canGrowAbove(baseline) && !isShort
      && structure.priorities.levels.count == 1
  }

  /// What a row has below a place in it.
  private func room(below position: Double, _ cell: Structure.Cell, of container: Int, in structure: Structure)
    -> Double
  {
    self[tracks(of: container, in: structure).lowerBound + cell.rows.lowerBound] - position
  }

  /// What of a cell a container on a line of text may take: all below the line, and as much above it as its own line needs.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  mutating func room(
    onLineFor cell: Structure.Cell, of container: Int, in space: Double, _ structure: Structure
  ) -> Double? {
    guard !demands.lines.isEmpty, let baseline = cell.baseline, let text = demands.leaves?.text,
      let child = structure.childContainer(cell), demands.parts[child].greatest > demands.parts[child].ideal
    else { return space }
    let line = demands.lines[structure.firstTrack(of: container, .vertical) + cell.rows.lowerBound]
    // What has its own line there if it takes all of its row does so.
    if demands.parts[child].greatest == .infinity, demands.proposed.offered != nil,
      let filled = ascent(of: cell.node, baseline, height: space, in: structure, text),
      abs(filled - line.position(of: baseline)) <= Self.rounding(space)
    {
      return space
    }
    // The row has room for what it asks for; what lacks is the rounding of sums.
    let least = min(space, demands.parts[child].ideal)
    return ascent(of: cell.node, baseline, height: demands.parts[child].ideal, in: structure, text).map {
      max(space - line.position(of: baseline) + $0, least)
    }
  }

  /// Whether a length is proposed to each container, as far as that is known where only the root has its height.
  func proposedHeights(_ structure: Structure) -> [ProposedHeight] {
    var heights = Array(of: ProposedHeight.none, count: structure.containers.count)
    let node = structure.containers[0].node
    let isFixed = node.map { structure.tree.nodes[$0].fixedAxes.contains(axis) } ?? false
    let isFramed = node.map { structure.tree.hasLimits($0, axis) } ?? false
    if isFramed || (demands.proposed.offered != nil && !isFixed) { heights[0] = .full }
    return heights
  }

  /// Whether a length is proposed to a container in another one, once it has its own.
  ///
  /// - Parameters:
  ///   - child: The container.
  ///   - space: The height of its rows.
  ///   - height: Whether one is proposed to what is around it.
  func proposedHeight(
    of child: Int, in space: Double, around height: ProposedHeight, _ structure: Structure
  ) -> ProposedHeight {
    guard let node = structure.containers[child].node else { return height }
    if structure.tree.hasLimits(node, axis) { return .full }
    if structure.tree.nodes[node].fixedAxes.contains(axis) { return .none }
    // What differs by less is rounding.
    let given = max(length(of: child), min(space, demands.parts[child].greatest))
    guard height != .full, given - demands.parts[child].ideal > 1e-6 * (1 + abs(given)) else { return height }
    let rows = demands.lines.dropFirst(structure.firstTrack(of: child, axis))
    return rows.prefix(structure.trackCount(of: child, axis)).contains { $0.isFlexible } ? .full : .perhaps
  }
}
