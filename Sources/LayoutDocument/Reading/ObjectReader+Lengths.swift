internal import LayoutCore
internal import LayoutGeometry

extension ObjectReader {
  /// What is said about a length: a number, or an object with `min`, `ideal` and `max`; nothing where it is left out.
  func length(_ key: DocumentKey) throws -> LengthLimits {
    // Most lengths are a number, or not there at all.
    guard contains(key) else { return .unlimited }
    if let number = plainNumber(key) { return .fixed(number) }
    let expected =
      "a number, an object with \"min\", \"ideal\" and \"max\", a part such as \"25%\", \"min-content\" or \"max-content\""
    // A part of the layout around is said of a frame.
    if try fraction(key) != nil || contentLength(key) != nil { return .unlimited }
    if text(key) != nil { _ = try number(key, expected: expected) }
    guard let parts = try object(key, expected: expected) else { return .unlimited }
    try parts.checkKeys(ValueForm.limits)
    // A maximum of null is said: unbounded. One that is left out of a container follows its content.
    let maximum = try parts.number("max", expected: "a number, or null for no limit")
    return LengthLimits(
      minimum: try parts.number("min"), ideal: try parts.number("ideal"),
      maximum: maximum ?? (parts.contains("max") ? .infinity : nil))
  }

  /// Which part of the layout around it something is as long as, along each axis for which that is said.
  func fractions() throws -> LengthFractions {
    LengthFractions(width: try fraction("width"), height: try fraction("height"))
  }

  /// The axes along which something is as long as its content asks for at least, or ideally.
  func axes(of length: ContentLength) -> Axis.Set {
    Axis.allCases.reduce(into: []) { axes, axis in
      if contentLength(axis == .horizontal ? "width" : "height") == length { axes.insert(Axis.Set(axis)) }
    }
  }

  private func contentLength(_ key: DocumentKey) -> ContentLength? { text(key).flatMap(ContentLength.init) }

  /// A part in percent, or `nil` where there is none.
  private func fraction(_ key: DocumentKey) throws -> Double? {
    guard let text = text(key), text.hasSuffix("%") else { return nil }
    guard let part = FractionText.part(text) else {
      throw failure(key, "Expected a part such as \"25%\", found \(text.quoted).")
    }
    return part
  }

  /// A point of the unit square by name or by `x` and `y`, or `nil` where there is none.
  func unitPoint(_ key: DocumentKey) throws -> UnitPoint? {
    guard contains(key) else { return nil }
    if text(key) != nil { return try name(key, in: AlignmentNames.both)?.unitPoint }
    guard let parts = try object(key, expected: "the name of an alignment, or an object with \"x\" and \"y\"") else {
      return nil
    }
    try parts.checkKeys(ValueForm.coordinates)
    guard let x = try parts.number("x") else { throw parts.missing("x", expected: "a number") }
    guard let y = try parts.number("y") else { throw parts.missing("y", expected: "a number") }
    return UnitPoint(x: x, y: y)
  }

  /// Any number of axes, or none where nothing is said.
  func axes(_ key: DocumentKey) throws -> Axis.Set {
    let expected = "an array of \"horizontal\" and \"vertical\""
    var axes: Axis.Set = []
    for name in try strings(key, expected: expected) ?? [] {
      guard let axis = AxisNames.axis(named: name) else {
        let hint = Suggestion.sentence(for: name, among: AxisNames.all.map(\.0))
        throw failure(key, "Expected \(expected), found \(name.quoted).\(hint)")
      }
      axes.insert(Axis.Set(axis))
    }
    return axes
  }
}

extension ValueForm {
  fileprivate static let limits = [
    DocumentMember("min", .length, "The least length in points."),
    DocumentMember("ideal", .length, "The length in points where there is room."),
    DocumentMember("max", .length, "The greatest length in points; null for none."),
  ]
  fileprivate static let coordinates = [
    DocumentMember("x", .number(), "0 at the leading edge, 1 at the trailing one.", isRequired: true),
    DocumentMember("y", .number(), "0 at the top, 1 at the bottom.", isRequired: true),
  ]

  /// What is said about a length: a number of points, limits, a part of what is around, or what the content asks for.
  static let extent = ValueForm.any([.length, .object(limits), .percentage, .name(of: ContentLength.self)])

  /// A point of the unit square by name or by its coordinates.
  static let unitPoint = ValueForm.any([.name(in: AlignmentNames.both), .object(coordinates)])
}

/// A length that follows from what is in a layout, as documents name it.
enum ContentLength: String, CaseIterable {
  case least = "min-content"
  case ideal = "max-content"
}
