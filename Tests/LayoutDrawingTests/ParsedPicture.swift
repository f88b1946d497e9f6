internal import Foundation
internal import LayoutGeometry

@testable internal import LayoutDrawing

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// A picture as another program reads it.
final class ParsedPicture: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The class of the group that it stands in.
    let group: String
    var text = ""

    func number(_ attribute: String) -> Double { attributes[attribute].flatMap(Double.init) ?? .nan }

    /// The room of a text that is not turned.
    var textBox: Rect {
      let size = number("font-size")
      var label = Label(
        text: text, position: Point(x: number("x"), y: number("y")), size: size,
        anchor: Label.Anchor(rawValue: attributes["text-anchor"] ?? "start") ?? .start,
        isBold: attributes["font-weight"] == "bold")
      label.position.y -= label.font.drop
      return label.box
    }
  }

  private(set) var elements: [Element] = []
  /// Why the picture could not be read.
  private(set) var problem: (any Error)?
  private var open: [Int] = []

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    if !parser.parse() { problem = parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func texts(in group: String) -> [Element] { elements.filter { $0.name == "text" && $0.group == group } }

  /// The contents of all elements of a name.
  func contents(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  var viewBox: Rect? {
    guard let numbers = elements.first?.attributes["viewBox"]?.split(separator: " ").compactMap({ Double($0) }),
      numbers.count == 4
    else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let group = attributes["class"] ?? open.last.map { elements[$0].group } ?? ""
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, group: group))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
