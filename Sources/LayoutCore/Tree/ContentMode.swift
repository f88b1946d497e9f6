/// How something of a fixed ratio of width to height goes with a space of another one.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as it can be inside of the space.
  case fit
  /// As small as it can be to cover the space; it sticks out on two sides.
  case fill
}
