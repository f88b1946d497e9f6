package import LayoutGeometry

/// What was said about a length, part by part; `nil` where nothing was said.
package struct LengthLimits: Hashable, Sendable {
  package var minimum: Double?
  package var ideal: Double?
  package var maximum: Double?

  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  package init(_ length: Length) {
    self.init(minimum: length.minimum, ideal: length.ideal, maximum: length.maximum)
  }

  /// A fixed length, or nothing said where it is `nil`.
  init(fixed length: Double?) { self.init(minimum: length, ideal: length, maximum: length) }

  package static let unlimited = LengthLimits()

  package static func fixed(_ length: Double) -> LengthLimits { LengthLimits(.fixed(length)) }

  /// Whether anything was said.
  package var isGiven: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// These limits, with those of `newer` where it says something.
  func updated(by newer: LengthLimits) -> LengthLimits {
    LengthLimits(
      minimum: newer.minimum ?? minimum, ideal: newer.ideal ?? ideal, maximum: newer.maximum ?? maximum)
  }

  /// The length of an item: what was not said is flexible, moved to where the parts are in order.
  package var itemLength: Length {
    let minimum = self.minimum ?? Swift.min(0, ideal ?? 0, self.maximum ?? 0)
    let maximum = self.maximum ?? .infinity
    return Length(minimum: minimum, ideal: ideal ?? Swift.max(minimum, 0), maximum: maximum)
  }
}
