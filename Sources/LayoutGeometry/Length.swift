/// What something wants to measure along one axis: `minimum <= ideal <= maximum`, in points.
///
/// *Fixed* has all three equal; *flexible* is 0, 0 and infinity.
public struct Length: Hashable, Sendable {
  /// The least length: never less, or the layout is unsatisfiable.
  public var minimum: Double
  /// The length it takes where nothing else decides.
  public var ideal: Double
  /// The greatest length; infinity where there is none.
  public var maximum: Double

  /// Creates a length.
  public init(minimum: Double, ideal: Double, maximum: Double) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// A length that cannot change.
  public static func fixed(_ length: Double) -> Length {
    Length(minimum: length, ideal: length, maximum: length)
  }

  /// A length that takes what is left.
  public static let flexible = Length(minimum: 0, ideal: 0, maximum: .infinity)

  /// Whether it may grow beyond its ideal.
  @inlinable package var isFlexible: Bool { maximum > ideal }

  /// The length it takes in a space: as much of it as it may, and never less than its minimum.
  @inlinable package func fitted(to space: Double) -> Double {
    Swift.max(minimum, Swift.min(space, maximum))
  }
}
