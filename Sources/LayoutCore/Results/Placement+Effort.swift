public import LinearModel

extension Placement {
  /// Who told the lengths, and what it took: counts that depend on the layout only, not on the machine.
  ///
  /// What the solver was asked can be read as a part of this too: `placement.effort.solves`.
  @dynamicMemberLookup
  public struct Effort: Hashable, Sendable {
    /// How many nodes had their lengths evaluated directly, without a program.
    ///
    /// A node counts once for each axis: a layout that takes no program at all has twice as many as nodes.
    public var evaluatedNodes = 0
    /// How many groups of containers were decided together, by a program of their own.
    ///
    /// A group whose widths and heights are decided apart counts once for each axis.
    public var regions = 0
    /// What the solver was asked: the programs that were left of those of the regions, and those by which was decided what fits.
    package var solving = Solution.Effort()

    /// Creates counts of zero.
    package init() {}

    /// One of the counts of what the solver was asked.
    public subscript(dynamicMember count: KeyPath<Solution.Effort, Int>) -> Int { solving[keyPath: count] }
  }
}
