internal import LayoutCore
internal import LayoutGeometry

/// A honeycomb and its items, or how many there are.
///
/// `{"type": "honeycomb", "itemsPerRow": 4, "lineSpacing": 2, "interitemSpacing": 2, "children": [...]}`
extension HoneycombOptions: ContainerFormat {
  static let summary = "Hexagons in rows, one less in every other row."
  static let members = [
    DocumentMember("itemsPerRow", .wholeNumber(least: 1), "How many items a longer row has.", isRequired: true),
    DocumentMember("lineSpacing", .number(), "The gap between rows in points; 0 if absent."),
    DocumentMember("interitemSpacing", .number(), "The gap between items of a row in points; 0 if absent."),
    DocumentMember("insets", .object(sides), "What is left free at the edges."),
    DocumentMember("count", .wholeNumber(least: 0), "How many items there are, where nothing more is known of them."),
  ]
  private static let sides = (["top", "left", "bottom", "right"] as [DocumentKey]).map {
    DocumentMember($0, .number(), "What is left free there, in points.")
  }
  static let insteadOfChildren: DocumentKey? = "count"

  init(from object: ObjectReader) throws {
    guard let itemsPerRow = try object.wholeNumber("itemsPerRow") else {
      throw object.missing("itemsPerRow", expected: "a whole number of at least 1")
    }
    self.init(
      itemsPerRow: itemsPerRow, lineSpacing: try object.number("lineSpacing") ?? 0,
      interitemSpacing: try object.number("interitemSpacing") ?? 0, insets: try Self.insets(of: object),
      count: try object.wholeNumber("count"))
  }

  private static func insets(of object: ObjectReader) throws -> EdgeInsets {
    guard let parts = try object.object("insets") else { return .zero }
    try parts.checkKeys(sides)
    return EdgeInsets(
      top: try parts.number("top") ?? 0, leading: try parts.number("left") ?? 0,
      bottom: try parts.number("bottom") ?? 0, trailing: try parts.number("right") ?? 0)
  }

  var listsChildren: Bool { count == nil }

  func write(to container: ObjectWriter) {
    container.encode(itemsPerRow, forKey: "itemsPerRow")
    container.encode(lineSpacing, forKey: "lineSpacing")
    container.encode(interitemSpacing, forKey: "interitemSpacing")
    container.encodeIfPresent(count, forKey: "count")
    guard insets != .zero else { return }
    let parts = container.object("insets")
    parts.encode(insets.top, forKey: "top")
    parts.encode(insets.leading, forKey: "left")
    parts.encode(insets.bottom, forKey: "bottom")
    parts.encode(insets.trailing, forKey: "right")
  }
}
