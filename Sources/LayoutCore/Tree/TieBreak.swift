/// Who gets the space that the constraints leave open: the rule that makes the answer one.
///
/// A track's own size is what its cells ask for; a child that is a fraction of the container asks for none.
public enum TieBreak: String, Hashable, Sendable, CaseIterable {
  /// Each track gets the same extra on top of its own size, as in CSS. The default.
  case equalGrowth
  /// Tracks are as equal in size as can be.
  case equalSizes
  /// Each track grows in proportion to its own size.
  case proportional
  /// The first track gets all it can, then the next.
  case leading
  /// The last track gets all it can, then the one before.
  case trailing
}
