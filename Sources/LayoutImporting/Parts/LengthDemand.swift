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

  /// The demand with limits that are said besides, which win over its own, and the least length over the greatest.
  func limited(minimum least: Double?, maximum greatest: Double?) -> Self {
    let maximum = max(greatest ?? maximum, least ?? 0)
    let minimum = min(least ?? minimum, maximum)
    return LengthDemand(minimum: minimum, ideal: min(max(ideal, minimum), maximum), maximum: maximum)
  }

  /// The demand of what is as much longer with something of a known length beside it.
  func shortened(by length: Double) -> Self {
    LengthDemand(
      minimum: max(minimum - length, 0), ideal: max(ideal - length, 0), maximum: max(maximum - length, 0))
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
