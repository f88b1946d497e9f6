internal import LayoutGeometry

/// The lengths that a layout is arranged by.
protocol ArrangedLengths {
  var structure: Structure { get }

  /// The length that a container takes in its cell.
  func box(of container: Int, _ axis: Axis) -> Double
  func length(ofTrack track: Int, of container: Int, _ axis: Axis) -> Double
  /// Visits the lengths of the tracks of a container, from the first to the last.
  func visitTracks(of container: Int, _ axis: Axis, _ visit: (_ track: Int, _ length: Double) -> Void)
  /// What an item takes of its cell.
  func limits(of item: Int, _ axis: Axis) -> Length
  /// The length of an item that its cell alone does not tell.
  func ownLength(of item: Int, _ axis: Axis) -> Double?
  /// From where a cell starts to its child, where its alignment alone does not tell that.
  func ownStart(of node: Int, _ axis: Axis) -> Double?

  /// Whether nothing but limits and cells tells where plain items stand, as far as they have cells and line up with nothing.
  var leavesItemsToCells: Bool { get }
  /// Whether nothing but limits and its cell tells where a plain item stands, as far as it lines up with nothing.
  func leavesItemToCell(_ item: Int) -> Bool
  /// The child of a cell that lines up with others of its row, from the top of that; `nil` for all other cells.
  func linedUp(_ cell: Structure.Cell, of container: Int) -> Edges<Double>?
  /// What is free on each side of a container that was given a place of another ratio than its own.
  func margin(of container: Int, in size: Size) -> Size
  /// The ratio by which the child of a container covers its cell, if it does.
  func coveringRatio(of container: Int) -> Double?
}

extension ArrangedLengths {
  /// The hexagons of a container, if it has some.
  @inline(__always) func hexagons(of container: Int) -> HexagonLayout? {
    guard structure.couplesAxes, let shape = structure.containers[container].shape else { return nil }
    return shape.layout(in: Size(width: box(of: container, .horizontal), height: box(of: container, .vertical)))
  }

  /// What is free on each side of what keeps a ratio, in a place of another one; nothing for all else.
  func marginOfRatio(_ container: Int, in size: Size) -> Size {
    guard structure.containers[container].keepsRatio, structure.containers[container].node != nil else { return .zero }
    return Size(
      width: (size.width - box(of: container, .horizontal)) / 2,
      height: (size.height - box(of: container, .vertical)) / 2)
  }
}

extension [Placement.Container] {
  /// Those that were described: all but the lines of flows.
  func described(in structure: Structure) -> Self {
    guard structure.tree.lineCount > 0 else { return self }
    return filter { !structure.tree.isLine($0.node) }
  }
}

/// Turns lengths into rectangles, from the root inwards.
struct Arrangement {
  private(set) var rects: [Rect]
  /// Whether each node has a place, as alternatives that were not chosen have none; `nil` where all have one.
  private(set) var isPlaced: [Bool]?
  /// The containers, in document order.
  private(set) var containers: [Placement.Container] = []
  let size: Size
  /// Whether the lines of flows are among the containers.
  private let listsLines: Bool

  /// - Parameter listsLines: Whether the lines of flows are listed among the containers though nobody described them.
  init(_ lengths: borrowing some ArrangedLengths, listsLines: Bool = true) {
    let structure = lengths.structure
    self.listsLines = listsLines || structure.tree.lineCount == 0
    rects = Array(of: .zero, count: structure.tree.nodes.count)
    isPlaced = structure.leavesOutAlternatives ? Array(of: false, count: structure.tree.nodes.count) : nil
    size = Size(width: lengths.box(of: 0, .horizontal), height: lengths.box(of: 0, .vertical))
    // Lines in alternatives that were not chosen are no containers.
    let unlisted = self.listsLines ? 0 : structure.tree.lineCount
    containers.reserveCapacity(max(1, structure.containers.count - unlisted))
    if let root = structure.containers[0].node { place(root, Rect(x: 0, y: 0, width: size.width, height: size.height)) }
    // A container comes after the one that it stands in, so its own rectangle is there.
    var tracks = PlacedTracks(room: roomForTracks(structure))
    for container in structure.containers.indices { arrange(container, lengths, &tracks) }
    tracks.giveBackRoom()
    for index in containers.indices { containers[index].tracks.all = tracks.all }
    if structure.layoutDirection == .rightToLeft { mirror(structure) }
  }

