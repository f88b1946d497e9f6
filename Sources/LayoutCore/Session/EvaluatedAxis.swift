internal import LayoutGeometry

/// The lengths and places along one axis of a layout that changes, told in closed form.
///
/// A change goes three ways: inwards to outwards, where containers ask for something else; from the outside in, where they
/// share another length; and again from the outside in, where what is in them moves. Each stops where nothing is different.
/// All sums are made as for a layout that is placed for the first time, so the results are the same to the last digit.
struct EvaluatedAxis {
  private(set) var lengths: ClosedFormLengths
  /// Where each track starts, in the coordinates of the root.
  private(set) var starts: [Double]
  private let trackCells: TrackCells

  /// Containers whose length is to be shared anew.
  private var stale: [Int] = []
  private var isStale: [Bool]
  /// Containers with tracks of another length, and the first of those.
  private var changedTracks: [(container: Int, track: Int)] = []
  /// Cells whose child has another length, whatever their tracks have.
  private var changedCells: [(container: Int, cell: Int)] = []
  /// The lengths of a container before they were shared anew; kept so that the room for them is made once.
  private var before: [Double] = []

  private var axis: Axis { lengths.axis }

  /// - Parameter rects: Where everything stands by these lengths.
  init(_ lengths: ClosedFormLengths, _ structure: Structure, _ rects: [Rect]) {
    self.lengths = lengths
    trackCells = TrackCells(structure, lengths.needs)
    isStale = Array(repeating: false, count: structure.containers.count)
    starts = Array(repeating: 0, count: lengths.lengths.count)
    for container in structure.containers.indices { moveTracks(of: container, from: 0, structure, rects) }
  }

  // MARK: What is asked for

  /// Takes over what the child of a cell asks for now, as far outwards as that is felt.
  ///
  /// - Returns: Whether the lengths can still be told in closed form.
  mutating func takeNeeds(of place: (container: Int, cell: Int), _ structure: Structure, _ cells: CellTable) -> Bool {
    var next: (container: Int, cell: Int)? = place
    while let (container, cell) = next {
      changedCells.append((container, cell))
      markStale(container)
      switch lengths.needs.update(cell, of: container, in: structure, trackCells) {
      case nil: return false
      case .inside: return true
      case .outside: next = structure.containers[container].node.flatMap(cells.place)
      }
    }
    return true
  }

  private mutating func markStale(_ container: Int) {
    guard !isStale[container] else { return }
    isStale[container] = true
    stale.append(container)
  }

  // MARK: Sharing

  /// Shares a proposed length and all that changed, from the root inwards.
  ///
  /// - Returns: Whether the lengths can still be told in closed form.
  mutating func share(_ proposed: Double?, _ structure: Structure, _ children: ChildContainers, _ cells: CellTable)
    -> Bool
  {
    lengths.needs.proposed = proposed
    let box = lengths.boxes[0]
    guard lengths.offerRoot(proposed, of: structure) else { return false }
    if lengths.boxes[0] != box { markStale(0) }
    stale.sort()
    for container in stale where isStale[container] {
      guard share(container, structure, children, cells) else { return false }
    }
    stale.removeAll(keepingCapacity: true)
    return true
  }

  private mutating func share(
    _ container: Int, _ structure: Structure, _ children: ChildContainers, _ cells: CellTable
  ) -> Bool {
    isStale[container] = false
    let range = lengths.tracks(of: container)
    before.removeAll(keepingCapacity: true)
    before.append(contentsOf: lengths.lengths[range])
    lengths.forget(container)
    lengths.share(container, hasLength: container > 0 || lengths.needs.proposed.offered != nil, in: structure)
    if let track = before.indices.first(where: { before[$0] != lengths.lengths[range.lowerBound + $0] }) {
      changedTracks.append((container, track))
    }
    var next = children.first(in: container)
    while let child = next {
      next = children.next(after: child)
      guard let cell = structure.containers[child].node.flatMap(cells.place)?.cell else { continue }
      let box = lengths.boxes[child]
      guard lengths.offer(child, in: cell, of: container, structure) else { return false }
      if lengths.boxes[child] != box { changedCells.append((container, cell)) }
      guard lengths.boxes[child] != box || isStale[child] else { continue }
      guard share(child, structure, children, cells) else { return false }
    }
    return true
  }

  // MARK: Places

