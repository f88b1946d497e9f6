internal import HexagonGeometry
internal import LayoutCore
internal import LayoutGeometry

/// A placement in units of the picture, sorted into what is drawn.
///
/// The root's corner stays at (0, 0).
struct Scene {
  struct Item {
    /// What its label says: its id, or else what it says itself; empty for what has neither.
    let id: String
    /// What reports call it.
    let name: String
    /// Where it stands in the layout.
    let frame: Rect
    /// Where it stands in the picture.
    let box: Rect
    let colours: ItemColours
    /// The hexagon that it stands in.
    var hexagon: SceneHexagons.Hexagon?
    /// What is written in it, if it is a text.
    var text: PlacedText?
    /// The part in the picture that scrolls around it let one see, where that is not all; it may be without an area.
    var seen: Rect?
    /// What style sheets find it by.
    var address: [(String, String)] = []

    /// Where its label has room.
    var labelRoom: Rect { hexagon?.labelRoom ?? seen.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? box }
    var hasArea: Bool { box.width > 0 && box.height > 0 }
    /// Whether its lines stand in it, in place of its id.
    ///
    /// A hexagon does not reach into the corners of its box, where lines begin.
    var showsText: Bool { hasArea && text != nil && hexagon == nil }

    /// What it is called and the whole frame, for those who point at the item.
    var title: String {
      "\(name): \(NumberText.size(width: frame.width, height: frame.height)) "
        + "at (\(NumberText.text(frame.x)), \(NumberText.text(frame.y)))"
    }
  }

  struct Track {
    /// The length in the layout, in points.
    let points: Double
    /// The edges in the picture.
    let start: Double
    let end: Double
    var middle: Double { (start + end) / 2 }
  }

  /// Anything with children that is worth an outline.
  struct Container {
    let id: String?
    let node: Int
    let isGrid: Bool
    let box: Rect
    let columns: [Track]
    let rows: [Track]
    /// What style sheets find it by.
    var address: [(String, String)] = []

    func tracks(_ axis: Axis) -> [Track] { axis == .horizontal ? columns : rows }
  }

  let items: [Item]
  let containers: [Container]
  let hexagons: SceneHexagons
  /// The hexagons that containers stand in.
  let hexagonsOfContainers: [SceneHexagons.Hexagon]
  /// The lines of dividers.
  let dividers: [Rect]
  /// The box around all of it.
  let content: Rect
  let scale: PictureScale

  /// - Parameter saysIdentifiers: Whether style sheets find items and containers by their ids.
  init(_ placement: Placement, longestSide: Double, saysIdentifiers: Bool = false) {
    let nodes = placement.tree.nodes
    let drawn = placement.drawnNodes
    var bounds = Rect.zero
    let root = Rect(x: 0, y: 0, width: placement.size.width, height: placement.size.height)
    if root.isFinite { bounds = bounds.union(root) }
    for node in drawn { bounds = bounds.union(placement.rects[node]) }
    let scale = PictureScale(length: max(bounds.width, bounds.height), longestSide: longestSide)
    content = scale.rect(bounds)
    self.scale = scale
    let hexagons = SceneHexagons(placement, scale: scale)
    self.hexagons = hexagons

    var items: [Item] = []
    let palette = ItemPalette(of: placement)
    var others: [Int: Container] = [:]
    var places = NodePlaces(of: placement.tree)
    let windows = Self.windows(of: placement)
    for node in drawn {
      let id = nodes[node].id
      let frame = placement.rects[node]
      if case .item = nodes[node].kind {
        let id = id ?? placement.tree.text(ofNameless: node) ?? ""
        items.append(
          Item(
            id: id, name: placement.tree.name(of: node, &places), frame: frame, box: scale.rect(frame),
            colours: ItemColours(palette[node]),
            hexagon: hexagons.byNode[node], text: placement.text(of: node),
            seen: windows[node].flatMap { $0.part(of: frame) }.map(scale.rect)))
      } else if id != nil, !nodes[node].isDivider {
        others[node] = Container(id: id, node: node, isGrid: false, box: scale.rect(frame), columns: [], rows: [])
      }
    }
    if saysIdentifiers {
      for index in items.indices { items[index].address = [("class", "item"), ("data-id", items[index].id)] }
    }
    self.items = items
    dividers = placement.dividers.filter(\.isFinite).map(scale.rect)
    hexagonsOfContainers = drawn.compactMap { node in
      if case .item = nodes[node].kind { return nil }
      return hexagons.byNode[node]
    }

    for container in placement.containers where container.rect.isFinite {
      let tracks = { (tracks: [Placement.Track]) in
        tracks.map { track in
          let start = track.position * scale.factor
          return Track(points: track.length, start: start, end: start + track.length * scale.factor)
        }
      }
      let id = nodes.indices.contains(container.node) ? nodes[container.node].id : nil
      others[container.node] = Container(
        id: id, node: container.node, isGrid: container.isGrid, box: scale.rect(container.rect),
        columns: tracks(container.columns), rows: tracks(container.rows))
    }
    var containers = others.values.sorted { $0.node < $1.node }
    if saysIdentifiers {
      for index in containers.indices {
        containers[index].address = [("class", "container"), ("data-id", containers[index].id ?? "")]
      }
    }
    self.containers = containers
  }

  /// By node, what the scrolls around it are seen through; nothing for what stands in none.
  private static func windows(of placement: Placement) -> [Int: Rect] {
    var windows: [Int: Rect] = [:]
    for node in placement.tree.nodes.indices
    where placement.isPlaced[node] && placement.tree.scrollAxis(of: node) != nil {
      let box = placement.rects[node]
      let window = windows[node].map { $0.part(of: box) ?? box } ?? box
      for inner in (node + 1)..<placement.tree.nodes[node].end { windows[inner] = window }
    }
    return windows
  }

  /// The root, if it is a grid.
  var rootGrid: Container? {
    containers.first.flatMap { $0.node == 0 && $0.isGrid ? $0 : nil }
  }
}

extension Rect {
  /// The part of another rectangle that lies within this one, where that is not all of it.
  fileprivate func part(of other: Rect) -> Rect? {
    guard !contains(other) else { return nil }
    return intersection(other) ?? Rect(x: other.x, y: other.y, width: 0, height: 0)
  }
}
