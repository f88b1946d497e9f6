internal import LayoutGeometry
internal import LinearModel

// Total: the whole is as small as possible, and then each part of it when it has shared what it is given.
//
//     minimise extent
//
// Directly nothing is left to do: tracks that are as long as they ask for, or as their container lets them be, make the least
// total, and where spans make them grow the longest path does (``SpannedTracks``).
extension AxisCompiler {
  mutating func emitTotal(of container: Int) {
    let variables = variablesOf(container)
    let isFramed = structure.isFramed(container, axis)
    guard container == root else {
      // The parts do not compete among each other: each is small when it has shared what it is given.
      let part = isFramed ? variables.extent + variables.box : variables.extent.expression
      return emitTotal(part, afterSharingOf: container, at: afterSharing)
    }
    model.add(Goal(.minimize(LinearExpression(variables.box)), priority: .total, depth: 0))
    // What is in a frame shares it, also where no length is offered, before it is as short as it can be.
    guard isFramed else { return }
    emitTotal(LinearExpression(variables.extent), afterSharingOf: container, at: afterSharing - 1)
  }

  /// Makes a container as small as it can be when its tracks have shared what it is given.
  ///
  /// - Parameter depth: When that is, where containers share before the whole is as small as it can be.
  private mutating func emitTotal(_ part: LinearExpression, afterSharingOf container: Int, at depth: Int) {
    model.add(
      sharesAfterTotal(container)
        ? Goal(.minimize(part), priority: sharePriority(of: container), depth: depthOfTotalAfterSharing(of: container))
        : Goal(.minimize(part), priority: .total, depth: depth))
  }
}
