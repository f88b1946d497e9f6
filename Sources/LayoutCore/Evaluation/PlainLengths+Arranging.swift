internal import LayoutGeometry

// Turns lengths into rectangles, from the root inwards. Items have the lengths that they asked for, moved to what their cells
// have room for; no constraint, ratio, line of text or measurement has a say.

extension PlainLengths {
  /// The size of the root.
  var size: Size { Size(width: horizontal.length(of: 0), height: vertical.length(of: 0)) }

  /// A rectangle for each node, and whether it has a place; `nil` where all have one.
  var blankPlaces: (rects: [Rect], isPlaced: [Bool]?) {
    let count = structure.tree.nodes.count
    return (
      Array(of: .zero, count: count),
      structure.dependsOnSpace ? Array(of: false, count: count) : nil
    )
  }

  /// Places everything.
  ///
  /// - Returns: The containers, in document order.
  func arrange(into rects: inout [Rect], _ isPlaced: inout [Bool]?) -> [Placement.Container] {
    var containers: [Placement.Container] = []
    containers.reserveCapacity(structure.containers.count)
    // A container comes after the one that it stands in, so its own rectangle is there.
    for container in structure.containers.indices {
      if let placed = arrange(container, &rects, &isPlaced) { containers.append(placed) }
    }
    guard structure.layoutDirection == .rightToLeft else { return containers }
    let mirroring = Mirroring(structure, width: size.width)
    for node in rects.indices where isPlaced?[node] ?? true { rects[node] = mirroring.rect(rects[node], of: node) }
    return containers.map(mirroring.container)
  }

  /// Places the children of a container.
  ///
  /// - Returns: The container; `nil` for the frame around a root that is none.
  private func arrange(
    _ container: Int, _ rects: inout [Rect], _ isPlaced: inout [Bool]?
  ) -> Placement.Container? {
    let node = structure.containers[container].node
    if container == 0, let node {
      rects[node] = Rect(x: 0, y: 0, width: size.width, height: size.height)
      isPlaced?[node] = true
    }
    let origin = node.map { rects[$0].origin } ?? .zero
    let insets = structure.containers[container].insets
    let columns = tracks(of: container, horizontal, from: origin.x + insets.leading)
    let rows = tracks(of: container, vertical, from: origin.y + insets.top)
    let fills = structure.containers[container].fillsCells
    if structure.containers[container].holdsPlainItems, isPlaced == nil {
      for index in structure.containers[container].cells {
        rects[structure.cells[index].node] = itemRect(structure.cells[index], columns, rows, fills: fills)
      }
    } else {
      for index in structure.containers[container].cells {
        let cell = structure.cells[index]
        rects[cell.node] = rect(cell, columns, rows, fills: fills)
        isPlaced?[cell.node] = true
      }
    }
    guard let node else { return nil }
    if structure.containers[container].isGrid { placeRows(of: node, rows, &rects, &isPlaced) }
    return .init(
      in: structure.tree, rect: rects[node], columns: columns, rows: rows,
      isGrid: structure.containers[container].isGrid, depth: structure.containers[container].depth, node: node)
  }

  private func tracks(
    of container: Int, _ lengths: ClosedFormLengths, from origin: Double
  ) -> [Placement.Track] {
    let range = lengths.tracks(of: container, in: structure)
    let gaps = structure.gaps(of: container, lengths.axis)
    var position = origin
    var tracks: [Placement.Track] = []
    tracks.reserveCapacity(range.count)
    for track in range {
      tracks.append(.init(position: position, length: lengths[track]))
      position +=
        lengths[track]
        + (gaps.equal ?? gaps.after(track - range.lowerBound))
    }
    return tracks
  }

  /// Where an item stands of which nothing was said but its lengths, as of most.
  @inline(__always) private func itemRect(
    _ cell: Structure.Cell, _ columns: [Placement.Track], _ rows: [Placement.Track], fills: Bool
  ) -> Rect {
    let (x, width) = span(cell, .horizontal, columns, nil, fills: fills)
    let (y, height) = span(cell, .vertical, rows, nil, fills: fills)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func rect(
    _ cell: Structure.Cell, _ columns: [Placement.Track], _ rows: [Placement.Track], fills: Bool
  ) -> Rect {
    var box: (width: Double?, height: Double?) = (nil, nil)
    if let child = structure.childContainer(cell) { box = (horizontal.length(of: child), vertical.length(of: child)) }
    let (x, width) = span(cell, .horizontal, columns, box.width, fills: fills)
    let (y, height) = span(cell, .vertical, rows, box.height, fills: fills)
    let offset = structure.tree.offset(of: cell.node)
    return Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
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
    return structure.position(of: cell, axis, from: first, space: space, box: box, fills: fills)
  }

  /// The rectangle of a grid's row is that of its track.
  private func placeRows(
    of node: Int, _ rows: [Placement.Track], _ rects: inout [Rect], _ isPlaced: inout [Bool]?
  ) {
    for (row, child) in zip(rows, structure.tree.children(of: node)) {
      guard case .gridRow = structure.tree.nodes[child].kind else { continue }
      isPlaced?[child] = true
      rects[child] = Rect(x: rects[node].x, y: row.position, width: rects[node].width, height: row.length)
    }
  }
}
