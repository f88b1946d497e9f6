public import LayoutGeometry
public import LinearModel

extension Diagnosis {
  /// Statements that contradict each other, by how much they miss, and what would mend them.
  public struct Conflict: Hashable, Sendable {
    /// The axis of all that the statements are about; `nil` where widths and heights both take part.
    public let axis: Axis?
    /// The least total by which the members must give way for everything else in the layout to hold, in points.
    ///
    /// Each member gives way as it is written: a length by being longer or shorter, as often as it stands in a sum, and a relation by
    /// what its sides differ. What other conflicts say counts as taken back. `nil` where no length is missing: heights that follow
    /// from widths, and those from the heights, without end.
    ///
    /// Three items of 60 with two gaps of 8 miss 46 in 150. Where the proposal is a member, so much more is needed at least; in rows
    /// and columns it is enough.
    public let missing: Double?
    /// Statements that cannot all hold; take any one away and the rest of them can.
    public let members: [LayoutError.ConflictMember]
    /// The room that members take parts of, where no member says it.
    package let room: LayoutError.ConflictMember?
    /// Ways to mend it.
    ///
    /// The engine has tried each on the whole layout, and with each this conflict is gone and no other comes; other conflicts
    /// stay as they are. In this order, at most three of each kind: to propose more, or to give a frame another length; to let
    /// what does not fit stand out; to take back a relation or a position; to give an item another length, or to take back
    /// its least or greatest one; smaller gaps and less padding. A length is the nearest one to that which was said.
    public let fixes: [Fix]

    package init(
      axis: Axis?, missing: Double?, members: [LayoutError.ConflictMember], room: LayoutError.ConflictMember? = nil,
      fixes: [Fix]
    ) {
      self.axis = axis
      self.missing = missing
      self.members = members
      self.room = room
      self.fixes = fixes
    }
  }
}
