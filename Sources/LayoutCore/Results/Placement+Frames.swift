public import LayoutGeometry

extension Placement {
  /// An item, or a container with an id, and where it stands.
  public struct Frame: Hashable, Sendable {
    /// The id, or `nil` where it has none.
    public var id: String? { if case .id(let id) = identity { id } else { nil } }
    /// What reports call it: its id, what it says in quotes, or its place.
    public var name: String {
      switch identity {
      case .id(let id): id
      case .name(let name, place: _): name
      }
    }
    /// The place in the description, such as `layout.children[1]`, where there is no id.
    public var place: String? { if case .name(_, let place) = identity { place } else { nil } }
    /// Where it stands.
    public let rect: Rect
    private let identity: Identity

    /// What it is found by.
    ///
    /// Most have an id, and what only others have is in a box, so that all take little room.
    private enum Identity: Hashable, Sendable {
      case id(String)
      indirect case name(String, place: String)
    }

    init(id: String, _ rect: Rect) {
      self.rect = rect
      identity = .id(id)
    }

    init(of node: Int, in tree: LayoutTree, _ rect: Rect, _ places: inout NodePlaces) {
      self.rect = rect
      identity =
        if let id = tree.nodes[node].id { .id(id) } else {
          .name(tree.name(of: node, &places), place: places.place(of: node))
        }
    }
  }

  /// All items, and containers with an id, in document order.
  ///
  /// O(number of nodes).
  public var frames: [Frame] { frames(of: rects.indices) }

  /// The same frames in the order in which to draw them: what lies behind a layout, as a background, comes before it.
  ///
  /// O(number of nodes), and of siblings where a background is.
  public var framesBackToFront: [Frame] { frames(of: tree.nodesBackToFront) }

  /// The nodes of ``frames``.
  package var framedNodes: [PlacedNode] {
    rects.indices.filter { isPlaced[$0] && tree.hasFrame($0) }.map { PlacedNode($0, of: placed) }
  }

  private func frames(of nodes: some Sequence<Int>) -> [Frame] {
    var frames: [Frame] = []
    frames.reserveCapacity(rects.count)
    // What has a frame says the same whatever lines there are.
    let (tree, rects, isPlaced) = (placed.linedTree, placed.rects, placed.isPlaced)
    var places: NodePlaces?
    for node in nodes where isPlaced[node] {
      if let id = tree.nodes[node].id {
        frames.append(Frame(id: id, rects[node]))
      } else if tree.hasFrame(node) {
        frames.append(frame(ofNameless: node, &places))
      }
    }
    return frames
  }

  /// The frame of a node without an id.
  ///
  /// Most have one, and what finds places is made for the first one without. A call of its own keeps that out of the loop.
  ///
  /// - Parameter places: What finds places, if it was made.
  @inline(never) private func frame(ofNameless node: Int, _ places: inout NodePlaces?) -> Frame {
    var found = places.take() ?? NodePlaces(of: tree)
    defer { places = found }
    return Frame(of: node, in: tree, rects[node], &found)
  }
}
