internal import LayoutGeometry
internal import LinearModel

/// The edges of a node, from the start of the container that is compiled, and its lines of text.
struct NodeEdges {
  var edges: Edges<LinearExpression>
  /// From the start to the lines of text; `nil` where there is none.
  var ascents: (first: LinearExpression, last: LinearExpression)?

  /// The part of the edges that an attribute means.
  subscript(attribute: LayoutAnchor.Attribute) -> LinearExpression {
    guard let baseline = attribute.baseline, let ascents else { return edges[attribute] }
    return edges.start + (baseline == .first ? ascents.first : ascents.last)
  }
}

// The edges of items and containers, where relations or explanations speak of them.
extension AxisCompiler {
  /// The edges as they are drawn, from the left or the top of the container that is compiled.
  ///
  /// - Parameter edges: The edges in the direction of the whole.
  func drawn(_ edges: Edges<LinearExpression>) -> Edges<LinearExpression> {
    mirrored(edges, if: structure.isMirrored(axis))
  }

  func drawn(_ node: NodeEdges) -> NodeEdges { mirrored(node, if: structure.isMirrored(axis)) }

  /// The mirror image in the container that is compiled.
  func mirrored(_ node: NodeEdges, if isMirrored: Bool) -> NodeEdges {
    NodeEdges(edges: mirrored(node.edges, if: isMirrored), ascents: node.ascents)
  }

  private func mirrored(_ edges: Edges<LinearExpression>, if isMirrored: Bool) -> Edges<LinearExpression> {
    guard isMirrored, let box = variables[root]?.box else { return edges }
    return edges.mirrored(in: LinearExpression(box))
  }

  /// The edges of a node that stands in the container that is compiled, however deep.
  mutating func edges(of node: Int, _ cells: CellTable) -> NodeEdges {
    if let known = edgesOfNode[node] { return known }
    var made = NodeEdges(edges: makeEdges(of: node, cells))
    if axis == .vertical, structure.usesBaselines {
      let height = made.edges.length
      made.ascents = (ascent(of: node, .first, height: height), ascent(of: node, .last, height: height))
    }
    edgesOfNode[node] = made
    return made
  }

  /// The edges of a node without its lines of text.
  mutating func makeEdges(of node: Int, _ cells: CellTable) -> Edges<LinearExpression> {
    if let container = structure.containerIndex(of: node), container == root, let box = variables[container]?.box {
      return Edges(start: LinearExpression(), length: LinearExpression(box))
    }
    guard let (container, index) = cells.place(of: node) else {
      preconditionFailure("Only what has a place is spoken of.")
    }
    return turning(container, cells) { compiler, origin in
      compiler.edges(of: index, in: container, at: origin)
    }
  }

  /// The edges of what stands in a cell.
  ///
  /// - Parameter origin: Where the container of the cell starts.
  private mutating func edges(
    of index: Int, in container: Int, at origin: LinearExpression
  ) -> Edges<LinearExpression> {
    let space = self.space(of: index, in: container, at: origin)
    let info = structure.containers[container]
    let cell = structure.cells[index]
    if structure.fills(cell, of: container) { return covering(space, cell, of: container) }
    if axis == .vertical, cell.baseline != nil {
      let length = height(of: cell, in: container)
      return place(cell, of: container, in: space, aligned: place(of: cell, in: container), length)
    }
    let length = self.length(
      of: cell, of: container, in: space.length, gaps: info.gaps(axis).total(in: cell.tracks(axis)))
    // What is as long as its cell starts with it, whatever its alignment: nothing more is to be said of that.
    if let explained, explained.isFilled(cell, of: container, axis) { return Edges(start: space.start, length: length) }
    let aligned = Edges(start: LinearExpression(), length: space.length).placing(length, anchor: cell.anchor[axis])
    return place(cell, of: container, in: space, aligned: aligned.start, length)
  }

  /// The cell that a node stands in, of a container that is compiled here.
  mutating func space(of node: Int, _ cells: CellTable) -> Edges<LinearExpression> {
    guard let (container, index) = cells.place(of: node) else {
      preconditionFailure("Only what has a place is spoken of.")
    }
    return turning(container, cells) { compiler, origin in compiler.space(of: index, in: container, at: origin) }
  }

