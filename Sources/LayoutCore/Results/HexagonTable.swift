internal import HexagonGeometry
package import LayoutGeometry

/// The containers of hexagons of a placement, and what stands at each cell of them.
struct HexagonTable: Sendable {
  /// A container of hexagons.
  struct Entry: Sendable {
    let container: Placement.Container
    let hexagons: HexagonLayout
    /// What stands in the hexagons, by index.
    let children: [Int]
    /// The indices by cell.
    fileprivate let indices: [Hexagon: Int]

    /// What stands at a cell.
    func child(at cell: Hexagon) -> Int? { indices[cell].map { children[$0] } }
  }

  /// By node.
  private let entries: [Int: Entry]

  /// O(number of containers and of what stands in hexagons).
  init(of placed: PlacedTree) {
    var entries: [Int: Entry] = [:]
    for container in placed.containers {
      guard let hexagons = container.hexagons else { continue }
      let children = Array(placed.tree.children(of: container.node).prefix(hexagons.count))
      entries[container.node] = Entry(
        container: container, hexagons: hexagons, children: children,
        indices: Dictionary(children.indices.map { (hexagons.cell(of: $0), $0) }) { first, _ in first })
    }
    self.entries = entries
  }

  /// Whether there are no hexagons at all.
  var isEmpty: Bool { entries.isEmpty }

  /// The hexagons of a container.
  subscript(container: Int) -> Entry? { entries[container] }
}

/// The hexagon that a node stands in.
struct HexagonPlace {
  let entry: HexagonTable.Entry
  let index: Int
  /// Where hexagons start for this one: offsets move it together with what stands in it.
  let origin: Point

  var cell: Hexagon { entry.hexagons.cell(of: index) }

  /// Its corners, clockwise on the screen.
  var vertices: [Point] {
    entry.hexagons.vertices(of: index).map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
  }

  /// Whether a point is in it, its edges included.
  func contains(_ point: Point) -> Bool {
    var box = entry.hexagons.rect(of: index)
    box.x += origin.x
    box.y += origin.y
    return entry.hexagons.orientation.hexagon(in: box, contains: point)
  }
}

extension PlacedTree {
  /// The hexagon that a node stands in, if it does.
  func hexagon(of node: Int) -> HexagonPlace? {
    // Most layouts have none, and need not know what stands in what.
    guard !hexagons.isEmpty, isPlaced[node], let parent = ancestry.parent(of: node), let entry = hexagons[parent]
    else { return nil }
    let index = ancestry.position(of: node)
    guard index < entry.children.count else { return nil }
    return HexagonPlace(entry: entry, index: index, origin: entry.container.hexagonOrigin(of: node))
  }
}

extension Placement.Container {
  /// Where the hexagons start for one of the children, which offsets move together with its hexagon.
  package func hexagonOrigin(of child: Int) -> Point {
    let offset = tree.offset(of: child)
    return Point(x: hexagonOrigin.x + offset.x, y: hexagonOrigin.y + offset.y)
  }
}
