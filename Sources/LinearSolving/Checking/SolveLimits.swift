/// How much work an answer may take.
public struct SolveLimits: Hashable, Sendable {
  /// How many simplex iterations all solves may take together.
  ///
  /// A count, so that what is refused on one machine is refused on all.
  public var iterations: Int
  /// How long it may take; `nil` for as long as it needs.
  public var duration: Duration?

  /// Creates limits; by default there are none.
  public init(iterations: Int = .max, duration: Duration? = nil) {
    self.iterations = iterations
    self.duration = duration
  }
}
