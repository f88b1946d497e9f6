internal import LayoutGeometry

/// The lengths that a program told along at least one axis, with all that ties lengths to each other.
struct SolvedLengths: ArrangedLengths {
  let structure: Structure
  let lengths: DemandTable
  let solution: SolvedAxes

  func box(of container: Int, _ axis: Axis) -> Double { solution[axis].boxes[container] }

  func length(ofTrack track: Int, of container: Int, _ axis: Axis) -> Double {
    solution[axis].tracks[container][track]
  }

  func visitTracks(of container: Int, _ axis: Axis, _ visit: (_ track: Int, _ length: Double) -> Void) {
    for (track, length) in solution[axis].tracks[container].enumerated() { visit(track, length) }
  }

  func limits(of item: Int, _ axis: Axis) -> Length { lengths[item, axis] }

  func ownLength(of item: Int, _ axis: Axis) -> Double? { solution[axis].itemLengths[item] }

  func ownStart(of node: Int, _ axis: Axis) -> Double? { solution[axis].startsInCells[node] }

  var leavesItemsToCells: Bool { false }
  func leavesItemToCell(_ item: Int) -> Bool { false }

  func linedUp(_ cell: Structure.Cell, of container: Int) -> Edges<Double>? {
    guard cell.baseline != nil else { return nil }
    var positions = SolvedBaselines(structure: structure, lengths: lengths, solution: solution.vertical)
    var edges = positions.edges(of: cell, in: container)
    if let start = solution.vertical.startsInCells[cell.node] { edges.start = start }
    return edges
  }

  func margin(of container: Int, in size: Size) -> Size { marginOfRatio(container, in: size) }

  func coveringRatio(of container: Int) -> Double? {
    structure.containers[container].ratio?.contentMode == .fill ? lengths.ratios[container] : nil
  }
}
