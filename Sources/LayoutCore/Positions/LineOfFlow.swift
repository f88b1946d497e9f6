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
    let structure = lengths.structure
    var (x, y) = (
      lengths.walk(of: container, .horizontal, from: origin.x), lengths.walk(of: container, .vertical, from: origin.y)
    )
    // A loop for each axis, so that none asks at every item which it is.
    switch axis {
    case .horizontal:
      let row = y.edges(of: lengths.length(ofTrack: 0, of: container, .vertical))
      lengths.visitTracks(of: container, .horizontal) { track, length in
        let (node, column) = (items[track], x.edges(of: length))
        rects[node] = Rect(
          structure.plainItem(node, .horizontal, at: anchor.x, in: column, fills: fills),
          structure.plainItem(node, .vertical, at: anchor.y, in: row, fills: fills))
        x.pass(track, of: length)
      }
    case .vertical:
      let column = x.edges(of: lengths.length(ofTrack: 0, of: container, .horizontal))
      lengths.visitTracks(of: container, .vertical) { track, length in
        let (node, row) = (items[track], y.edges(of: length))
        rects[node] = Rect(
          structure.plainItem(node, .horizontal, at: anchor.x, in: column, fills: fills),
          structure.plainItem(node, .vertical, at: anchor.y, in: row, fills: fills))
        y.pass(track, of: length)
      }
    }
  }
}

extension TrackWalk {
  /// The track that comes next.
  @inline(__always) fileprivate func edges(of length: Double) -> Edges<Double> {
    Edges(from: position, to: position + length)
  }
}
