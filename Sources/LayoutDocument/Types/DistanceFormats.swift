internal import LayoutCore
internal import LayoutGeometry

/// How far a layout is moved away from where it stands.
///
/// `"offset": {"x": 10, "y": -4}`
enum OffsetFormat {
  static let key: DocumentKey = "offset"
  private static let parts = [
    DocumentMember("x", .number(), "How far to the right, in points."),
    DocumentMember("y", .number(), "How far down, in points."),
  ]
  static let member = DocumentMember(
    key, .object(parts), "How far the layout is moved away from where it stands; nothing else makes room for it.")

  static func offset(of object: ObjectReader) throws -> Point {
    guard let parts = try object.object(key) else { return .zero }
    try parts.checkKeys(Self.parts)
    return Point(x: try parts.number("x") ?? 0, y: try parts.number("y") ?? 0)
  }

  static func write(_ offset: Point, to container: ObjectWriter) {
    guard offset != .zero else { return }
    let parts = container.object(key)
    parts.encode(offset.x, forKey: "x")
    parts.encode(offset.y, forKey: "y")
  }
}

/// Where the centre of a child of a free layout stands.
///
/// `"position": {"x": 40, "y": 20}`
enum PositionFormat {
  static let key: DocumentKey = "position"
  private static let parts = [
    DocumentMember("x", .number(), "How far from the leading edge, in points."),
    DocumentMember("y", .number(), "How far from the top, in points."),
  ]
  static let member = DocumentMember(key, .object(parts), "Where the centre of a child of a free layout stands.")

  static func position(of object: ObjectReader) throws -> CenterPosition {
    guard let parts = try object.object(key) else { return CenterPosition() }
    try parts.checkKeys(Self.parts)
    return CenterPosition(x: try parts.number("x"), y: try parts.number("y"))
  }

  static func write(_ position: CenterPosition, to container: ObjectWriter) {
    guard position != CenterPosition() else { return }
    let parts = container.object(key)
    parts.encodeIfPresent(position.x, forKey: "x")
    parts.encodeIfPresent(position.y, forKey: "y")
  }
}

/// The distances that a child of a stack wants to its neighbours: `left` and `right` as the layout reads from left to right.
///
/// `"preferredSpacing": {"left": 4, "right": 12}`
enum PreferredSpacingFormat {
  static let key: DocumentKey = "preferredSpacing"
  private static let sides = [
    DocumentMember("left", .number(), "The distance to what stands before it in a row, in points: \(mirrored) right."),
    DocumentMember("right", .number(), "The distance to what stands behind it in a row, in points: \(mirrored) left."),
    DocumentMember("top", .number(), "The distance to what stands above, in points."),
    DocumentMember("bottom", .number(), "The distance to what stands below, in points."),
  ]
  private static let mirrored = "in a layout from right to left that is what stands to the"
  static let member = DocumentMember(
    key, .object(sides), "The distances that a child of a stack without a spacing wants to its neighbours.")

  static func spacing(of object: ObjectReader) throws -> PreferredSpacing {
    guard let parts = try object.object(key) else { return PreferredSpacing() }
    try parts.checkKeys(sides)
    return PreferredSpacing(
      left: try parts.number("left"), right: try parts.number("right"), top: try parts.number("top"),
      bottom: try parts.number("bottom"))
  }

  static func write(_ spacing: PreferredSpacing, to container: ObjectWriter) {
    guard !spacing.isEmpty else { return }
    let parts = container.object(key)
    parts.encodeIfPresent(spacing.left, forKey: "left")
    parts.encodeIfPresent(spacing.right, forKey: "right")
    parts.encodeIfPresent(spacing.top, forKey: "top")
    parts.encodeIfPresent(spacing.bottom, forKey: "bottom")
  }
}
