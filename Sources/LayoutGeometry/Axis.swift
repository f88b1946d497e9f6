/// A side of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The left side.
  case leading
  /// The lower side.
  case bottom
  /// The right side.
  case trailing

  /// Any number of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits: 1 for top, 2 for leading, 4 for bottom, 8 for trailing.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The left side.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The right side.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A direction: horizontal, x growing to the right, or vertical, y growing downwards.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// Along x; lengths are widths.
  case horizontal
  /// Along y; lengths are heights.
  case vertical

  /// The other direction.
  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }

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
    @inlinable package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
