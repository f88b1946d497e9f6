/// A direction: horizontal, x growing to the right, or vertical, y growing downwards.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// Along x; lengths are widths.
  case horizontal
  /// Along y; lengths are heights.
  case vertical

  /// The other direction.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any number of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits: 1 for horizontal, 2 for vertical.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

    /// Along x.
    public static let horizontal = Set(.horizontal)
    /// Along y.
    public static let vertical = Set(.vertical)
    /// Both directions.
    public static let all: Set = [.horizontal, .vertical]

    /// Whether the set holds a direction.
    public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
