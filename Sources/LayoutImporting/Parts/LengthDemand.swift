/// What something in a form asks for along one axis, in points.
struct LengthDemand: Equatable {
  var minimum = 0.0
  var ideal = 0.0
  var maximum = Double.infinity

  /// Any length, with nothing asked for.
  static let flexible = LengthDemand()

  static func fixed(_ length: Double) -> Self { LengthDemand(minimum: length, ideal: length, maximum: length) }

  /// At least a length, and as long as there is room.
  static func atLeast(_ length: Double) -> Self { LengthDemand(minimum: length, ideal: length) }

  /// Whether it takes more than it asks for.
  var grows: Bool { maximum > ideal }

  /// The demand within limits that are said besides; a greatest length wins over a least one.
  func limited(minimum least: Double?, maximum greatest: Double?) -> Self {
    let maximum = min(greatest ?? .infinity, max(maximum, least ?? 0))
    let minimum = min(least ?? minimum, maximum)
    return LengthDemand(minimum: minimum, ideal: min(max(ideal, minimum), maximum), maximum: maximum)
  }

  /// The demand as documents say it; `nil` where it asks for nothing.
  var value: LayoutDescription.Value? {
    guard self != .flexible else { return nil }
    guard minimum < maximum else { return .number(minimum) }
    var limits = LayoutDescription()
    if minimum > 0 { limits["min"] = .number(minimum) }
    if ideal > 0 { limits["ideal"] = .number(ideal) }
    limits["max"] = maximum.isFinite ? .number(maximum) : .null
    return .object(limits)
  }
}
