public import HexagonGeometry
public import LayoutGeometry

/// What stands in the hexagons of a ``HexGrid`` or a ``Honeycomb``, and who is whose neighbour.
///
/// `import HexagonGeometry` for more on cells. All of it is O(1) for each cell; the first call for a placement is O(number of
/// nodes).
extension PlacedNode {
  /// The cell that it stands in, in axial coordinates; `nil` for what stands in no hexagon.
  ///
  /// `Hexagon.position(in:)` tells its row and column. A honeycomb counts from the first place of its first row, which is row 0
  /// and column 0 in even-r coordinates. Coordinates are those of the description, also in a layout from right to left.
  public var hexagon: Hexagon? { placed.hexagon(of: index)?.cell }

  /// The six corners of the hexagon that it stands in, clockwise on the screen; `nil` for what stands in none.
  ///
  /// They are in the coordinates of the root: from the right corner on where hexagons lie on an edge, from the upper right one
  /// on where they stand on a corner.
  public var vertices: [Point]? { placed.hexagon(of: index)?.vertices }

  /// What stands in the hexagons that share an edge with its own, clockwise, or counterclockwise from right to left.
  public var neighbors: [PlacedNode] { ring(radius: 1) }

  /// What stands in the hexagons at a distance from its own, clockwise, or counterclockwise from right to left.
  ///
  /// - Parameter radius: The distance in steps from neighbour to neighbour; 0 is the node itself.
  /// - Precondition: `radius` is not negative.
  public func ring(radius: Int) -> [PlacedNode] {
    nodes { $0.ring(radius: radius) }
  }

  /// The least number of steps from neighbour to neighbour to another node; `nil` where both are not in hexagons of one container.
  public func distance(to other: PlacedNode) -> Int? { cells(to: other).map { $0.distance(to: $1) } }

  /// What stands in the hexagons on a straight line to another node, both ends included.
  ///
  /// Cells in which nothing stands are left out; it is empty where both are not in hexagons of one container.
  public func line(to other: PlacedNode) -> [PlacedNode] {
    guard let (_, end) = cells(to: other) else { return [] }
    return nodes { $0.line(to: end) }
  }

  /// What stands at a cell of this container, or `nil` where nothing does.
  public func child(at cell: Hexagon) -> PlacedNode? {
    placed.hexagons[index]?.child(at: cell).map { PlacedNode($0, of: placed) }
  }

  /// The cell of this container that a point is in, in axial coordinates, or `nil` where there is none.
  ///
  /// A hexagonal grid goes on beyond what stands in it, and covers the gaps with half of them for each neighbour; a honeycomb
  /// has no cells but its hexagons.
  ///
  /// - Parameter point: A point in the coordinates of the root.
  public func hexagon(at point: Point) -> Hexagon? {
    guard let entry = placed.hexagons[index] else { return nil }
    let origin = entry.container.hexagonOrigin
    return entry.hexagons.cell(at: Point(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// What stands at the cells that are found from its own.
  private func nodes(at cells: (Hexagon) -> [Hexagon]) -> [PlacedNode] {
    guard let place = placed.hexagon(of: index) else { return [] }
    return cells(place.cell).compactMap { place.entry.child(at: $0).map { PlacedNode($0, of: placed) } }
  }

  /// Its own cell and that of another node in the same container.
  private func cells(to other: PlacedNode) -> (Hexagon, Hexagon)? {
    guard placed == other.placed, parent == other.parent, let start = hexagon, let end = other.hexagon else {
      return nil
    }
    return (start, end)
  }
}
