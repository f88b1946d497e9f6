internal import LayoutGeometry
internal import LinearModel

/// Where lines of text stand in containers that are solved.
struct SolvedBaselines: BaselinePositions {
  let structure: Structure
  let lengths: DemandTable
  let solution: AxisSolution

  func start(ofRow row: Int, in container: Int) -> LinearExpression {
    LinearExpression(constant: solution.start(ofTrack: row, of: container, in: structure, .vertical))
  }

  func space(of cell: Structure.Cell, in container: Int) -> LinearExpression {
    LinearExpression(constant: space(of: cell, container))
  }

  func height(of cell: Structure.Cell, in container: Int) -> LinearExpression {
    if structure.fills(cell, of: container) { return space(of: cell, in: container) }
    if let child = structure.childContainer(cell) { return LinearExpression(constant: solution.boxes[child]) }
    if let length = solution.itemLengths[cell.node] { return LinearExpression(constant: length) }
    var room = space(of: cell, container)
    if let baseline = cell.baseline {
      let above = line(baseline, ofRow: cell.rows.lowerBound, in: container).constant
      room = lengths.baselineOffset(of: cell.node, baseline).height(fitting: above, room - above)
    }
    return LinearExpression(constant: lengths[cell.node, .vertical].fitted(to: room))
  }

  func line(_ baseline: TextBaseline, ofRow row: Int, in container: Int) -> LinearExpression {
    let index = lengths.demands(of: container, .vertical).line(baseline, ofRow: row)
    return LinearExpression(constant: index.map { solution.lines[container]?[$0] ?? 0 } ?? 0)
  }

  private func space(of cell: Structure.Cell, _ container: Int) -> Double {
    solution.length(of: cell.rows, of: container, in: structure, .vertical)
  }
}
