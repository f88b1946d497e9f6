internal import Foundation

/// A page of HTML that shows layouts at every length of their container, in one file that needs nothing else.
///
/// Between breakpoints everything moves along straight lines, so the page needs no engine: it is written with the pieces, and
/// puts everything where it belongs at the length that its reader chooses.
///
/// ```swift
/// var page = LayoutPage()
/// try page.add(PageSubject(name: "form", document: document, engine: LayoutEngine()))
/// let html = try page.html()
/// ```
public struct LayoutPage {
  private var contents: [PageContent] = []

  /// Creates a page that shows nothing yet.
  public init() {}

  /// Adds a document; the reader chooses among all that were added.
  ///
  /// - Throws: As `LayoutEngine.responsive(_:width:height:)` and the writing of documents.
  public mutating func add(_ subject: PageSubject) throws { contents.append(try PageContent(subject)) }

  /// The whole page.
  ///
  /// The same documents give the same page, to the last byte.
  ///
  /// - Precondition: Something was added.
  public func html() throws -> String {
    precondition(!contents.isEmpty, "A page needs a document to show. Add one.")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(PageData(files: contents))
    let title = contents.count == 1 ? contents[0].name : "\(contents.count) layouts"
    return PageTemplate(title: title, data: String(decoding: data, as: UTF8.self)).html
  }
}

/// What a page is made with.
private struct PageData: Encodable {
  let files: [PageContent]
}
