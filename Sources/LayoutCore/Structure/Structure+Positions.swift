internal import LayoutGeometry

// Where tracks and children stand, once their lengths are known.
extension Structure {
  /// Visits tracks of a container, each with its place: behind the one before it and the gap between the two.
  ///
  /// - Parameters:
  ///   - tracks: Some of the tracks, counted from the first of the container.
  ///   - container: The container.
  ///   - axis: The axis along which they stand one after the other.
  ///   - start: Where the first of them starts.
  ///   - length: The length of each.
  ///   - visit: What is done with each and its start.
  @inline(__always) func eachTrack(
    _ tracks: Range<Int>, of container: Int, _ axis: Axis, from start: Double, length: (Int) -> Double,
    _ visit: (Int, Double) -> Void
  ) {
    let gaps = gaps(of: container, axis)
    var position = start
    for track in tracks {
      visit(track, position)
      position += length(track) + (gaps.equal ?? gaps.after(track))
    }
  }

  /// From the start of a container to one of its tracks.
  ///
  /// - Parameter span: The length of neighbouring tracks and the gaps between them.
  func start(ofTrack track: Int, of container: Int, _ axis: Axis, span: (Range<Int>) -> Double) -> Double {
    let inset = containers[container].insets.before(axis)
    return track == 0 ? inset : inset + span(0..<track) + gaps(of: container, axis).after(track - 1)
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
    if fills { return space }
    return space.placing(length ?? limits().fitted(to: space.length), anchor: cell.anchor[axis])
  }
}
