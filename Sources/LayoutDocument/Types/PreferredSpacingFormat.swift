internal import LayoutCore

/// The distances that a child of a stack wants to its neighbours.
///
/// `"preferredSpacing": {"left": 4, "right": 12}`
enum PreferredSpacingFormat {
  static let key: DocumentKey = "preferredSpacing"
  private static let sides = ["left", "right", "top", "bottom"]

  static func spacing(of object: ObjectReader) throws -> PreferredSpacing {
    guard let parts = try object.object(key) else { return PreferredSpacing() }
    try parts.checkKeys(sides)
    return PreferredSpacing(
      left: try parts.number("left"), right: try parts.number("right"), top: try parts.number("top"),
      bottom: try parts.number("bottom"))
  }

  static func write(_ spacing: PreferredSpacing, to container: inout KeyedEncodingContainer<DocumentKey>) throws {
    guard !spacing.isEmpty else { return }
    var parts = container.nestedContainer(keyedBy: DocumentKey.self, forKey: key)
    try parts.encodeIfPresent(spacing.left, forKey: "left")
    try parts.encodeIfPresent(spacing.right, forKey: "right")
    try parts.encodeIfPresent(spacing.top, forKey: "top")
    try parts.encodeIfPresent(spacing.bottom, forKey: "bottom")
  }
}
