package import LayoutGeometry

/// What was said about a length, part by part; `nil` where nothing was said.
///
/// Every node has two of them, so a part takes no more room than a number: one of the numbers that are none stands for
/// nothing.
package struct LengthLimits: Sendable {
  private var parts: (minimum: Double, ideal: Double, maximum: Double)

  /// What stands for nothing: a NaN with digits of its own, which no calculation gives.
  @inline(__always) private static var nothing: Double { Double(bitPattern: 0x7ff8_6e6f_7468_696e) }

  @inline(__always) private static func isNothing(_ part: Double) -> Bool { part.bitPattern == nothing.bitPattern }

  @inline(__always) private static func read(_ part: Double) -> Double? { isNothing(part) ? nil : part }

  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    parts = (minimum ?? Self.nothing, ideal ?? Self.nothing, maximum ?? Self.nothing)
  }

  package init(_ length: Length) { parts = (length.minimum, length.ideal, length.maximum) }

  /// A fixed length, or nothing said where it is `nil`.
  init(fixed length: Double?) { self.init(minimum: length, ideal: length, maximum: length) }

  package static let unlimited = LengthLimits()

  package static func fixed(_ length: Double) -> LengthLimits { LengthLimits(.fixed(length)) }

  package var minimum: Double? {
    @inline(__always) get { Self.read(parts.minimum) }
    set { parts.minimum = newValue ?? Self.nothing }
  }

  package var ideal: Double? {
    @inline(__always) get { Self.read(parts.ideal) }
    set { parts.ideal = newValue ?? Self.nothing }
  }

  package var maximum: Double? {
    @inline(__always) get { Self.read(parts.maximum) }
    set { parts.maximum = newValue ?? Self.nothing }
  }

  /// Whether anything was said.
  @inline(__always) package var isGiven: Bool {
    !(Self.isNothing(parts.minimum) && Self.isNothing(parts.ideal) && Self.isNothing(parts.maximum))
  }

  /// Whether they leave one length.
  var isOneLength: Bool { minimum != nil && minimum == maximum }

  /// Whether they say how long something is where nothing else does; a least and a greatest length alone do not.
  var tellLength: Bool { ideal != nil || isOneLength }

  /// These limits, with those of `newer` where it says something.
  package func updated(by newer: LengthLimits) -> LengthLimits {
    var copy = self
    if !Self.isNothing(newer.parts.minimum) { copy.parts.minimum = newer.parts.minimum }
    if !Self.isNothing(newer.parts.ideal) { copy.parts.ideal = newer.parts.ideal }
    if !Self.isNothing(newer.parts.maximum) { copy.parts.maximum = newer.parts.maximum }
    return copy
  }

  /// The length of an item: what was not said is flexible, moved to where the parts are in order.
  @inline(__always) package var itemLength: Length {
    let minimum = self.minimum ?? Swift.min(0, ideal ?? 0, self.maximum ?? 0)
    let maximum = self.maximum ?? .infinity
    return Length(minimum: minimum, ideal: ideal ?? Swift.max(minimum, 0), maximum: maximum)
  }
}

extension LengthLimits: Hashable {
  package static func == (left: LengthLimits, right: LengthLimits) -> Bool {
    left.minimum == right.minimum && left.ideal == right.ideal && left.maximum == right.maximum
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(minimum)
    hasher.combine(ideal)
    hasher.combine(maximum)
  }
}