  /// Puts everything where the lengths have it now.
  mutating func arrange(_ structure: Structure, _ frames: inout FrameTable) {
    if let root = structure.containers[0].node, frames.set(root, axis, 0, lengths.boxes[0]) {
      stretchRows(of: 0, structure, &frames)
    }
    // Outer containers first: what they move takes all that is in it along.
    changedTracks.sort { $0.container < $1.container }
    for (container, track) in changedTracks { arrange(container, from: track, structure, &frames) }
    changedTracks.removeAll(keepingCapacity: true)
    for (container, cell) in changedCells { place(cell, of: container, structure, &frames) }
    changedCells.removeAll(keepingCapacity: true)
  }

  /// Puts the tracks of a container from one on, and what stands in them, where they belong.
  private mutating func arrange(
    _ container: Int, from track: Int, _ structure: Structure, _ frames: inout FrameTable
  ) {
    moveTracks(of: container, from: track, structure, frames.rects)
    let range = lengths.tracks(of: container)
    for moved in (range.lowerBound + track)..<range.upperBound {
      for cell in trackCells[moved]
      where structure.cells[cell].tracks(axis).upperBound == moved - range.lowerBound + 1 {
        // A cell across several tracks has its turn with the last of them.
        place(cell, of: container, structure, &frames)
      }
    }
    if axis == .vertical { moveRows(of: container, from: track, structure, &frames) }
  }

  private mutating func moveTracks(of container: Int, from track: Int, _ structure: Structure, _ rects: [Rect]) {
    let range = lengths.tracks(of: container)
    guard track < range.count else { return }
    let equalGap = structure.containers[container].equalGap(axis)
    let origin = structure.containers[container].node.map { rects[$0].start(axis) } ?? 0
    var position =
      track == 0 ? origin + structure.containers[container].insets.start(axis) : starts[range.lowerBound + track]
    for moved in (range.lowerBound + track)..<range.upperBound {
      starts[moved] = position
      position +=
        lengths.lengths[moved]
        + (equalGap ?? structure.containers[container].gap(after: moved - range.lowerBound, axis))
    }
  }

  /// Puts the child of a cell where it belongs, and all that is in it.
  private mutating func place(
    _ index: Int, of container: Int, _ structure: Structure, _ frames: inout FrameTable
  ) {
    let cell = structure.cells[index]
    let covered = cell.tracks(axis)
    guard !covered.isEmpty else { return }
    let first = lengths.tracks(of: container).lowerBound
    let start = starts[first + covered.lowerBound]
    let last = first + covered.upperBound - 1
    let child = structure.childContainer(cell)
    var (position, length) = structure.position(
      of: cell, axis, from: start, space: max(0, starts[last] + lengths.lengths[last] - start),
      box: child.map { lengths.boxes[$0] }, fills: structure.containers[container].fillsCells)
    let offset = structure.tree.offset(of: cell.node)
    position += axis == .horizontal ? offset.x : offset.y
    let old = frames.rects[cell.node].start(axis)
    guard frames.set(cell.node, axis, position, length), let child else { return }
    if old != position { arrange(child, from: 0, structure, &frames) }
    stretchRows(of: child, structure, &frames)
  }

  // MARK: Rows of grids

  /// Makes the rows of a grid as wide as the grid.
  private func stretchRows(of container: Int, _ structure: Structure, _ frames: inout FrameTable) {
    guard axis == .horizontal, let node = structure.containers[container].node,
      structure.containers[container].isGrid
    else { return }
    let rect = frames.rects[node]
    for child in structure.tree.children(of: node) where structure.tree.isGridRow(child) {
      _ = frames.set(child, .horizontal, rect.x, rect.width)
    }
  }

  /// Puts the rows of a grid from one on where their tracks are.
  private func moveRows(
    of container: Int, from track: Int, _ structure: Structure, _ frames: inout FrameTable
  ) {
    guard let node = structure.containers[container].node, structure.containers[container].isGrid else { return }
    let range = lengths.tracks(of: container)
    for (row, child) in zip(range, structure.tree.children(of: node))
    where row >= range.lowerBound + track && structure.tree.isGridRow(child) {
      _ = frames.set(child, .vertical, starts[row], lengths.lengths[row])
    }
  }
}

extension Rect {
  /// Its left or top edge.
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension EdgeInsets {
  /// The distance from the left or top edge, where layouts read from left to right.
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
}
