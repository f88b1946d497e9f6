public import LayoutGeometry

/// A column of a ``LazyGrid``, or a row of one that grows sideways; as SwiftUI's `GridItem`.
public struct GridItem: Hashable, Sendable {
  /// How long a track is.
  public enum Size: Hashable, Sendable {
    /// This length, in points.
    case fixed(Double)
    /// A share of what is left, at least and at most this long, in points.
    ///
    /// Within these, shares are in the ratio of the stretch factors, from 1e-6 to 1e6; a track of 0 keeps its least length. Adaptive
    /// tracks share with a factor of 1.
    case flexible(minimum: Double = 10, maximum: Double = .infinity, stretch: Double = 1)
    /// As many tracks as fit in the share of one flexible track, each at least and at most this long, in points.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How long the track is.
  public var size: Size
  /// The gap behind the track in points, also between adaptive ones; `nil` is the engine's default, 8.
  public var spacing: Double?
  /// Where items sit in the track's cells; `nil` leaves it to the grid.
  public var alignment: Alignment?

  /// Creates a track.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How long the track is beside the others that share what is left.
  var stretch: Double { if case .flexible(_, _, let stretch) = size { stretch } else { 1 } }
}

// The size alone, as a grid lists its tracks.
extension GridItem {
  /// A size without its track: the compiler says what to write instead.
  @available(*, unavailable, message: "The tracks of a lazy grid are GridItem(.fixed(50)).")
  public static func fixed(_ length: Double) -> GridItem { GridItem(.fixed(length)) }

  /// A size without its track: the compiler says what to write instead.
  @available(*, unavailable, message: "The tracks of a lazy grid are GridItem(.flexible()).")
  public static func flexible(
    minimum: Double = 10, maximum: Double = .infinity, stretch: Double = 1
  ) -> GridItem {
    GridItem(.flexible(minimum: minimum, maximum: maximum, stretch: stretch))
  }

  /// A size without its track: the compiler says what to write instead.
  @available(*, unavailable, message: "The tracks of a lazy grid are GridItem(.adaptive(minimum: 80)).")
  public static func adaptive(minimum: Double, maximum: Double = .infinity) -> GridItem {
    GridItem(.adaptive(minimum: minimum, maximum: maximum))
  }
}