  /// How many tracks there are at a time: those of lines that are not listed are forgotten as soon as the line is placed.
  ///
  /// O(1), or O(containers) where there are such lines.
  private func roomForTracks(_ structure: Structure) -> Int {
    guard !listsLines else { return structure.trackCount(.horizontal) + structure.trackCount(.vertical) }
    var (listed, longest) = (0, 0)
    for container in structure.containers.indices {
      let count = structure.trackCount(of: container, .horizontal) + structure.trackCount(of: container, .vertical)
      if let node = structure.containers[container].node, structure.tree.isLine(node) {
        longest = max(longest, count)
      } else {
        listed += count
      }
    }
    return listed + longest
  }

  /// Takes out where all stands that was described: all but the lines of flows.
  mutating func takeDescribedPlaces(_ structure: Structure) -> (rects: [Rect], isPlaced: PlacedNodes) {
    // Taken out, so that what stands behind them is dropped without a copy.
    var (rects, isPlaced) = (exchange(&self.rects, with: []), self.isPlaced.take())
    rects.removeLast(structure.tree.lineCount)
    isPlaced?.removeLast(structure.tree.lineCount)
    return (rects, PlacedNodes(isPlaced))
  }

  @inline(__always) private mutating func place(_ node: Int, _ rect: Rect) {
    rects[node] = rect
    isPlaced?[node] = true
  }

  private mutating func mirror(_ structure: Structure) {
    let mirroring = Mirroring(structure, width: size.width)
    for node in rects.indices where isPlaced?[node] ?? true { rects[node] = mirroring.rect(rects[node], of: node) }
    containers = containers.map(mirroring.container)
  }

  /// - Parameter tracks: Those of the containers before; then with those of this one, if it is listed.
  private mutating func arrange(
    _ container: Int, _ lengths: some ArrangedLengths, _ tracks: inout PlacedTracks
  ) {
    // The structure is asked for one part of it at a time: a copy would count references to each.
    let node = lengths.structure.containers[container].node
    let rect = node.map { rects[$0] } ?? .zero
    if let node, !listsLines, lengths.structure.tree.isLine(node),
      let line = LineOfFlow(container, lengths.structure), lengths.leavesItemsToCells, !lengths.structure.linesUp
    {
      return place(line, from: rect.origin, lengths)
    }
    var hexagons = lengths.hexagons(of: container)
    let margin = lengths.margin(of: container, in: rect.size)
    let own = ContainerTracks(
      all: [], firstColumn: tracks.count, columnCount: lengths.structure.trackCount(of: container, .horizontal),
      rowCount: lengths.structure.trackCount(of: container, .vertical))
    take(&tracks, of: container, .horizontal, from: rect.x + margin.width, lengths)
    take(&tracks, of: container, .vertical, from: rect.y + margin.height, lengths)
    if let hexagons {
      placeChildren(of: container, in: hexagons, at: rect.origin, lengths.structure)
    } else {
      placeChildren(of: container, tracks.all, own, lengths)
    }
    if let ratio = lengths.coveringRatio(of: container) { coverCells(of: container, by: ratio, lengths.structure) }
    if lengths.structure.isTurned(container, .horizontal) {
      turnChildren(of: container, in: rect, lengths.structure)
      for column in own.columns {
        let (position, length) = (tracks.all[column].position, tracks.all[column].length)
        tracks.all[column] = .init(position: rect.x + rect.maxX - position - length, length: length)
      }
      hexagons = hexagons.map { .mirrored($0, width: rect.width) }
    }
    guard let node, listsLines || !lengths.structure.tree.isLine(node) else {
      // Nobody asks for them, so the next container may take their room.
      return tracks.removeLast(own.columnCount + own.rowCount)
    }
    let isGrid = lengths.structure.containers[container].isGrid
    if lengths.structure.containers[container].holdsRows {
      placeRows(of: node, tracks.all[own.rows], lengths.structure)
    }
    containers.append(
      .init(
        in: lengths.structure.linedDescription, rect: rects[node], own, isGrid: isGrid,
        depth: lengths.structure.containers[container].depth, hexagons: hexagons, node: node))
  }

