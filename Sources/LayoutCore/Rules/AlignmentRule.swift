internal import LayoutGeometry
internal import LinearModel

// Alignment: children stand in their cells as that says, as far as relations between their edges let them.
//
// Where no relation speaks of a child's place, its alignment tells it from the lengths alone. Else the place is an unknown:
// within the cell, and as near to the aligned place as all that relations move can be. Source of the fairness: the largest
// distance is as small as possible, then the next largest, and so on (leximin), as everywhere where several give way.
extension AxisCompiler {
  func mayMove(_ node: Int) -> Bool { relations.mayMove(node, axis) }

  /// Where the child of a cell stands.
  ///
  /// - Parameters:
  ///   - space: The cell.
  ///   - aligned: From the start of the cell to where its alignment, or the line of its row, puts the child.
  ///   - length: The length of the child.
  mutating func place(
    _ cell: Structure.Cell, of container: Int, in space: Edges<LinearExpression>, aligned: LinearExpression,
    _ length: LinearExpression
  ) -> Edges<LinearExpression> {
    let start = mayMove(cell.node) ? start(of: cell, in: container, aligned: aligned, length) : aligned
    return Edges(start: space.start + start, length: length)
  }

  private mutating func start(
    of cell: Structure.Cell, in container: Int, aligned: LinearExpression, _ length: LinearExpression
  ) -> LinearExpression {
    if let known = startsInCells[cell.node] { return LinearExpression(known) }
    let start = model.addVariable(label(.init("\(name(ofItem: cell.node)).\(axis.startName)")))
    startsInCells[cell.node] = start
    guard !structure.containers[container].isFree else {
      placeFreely(cell, of: container, start: LinearExpression(start), length)
      return LinearExpression(start)
    }
    keepInCell(LinearExpression(start), length, cell, of: container)
    model.add(
      Constraint(
        start - aligned, .equal, priority: .align, fairness: .leximin, demand: 0, depth: AlignDepth.aligned))
    return LinearExpression(start)
  }

  /// A child stays in its cell.
  ///
  /// Where that may be shorter than the child, it sticks out by no more than it must.
  private mutating func keepInCell(
    _ start: LinearExpression, _ length: LinearExpression, _ cell: Structure.Cell, of container: Int
  ) {
    let space = span(cell.tracks(axis), of: container)
    let missing = missing(for: cell, of: container)
    model.add(start >= -missing)
    model.add(start + length <= space + missing)
    guard missing > 0 else { return }
    model.add(Constraint(-start, .lessOrEqual, priority: .align, depth: AlignDepth.stays))
    model.add(Constraint(start + length - space, .lessOrEqual, priority: .align, depth: AlignDepth.stays))
  }

  /// What a cell may lack of the length of its child: gaps below 0, and all of it where it has no room for that.
  private func missing(for cell: Structure.Cell, of container: Int) -> Double {
    let info = structure.containers[container]
    let gaps = max(0, -info.gaps(axis).total(in: cell.tracks(axis)))
    return hasRoom(for: cell, of: container) ? gaps : gaps + shortage(for: cell, of: container)
  }

  /// What a cell without room may lack of what its child needs: all of it, but in a frame of one length what goes beyond that.
  func shortage(for cell: Structure.Cell, of container: Int) -> Double {
    let least = lengths[cell.node, axis].minimum
    guard keepsTrackInFrame(container), let node = structure.containers[container].node,
      case let frame = lengths[node, axis], frame.minimum == frame.maximum
    else { return least }
    return max(0, least - frame.minimum)
  }

  /// Whether a cell has room for what its child needs: not where tracks were given lengths of their own, in what something is
  /// attached to, and where the track is a frame that lets content stand out.
  func hasRoom(for cell: Structure.Cell, of container: Int) -> Bool {
    guard !keepsTrackInFrame(container) else { return false }
    return cell.isSized(axis) || (structure.containers[container].lengths(axis) == nil && !cell.isAttached)
  }

  /// The order in which children are placed in cells.
  private enum AlignDepth {
    static let stays = 0
    static let aligned = 1
  }
}