  /// The edges of something in a container that may read against the direction of the whole.
  ///
  /// - Parameter edges: The edges in the direction in which the container reads, told where that starts.
  private mutating func turning(
    _ container: Int, _ cells: CellTable,
    _ edges: (inout AxisCompiler, LinearExpression) -> Edges<LinearExpression>
  ) -> Edges<LinearExpression> {
    let around = drawnEdges(of: container, cells)
    guard structure.isTurned(container, axis), variables[container] != nil else { return edges(&self, around.start) }
    return edges(&self, LinearExpression()).mirrored(in: around.length).moved(by: around.start)
  }

  /// Where the tracks of a container are drawn: what fills its cell may be drawn longer than it can use.
  private mutating func drawnEdges(of container: Int, _ cells: CellTable) -> Edges<LinearExpression> {
    let info = structure.containers[container]
    let box = variables[container].map { LinearExpression($0.box) }
    guard container != root, let node = info.node else {
      return Edges(start: LinearExpression(), length: box ?? LinearExpression())
    }
    let drawn = edges(of: node, cells).edges
    // What keeps its ratio stands in the middle of what it was given.
    return info.keepsRatio ? box.map { drawn.placing($0, anchor: 0.5) } ?? drawn : drawn
  }

  /// A cell.
  ///
  /// - Parameter origin: Where its container starts.
  private mutating func space(of index: Int, in container: Int, at origin: LinearExpression) -> Edges<LinearExpression>
  {
    let info = structure.containers[container]
    if let shape = info.shape { return hexagon(index - info.cells.lowerBound, of: shape, in: container, at: origin) }
    let tracks = structure.cells[index].tracks(axis)
    let start = origin + distance(toTrack: tracks.lowerBound, of: container)
    // Gaps below 0 may leave a cell less than nothing.
    if let explained, explained.length(of: tracks, in: container, axis) < 0 {
      return Edges(start: start, length: LinearExpression())
    }
    return Edges(start: start, length: span(tracks, of: container))
  }

  /// The edges of a track of a grid.
  ///
  /// - Parameter grid: Where the grid is drawn.
  func edges(ofTrack track: Int, ofGrid node: Int, in grid: Edges<LinearExpression>) -> NodeEdges {
    guard let container = structure.containerIndex(of: node), let variables = variables[container] else {
      preconditionFailure("A grid is compiled before what relations say of it.")
    }
    let distance = distance(toTrack: track, of: container)
    let length = variables.track(track)
    guard structure.isTurned(container, axis) else {
      return NodeEdges(edges: Edges(start: grid.start + distance, length: length))
    }
    return NodeEdges(edges: Edges(start: grid.end - distance - length, length: length))
  }

  /// From the start of a container to a track of it.
  func distance(toTrack track: Int, of container: Int) -> LinearExpression {
    let distance = distanceOfTracks(toTrack: track, of: container)
    guard let free = free(of: container) else { return distance }
    let parts = structure.distribution(of: container, axis).parts(among: structure.trackCount(of: container, axis))
    return distance + free * (parts.before + Double(track) * parts.between)
  }

  /// What no track of a container takes; `nil` where that stays at the end.
  private func free(of container: Int) -> LinearExpression? {
    guard structure.distribution(of: container, axis) != .leading, let variables = variables[container] else {
      return nil
    }
    let rest = LinearExpression(variables.box) - LinearExpression(variables.extent)
    return variables.missing.map { rest + LinearExpression($0) } ?? rest
  }

  private func distanceOfTracks(toTrack track: Int, of container: Int) -> LinearExpression {
    guard track > 0 else { return inset(of: container) }
    var distance = span(0..<track, of: container)
    guard let gap = gap(of: container) else { return distance }
    if gap.isTotal {
      // Unequal gaps are one unknown; those before the track are a part of it, or of no use where they cancel out.
      distance.terms.removeAll { $0.variable == gap.variable }
      let info = structure.containers[container]
      let total = info.gaps(axis).total(in: 0..<info.trackCount(axis))
      let before = info.gaps(axis).total(in: 0..<(track + 1))
      if total == 0 { distance.constant += before } else { distance.terms.append(.init(gap.variable, before / total)) }
    } else {
      // A span has one gap less than tracks; here the one behind the last counts too.
      distance.terms.append(.init(gap.variable, 1))
    }
    return distance
  }

