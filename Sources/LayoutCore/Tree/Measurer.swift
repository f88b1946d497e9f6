public import LayoutGeometry

/// Something whose size depends on the space that it is offered, such as text that wraps.
///
/// Along x a measured item is between its least and its greatest width, as any item is; when its width is known it is asked
/// for the height. Text brings its own measurer; other content conforms to this, or uses ``Item/measured(_:)``.
public protocol Measurer: Hashable, Sendable {
  /// The size that the content takes when a width is proposed.
  ///
  /// It is asked at most once for each width in one placement.
  ///
  /// - Parameter proposedWidth: The width in points; `nil` asks for the ideal size, 0 for the least width and infinity for
  ///   the greatest one.
  func size(proposedWidth: Double?) -> Size

  /// How far the first and the last baseline lie below the top, at a width that was settled; `nil` where there are none.
  func baselines(width: Double) -> Baselines?

  /// The least and the greatest height at a width; `nil` where the height is exactly that of the size.
  ///
  /// Content that fills what it gets, or can be cut, takes other heights than the one it measures, which is its ideal.
  ///
  /// - Parameter width: The width in points; `nil` for the ideal one.
  func heightLimits(width: Double?) -> ClosedRange<Double>?
}

extension Measurer {
  /// The height follows from the width.
  public func heightLimits(width: Double?) -> ClosedRange<Double>? { nil }

  /// Content without text has no baselines.
  public func baselines(width: Double) -> Baselines? { nil }
}

/// How far the first and the last baseline of something lie below its top, in points.
public struct Baselines: Hashable, Sendable {
  /// The baseline of the first line.
  public var first: Double
  /// The baseline of the last line.
  public var last: Double

  /// Creates baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
