/// What lies around a cell.
///
/// Source: redblobgames.com, *Hexagonal Grids*, "Neighbors", "Distances", "Rings".
extension Hexagon {
  /// The six steps to a neighbour, clockwise on the screen, from (1, 0) on.
  ///
  /// Step `i` crosses the edge between vertices `i` and `i + 1` (modulo 6) of ``HexGeometry/vertices(of:inset:)``. The
  /// first goes right where cells are pointy-top, and down to the right where they are flat-top. (The source lists the
  /// same six the other way round.)
  public static let directions = [
    Hexagon(q: 1, r: 0), Hexagon(q: 0, r: 1), Hexagon(q: -1, r: 1),
    Hexagon(q: -1, r: 0), Hexagon(q: 0, r: -1), Hexagon(q: 1, r: -1),
  ]

  /// The six cells that share an edge with this one, in the order of ``directions``.
  public var neighbors: [Hexagon] { Self.directions.map { self + $0 } }

  /// The least number of steps between neighbours that leads to a cell.
  public func distance(to other: Hexagon) -> Int {
    let step = other - self
    return max(abs(step.q), abs(step.r), abs(step.s))
  }

  /// The cells at a distance, clockwise on the screen, from the one straight on in the first of ``directions``.
  ///
  /// These are `6 * radius` cells; radius 0 is the cell itself. Radius 1 gives ``neighbors``.
  ///
  /// - Precondition: `radius` is not negative.
  public func ring(radius: Int) -> [Hexagon] {
    precondition(radius >= 0, "A ring needs a radius of 0 or more.")
    guard radius > 0 else { return [self] }
    var cells: [Hexagon] = []
    cells.reserveCapacity(6 * radius)
    appendRing(radius: radius, to: &cells)
    return cells
  }

  /// The cells up to a distance: this one, then ring by ring outwards.
  ///
  /// These are `1 + 3 * radius * (radius + 1)` cells, a spiral in the source's words.
  ///
  /// - Precondition: `radius` is not negative.
  public func disc(radius: Int) -> [Hexagon] {
    precondition(radius >= 0, "A disc needs a radius of 0 or more.")
    var cells = [self]
    guard radius > 0 else { return cells }
    cells.reserveCapacity(1 + 3 * radius * (radius + 1))
    for ring in 1...radius { appendRing(radius: ring, to: &cells) }
    return cells
  }

  private func appendRing(radius: Int, to cells: inout [Hexagon]) {
    var cell = self + Self.directions[0] * radius
    for side in 0..<6 {
      // From the corner in direction `side` to the next corner leads the direction two further on.
      let direction = Self.directions[(side + 2) % 6]
      for _ in 0..<radius {
        cells.append(cell)
        cell += direction
      }
    }
  }
}
