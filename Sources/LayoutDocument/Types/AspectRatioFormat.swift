internal import LayoutCore
internal import LinearModel

/// A layout that keeps the ratio of its width to its height.
///
/// Mostly it is a key of that layout: `{"type": "item", "id": "photo", "aspectRatio": 1.5}`, or with
/// `"aspectRatio": {"ratio": 1.5, "contentMode": "fill"}`. It is a layout of its own where more is said of it, such as a
/// width: `{"type": "aspectRatio", "ratio": 1.5, "contentMode": "fit", "width": 100, "children": [{...}]}`
enum AspectRatioFormat: LayoutFormat {
  static let type = "aspectRatio"
  static let keys = optionKeys + ["children"]
  static let children: ChildList? = ChildList(key: "children", role: .layouts)
  /// The key of a layout that keeps a ratio.
  static let key: DocumentKey = "aspectRatio"

  private static let optionKeys = ["ratio", "contentMode"]
  private static let expected = "a number above 0, or an object with \"ratio\" and \"contentMode\""

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { .aspectRatio(try options(of: object)) }

  private static func options(of object: ObjectReader) throws -> AspectRatioOptions {
    AspectRatioOptions(
      ratio: try object.number("ratio"),
      contentMode: try object.name("contentMode", in: ContentMode.allCases.map { ($0.rawValue, $0) }) ?? .fit)
  }

  /// The ratio of a layout that has one as a key.
  static func wrapper(of object: ObjectReader) throws -> LayoutTree.Node? {
    guard object.contains(key) else { return nil }
    if let ratio = object.plainNumber(key) {
      return LayoutTree.Node(kind: .aspectRatio(AspectRatioOptions(ratio: ratio, contentMode: .fit)))
    }
    guard let parts = try object.object(key, expected: expected) else { return nil }
    try parts.checkKeys(optionKeys)
    return LayoutTree.Node(kind: .aspectRatio(try options(of: parts)))
  }

  // MARK: Writing

  static func write(_ options: AspectRatioOptions, to container: ObjectWriter) {
    container.encode(type, forKey: "type")
    writeOptions(options, to: container)
  }

  /// Writes a ratio as a key of what keeps it.
  static func writeKey(_ options: AspectRatioOptions, to container: ObjectWriter) {
    if let ratio = options.ratio, options.contentMode == .fit { return container.encode(ratio, forKey: key) }
    let parts = container.object(key)
    writeOptions(options, to: parts)
  }

  private static func writeOptions(
    _ options: AspectRatioOptions, to container: ObjectWriter
  ) {
    container.encodeIfPresent(options.ratio, forKey: "ratio")
    container.encode(options.contentMode.rawValue, forKey: "contentMode")
  }
}
