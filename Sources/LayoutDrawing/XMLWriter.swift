/// Writes elements, one per line.
///
/// Attributes keep the order in which they are given, so that bytes are deterministic.
struct XMLWriter {
  private(set) var text = ""
  private var depth = 0

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    line("<\(name)\(written(attributes))/>")
  }

  /// Writes an element that holds text only.
  mutating func element(_ name: String, _ attributes: [(String, String)], content: String) {
    line("<\(name)\(written(attributes))>\(Self.escaped(content))</\(name)>")
  }

  /// Writes an element that holds lines of text as they are.
  mutating func element(_ name: String, _ attributes: [(String, String)], lines: String) {
    line("<\(name)\(written(attributes))>")
    for part in lines.split(whereSeparator: \.isNewline) { text += Self.escaped(String(part)) + "\n" }
    line("</\(name)>")
  }

  /// Writes an element and what `body` writes into it.
  mutating func element(_ name: String, _ attributes: [(String, String)], body: (inout XMLWriter) -> Void) {
    line("<\(name)\(written(attributes))>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes the lines of another writer, one level deeper than where this one stands.
  mutating func append(_ other: XMLWriter) {
    for part in other.text.split(separator: "\n") { line(String(part)) }
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth)
    text += content
    text += "\n"
  }

  private func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(Self.escaped($0.1))\"" }.joined()
  }

  /// The text as it may stand in content and in attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
