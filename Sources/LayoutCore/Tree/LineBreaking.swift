/// Which children of a ``Flow`` stand together in a line.
public enum LineBreaking: String, Hashable, Sendable, CaseIterable {
  /// Each line takes as many children as fit in it, as `flex-wrap` of CSS does. The default.
  case greedy
  /// Lines are as equally full as can be: what the lines leave free, squared, adds up to the least.
  case balanced
}
