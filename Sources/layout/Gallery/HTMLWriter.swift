internal import LayoutPages

/// Writes elements of a page, each as a text that can stand in another one.
///
/// Elements without content end in `/>`, so that the page can be read as XML too.
enum HTMLWriter {
  /// An element that holds a text.
  static func element(_ name: String, _ attributes: [(String, String)] = [], text: String) -> String {
    element(name, attributes, html: PageTemplate.escaped(text))
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

  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(PageTemplate.escaped($0.1))\"" }.joined()
  }
}
