internal import LayoutGeometry
internal import LinearModel

// Layouts that have no answer: what contradicts itself is told along both axes.
extension LayoutSolution {
  /// Solves axes that nothing ties to each other, one after the other.
  ///
  /// Where one contradicts itself the other is looked at as well, unless its lengths follow from those that there are none of.
  mutating func solveApart(
    _ parts: [[Axis]], _ proposal: ProposedSize, offered: ProposedSize, _ overflow: OverflowHandling,
    _ measurements: inout MeasurementTable
  ) throws {
    var conflict: LayoutError?
    for axes in parts {
      do {
        try solve(axes, offered: offered, overflow: overflow)
        if axes.contains(.horizontal) { try measure(axes, proposal, offered: offered, overflow, &measurements) }
      } catch let error as LayoutError {
        guard error.code == .unsatisfiable, !structure.measuresLeaves else { throw conflict ?? error }
        conflict = conflict?.joined(with: error) ?? error
      }
    }
    if let conflict { throw conflict }
  }
}
