internal import LayoutGeometry

extension Placement {
  /// Places a layout whose lengths can be told without a linear program; `nil` where they cannot.
  init?(closedForm structure: Structure, _ proposal: ProposedSize) {
    guard !structure.needsProgram,
      let horizontal = ClosedFormLengths(structure, .horizontal, proposed: proposal.width),
      let vertical = ClosedFormLengths(structure, .vertical, proposed: proposal.height)
    else { return nil }
    var arrangement = ClosedFormArrangement(structure, horizontal, vertical)
    arrangement.arrange()
    self.init(
      size: arrangement.size, diagnosis: Diagnosis(notes: structure.notes), containers: arrangement.containers,
      tree: structure.tree, rects: arrangement.rects, isPlaced: PlacedNodes(arrangement.isPlaced),
      layoutDirection: structure.layoutDirection)
  }
}

/// Turns lengths into rectangles, from the root inwards.
struct ClosedFormArrangement {
  private let structure: Structure
  private let horizontal: ClosedFormLengths
  private let vertical: ClosedFormLengths
  private(set) var rects: [Rect]
  /// Whether each node has a place; `nil` where all have one.
  private(set) var isPlaced: [Bool]?
  private(set) var containers: [Placement.Container] = []
  let size: Size

  init(_ structure: Structure, _ horizontal: ClosedFormLengths, _ vertical: ClosedFormLengths) {
    self.structure = structure
    self.horizontal = horizontal
    self.vertical = vertical
    rects = Array(repeating: .zero, count: structure.tree.nodes.count)
    if structure.tree.dependsOnSpace { isPlaced = Array(repeating: false, count: structure.tree.nodes.count) }
    size = Size(width: horizontal.containers.first?.box ?? 0, height: vertical.containers.first?.box ?? 0)
  }

  mutating func arrange() {
    containers.reserveCapacity(structure.containers.count)
    // A container comes after the one that it stands in, so its own rectangle is there.
    for container in structure.containers.indices { arrange(container) }
    guard structure.layoutDirection == .rightToLeft else { return }
    let mirroring = Mirroring(structure, width: size.width)
    for node in rects.indices where isPlaced?[node] ?? true { rects[node] = mirroring.rect(rects[node], of: node) }
    containers = containers.map(mirroring.container)
  }

  private mutating func arrange(_ container: Int) {
    let node = structure.containers[container].node
    if container == 0, let node {
      rects[node] = Rect(x: 0, y: 0, width: size.width, height: size.height)
      isPlaced?[node] = true
    }
    let origin = node.map { rects[$0].origin } ?? .zero
    let insets = structure.containers[container].insets
    let columns = tracks(of: container, horizontal, .horizontal, from: origin.x + insets.leading)
    let rows = tracks(of: container, vertical, .vertical, from: origin.y + insets.top)
    let fills = structure.containers[container].fillsCells
    if structure.containers[container].holdsPlainItems {
      for index in structure.containers[container].cells { placeItem(index, columns, rows, fills: fills) }
    } else {
      for index in structure.containers[container].cells { place(index, columns, rows, fills: fills) }
    }
    guard let node else { return }
    if structure.containers[container].isGrid { placeRows(of: node, rows) }
    containers.append(
      .init(
        in: structure.tree, rect: rects[node], columns: columns, rows: rows,
        isGrid: structure.containers[container].isGrid, depth: structure.containers[container].depth, node: node))
  }

  private func tracks(
    of container: Int, _ lengths: ClosedFormLengths, _ axis: Axis, from origin: Double
  ) -> [Placement.Track] {
    let range = lengths.containers[container].tracks
    let gap = structure.containers[container].spacing(axis)
    let unequalGaps = structure.containers[container].unequalGaps.flatMap { $0.axis == axis ? $0.lengths : nil }
    var position = origin
    var tracks: [Placement.Track] = []
    tracks.reserveCapacity(range.count)
    for track in range {
      let length = lengths.tracks[track].length
      tracks.append(.init(position: position, length: length))
      position += length
      if let unequalGaps {
        if tracks.count <= unequalGaps.count { position += unequalGaps[tracks.count - 1] }
      } else {
        position += gap
      }
    }
    return tracks
  }

  /// Places an item that nothing was said of but its lengths, as most are.
  private mutating func placeItem(
    _ index: Int, _ columns: [Placement.Track], _ rows: [Placement.Track], fills: Bool
  ) {
    let cell = structure.cells[index]
    let (x, width) = span(cell, .horizontal, columns, nil, fills: fills)
    let (y, height) = span(cell, .vertical, rows, nil, fills: fills)
    rects[cell.node] = Rect(x: x, y: y, width: width, height: height)
    isPlaced?[cell.node] = true
  }

  private mutating func place(
    _ index: Int, _ columns: [Placement.Track], _ rows: [Placement.Track], fills: Bool
  ) {
    let cell = structure.cells[index]
    let child = structure.childContainer(cell)
    let (x, width) = span(cell, .horizontal, columns, child.map { horizontal.containers[$0].box }, fills: fills)
    let (y, height) = span(cell, .vertical, rows, child.map { vertical.containers[$0].box }, fills: fills)
    let offset = structure.tree.offset(of: cell.node)
    rects[cell.node] = Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    isPlaced?[cell.node] = true
  }

  /// Where the child of a cell starts along an axis, and how long it is.
  @inline(__always) private func span(
    _ cell: Structure.Cell, _ axis: Axis, _ tracks: [Placement.Track], _ box: Double?, fills: Bool
  ) -> (position: Double, length: Double) {
    let range = cell.tracks(axis)
    guard !range.isEmpty else { return (0, 0) }
    let first = tracks[range.lowerBound].position
    let last = tracks[range.upperBound - 1]
    let space = max(0, last.position + last.length - first)
    if fills { return (first, space) }
    let length = box ?? structure.leafLength(of: cell.node, axis).fitted(to: space)
    return (first + cell.anchor[axis] * (space - length), length)
  }

  /// The rectangle of a grid's row is that of its track.
  private mutating func placeRows(of node: Int, _ rows: [Placement.Track]) {
    for (row, child) in zip(rows, structure.tree.children(of: node)) {
      guard case .gridRow = structure.tree.nodes[child].kind else { continue }
      isPlaced?[child] = true
      rects[child] = Rect(x: rects[node].x, y: row.position, width: rects[node].width, height: row.length)
    }
  }
}
