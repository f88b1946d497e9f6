/// Writes elements of a page, each as a text that can stand in another one.
///
/// Elements without content end in `/>`, so that the page can be read as XML too.
enum HTMLWriter {
  /// An element that holds a text.
  static func element(_ name: String, _ attributes: [(String, String)] = [], text: String) -> String {
    element(name, attributes, html: escaped(text))
  }

  /// An element that holds HTML.
  static func element(_ name: String, _ attributes: [(String, String)] = [], html: String) -> String {
    "<\(name)\(written(attributes))>\(html)</\(name)>"
  }

  /// An element that holds others, each on a line of its own.
  static func element(_ name: String, _ attributes: [(String, String)] = [], parts: [String]) -> String {
    element(name, attributes, html: "\n" + parts.map { $0 + "\n" }.joined())
  }

  /// An element that has no content, such as an image.
  static func element(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)\(written(attributes))/>"
  }

  /// A text as it may stand in content and in attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }
}
