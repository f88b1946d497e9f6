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
    let whole = structure.isFramed(container, axis) ? variables.extent + variables.box : variables.extent.expression
    // The whole first; the parts of it, which do not compete among each other, when they have shared what they are given.
    model.add(Goal(.minimize(whole), priority: .total, depth: container == root ? 0 : afterSharing))
  }
}
