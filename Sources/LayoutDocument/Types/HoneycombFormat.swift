internal import LayoutCore
internal import LayoutGeometry

/// A honeycomb and its items, or how many there are.
///
/// `{"type": "honeycomb", "itemsPerRow": 4, "lineSpacing": 2, "interitemSpacing": 2, "children": [...]}`
enum HoneycombFormat: LayoutFormat {
  static let type = "honeycomb"
  static let keys = ["itemsPerRow", "lineSpacing", "interitemSpacing", "insets", "children", "count"]
  static let children: ChildList? = ChildList(key: "children", role: .layouts, insteadOf: "count")

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    guard let itemsPerRow = try object.wholeNumber("itemsPerRow") else {
      throw object.missing("itemsPerRow", expected: "a whole number of at least 1")
    }
    return .honeycomb(
      HoneycombOptions(
        itemsPerRow: itemsPerRow, lineSpacing: try object.number("lineSpacing") ?? 0,
        interitemSpacing: try object.number("interitemSpacing") ?? 0, insets: try insets(of: object),
        count: try object.wholeNumber("count")))
  }

  private static func insets(of object: ObjectReader) throws -> EdgeInsets {
    guard let parts = try object.object("insets") else { return .zero }
    try parts.checkKeys(["top", "left", "bottom", "right"])
    return EdgeInsets(
      top: try parts.number("top") ?? 0, leading: try parts.number("left") ?? 0,
      bottom: try parts.number("bottom") ?? 0, trailing: try parts.number("right") ?? 0)
  }

  static func write(_ options: HoneycombOptions, to container: ObjectWriter) {
    container.encode(type, forKey: "type")
    container.encode(options.itemsPerRow, forKey: "itemsPerRow")
    container.encode(options.lineSpacing, forKey: "lineSpacing")
    container.encode(options.interitemSpacing, forKey: "interitemSpacing")
    container.encodeIfPresent(options.count, forKey: "count")
    guard options.insets != .zero else { return }
    let parts = container.object("insets")
    parts.encode(options.insets.top, forKey: "top")
    parts.encode(options.insets.leading, forKey: "left")
    parts.encode(options.insets.bottom, forKey: "bottom")
    parts.encode(options.insets.trailing, forKey: "right")
  }
}
