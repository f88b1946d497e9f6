internal import LayoutGeometry

/// Turns lengths into rectangles, from the root inwards, where nothing ties the axes to each other.
///
/// Items have the lengths that they asked for, moved to what their cells have room for; no constraint, ratio, line of text
/// or measurement has a say.
struct PlainArrangement {
  private let structure: Structure
  private let horizontal: AxisLengths
  private let vertical: AxisLengths
  private(set) var rects: [Rect]
  /// Whether each node has a place; `nil` where all have one.
  private(set) var isPlaced: [Bool]?
  private(set) var containers: [Placement.Container] = []
  let size: Size

  init(_ structure: Structure, _ horizontal: AxisLengths, _ vertical: AxisLengths) {
    self.structure = structure
    self.horizontal = horizontal
    self.vertical = vertical
    rects = Array(repeating: .zero, count: structure.tree.nodes.count)
    if structure.tree.dependsOnSpace { isPlaced = Array(repeating: false, count: structure.tree.nodes.count) }
    size =
      structure.containers.isEmpty ? .zero : Size(width: horizontal.box(of: 0), height: vertical.box(of: 0))
    arrange()
  }

  private mutating func arrange() {
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
    for index in structure.containers[container].cells { place(index, of: container, columns, rows) }
    guard let node else { return }
    if structure.containers[container].isGrid { placeRows(of: node, rows) }
    containers.append(
      .init(
        in: structure.tree, rect: rects[node], columns: columns, rows: rows,
        isGrid: structure.containers[container].isGrid, depth: structure.containers[container].depth, node: node))
  }

  private func tracks(
    of container: Int, _ lengths: AxisLengths, _ axis: Axis, from origin: Double
  ) -> [Placement.Track] {
    let count = lengths.trackCount(of: container)
    var position = origin
    var tracks: [Placement.Track] = []
    tracks.reserveCapacity(count)
    for track in 0..<count {
      let length = lengths.length(ofTrack: track, of: container)
      tracks.append(.init(position: position, length: length))
      position += length + structure.containers[container].gap(after: track, axis)
    }
    return tracks
  }

  private mutating func place(
    _ index: Int, of container: Int, _ columns: [Placement.Track], _ rows: [Placement.Track]
  ) {
    let cell = structure.cells[index]
    let child = structure.childContainer(cell)
    let fills = structure.containers[container].fillsCells
    var box: (width: Double?, height: Double?) = (nil, nil)
    if let child { box = (horizontal.box(of: child), vertical.box(of: child)) }
    let (x, width) = span(cell, .horizontal, columns, box.width, fills: fills)
    let (y, height) = span(cell, .vertical, rows, box.height, fills: fills)
    let offset = structure.tree.offset(of: cell.node)
    rects[cell.node] = Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    isPlaced?[cell.node] = true
  }

  /// Where the child of a cell starts along an axis, and how long it is.
  private func span(
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
