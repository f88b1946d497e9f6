public import LayoutGeometry

/// What is somewhere, and the corners of what stands in a hexagon.
extension Placement {
  /// The item at a point, or `nil` where there is none.
  ///
  /// An item in a hexagon is hit where the hexagon is, any other where its rectangle is; edges belong to items. Of several
  /// items at the point it is the last one in document order. Containers are not items, and items without an area are
  /// never hit. It takes as long as ``nodes(in:)``.
  ///
  /// - Parameter point: A point in the coordinates of the root.
  public func node(at point: Point) -> PlacedNode? {
    guard let all = placed.bounds.all, point.x.isFinite, point.y.isFinite else { return nil }
    // Edges count, and of hexagons a hair outside.
    let hair = 1e-8 * max(all.width, all.height, 1)
    let around = Rect(x: point.x - hair, y: point.y - hair, width: 2 * hair, height: 2 * hair)
    return placed.bounds.runs(near: around).runs.joined().last { placed.item($0, isAt: point) }
      .map { PlacedNode($0, of: placed) }
  }

  /// The id of the item at a point, or `nil` where there is none, or it has no id; see ``node(at:)``.
  ///
  /// - Parameter point: A point in the coordinates of the root.
  public func item(at point: Point) -> String? { node(at: point)?.id }

  /// The six corners of what stands in a hexagon, or `nil` for what does not.
  ///
  /// They go clockwise on the screen: from the right corner on where hexagons lie on an edge, from the upper right one on
  /// where they stand on a corner. The first call is O(number of nodes), others O(1).
  ///
  /// - Parameter id: The id of an item, or of a container, in a hexagon.
  /// - Returns: Points in the coordinates of the root.
  public func vertices(of id: some LosslessStringConvertible) -> [Point]? { node(id)?.vertices }

  /// What stands in a rectangle, wholly or in part, in document order: items, rows and containers.
  ///
  /// What only touches the rectangle is left out; what has no width or no height counts as the line or the point that it is.
  ///
  /// The first call is O(number of nodes). From then on it takes O(log n) for each row of what is found, and O(1) for each
  /// node found, where neighbours in the description stand near each other, as in every container but a ``FreeLayout``.
  ///
  /// - Parameter rect: A rectangle in the coordinates of the root, such as the part that is visible.
  public func nodes(in rect: Rect) -> [PlacedNode] {
    placed.nodes(in: rect).map { PlacedNode($0, of: placed) }
  }

  /// The items, and containers with an id, that stand in a rectangle, wholly or in part, in document order.
  ///
  /// What only touches the rectangle is left out. It takes as long as ``nodes(in:)``.
  ///
  /// - Parameter rect: A rectangle in the coordinates of the root, such as the part that is visible.
  public func frames(in rect: Rect) -> [Frame] {
    var places = placed.places
    return placed.nodes(in: rect).filter(tree.hasFrame).map { Frame(of: $0, in: tree, rects[$0], &places) }
  }
}

extension PlacedTree {
  /// The nodes that stand in a rectangle, in document order.
  func nodes(in rect: Rect) -> [Int] {
    bounds.runs(near: rect).runs.flatMap { run in
      run.clamped(to: rects.indices).filter { isPlaced[$0] && rects[$0].intersects(rect) }
    }
  }

  /// Whether a node is an item that a point hits.
  fileprivate func item(_ node: Int, isAt point: Point) -> Bool {
    guard node < rects.count, isPlaced[node], case .item = tree.nodes[node].kind else { return false }
    if let hexagon = hexagon(of: node) { return hexagon.contains(point) }
    let rect = rects[node]
    return rect.width > 0 && rect.height > 0 && (rect.minX...rect.maxX).contains(point.x)
      && (rect.minY...rect.maxY).contains(point.y)
  }
}
