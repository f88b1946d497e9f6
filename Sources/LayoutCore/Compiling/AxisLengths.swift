/// The lengths of all tracks and containers along one axis, told in closed form or solved.
struct AxisLengths {
  /// The lengths of the tracks of all containers, one container after the other.
  let tracks: [Double]
  /// The length that each container takes in its cell.
  let boxes: [Double]

  init(_ told: ClosedFormLengths) {
    tracks = told.lengths
    boxes = told.boxes
  }

  init(_ solution: AxisSolution) {
    tracks = solution.tracks.flatMap(\.self)
    boxes = solution.boxes
  }
}
