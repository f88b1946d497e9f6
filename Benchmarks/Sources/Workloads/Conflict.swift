internal import ConstraintLayout

/// What contradicts itself in a layout, and what it took to find that out.
public struct Conflict: Sendable {
  /// A minimal set of statements that cannot all hold.
  let members: [LayoutError.ConflictMember]
  /// What the solver was given.
  let programs: ProgramCounts
}
