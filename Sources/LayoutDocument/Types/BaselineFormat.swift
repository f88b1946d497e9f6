internal import LayoutCore

/// Where the lines of text of a layout stand, below its top.
///
/// `"baseline": 14`, or `"baseline": {"first": 14, "last": 38}`
enum BaselineFormat {
  static let key: DocumentKey = "baseline"
  private static let parts = [
    DocumentMember("first", .number(), "How far the first line of text stands below the top, in points."),
    DocumentMember("last", .number(), "How far the last line of text stands below the top, in points."),
  ]
  static let member = DocumentMember(
    key, .any([.number(), .object(parts)]), "Where its lines of text stand below its top, in points.")
  private static let expected = "a number, or an object with \"first\" and \"last\""

  static func baselines(of object: ObjectReader) throws -> Baselines? {
    guard object.contains(key) else { return nil }
    if let line = object.plainNumber(key) { return Baselines(first: line, last: line) }
    guard let parts = try object.object(key, expected: expected) else { return nil }
    try parts.checkKeys(Self.parts)
    let (first, last) = (try parts.number("first"), try parts.number("last"))
    guard let only = first ?? last else { throw parts.missing("first", expected: "a number") }
    return Baselines(first: first ?? only, last: last ?? only)
  }

  static func write(_ baselines: Baselines?, to container: ObjectWriter) {
    guard let baselines else { return }
    guard baselines.first != baselines.last else { return container.encode(baselines.first, forKey: key) }
    let parts = container.object(key)
    parts.encode(baselines.first, forKey: "first")
    parts.encode(baselines.last, forKey: "last")
  }
}
