/// How large a layout may be, and how much work one placement may take.
///
/// What goes beyond makes placing throw `limitExceeded`, so that no input takes all memory or all time.
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
  ///
  /// It holds for gaps, paddings, offsets, baselines and the lengths in constraints too. Only a greatest length may be
  /// anything: it asks for nothing.
  package var length = 1e9
  /// How large, and how small, a number without a unit may be: a ratio, or a factor or a weight in a constraint.
  ///
  /// They lie between the reciprocal and the number itself; anchors lie between its negative and itself. The default is a
  /// million: times the longest length it gives 1e15, below which numbers still tell points apart.
  package var factor = 1e6
  /// How many simplex iterations one placement may take, with the fixes that are tried for it.
  ///
  /// A count, so that a layout that is refused on one machine is refused on all. The default, a million, is several
  /// hundred times what a row of a thousand flexible items takes.
  public var iterations = 1_000_000
  /// How long one placement may take, with the fixes that are tried for it; `nil` for as long as it needs.
  ///
  /// The default is `nil`: with a time limit, the same layout may be placed on one machine and refused on a slower one. It
  /// can be passed by the length of a few iterations.
  public var duration: Duration?
  /// How many pieces a layout may have over a range of lengths of its container; see ``ResponsiveLayout``.
  ///
  /// Each takes ten placements or more. The default, a thousand, is several hundred more than pages of wrapped text have
  /// between the widths of a telephone and a desktop.
  public var pieces = 1000

  /// Creates the default limits.
  public init() {}
}
