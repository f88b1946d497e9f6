internal import LayoutGeometry

/// A line of a flow in which nothing but plain items stands, and that nobody asks for as a container.
///
/// A flow has many, of a few items each. So their tracks are not listed first: each item is placed as soon as its track is known.
struct LineOfFlow {
  let items: ItemRun
  private let container: Int
  private let axis: Axis
  /// What lies before an item of the space that it leaves free.
  private let anchor: UnitPoint
  private let fills: Bool

  /// - Parameters:
  ///   - container: A line of a flow.
  ///   - structure: The layout.
  /// - Returns: `nil` where something else stands in it, or it reads against the direction of the whole.
  init?(_ container: Int, _ structure: Structure) {
    guard let line = structure.lineOfItems(in: container), line.items.count > 0,
      !structure.isTurned(container, .horizontal)
    else { return nil }
    (self.container, items, axis) = (container, line.items, line.axis)
    // All cells of a line have one alignment.
    anchor = structure.cells.anchor(of: structure.containers[container].cells.lowerBound)
    fills = structure.containers[container].fillsCells
  }

  /// Places the items.
  ///
  /// O(items).
  ///
  /// - Parameters:
  ///   - origin: Where the line starts.
  ///   - lengths: What all is as long as.
  ///   - rects: The places of all nodes.
  func place(
    from origin: Point, _ lengths: some ArrangedLengths, _ rects: inout UnsafeMutableBufferPointer<Rect>
  ) {
    // A loop for each axis, so that none asks at every item which it is.
    switch axis {
    case .horizontal: place(along: .horizontal, from: origin, lengths, &rects)
    case .vertical: place(along: .vertical, from: origin, lengths, &rects)
    }
  }

  @inline(__always) private func place(
    along axis: Axis, from origin: Point, _ lengths: some ArrangedLengths,
    _ rects: inout UnsafeMutableBufferPointer<Rect>
  ) {
    var walk = lengths.walk(of: container, axis, from: axis == .horizontal ? origin.x : origin.y)
    let across = lengths.walk(of: container, axis.other, from: axis == .horizontal ? origin.y : origin.x)
      .edges(of: lengths.length(ofTrack: 0, of: container, axis.other))
    // The tree is asked for where it is needed: a copy would count references to all its parts, for every line.
    lengths.structure.tree.nodes.withUnsafeBufferPointer { nodes in
      lengths.visitTracks(of: container, axis) { track, length in
        let (node, own) = (items[track], walk.edges(of: length))
        let (column, row) = axis == .horizontal ? (own, across) : (across, own)
        rects[node] = Rect(
          item(node, .horizontal, in: column, lengths, nodes), item(node, .vertical, in: row, lengths, nodes))
        walk.pass(track, of: length)
      }
    }
  }

  @inline(__always) private func item(
    _ node: Int, _ axis: Axis, in space: Edges<Double>, _ lengths: some ArrangedLengths,
    _ nodes: UnsafeBufferPointer<LayoutTree.Node>
  ) -> Edges<Double> {
    guard !fills else { return space }
    let length = lengths.structure.tree.itemLength(of: node, axis, in: space.length, nodes)
    return space.placing(length, anchor: anchor[axis])
  }
}

extension TrackWalk {
  /// The track that comes next.
  @inline(__always) fileprivate func edges(of length: Double) -> Edges<Double> {
    Edges(from: position, to: position + length)
  }
}
