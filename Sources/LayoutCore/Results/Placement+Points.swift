internal import HexagonGeometry
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
    let hexagons = hexagonsByNode
    return tree.nodes.indices.last { node in
      guard isPlaced[node], case .item = tree.nodes[node].kind else { return false }
      if let hexagon = hexagons[node] { return hexagon.orientation.hexagon(in: hexagon.box, contains: point) }
      let rect = rects[node]
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
    guard let node = index.node(called: id, in: tree, isPlaced) else { return nil }
    for container in containers {
      guard let hexagons = container.hexagons, node > container.node, node < tree.nodes[container.node].end,
        let place = tree.children(of: container.node).enumerated().first(where: { $0.element == node })
      else { continue }
      let origin = hexagonOrigin(of: node, in: container)
      return hexagons.vertices(of: place.offset).map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
    }
    return nil
  }

  /// Where the hexagons of a container start for one of its children, which offsets move together with its hexagon.
  package func hexagonOrigin(of child: Int, in container: Container) -> Point {
    let offset = tree.nodes[child].offset
    return Point(x: container.hexagonOrigin.x + offset.x, y: container.hexagonOrigin.y + offset.y)
  }

  /// The exact boxes of hexagons and which way they stand, for every node in one.
  private var hexagonsByNode: [Int: (orientation: HexOrientation, box: Rect)] {
    var byNode: [Int: (orientation: HexOrientation, box: Rect)] = [:]
    for container in containers {
      guard let hexagons = container.hexagons else { continue }
      for (index, child) in tree.children(of: container.node).enumerated() {
        let origin = hexagonOrigin(of: child, in: container)
        var box = hexagons.rect(of: index)
        box.x += origin.x
        box.y += origin.y
        byNode[child] = (hexagons.orientation, box)
      }
    }
    return byNode
  }
}
