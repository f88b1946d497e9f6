/// The lengths of all tracks and containers along one axis, told in closed form or solved.
enum AxisLengths {
  /// Nothing was open along it.
  case told(ClosedFormLengths)
  case solved(AxisSolution)

  /// How many tracks a container has.
  func trackCount(of container: Int) -> Int {
    switch self {
    case .told(let lengths): lengths.tracks(of: container).count
    case .solved(let solution): solution.tracks[container].count
    }
  }

  /// The length of a track.
  func length(ofTrack track: Int, of container: Int) -> Double {
    switch self {
    case .told(let lengths): lengths.lengths[lengths.tracks(of: container).lowerBound + track]
    case .solved(let solution): solution.tracks[container][track]
    }
  }

  /// The length that a container takes in its cell.
  func box(of container: Int) -> Double {
    switch self {
    case .told(let lengths): lengths.boxes[container]
    case .solved(let solution): solution.boxes[container]
    }
  }
}
