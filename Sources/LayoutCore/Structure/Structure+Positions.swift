internal import LayoutGeometry

/// Walks the tracks of a container: each stands behind the one before it and the gap between the two.
struct TrackWalk {
  /// Where the next track starts.
  private(set) var position: Double
  private let gaps: Structure.Container.Gaps
  /// What is between two tracks besides the gap.
  private let between: Double

  /// - Parameters:
  ///   - start: Where the first track starts that is visited.
  ///   - gaps: The gaps of the container.
  ///   - between: What is between two tracks besides.
  init(from start: Double, _ gaps: Structure.Container.Gaps, between: Double = 0) {
    position = start
    self.gaps = gaps
    self.between = between
  }

  /// Goes on to the next track.
  ///
  /// - Parameters:
  ///   - track: The one that was visited, counted from the first of the container.
  ///   - length: Its length.
  @inline(__always) mutating func pass(_ track: Int, of length: Double) {
    position += length + between + (gaps.equal ?? gaps.after(track))
  }
}

// Where tracks and children stand, once their lengths are known.
extension Structure {
  /// From the start of a container to one of its tracks.
  ///
  /// - Parameters:
  ///   - box: The length of the container.
  ///   - span: The length of neighbouring tracks and the gaps between them.
  func start(
    ofTrack track: Int, of container: Int, _ axis: Axis, box: @autoclosure () -> Double, span: (Range<Int>) -> Double
  ) -> Double {
    let inset = containers[container].insets.before(axis)
    let start = track == 0 ? inset : inset + span(0..<track) + gaps(of: container, axis).after(track - 1)
    let distribution = distribution(of: container, axis)
    guard distribution != .leading else { return start }
    let count = trackCount(of: container, axis)
    let parts = distribution.parts(among: count)
    return start + distribution.free(box() - span(0..<count)) * (parts.before + Double(track) * parts.between)
  }

  /// The child of a cell.
  ///
  /// - Parameters:
  ///   - space: The tracks of the cell, and the gaps between them.
  ///   - length: The length that the child was given apart from its cell, if it was given one.
  ///   - limits: What it takes of the space else.
  ///   - fills: Whether it takes all of the cell.
  @inline(__always) func child(
    of cell: Cell, _ axis: Axis, in space: Edges<Double>, length: Double?, limits: @autoclosure () -> Length,
    fills: Bool
  ) -> Edges<Double> {
    child(at: cell.anchor[axis], in: space, length: length, limits: limits(), fills: fills)
  }

  /// - Parameter anchor: The part of what it leaves free that lies before the child.
  @inline(__always) func child(
    at anchor: Double, in space: Edges<Double>, length: Double? = nil, limits: @autoclosure () -> Length, fills: Bool
  ) -> Edges<Double> {
    if fills { return space }
    return space.placing(length ?? limits().fitted(to: space.length), anchor: anchor)
  }
}
