import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page as an XML reader sees it, which demands balanced tags and quoted attributes.
final class PageReader: NSObject, XMLParserDelegate {
  struct Article {
    let id: String
    var images: [String] = []
    /// What stands in the elements of each name, one after the other.
    var texts: [String: String] = [:]
  }

  private(set) var articles: [Article] = []
  private(set) var ids: [String] = []
  private(set) var links: [String] = []
  /// Why the page could not be read.
  private(set) var problem: (any Error)?
  private var open: [String] = []

  init(_ html: String) {
    super.init()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = self
    if !parser.parse() { problem = parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  /// The files that belong to the articles: each has a document, its rectangles, and a picture that is linked twice.
  var files: [String] {
    articles.flatMap { ["\($0.id).json", "\($0.id).rects.json", "\($0.id).svg", "\($0.id).svg"] }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(name)
    if let id = attributes["id"] { ids.append(id) }
    if name == "article" { articles.append(Article(id: attributes["id"] ?? "")) }
    if let link = attributes["href"] { links.append(link) }
    if let image = attributes["src"], let last = articles.indices.last { articles[last].images.append(image) }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let name = open.last, let last = articles.indices.last, open.contains("article") else { return }
    articles[last].texts[name, default: ""] += string
  }
}
