internal import LayoutGeometry
internal import LinearModel

/// The lengths of all tracks and containers along one axis, and what was open.
struct AxisSolution {
  /// The lengths of the tracks of each container.
  var tracks: [[Double]]
  /// The length that each container takes in its cell.
  var boxes: [Double]
  var open: [OpenTrack] = []
  /// What relations leave open in free layouts.
  var openEdges: [OpenEdge] = []
  /// The lengths of items that constraints between items have a say in.
  var itemLengths: [Int: Double] = [:]
  /// From where a cell starts to its child, for those that relations may move in their cells.
  var startsInCells: [Int: Double] = [:]

  /// From the top of its row to each line that cells share, by container, in the order of its demands.
  var lines: [Int: [Double]] = [:]

  init(containerCount: Int) {
    tracks = Array(repeating: [], count: containerCount)
    boxes = Array(repeating: 0, count: containerCount)
  }

  /// The length of neighbouring tracks and the gaps between them.
  func length(
    of range: Range<Int>, of container: Int, in structure: Structure, _ axis: Axis
  ) -> Double {
    // Tracks of a length of 0 and gaps below 0 may come to less than nothing.
    max(0, signedLength(of: range, of: container, in: structure, axis))
  }

  /// The length of neighbouring tracks and the gaps between them; below 0 where gaps take more than there is.
  func signedLength(
    of range: Range<Int>, of container: Int, in structure: Structure, _ axis: Axis
  ) -> Double {
    tracks[container][range].reduce(0, +) + structure.gaps(in: range, of: container, axis)
  }

  /// From the start of a container to one of its tracks.
  func start(ofTrack track: Int, of container: Int, in structure: Structure, _ axis: Axis) -> Double {
    structure.start(ofTrack: track, of: container, axis, box: boxes[container]) {
      signedLength(of: $0, of: container, in: structure, axis)
    }
  }

  /// Takes the lengths of a container that no program had to tell.
  mutating func take(_ lengths: [Double], total: Double, open: [OpenTrack], of container: Int) {
    tracks[container] = lengths
    boxes[container] = total
    self.open += open
  }

  /// Takes all lengths along an axis, where no program had to tell any.
  mutating func take(_ known: AxisLengths, in structure: Structure) {
    for container in structure.containers.indices {
      tracks[container] = known.tracks(of: container, in: structure).map { known[$0] }
      boxes[container] = known.length(of: container)
    }
    open = known.open(in: structure)
  }
}
