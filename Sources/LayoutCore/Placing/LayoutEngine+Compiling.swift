public import LayoutGeometry

extension LayoutEngine {
  /// Compiles a layout into linear constraints with priorities, all of them, whether placing needs them or not.
  ///
  /// Choices are made and texts are measured as they are for placing; what stands in a cell that it has no say in is compiled
  /// for the length that it gets there. O(cells), and a solve of the whole.
  ///
  /// - Parameters:
  ///   - layout: What to compile.
  ///   - proposal: The size that is offered.
  /// - Throws: As ``place(_:in:)``: of a layout that contradicts itself there is a conflict and no program.
  public func compile(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> CompiledLayout {
    try compile(LayoutTree(layout), in: proposal)
  }
}
