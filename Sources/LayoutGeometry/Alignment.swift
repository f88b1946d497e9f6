/// Where something sits across: at the left, in the middle or at the right.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing

  /// The part of the free space that is left before: 0, 0.5 or 1.
  @inlinable package var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// The line of text by which neighbours line up.
package enum TextBaseline: Hashable, Sendable, CaseIterable {
  /// The baseline of the first line.
  case first
  /// The baseline of the last line.
  case last
}

/// Where something sits up and down: at the top, in the middle, at the bottom, or on a line of text.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// The first lines of text of all cells in a row stand on one line; what has no text stands on it.
  case firstTextBaseline
  /// The last lines of text of all cells in a row stand on one line; what has no text stands on it.
  case lastTextBaseline

  /// The part of the free space that is left above, where there is no line to share: 0, 0.5 or 1.
  ///
  /// The first baseline counts as the top, the last one as the bottom.
  @inlinable package var fraction: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom, .lastTextBaseline: 1
    }
  }

  /// The line of text that it lines up by, if it does.
  package var baseline: TextBaseline? {
    switch self {
    case .firstTextBaseline: .first
    case .lastTextBaseline: .last
    case .top, .center, .bottom: nil
    }
  }
}

/// Where something sits in both directions.
public struct Alignment: Hashable, Sendable {
  /// Where it sits across.
  public var horizontal: HorizontalAlignment
  /// Where it sits up and down.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Top and left.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Top and middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Top and right.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Middle and left.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Middle and right.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Bottom and left.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Bottom and middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Bottom and right.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// On the first lines of text, and left.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// On the first lines of text, and in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// On the first lines of text, and right.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// On the last lines of text, and left.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// On the last lines of text, and in the middle.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// On the last lines of text, and right.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// The point of a unit square that stands for this alignment.
  @inlinable package var unitPoint: UnitPoint { UnitPoint(x: horizontal.fraction, y: vertical.fraction) }
}

/// A point in a unit square: (0, 0) is top-left, (1, 1) bottom-right.
///
/// As an anchor it says which part of the free space lies before something. Values outside 0...1 move it outside.
public struct UnitPoint: Hashable, Sendable {
  /// The part across.
  public var x: Double
  /// The part down.
  public var y: Double

  /// Creates a point of the unit square.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The part along an axis.
  @inlinable package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// Top and left.
  public static let topLeading = Alignment.topLeading.unitPoint
  /// Top and middle.
  public static let top = Alignment.top.unitPoint
  /// Top and right.
  public static let topTrailing = Alignment.topTrailing.unitPoint
  /// Middle and left.
  public static let leading = Alignment.leading.unitPoint
  /// The middle in both directions.
  public static let center = Alignment.center.unitPoint
  /// Middle and right.
  public static let trailing = Alignment.trailing.unitPoint
  /// Bottom and left.
  public static let bottomLeading = Alignment.bottomLeading.unitPoint
  /// Bottom and middle.
  public static let bottom = Alignment.bottom.unitPoint
  /// Bottom and right.
  public static let bottomTrailing = Alignment.bottomTrailing.unitPoint
}
