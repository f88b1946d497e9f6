public import LayoutGeometry

/// What is at a point, and the corners of what stands in a hexagon.
extension Placement {
  /// The item at a point, or `nil` where there is none.
  ///
  /// An item in a hexagon is hit where the hexagon is, any other where its rectangle is; edges belong to items. Of several
  /// items at the point it is the last one in document order. Containers are not items, and items without an area are
  /// never hit. O(number of nodes).
  ///
  /// - Parameter point: A point in the coordinates of the root.
  /// - Returns: The id of the item.
  public func item(at point: Point) -> String? {
    let orientations = orientationsByNode
    return tree.nodes.indices.last { node in
      guard isPlaced[node], case .item = tree.nodes[node].kind else { return false }
      let rect = rects[node]
      if let orientation = orientations[node] { return orientation.hexagon(in: rect, contains: point) }
      return rect.width > 0 && rect.height > 0 && (rect.minX...rect.maxX).contains(point.x)
        && (rect.minY...rect.maxY).contains(point.y)
    }
    .flatMap { tree.nodes[$0].id }
  }

  /// The six corners of what stands in a hexagon, or `nil` for what does not.
  ///
  /// They go clockwise on the screen: from the right corner on where hexagons lie on an edge, from the upper right one on
  /// where they stand on a corner. O(number of nodes).
  ///
  /// - Parameter id: The id of an item, or of a container, in a hexagon.
  /// - Returns: Points in the coordinates of the root.
  public func vertices(of id: String) -> [Point]? {
    guard let node = index.node(of: id, in: tree), isPlaced[node] else { return nil }
    for container in containers {
      guard let hexagons = container.hexagons, node > container.node, node < tree.nodes[container.node].end,
        let place = tree.children(of: container.node).enumerated().first(where: { $0.element == node })
      else { continue }
      let origin = container.rect.origin
      return hexagons.vertices(of: place.offset).map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
    }
    return nil
  }

  /// Which way the hexagon of a node stands, for every node in one.
  private var orientationsByNode: [Int: HexOrientation] {
    var orientations: [Int: HexOrientation] = [:]
    for container in containers {
      guard let orientation = container.hexagons?.orientation else { continue }
      for child in tree.children(of: container.node) { orientations[child] = orientation }
    }
    return orientations
  }
}
