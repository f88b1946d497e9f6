/// What happens when the whole does not fit its container, or what is in a container does not fit its box.
public enum OverflowHandling: String, Hashable, Sendable, CaseIterable {
  /// Placing throws, with the statements that contradict each other.
  case error
  /// It stands out of the box, by as little as it can.
  case visible
}
