internal import LayoutGeometry

/// The lengths and places along one axis of a layout that changes.
///
/// Where a program told the lengths, they stay as long as all that is asked of the program does. Where they are told in closed
/// form, a change goes three ways: inwards to outwards, where containers ask for something else; from the outside in, where they
/// share another length; and again from the outside in, where what is in them moves. Each stops where nothing is different.
/// All sums are made as for a layout that is placed for the first time, so the results are the same to the last digit.
struct IncrementalAxis {
  private(set) var lengths: AxisLengths
  /// Where each track starts, in the coordinates of the root.
  private(set) var starts: [Double]
  /// What was asked of the program that told the lengths; `nil` where they are evaluated directly.
  private let asked: DemandTable?
  private let trackCells: TrackCells
  private var cells: [IncrementalCell] = []

  /// Containers whose length is to be shared anew.
  private var stale: [Int] = []
  private var isStale: [Bool]
  /// What is to be put elsewhere: tracks of a container from one on, or the child of one of its cells.
  private enum Change {
    case tracks(from: Int)
    case cell(Int)

    /// Tracks come first: cells stand in them.
    var order: Int { if case .tracks = self { 0 } else { 1 } }
  }

  private var changes: [(container: Int, change: Change)] = []
  /// By container, what flexible tracks came to when its length was last shared.
  private var levels: [Double?]
  /// The lengths of a container before they were shared anew; kept so that the room for them is made once.
  private var before: [Double] = []

  private var axis: Axis { lengths.axis }

  /// - Parameters:
  ///   - asked: What was asked of a program, if one told the lengths.
  ///   - rects: Where everything stands by these lengths.
  init(_ lengths: AxisLengths, asked: DemandTable?, _ structure: Structure, _ rects: [Rect]) {
    self.lengths = lengths
    self.asked = asked
    trackCells = TrackCells(structure, lengths.demands)
    isStale = Array(repeating: false, count: structure.containers.count)
    levels = Array(repeating: nil, count: structure.containers.count)
    starts = Array(repeating: 0, count: lengths.demands.parts.count)
    cells.reserveCapacity(structure.cells.count)
    for container in structure.containers.indices {
      for cell in structure.containers[container].cells {
        cells.append(IncrementalCell(cell, of: container, axis, structure, lengths.demands))
      }
      let origin = structure.containers[container].node.map { rects[$0].start(lengths.axis) } ?? 0
      moveTracks(of: container, from: 0, origin, structure)
    }
  }

  // MARK: What is asked for

  /// Takes over the lengths that a leaf asks for now, as far outwards as that is felt.
  ///
  /// - Parameter old: What was said of its length before.
  /// - Returns: Whether the lengths can still be told so.
  mutating func resize(
    _ place: (container: Int, cell: Int), from old: LengthLimits, _ structure: Structure, _ tree: LayoutTree,
    _ table: CellTable
  ) -> Bool {
    let length = structure.leafLength(of: structure.cells[place.cell].node, axis, in: tree)
    if !structure.containers[place.container].fillsCells || structure.cells[place.cell].isAttached {
      cells[place.cell].resize(to: length)
    }
    if let asked {
      changes.append((place.container, .cell(place.cell)))
      return ignores(structure.cells[place.cell], of: place.container, asking: length, asked)
    }
    if structure.isIndependent(structure.cells[place.cell].node),
      lengths.demands.ignores(
        place.cell, of: place.container, asking: length, insteadOf: old.itemLength, in: structure)
    {
      changes.append((place.container, .cell(place.cell)))
      return true
    }
    var next: (container: Int, cell: Int)? = place
    while let (container, cell) = next {
      changes.append((container, .cell(cell)))
      markStale(container)
      switch lengths.demands.update(cell, of: container, in: structure, tree, trackCells) {
      case nil: return false
      case .inside: return true
      case .outside: next = structure.containers[container].node.flatMap(table.place)
      }
    }
    return true
  }

  /// Whether what an item asks for now leaves all that is asked of the program as it is.
  private func ignores(
    _ cell: Structure.Cell, of container: Int, asking length: Length, _ asked: DemandTable
  ) -> Bool {
    // Which cells are flexible decides how a track shares.
    guard !asked.hasStretches(axis) else { return false }
    let old = asked[cell.node, axis]
    let demands = asked.demands(of: container, axis)
    guard !cell.isSized(axis) else {
      return demands.ignores(
        cell.node, in: cell.tracks(axis), asking: length.proposed(lengths.demands.proposed), insteadOf: old)
    }
    // An unsized cell asks for no more than the least length.
    return length.minimum == old.minimum
      || demands.ignores(
        cell.node, in: cell.tracks(axis), asking: .fixed(length.minimum), insteadOf: .fixed(old.minimum))
  }

  private mutating func markStale(_ container: Int) {
    guard !isStale[container] else { return }
    isStale[container] = true
    stale.append(container)
  }

  // MARK: Sharing

  /// Shares a proposed length and all that changed, from the root inwards.
  ///
  /// - Returns: Whether the lengths can still be told so.
  mutating func share(_ proposed: Double?, _ structure: Structure, _ children: ChildContainers, _ table: CellTable)
    -> Bool
  {
    guard asked == nil else { return proposed == lengths.demands.proposed }
    // Nothing asks for anything else, and nothing else is offered.
    if stale.isEmpty, proposed == lengths.demands.proposed { return true }
    lengths.demands.proposed = proposed
    let old = lengths.length(of: 0)
    guard lengths.offerRoot(proposed, of: structure) else { return false }
    if lengths.length(of: 0) != old { markStale(0) }
    stale.sort()
    for container in stale where isStale[container] {
      guard share(container, structure, children, table) else { return false }
    }
    stale.removeAll(keepingCapacity: true)
    return lengths.tellsRanges(in: structure)
  }