  private func take(
    _ tracks: inout PlacedTracks, of container: Int, _ axis: Axis, from origin: Double,
    _ lengths: some ArrangedLengths
  ) {
    let count = lengths.structure.trackCount(of: container, axis)
    var walk = lengths.walk(of: container, axis, from: origin)
    tracks.append(count) { tracks in
      lengths.visitTracks(of: container, axis) { track, length in
        tracks[track] = .init(position: walk.position, length: length)
        walk.pass(track, of: length)
      }
    }
  }

  private mutating func placeChildren(
    of container: Int, _ tracks: [Placement.Track], _ own: ContainerTracks, _ lengths: some ArrangedLengths
  ) {
    // By pointers, since every child of every layout comes by: an array checks each number that it is asked for, and these are
    // ranges of the list that the container has just filled.
    tracks.withUnsafeBufferPointer { tracks in
      lengths.structure.tree.nodes.withUnsafeBufferPointer { nodes in
        let items = PlainItems(
          structure: lengths.structure, nodes: nodes, container: container,
          columns: UnsafeBufferPointer(rebasing: tracks[own.columns]),
          rows: UnsafeBufferPointer(rebasing: tracks[own.rows]),
          fills: lengths.structure.containers[container].fillsCells)
        place(items, lengths)
      }
    }
    noteChildrenPlaced(in: container, lengths.structure)
  }

  /// Places the children of a container: plain items in their cells, and all else as its rule has it.
  private mutating func place(_ items: PlainItems, _ lengths: some ArrangedLengths) {
    let container = items.container
    let isFree = lengths.structure.containers[container].isFree
    let leavesItemsToCells = lengths.leavesItemsToCells && !isFree
    let linesUp = lengths.structure.linesUp
    rects.withUnsafeMutableBufferPointer { rects in
      if leavesItemsToCells, !linesUp, lengths.structure.containers[container].holdsPlainItems {
        return items.place(&rects)
      }
      for index in lengths.structure.containers[container].cells {
        let node = lengths.structure.cells.node(of: index)
        rects[node] =
          items.nodes[node].traits.isPlainItem
            && (leavesItemsToCells || !isFree && lengths.leavesItemToCell(node))
            && !(linesUp && lengths.structure.cells.linesUp(index))
          ? items.rect(ofCell: index)
          : lengths.rect(
            of: lengths.structure.cells[index], in: container, items.columns, items.rows, fills: items.fills)
      }
    }
  }

  private mutating func noteChildrenPlaced(in container: Int, _ structure: Structure) {
    isPlaced?.withUnsafeMutableBufferPointer { isPlaced in
      for index in structure.containers[container].cells { isPlaced[structure.cells.node(of: index)] = true }
    }
  }

  private mutating func place(_ line: LineOfFlow, from origin: Point, _ lengths: some ArrangedLengths) {
    rects.withUnsafeMutableBufferPointer { line.place(from: origin, lengths, &$0) }
    isPlaced?.withUnsafeMutableBufferPointer { isPlaced in
      for index in 0..<line.items.count { isPlaced[line.items[index]] = true }
    }
  }

  /// Places the children of a container of hexagons, each in its hexagon.
  private mutating func placeChildren(
    of container: Int, in hexagons: HexagonLayout, at origin: Point, _ structure: Structure
  ) {
    for (index, cell) in structure.cells(of: container).enumerated() {
      var rect = hexagons.rect(of: index)
      let offset = structure.tree.offset(of: cell.node)
      rect.x += origin.x + offset.x
      rect.y += origin.y + offset.y
      place(cell.node, rect)
    }
  }

  /// Makes what fills by its ratio as large as it must be to cover its cell.
  private mutating func coverCells(of container: Int, by ratio: Double, _ structure: Structure) {
    for cell in structure.cells(of: container) {
      let rect = rects[cell.node]
      let x = Edges(start: rect.x, length: rect.width).placing(max(rect.width, ratio * rect.height), anchor: 0.5)
      let y = Edges(start: rect.y, length: rect.height).placing(max(rect.height, rect.width / ratio), anchor: 0.5)
      rects[cell.node] = Rect(x, y)
    }
  }

