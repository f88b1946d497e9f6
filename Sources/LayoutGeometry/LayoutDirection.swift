/// Which way a layout reads along x.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// What comes first stands at the left.
  case leftToRight
  /// What comes first stands at the right: the mirror image of the layout from left to right.
  case rightToLeft
}
