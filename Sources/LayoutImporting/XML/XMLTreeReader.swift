internal import Foundation
internal import LinearModel

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads the elements of a file with Foundation's parser.
///
/// What stands outside of the file is never looked at, and entities that a file declares itself are refused: no tool writes
/// them, and they are how a small file becomes a large one.
final class XMLTreeReader: NSObject, XMLParserDelegate {
  /// How many elements may be open at once.
  ///
  /// Five for each container that a layout may have in another; more were made by mistake.
  private static let depth = 1280

  private var nodes: [FormElement.Tree.Node] = []
  private var open: [(node: Int, lastChild: Int?)] = []
  private var failure: LayoutError?

  /// Reads a file.
  ///
  /// - Throws: A `LayoutError` that names the line.
  static func read(_ data: Data) throws -> FormElement {
    if let failure = XMLProlog.problem(of: data) { throw failure }
    let reader = XMLTreeReader()
    let parser = XMLParser(data: XMLInstructions.separated(data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWhole, parser.parserError == nil, !reader.nodes.isEmpty else {
      throw reader.failure(parser, "The file is not well-formed XML. Save it again with the tool that wrote it.")
    }
    return FormElement(FormElement.Tree(reader.nodes), 0)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    guard failure == nil else { return }
    guard open.count < Self.depth else {
      failure = failure(parser, "More than \(Self.depth) elements are open here. Nest them less deep.", .limitExceeded)
      return parser.abortParsing()
    }
    let index = nodes.count
    nodes.append(FormElement.Tree.Node(name: name, attributes: attributes, line: max(parser.lineNumber, 1)))
    nodes[index].parent = open.last?.node
    if let parent = open.last {
      if let sibling = parent.lastChild { nodes[sibling].next = index } else { nodes[parent.node].firstChild = index }
      open[open.count - 1].lastChild = index
    }
    open.append((index, nil))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if failure == nil { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { add(text) }

  func parser(_ parser: XMLParser, foundCDATA text: Data) { add(String(decoding: text, as: UTF8.self)) }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // The first one; what follows from it would only confuse.
    guard failure == nil else { return }
    let isPage = nodes.first.map { HTMLPage.roots.contains($0.name) } ?? false
    failure = failure(parser, XMLFailure.message(of: error as NSError, inPage: isPage))
  }

  private func add(_ text: String) {
    guard failure == nil, let parent = open.last else { return }
    nodes[parent.node].text += text
  }

  private func failure(_ parser: XMLParser, _ message: String, _ code: LayoutError.Code = .invalidLayout) -> LayoutError
  {
    LayoutError(code, "Line \(max(parser.lineNumber, 1)): \(message)")
  }
}

/// What is wrong with a file that is not well formed, in words.
private enum XMLFailure {
  /// What the parser's codes mean that files cut or edited by hand run into.
  private static let meanings: [Int: String] = [
    4: "The file is empty.",
    5: "The file ends within an element, or goes on behind its last one.",
    9: "A character stands here that XML does not allow.",
    26: "An entity is used here that nothing declares. Write the character itself.",
    39: "The value of an attribute must stand in quotation marks.",
    42: "An attribute is given twice.",
    65: "A space is missing between two attributes.",
    76: "An element is closed here that is not the one that is open.",
    81: "The text is not in the encoding that the file names.",
  ]

  /// - Parameter isPage: Whether it is one of HTML, which browsers read also where it is no XML.
  static func message(of error: NSError, inPage isPage: Bool) -> String {
    let meaning = meanings[error.code] ?? "The XML is not well formed (the parser's code is \(error.code))."
    return meaning
      + (isPage
        ? " Pages are read as XHTML: close every element, as in <br/>, and put the values of attributes in quotation marks."
        : " Save the file again with the tool that wrote it.")
  }
}