  /// From the start of a container to its first track: a part of its padding.
  private func inset(of container: Int) -> LinearExpression {
    guard let inset = insets[container] else { return LinearExpression() }
    let insets = structure.containers[container].insets
    let total = insets.total(axis)
    // Where the two sides cancel out, the whole says nothing about a part of it.
    return total == 0
      ? LinearExpression(constant: insets.before(axis)) : LinearExpression(inset) * (insets.before(axis) / total)
  }

  // MARK: Lengths

  /// The length of what stands in a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - parent: The container of the cell.
  ///   - space: The length of the cell.
  ///   - gaps: The gaps that the cell covers, together. Below 0 they can make it shorter than nothing.
  ///   - isFree: Whether an item's length is no more than limits and its cell say, though no relation speaks of it.
  mutating func length(
    of cell: Structure.Cell, of parent: Int, in space: LinearExpression, gaps: Double, isFree: Bool = false
  ) -> LinearExpression {
    if let container = structure.childContainer(cell), let box = variables[container]?.box {
      return LinearExpression(box)
    }
    if let known = lengthsOfItems[cell.node] { return LinearExpression(known) }
    let limits = lengths[cell.node, axis]
    // That lengths are 0 or more was said by nobody, so no conflict needs to say it.
    let isConcerned = isFree || relations.concernsItem(cell.node, axis)
    let length = declareLength(of: cell.node, lower: isConcerned ? 0 : -.infinity)
    if isConcerned {
      emitItem(cell, of: parent, length, limits, in: space, missing: max(0, -gaps))
    } else if let explained {
      pin(length, at: explained.sizes[cell.node][axis], limits, of: cell.node, in: space, isShort: gaps < 0)
    }
    return LinearExpression(length)
  }

  private mutating func declareLength(of item: Int, lower: Double) -> Variable {
    let length = model.addVariable(label(.init("\(name(ofItem: item)).\(axis.lengthName)")), lower: lower)
    lengthsOfItems[item] = length
    return length
  }

  /// The length of an item that can have no other.
  mutating func fixedLength(of item: Int) -> LinearExpression {
    if let known = lengthsOfItems[item] { return LinearExpression(known) }
    // Only reports need to know whose length it is.
    guard !folds else { return LinearExpression(constant: lengths[item, axis].minimum) }
    let limits = lengths[item, axis]
    // Nobody said of a length of 0 that it is no less.
    let length = declareLength(of: item, lower: limits.minimum == 0 ? 0 : -.infinity)
    emitLimits(limits, on: length, of: item)
    return LinearExpression(length)
  }

  /// Ties the length of an item that is only explained to what made it so: its own limits, or its cell.
  private mutating func pin(
    _ length: Variable, at solved: Double, _ limits: Length, of node: Int, in space: LinearExpression, isShort: Bool
  ) {
    // The solver's own tolerance.
    let tolerance = 1e-6 * (1 + abs(solved))
    if limits.minimum == limits.maximum || solved < limits.minimum + tolerance, limits.minimum > 0 {
      model.add((length == limits.minimum).stated(stateOnce(.minimum(node: node, axis, limits.minimum))))
    } else if solved > limits.maximum - tolerance {
      model.add((length == limits.maximum).stated(stateOnce(.maximum(node: node, axis, limits.maximum))))
    } else if isShort, solved < tolerance {
      model.add(length == 0)
    } else {
      model.add(length == space)
    }
  }

  /// What was said of the length of an item: one number, or two that it lies between.
  private mutating func emitLimits(_ limits: Length, on length: Variable, of node: Int) {
    if limits.minimum == limits.maximum, structure.hasFixedLength(node, axis) {
      model.add((length == limits.minimum).stated(stateOnce(.minimum(node: node, axis, limits.minimum))))
      return
    }
    if limits.minimum > 0 {
      addForWishesToo((length >= limits.minimum).stated(stateOnce(.minimum(node: node, axis, limits.minimum))))
    }
    if limits.maximum.isFinite {
      model.add((length <= limits.maximum).stated(stateOnce(.maximum(node: node, axis, limits.maximum))))
    }
  }

