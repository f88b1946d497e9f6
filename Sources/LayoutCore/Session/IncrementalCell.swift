internal import LayoutGeometry

/// All that tells where the child of a cell stands along one axis, once the lengths of its tracks are known.
///
/// An edit may move every child of a container, so this is flat and in one place.
struct IncrementalCell {
  private let nodeIndex: Int32
  private let containerIndex: Int32
  private let firstTrack: Int32
  private let lastTrack: Int32
  private let anchor: Double
  private let offset: Double
  private var minimum = 0.0
  private var maximum = Double.infinity
  /// Whether the child has a length of its own, that of a container.
  private let hasBox: Bool

  init(_ index: Int, of container: Int, _ axis: Axis, _ structure: Structure, _ demands: AxisDemands) {
    let cell = structure.cells[index]
    let child = structure.childContainer(cell)
    let fills = structure.containers[container].fillsCells && !cell.isAttached
    let covered = cell.tracks(axis)
    let first = demands.tracks(of: container, in: structure).lowerBound
    // Limits keep all of these far below what fits.
    nodeIndex = Int32(truncatingIfNeeded: cell.node)
    containerIndex = Int32(truncatingIfNeeded: child ?? -1)
    firstTrack = Int32(truncatingIfNeeded: first + covered.lowerBound)
    lastTrack = Int32(truncatingIfNeeded: first + covered.upperBound - 1)
    let moved = structure.tree.offset(of: cell.node)
    offset = axis == .horizontal ? moved.x : moved.y
    // What fills its cell has no limits, and nothing of the cell is left to stand in.
    anchor = fills ? 0 : cell.anchor[axis]
    hasBox = child != nil && !fills
    if child == nil, !fills { resize(to: structure.leafLength(of: cell.node, axis)) }
  }

  var node: Int { Int(nodeIndex) }

  /// The container that the child is, or `nil` for a leaf.
  var container: Int? { containerIndex < 0 ? nil : Int(containerIndex) }

  /// The last of the tracks that it covers, among those of all containers.
  var lastCovered: Int { Int(lastTrack) }

  /// Whether it covers no track, so that nothing moves it.
  var isNowhere: Bool { lastTrack < firstTrack }

  /// Takes over the limits of a leaf; what fills its cell has none.
  mutating func resize(to length: Length) {
    minimum = length.minimum
    maximum = length.maximum
  }

  /// Where the child starts, and how long it is.
  ///
  /// - Parameters:
  ///   - starts: Where each track starts.
  ///   - lengths: How long each is.
  @inline(__always) func place(_ starts: [Double], _ lengths: AxisLengths) -> Edges<Double> {
    let space = Edges(
      from: starts[Int(firstTrack)], to: starts[Int(lastTrack)] + lengths[Int(lastTrack)])
    let length = hasBox ? lengths.length(of: Int(containerIndex)) : max(minimum, min(space.length, maximum))
    return space.placing(length, anchor: anchor).moved(by: offset)
  }
}
