public import LayoutGeometry

extension Placement {
  /// An item, or a container with an id, and where it stands.
  public struct Frame: Hashable, Sendable {
    /// The id, or `nil` where it has none.
    public var id: String? { place == nil ? name : nil }
    /// What reports call it: its id, what it says in quotes, or its place.
    public let name: String
    /// The place in the description, such as `layout.children[1]`, where there is no id.
    public let place: String?
    /// Where it stands.
    public let rect: Rect

    init(of node: Int, in tree: LayoutTree, _ rect: Rect, _ places: inout NodePlaces) {
      self.rect = rect
      if let id = tree.nodes[node].id {
        (name, place) = (id, nil)
      } else {
        place = places.place(of: node)
        name = tree.name(of: node, &places)
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
    var places = NodePlaces(of: tree)
    for node in nodes where isPlaced[node] && tree.hasFrame(node) {
      frames.append(Frame(of: node, in: tree, rects[node], &places))
    }
    return frames
  }
}
