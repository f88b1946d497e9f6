internal import LayoutGeometry

/// What came out of a layout whose edges are explained: it tells which of several bounds a length stands at.
struct ExplainedLayout {
  /// The sizes that nodes are drawn with.
  let sizes: [Size]
  let structure: Structure
  let solution: SolvedAxes

  /// - Parameter rects: Where all stands that was described.
  init(_ structure: Structure, _ solution: SolvedAxes, rects: [Rect]) {
    // Lines of flows are not drawn: they are as large as they were solved.
    let lines = (structure.tree.describedCount..<structure.tree.count).map { line in
      let container = structure.containerIndex(of: line) ?? 0
      return Size(
        width: solution.horizontal.boxes[container], height: solution.vertical.boxes[container])
    }
    sizes = rects.map(\.size) + lines
    (self.structure, self.solution) = (structure, solution)
  }

  /// The length of the tracks that a cell covers; below 0 where gaps take more than there is.
  func length(of tracks: Range<Int>, in container: Int, _ axis: Axis) -> Double {
    solution[axis].signedLength(of: tracks, of: container, in: structure, axis)
  }

  /// Whether the child of a cell is as long as the cell.
  func isFilled(_ cell: Structure.Cell, of container: Int, _ axis: Axis) -> Bool {
    Self.isSame(length(of: cell.tracks(axis), in: container, axis), sizes[cell.node][axis])
  }

  /// Whether two lengths are the same up to rounding, far below what a sum may be off by.
  static func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-9 * (1 + abs(right)) }
}
