/// How large a layout may be.
///
/// What is larger makes placing throw `limitExceeded`, so that no input takes all memory.
public struct Limits: Hashable, Sendable {
  /// How many items, containers and rows a layout may have.
  ///
  /// The default, a million, takes a few hundred megabytes.
  public var nodes = 1_000_000
  /// How deep containers may be nested.
  ///
  /// The default keeps recursion far from the end of a small thread's stack.
  public var depth = 256
  /// How many tracks a cell may span, and a grid may have.
  ///
  /// No screen has room for more than the default, 10,000.
  public var tracks = 10_000
  /// How long anything may be that is asked for, and how far apart, in points.
  ///
  /// Numbers have some 16 digits; beyond the default, a thousand million, sums no longer tell small lengths apart.
  public var length = 1e9

  /// Creates the default limits.
  public init() {}
}