  /// Turns what stands in a container that reads against the direction of the whole into its mirror image, but for offsets.
  private mutating func turnChildren(of container: Int, in rect: Rect, _ structure: Structure) {
    for cell in structure.cells(of: container) {
      let child = rects[cell.node]
      rects[cell.node].x =
        rect.x + rect.maxX - child.x - child.width + 2 * structure.tree.offset(of: cell.node).x
    }
  }

  /// The rectangle of a grid's row is that of its track, across the grid.
  private mutating func placeRows(of grid: Int, _ rows: ArraySlice<Placement.Track>, _ structure: Structure) {
    let tree = structure.tree
    var (row, child) = (rows.startIndex, grid + 1)
    while child < tree.nodes[grid].end, row < rows.endIndex {
      if tree.isGridRow(child) {
        let (y, height) = (rows[row].position, rows[row].length)
        place(child, Rect(x: rects[grid].x, y: y, width: rects[grid].width, height: height))
        row += 1
      } else if !tree.gridPosition(of: child).isGiven {
        row += 1
      }
      child = tree.nodes[child].end
    }
  }
}

// Where the children of a container stand, once its tracks have their places.
extension ArrangedLengths {
  /// A walk along the tracks of a container.
  ///
  /// - Parameter origin: Where the container starts.
  @inline(__always) func walk(of container: Int, _ axis: Axis, from origin: Double) -> TrackWalk {
    let insets = structure.containers[container].insets
    let free = structure.distributes ? free(of: container, axis) : (before: 0, between: 0)
    return TrackWalk(
      from: origin + insets.before(axis) + free.before, structure.gaps(of: container, axis), between: free.between)
  }

  /// What no track of a container takes: how much of it lies before the first one, and between two.
  fileprivate func free(of container: Int, _ axis: Axis) -> (before: Double, between: Double) {
    let distribution = structure.distribution(of: container, axis)
    guard distribution != .leading else { return (0, 0) }
    let tracks = 0..<structure.trackCount(of: container, axis)
    let rest = tracks.reduce(box(of: container, axis) - structure.gaps(in: tracks, of: container, axis)) {
      $0 - length(ofTrack: $1, of: container, axis)
    }
    let (free, parts) = (distribution.free(rest), distribution.parts(among: tracks.count))
    return (free * parts.before, free * parts.between)
  }

  @inline(__always) fileprivate func rect(
    of cell: Structure.Cell, in container: Int, _ columns: UnsafeBufferPointer<Placement.Track>,
    _ rows: UnsafeBufferPointer<Placement.Track>, fills: Bool
  ) -> Rect {
    let child = structure.childContainer(cell)
    let fills = fills && structure.fills(cell, of: container)
    let width = child.map { box(of: $0, .horizontal) } ?? ownLength(of: cell.node, .horizontal)
    let height = child.map { box(of: $0, .vertical) } ?? ownLength(of: cell.node, .vertical)
    let x = edges(of: cell, .horizontal, columns, width, limits: limits(of: cell.node, .horizontal), fills)
    let y =
      linedUp(cell, of: container).map { $0.moved(by: rows[cell.rows.lowerBound].position) }
      ?? edges(of: cell, .vertical, rows, height, limits: limits(of: cell.node, .vertical), fills)
    let offset = structure.tree.offset(of: cell.node)
    return Rect(x.moved(by: offset.x), y.moved(by: offset.y))
  }

  /// - Parameters:
  ///   - tracks: Those of the container along the axis.
  ///   - length: The length of the child that its cell alone does not tell.
  ///   - limits: What the child takes of its cell else.
  @inline(__always) fileprivate func edges(
    of cell: Structure.Cell, _ axis: Axis, _ tracks: UnsafeBufferPointer<Placement.Track>, _ length: Double?,
    limits: @autoclosure () -> Length, _ fills: Bool
  ) -> Edges<Double> {
    guard let space = tracks.edges(of: cell.tracks(axis)) else { return Edges(start: 0, length: 0) }
    let edges = structure.child(of: cell, axis, in: space, length: length, limits: limits(), fills: fills)
    return ownStart(of: cell.node, axis).map { Edges(start: space.start + $0, length: edges.length) } ?? edges
  }
}
