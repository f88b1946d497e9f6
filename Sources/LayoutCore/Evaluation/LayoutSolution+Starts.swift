internal import LayoutGeometry
internal import LinearModel

// Where containers start that are compiled by themselves: relations count from the layout that carries them.
extension LayoutSolution {
  /// Where a container starts, from where a layout around it does.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - carrier: The node of the layout around it.
  ///   - box: The length of the container.
  ///   - isMirrored: Whether it is measured against the direction of the whole.
  func start(
    of container: Int, inCarrier carrier: Int, _ axis: Axis, box: LinearExpression, isMirrored: Bool
  ) -> LinearExpression {
    // What carries a relation starts where it starts, and mirrors itself in its own box.
    guard let outer = structure.containerIndex(of: carrier), outer != container else { return LinearExpression() }
    let start = start(of: container, in: outer, axis, box: box)
    return isMirrored ? self[axis].boxes[outer] - start - box : start
  }

  /// Where a container starts, from the start of one around it.
  ///
  /// The cell that it stands in has its lengths. What containers are offset by is no part of it.
  ///
  /// - Parameter box: The length of the container.
  private func start(of container: Int, in carrier: Int, _ axis: Axis, box: LinearExpression) -> LinearExpression {
    guard container != carrier, let node = structure.containers[container].node,
      let (parent, index) = relations.cells?.place(of: node)
    else { return LinearExpression() }
    let around = LinearExpression(constant: self[axis].boxes[parent])
    let origin = start(of: parent, in: carrier, axis, box: around)
    guard structure.isTurned(parent, axis) else {
      return start(of: container, inCell: index, of: parent, axis, box: box, from: origin)
    }
    return origin + around - start(of: container, inCell: index, of: parent, axis, box: box, from: LinearExpression())
      - box
  }

  /// Where a container starts that stands in a cell.
  ///
  /// - Parameter outer: Where the container of the cell starts.
  private func start(
    of container: Int, inCell index: Int, of parent: Int, _ axis: Axis, box: LinearExpression,
    from outer: LinearExpression
  ) -> LinearExpression {
    let info = structure.containers[parent]
    if let shape = info.shape {
      let size = Size(width: horizontal.boxes[parent], height: vertical.boxes[parent])
      let rect = shape.layout(in: size).rect(of: index - info.cells.lowerBound)
      // What keeps its ratio stands in the middle of its hexagon.
      let place = Edges(
        start: outer + (axis == .horizontal ? rect.x : rect.y), length: LinearExpression(constant: rect.size[axis]))
      return structure.containers[container].keepsRatio ? place.placing(box, anchor: 0.5).start : place.start
    }
    let cell = structure.cells[index]
    let tracks = cell.tracks(axis)
    let before = self[axis].start(ofTrack: tracks.lowerBound, of: parent, in: structure, axis)
    guard !structure.fills(cell, of: parent) else { return outer + before }
    if let start = self[axis].startsInCells[cell.node] { return outer + before + start }
    if axis == .vertical, cell.baseline != nil {
      var positions = SolvedBaselines(structure: structure, lengths: self.lengths, solution: vertical)
      return outer + (before + positions.place(of: cell, in: parent))
    }
    let space = LinearExpression(constant: self[axis].length(of: tracks, of: parent, in: structure, axis))
    return Edges(start: outer + before, length: space).placing(box, anchor: cell.anchor[axis]).start
  }
}
