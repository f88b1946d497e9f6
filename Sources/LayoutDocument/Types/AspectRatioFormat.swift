internal import LayoutCore
internal import LinearModel

/// A layout that keeps the ratio of its width to its height.
///
/// Mostly it is a key of that layout: `{"type": "item", "id": "photo", "aspectRatio": 1.5}`, or with
/// `"aspectRatio": {"ratio": 1.5, "contentMode": "fill"}`. It is a layout of its own where more is said of it, such as a
/// width: `{"type": "aspectRatio", "ratio": 1.5, "contentMode": "fit", "width": 100, "children": [{...}]}`
extension AspectRatioOptions: WrapperFormat {
  static let summary = "A layout that keeps the ratio of its width to its height."
  static let members = [
    DocumentMember("ratio", .number(), "The width divided by the height; that of the ideal size if absent."),
    DocumentMember("contentMode", .name(of: ContentMode.self), "Whether it stays inside of its cell or covers it."),
  ]
  static let member = DocumentMember(
    key, .any([.number(), .object(members)]), "The ratio of its width to its height, which the layout keeps.")
  private static let expected = "a number above 0, or an object with \"ratio\" and \"contentMode\""

  init(from object: ObjectReader) throws {
    self.init(
      ratio: try object.number("ratio"),
      contentMode: try object.name("contentMode", in: ContentMode.allCases.map { ($0.rawValue, $0) }) ?? .fit)
  }

  init?(at key: DocumentKey, of object: ObjectReader) throws {
    guard object.contains(key) else { return nil }
    if let ratio = object.plainNumber(key) {
      self.init(ratio: ratio, contentMode: .fit)
      return
    }
    guard let parts = try object.object(key, expected: Self.expected) else { return nil }
    try parts.checkKeys(Self.members)
    try self.init(from: parts)
  }

  // MARK: Writing

  func write(to container: ObjectWriter) {
    container.encodeIfPresent(ratio, forKey: "ratio")
    container.encode(contentMode.rawValue, forKey: "contentMode")
  }

  func write(at key: DocumentKey, of container: ObjectWriter) {
    if let ratio, contentMode == .fit { return container.encode(ratio, forKey: key) }
    write(to: container.object(key))
  }
}
