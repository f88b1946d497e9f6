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
      // The parts do not compete among each other: each is small when they have shared what they are given.
      let part = isFramed ? variables.extent + variables.box : variables.extent.expression
      return model.add(Goal(.minimize(part), priority: .total, depth: afterSharing))
    }
    model.add(Goal(.minimize(LinearExpression(variables.box)), priority: .total, depth: 0))
    // What is in a frame shares it, also where no length is offered, before it is as short as it can be.
    guard isFramed else { return }
    model.add(Goal(.minimize(LinearExpression(variables.extent)), priority: .total, depth: afterSharing - 1))
  }
}
