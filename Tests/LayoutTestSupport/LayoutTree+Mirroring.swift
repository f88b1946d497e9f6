package import LayoutCore
package import LayoutGeometry

extension LayoutTree {
  /// The tree with every container and item but the root moved aside by some number, or left where it is.
  package func offset(using random: inout SeededGenerator, chance: Double = 0.3) -> LayoutTree {
    var tree = self
    for index in nodes.indices.dropFirst() where random.chance(chance) {
      if nodes[index].kind.isNoLayout { continue }
      let offset = Point(
        x: Double(Int.random(in: -40...40, using: &random)), y: Double(Int.random(in: -40...40, using: &random)))
      tree.update(index) { $0.offset = offset }
    }
    return tree
  }

  /// By node, how far offsets move it in all: its own, and those of all that it stands in.
  package var totalOffsets: [Point] {
    var totals = nodes.map(\.offset)
    for index in nodes.indices {
      for inner in nodes.indices where inner > index && inner < nodes[index].end {
        totals[inner].x += nodes[index].offset.x
        totals[inner].y += nodes[index].offset.y
      }
    }
    return totals
  }
}

extension Placement {
  /// Where everything stands, and would be drawn without offsets: what relations are about.
  package var rectsWithoutOffsets: [Rect] {
    zip(rects, tree.totalOffsets).map { rect, offset in
      Rect(x: rect.x - offset.x, y: rect.y - offset.y, width: rect.width, height: rect.height)
    }
  }

  /// The greatest difference between this placement's rectangles and tracks and the mirror image of another's.
  ///
  /// Offsets are not mirrored. Infinity where something has a place in only one of them.
  package func distance(toMirrorImageOf other: Placement) -> Double {
    guard isPlaced == other.isPlaced, containers.count == other.containers.count else { return .infinity }
    var distance = max(abs(size.width - other.size.width), abs(size.height - other.size.height))
    let (offsets, otherOffsets) = (tree.totalOffsets, other.tree.totalOffsets)
    // Where something is without offsets, and its mirror image.
    func expect(_ rect: Rect, _ offset: Point, _ otherRect: Rect, _ otherOffset: Point) {
      let left = other.size.width - (otherRect.maxX - otherOffset.x)
      for difference in [
        rect.x - offset.x - left, rect.y - offset.y - (otherRect.y - otherOffset.y), rect.width - otherRect.width,
        rect.height - otherRect.height,
      ] { distance = max(distance, abs(difference)) }
    }
    for node in rects.indices where isPlaced[node] && node > 0 {
      expect(rects[node], offsets[node], other.rects[node], otherOffsets[node])
    }
    for (container, image) in zip(containers, other.containers) {
      guard container.columns.count == image.columns.count, container.rows.count == image.rows.count else {
        return .infinity
      }
      let (offset, otherOffset) = (offsets[container.node], otherOffsets[container.node])
      for (column, otherColumn) in zip(container.columns, image.columns) {
        expect(
          Rect(x: column.position, y: 0, width: column.length, height: 0), Point(x: offset.x, y: 0),
          Rect(x: otherColumn.position, y: 0, width: otherColumn.length, height: 0), Point(x: otherOffset.x, y: 0))
      }
      for (row, otherRow) in zip(container.rows, image.rows) {
        distance = max(distance, abs(row.position - offset.y - (otherRow.position - otherOffset.y)))
      }
    }
    return distance
  }
}
