internal import Foundation
internal import LayoutCore
internal import LayoutDocument
internal import LinearModel

/// What one form of a file becomes: the content of a document, and what it could not take along.
struct Form {
  var name: String
  var layout: LayoutDescription
  /// The size that the file proposes; a length is left to the content where it is `nil`.
  var proposal: (width: Double?, height: Double?) = (nil, nil)
  var isRightToLeft = false
  /// How the texts of the form are measured, where it says that.
  var metrics: LayoutDescription?
  var notes: [ImportNote] = []
  /// The line at which the form begins, counted from 1.
  var line: Int

  /// The document, which is read as any other is, so that what it says is checked.
  ///
  /// - Throws: A `LayoutError` that names the line, where a file says what no layout can be.
  func document(limits: Limits) throws -> LayoutDocument {
    var document = LayoutDescription()
    document["layout"] = .object(layout)
    if proposal.width != nil || proposal.height != nil {
      var lengths = LayoutDescription()
      lengths["width"] = proposal.width.map { .number($0) }
      lengths["height"] = proposal.height.map { .number($0) }
      document["proposal"] = .object(lengths)
    }
    if isRightToLeft { document["layoutDirection"] = .text("rightToLeft") }
    document["metrics"] = metrics.map { .object($0) }
    do {
      return try LayoutDocument(json: Data(document.json.utf8), limits: limits)
    } catch let error as LayoutError {
      throw LayoutError(
        error.code, "Line \(line): \(name.inQuotes) makes no layout. \(error.message)", place: error.place)
    }
  }
}