  /// An item that relations speak of has a length of its own: it stays in its cell, and fills it as far as it can.
  ///
  /// - Parameter missing: What the cell may lack to have a length of 0.
  private mutating func emitItem(
    _ cell: Structure.Cell, of parent: Int, _ length: Variable, _ limits: Length, in space: LinearExpression,
    missing: Double
  ) {
    let isPlacedFreely = structure.containers[parent].isFree
    let hasRoom = hasRoom(for: cell, of: parent)
    // What has one length only has no other that its cell could tell.
    let isOpen = limits.minimum < limits.maximum
    if isOpen { declareWish(for: length, in: parent) }
    emitLimits(limits, on: length, of: cell.node)
    // Where the only length is taken back, to see whether a conflict needs it, the item stays in its cell all the same.
    if hasRoom, isOpen || !folds { addForWishesToo(length <= space + missing) }
    guard isOpen else { return }
    // Also where no relation speaks of it, but a line around it follows from its height: else it would give up some of its
    // ideal, so that the line is higher up.
    if cell.isSized(axis) {
      itemsWithOwnIdeals.insert(cell.node)
      emitIdeal(limits.ideal, beyond: limits.minimum, of: LinearExpression(length), node: cell.node)
    }
    if !hasRoom {
      // By its own least length it does not pull at tracks that were given theirs.
      addForWishesToo((length <= space + (missing + shortage(for: cell, of: parent))).prioritized(.ideal))
    }
    // What no relation makes longer is as short as it asks to be: it does not fill its layout.
    guard !isPlacedFreely else { return }
    if !limits.maximum.isFinite { emitFilling(cell, of: parent, length, space) }
    if !hasRoom || missing > 0 {
      model.add(Constraint(length - space, .lessOrEqual, priority: Self.lastPriority, depth: LastDepth.stays))
    }
    model.add(Goal(.leximin([LinearExpression(length)]), priority: Self.lastPriority, depth: LastDepth.grows))
  }

  /// A flexible item fills its cell.
  ///
  /// A sized one does so before its tracks share. An unsized one has no say in tracks that others size; but one that
  /// nothing else sizes is no longer than what fills it. Where the line of a row is told from it, it does so before its
  /// container fills what is below that line: else that would move down by room that the item does not take. Another one on a
  /// line grows as far as that lets it, once the line has its place. Where relations may move it, or one beside it, its cell
  /// does not grow so that other tracks hug: a flexible track is where its item is.
  private mutating func emitFilling(
    _ cell: Structure.Cell, of parent: Int, _ length: Variable, _ space: LinearExpression
  ) {
    let excess = space - length
    if !cell.isSized(axis) {
      model.add(Constraint(excess, .lessOrEqual, priority: .share, depth: afterSharing))
    } else if hanging.contains(parent) {
      let depth = fillDepth(by: parent, of: parent, .frame) - 1
      model.add(Constraint(excess, .lessOrEqual, priority: .fill, depth: depth))
    } else if axis == .horizontal || cell.baseline == nil {
      let mayMove = relations.mayMoveChildren(of: parent, axis) && hasLengthToFill(parent)
      let (priority, depth) = mayMove ? (Priority.hug, Self.beforeHugs) : (Self.fillsCell, 0)
      model.add(Constraint(excess, .lessOrEqual, priority: priority, depth: depth))
    }
  }

  /// How strongly a sized item fills its cell: weaker than what users say of it and than that tracks are no larger than
  /// needed, so that no track grows for it; stronger than sharing, so that what relations say of items their tracks follow.
  static var fillsCell: Priority { Priority(rawValue: 225) ?? .weak }

  /// Before any track hugs, which they do at depths from 0 on.
  static let beforeHugs = -1

  /// What is left of the lengths of items is decided when everything else is, and without a say in it.
  static var lastPriority: Priority { Priority(rawValue: 0) ?? .policy }

  /// The order of what comes last; users may give that priority too, and come first.
  enum LastDepth {
    /// There is no reason to stick out of a cell without need.
    static let stays = 1
    /// Items fill their cells up to their greatest length; where relations set lengths off against each other, fairly.
    static let grows = 2
    /// A line that cells share is where it needs the least room.
    static let lines = 3
    /// What stands in a free layout is as far leading and up as it can be.
    static let places = 4
  }
}
