internal import LayoutGeometry

// Attached: what lies over something, or behind it, is offered the length of that, and has no say in it.
//
//     offered[attached] == length[base],  length[attached] >= least[attached]
//
// In programs it is a cell that asks for nothing: a container in it is solved by itself, with the length that the base has, and
// may stand out of that (``UnsizedCellRule``).
extension AxisLengths {
  /// Offers a container the length of what it is attached to, or of the hexagon that it stands in; what cannot be so short sticks out.
  ///
  /// - Parameter waterLevel: What tells how short it can be; `nil` until it is needed.
  /// - Returns: `false` where a linear program has to tell.
  mutating func offer(
    attached child: Int, _ given: Double, _ structure: Structure, _ waterLevel: inout WaterLevel?
  ) -> Bool {
    guard demands.parts[child].ideal > given else { return offer(child, given, of: structure) }
    if structure.isFramed(child, axis) {
      demands.parts[child].length = demands.parts[child].ideal
      return demands.keepsLength(child, in: structure)
    }
    // Taken out, so that noting a level copies nothing.
    let known = waterLevel.take() ?? WaterLevel(structure, demands)
    defer { waterLevel = known }
    guard let least = known.piece(of: child, at: 0, demands)?.taken(at: 0) else { return false }
    demands.parts[child].length = max(given, least)
    return true
  }
}
