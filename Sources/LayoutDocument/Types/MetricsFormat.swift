internal import LayoutCore
internal import LayoutText
internal import LinearModel

/// How the texts of a document are measured, whatever their font sizes, in points.
///
/// `"metrics": {"advance": 10, "ascent": 8, "descent": 2, "advances": {"i": 4}}` beside the layout
enum MetricsFormat {
  static let key: DocumentKey = "metrics"
  static let members = [
    DocumentMember("advance", .length, "How wide a character is, in points.", isRequired: true),
    DocumentMember("ascent", .length, "How far a line reaches above its baseline, in points.", isRequired: true),
    DocumentMember("descent", .length, "How far a line reaches below its baseline, in points.", isRequired: true),
    DocumentMember("advances", .map(.length), "How wide some characters are, in points."),
  ]
  static let member = DocumentMember(
    key, .object(members), "How the characters of all texts are measured, whatever their font sizes.")

  static func metrics(of object: ObjectReader, limits: Limits) throws -> GlyphMetrics? {
    guard let metrics = try object.object(key) else { return nil }
    try metrics.checkKeys(members)
    func required(_ key: DocumentKey) throws -> Double {
      guard let length = try length(key, of: metrics, limits) else { throw metrics.missing(key, expected: "a number") }
      return length
    }
    var advances: [Character: Double] = [:]
    if let list = try metrics.object("advances") {
      for key in list.keys {
        guard key.count == 1, let character = key.first else {
          throw list.failure(
            DocumentKey(stringValue: key), "Expected a single character as a key, found \(key.quoted).")
        }
        advances[character] = try length(DocumentKey(stringValue: key), of: list, limits)
      }
    }
    return GlyphMetrics(
      advance: try required("advance"), ascent: try required("ascent"), descent: try required("descent"),
      advances: advances)
  }

  private static func length(_ key: DocumentKey, of object: ObjectReader, _ limits: Limits) throws -> Double? {
    guard let length = try object.number(key) else { return nil }
    let greatest = min(limits.length, GlyphMetrics.longest)
    guard (0...greatest).contains(length) else {
      throw object.failure(
        key, "A length of glyphs must lie between 0 and \(lengthText(greatest)), found \(lengthText(length)).")
    }
    return length
  }

  /// Makes all texts of a tree be measured in one way.
  static func apply(_ metrics: GlyphMetrics, to tree: inout LayoutTree) {
    for node in tree.nodes.indices where tree.nodes[node].text != nil {
      tree.update(node) { $0.text?.measurer = metrics }
    }
  }

  /// Writes how the texts of a tree are measured.
  ///
  /// - Throws: A `LayoutError` where they are measured in several ways, for which documents have no words.
  static func write(of tree: LayoutTree, to container: ObjectWriter) throws {
    let found = Set(tree.nodes.compactMap { $0.text.map { $0.measurer as? GlyphMetrics } })
    guard found.count < 2 else {
      throw LayoutError(
        .invalidLayout,
        "Texts are measured in several ways, and a document has one for all. Give all of them the same measurer.",
        place: "layout")
    }
    guard let metrics = found.first ?? nil else { return }
    let object = container.object(key)
    object.encode(metrics.advance, forKey: "advance")
    object.encode(metrics.ascent, forKey: "ascent")
    object.encode(metrics.descent, forKey: "descent")
    guard !metrics.advances.isEmpty else { return }
    let advances = object.object("advances")
    for (character, advance) in metrics.advances {
      advances.encode(advance, forKey: DocumentKey(stringValue: String(character)))
    }
  }
}
