internal import HexagonGeometry
internal import LayoutCore
internal import LayoutGeometry

/// The hexagons of a placement in units of the picture.
struct SceneHexagons {
  struct Hexagon {
    let corners: [Point]
    /// The box inside the hexagon that is half as high as it, where a label has room.
    let labelRoom: Rect
  }

  /// The most hexagons without anything in them that are drawn; more only take time and cannot be told apart.
  static let mostEmpty = 2000

  /// The hexagons that hold something, by the node that stands in them.
  private(set) var byNode: [Int: Hexagon] = [:]
  /// Hexagons that nothing stands in: those of a honeycomb that has only a count.
  private(set) var empty: [Hexagon] = []
  /// How many hexagons there are that nothing stands in, drawn or not.
  private(set) var emptyCount = 0

  init(_ placement: Placement, scale: PictureScale) {
    for container in placement.containers where container.rect.isFinite {
      guard let hexagons = container.hexagons else { continue }
      func hexagon(_ index: Int, from origin: Point) -> Hexagon? {
        let box = hexagons.rect(of: index)
        guard box.isFinite, box.width > 0, box.height > 0 else { return nil }
        let corners = hexagons.vertices(of: index).map {
          scale.point(Point(x: $0.x + origin.x, y: $0.y + origin.y))
        }
        let placed = Rect(x: box.x + origin.x, y: box.y + origin.y, width: box.width, height: box.height)
        return Hexagon(corners: corners, labelRoom: Self.inner(of: scale.rect(placed), hexagons.orientation))
      }
      var filled = 0
      for child in placement.tree.children(of: container.node) where filled < hexagons.count {
        byNode[child] = hexagon(filled, from: container.hexagonOrigin(of: child))
        filled += 1
      }
      emptyCount += hexagons.count - filled
      let drawn = min(hexagons.count - filled, Self.mostEmpty - empty.count)
      empty += (filled..<filled + drawn).compactMap { hexagon($0, from: container.hexagonOrigin) }
    }
  }

  /// Half as high as the hexagon, and as wide as it is there.
  private static func inner(of box: Rect, _ orientation: HexOrientation) -> Rect {
    let width = orientation == .flatTop ? box.width * 0.75 : box.width
    return Rect(x: box.midX - width / 2, y: box.midY - box.height / 4, width: width, height: box.height / 2)
  }
}