  private mutating func share(
    _ container: Int, _ structure: Structure, _ children: ChildContainers, _ table: CellTable
  ) -> Bool {
    isStale[container] = false
    // What is in a frame may ask for more than that now.
    guard !structure.isFramed(container, axis) || lengths.hasRoom(container, in: structure) else { return false }
    let range = lengths.tracks(of: container, in: structure)
    before.removeAll(keepingCapacity: true)
    for track in range { before.append(lengths[track]) }
    guard lengths.demands.canShare(lengths.length(of: container), container, in: structure) else { return false }
    levels[container] = lengths.share(
      container, hasLength: container > 0 || lengths.demands.proposed.offered != nil, in: structure,
      near: levels[container])
    guard lengths.findRoomForSpans(container, in: structure) else { return false }
    if let track = before.indices.first(where: { before[$0] != lengths[range.lowerBound + $0] }) {
      changes.append((container, .tracks(from: track)))
    }
    var next = children.first(in: container)
    while let child = next {
      next = children.next(after: child)
      guard let cell = structure.containers[child].node.flatMap(table.place)?.cell else { continue }
      let old = lengths.length(of: child)
      guard lengths.offer(child, in: cell, of: container, structure) else { return false }
      // What changed inside of a container whose own length did not has its turn later.
      guard lengths.length(of: child) != old else { continue }
      changes.append((container, .cell(cell)))
      guard share(child, structure, children, table) else { return false }
    }
    return true
  }

  // MARK: Places

  /// Puts everything where the lengths have it now.
  mutating func arrange(_ structure: Structure, _ frames: FrameWriter) {
    if let root = structure.containers[0].node, frames.set(root, axis, 0, lengths.length(of: 0)) {
      stretchRows(of: 0, structure, frames)
    }
    guard !changes.isEmpty else { return }
    // Outer containers first: what they move takes all that is in it along, and nothing goes to and fro.
    changes.sort { ($0.container, $0.change.order) < ($1.container, $1.change.order) }
    for (container, change) in changes {
      switch change {
      case .tracks(let first): arrange(container, from: first, structure, frames)
      case .cell(let cell): place(cell, structure, frames)
      }
    }
    changes.removeAll(keepingCapacity: true)
  }

  /// Puts the tracks of a container from one on, and what stands in them, where they belong.
  private mutating func arrange(
    _ container: Int, from track: Int, _ structure: Structure, _ frames: FrameWriter
  ) {
    let origin = structure.containers[container].node.map { frames[$0].start(axis) } ?? 0
    moveTracks(of: container, from: track, origin, structure)
    let range = lengths.tracks(of: container, in: structure)
    for moved in (range.lowerBound + track)..<range.upperBound {
      for position in trackCells.positions(of: moved) {
        let cell = trackCells.cell(at: position)
        // A cell across several tracks has its turn with the last of them.
        if cells[cell].lastCovered == moved { place(cell, structure, frames) }
      }
    }
    if axis == .vertical { moveRows(of: container, from: track, structure, frames) }
  }

  private mutating func moveTracks(of container: Int, from track: Int, _ origin: Double, _ structure: Structure) {
    let range = lengths.tracks(of: container, in: structure)
    guard track < range.count else { return }
    let start =
      track == 0 ? origin + structure.containers[container].insets.before(axis) : starts[range.lowerBound + track]
    var walk = TrackWalk(from: start, structure.gaps(of: container, axis))
    for moved in (range.lowerBound + track)..<range.upperBound {
      starts[moved] = walk.position
      walk.pass(moved - range.lowerBound, of: lengths[moved])
    }
  }

  /// Puts the child of a cell where it belongs, and all that is in it.
  private mutating func place(_ cell: Int, _ structure: Structure, _ frames: FrameWriter) {
    guard !cells[cell].isNowhere else { return }
    let node = cells[cell].node
    let edges = cells[cell].place(starts, lengths)
    let old = frames[node].start(axis)
    guard frames.set(node, axis, edges.start, edges.length), let child = cells[cell].container else { return }
    if old != edges.start { arrange(child, from: 0, structure, frames) }
    stretchRows(of: child, structure, frames)
  }

  // MARK: Rows of grids

  /// Makes the rows of a grid as wide as the grid.
  private func stretchRows(of container: Int, _ structure: Structure, _ frames: FrameWriter) {
    guard axis == .horizontal, let node = structure.containers[container].node,
      structure.containers[container].isGrid
    else { return }
    let rect = frames[node]
    for child in structure.tree.children(of: node) where structure.tree.isGridRow(child) {
      _ = frames.set(child, .horizontal, rect.x, rect.width)
    }
  }

  /// Puts the rows of a grid from one on where their tracks are.
  private func moveRows(
    of container: Int, from track: Int, _ structure: Structure, _ frames: FrameWriter
  ) {
    guard let node = structure.containers[container].node, structure.containers[container].isGrid else { return }
    let range = lengths.tracks(of: container, in: structure)
    for (row, child) in zip(range, structure.tree.writtenRows(ofGrid: node))
    where row >= range.lowerBound + track && structure.tree.isGridRow(child) {
      _ = frames.set(child, .vertical, starts[row], lengths[row])
    }
  }
}

extension Rect {
  /// Its left or top edge.
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}
