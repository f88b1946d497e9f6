internal import LayoutCore
internal import LayoutText

/// Text, which wraps where it gets less room than its longest line.
///
/// `{"type": "text", "id": "title", "text": "Hello", "fontSize": 17, "weight": "bold", "lineLimit": 2,
/// "multilineTextAlignment": "center"}`
enum TextFormat: LayoutFormat {
  static let documentType = "text"
  static let summary = "Text, which wraps where it gets less room than its longest line."
  static let members = [
    DocumentMember("text", .text, "What it says.", isRequired: true),
    DocumentMember("fontSize", .length, "The size of the font in points; 17 if absent."),
    DocumentMember("weight", .name(of: Font.Weight.self), "How bold the font is; regular if absent."),
    DocumentMember("lineLimit", .wholeNumber(least: 1), "The most lines there may be."),
    DocumentMember(
      "multilineTextAlignment", .name(in: AlignmentNames.horizontal), "Where the lines stand in the box of the text."),
  ]

  /// The font size where a document names none.
  private static let defaultFontSize = 17.0

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { .item }

  static func complete(_ node: inout LayoutTree.Node, from object: ObjectReader) throws {
    guard let text = try object.string("text") else {
      throw object.missing("text", expected: "a string, such as \"text\": \"Hello\"")
    }
    let size = try object.number("fontSize") ?? defaultFontSize
    guard size.isFinite, size >= 0 else {
      throw object.failure("fontSize", "A font size must be 0 or more, found \(size).")
    }
    let limits = Limits()
    guard size <= limits.length else {
      throw object.failure(
        "fontSize", "The font size is \(size); the limit is \(Int(limits.length)). Use a larger unit.",
        code: .limitExceeded)
    }
    let weight = try object.name("weight", in: Font.Weight.allCases.map { ($0.rawValue, $0) }) ?? .regular
    let lineLimit = try object.wholeNumber("lineLimit")
    guard lineLimit.map({ $0 >= 1 }) ?? true else {
      throw object.failure("lineLimit", "A line limit must be 1 or more, found \(lineLimit ?? 0).")
    }
    guard lineLimit.map({ $0 <= limits.nodes }) ?? true else {
      throw object.failure(
        "lineLimit", "The line limit is above \(limits.nodes), which is the most. Leave it out for no limit.",
        code: .limitExceeded)
    }
    var content = TextContent(text, font: Font(size: size, weight: weight), lineLimit: lineLimit)
    content.alignment = try object.name("multilineTextAlignment", in: AlignmentNames.horizontal)
    node.text = content
  }

  static func write(_ node: LayoutTree.Node, to container: ObjectWriter) {
    guard let content = node.text else { return }
    container.encode(content.text, forKey: "text")
    container.encode(content.font.size, forKey: "fontSize")
    if content.font.weight != .regular { container.encode(content.font.weight.rawValue, forKey: "weight") }
    container.encodeIfPresent(content.lineLimit, forKey: "lineLimit")
    container.encodeIfPresent(
      content.alignment.map { AlignmentNames.name(of: $0, in: AlignmentNames.horizontal) },
      forKey: "multilineTextAlignment")
  }
}
