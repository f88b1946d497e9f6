package import Foundation
package import LayoutCore
internal import LinearModel

/// A fix as a change of the text of a document: in the operations of a JSON Patch (RFC 6902), and made.
///
/// What the fix does not touch stays byte for byte: order, indentation, ways to say the same, and `$schema`.
package struct DocumentPatch: Sendable {
  /// The operations, one a line.
  package let json: Data
  /// The document with the fix.
  package let text: Data
  /// Whether the whole document had to be written anew, since it says the same in a way that a document is not written.
  package let isRewritten: Bool

  /// Makes a fix a patch.
  ///
  /// - Parameters:
  ///   - fix: What a diagnosis of the document offered, under its own proposal or another one.
  ///   - source: The text of the document.
  ///   - limits: How large the layout may be.
  /// - Throws: A `LayoutError` if the text is no document.
  package init(applying fix: LayoutCore.Fix, to source: Data, limits: Limits = Limits()) throws {
    let document = try LayoutDocument(json: source, limits: limits)
    let wanted = document.applying(fix)
    let (before, after) = (try document.json(), try wanted.json())
    let depth = 4 * limits.depth + 4
    let trees = try [source, before, after].map { try JSONParser.parse([UInt8]($0), depth: depth) }
    if let difference = DocumentDifference(source: trees[0], before: trees[1], after: trees[2]) {
      let text = Data(difference.edits.text)
      // The text says what the fix does, or the document is not one that is written as it is read.
      if let patched = try? LayoutDocument(json: text, limits: limits), try patched.json() == after {
        (json, self.text, isRewritten) = (Data(Self.list(difference.operations).utf8), text, false)
        return
      }
    }
    let whole = JSONPatchOperation(name: .replace, path: "", value: trees[2].compactText(of: 0))
    (json, text, isRewritten) = (Data(Self.list([whole]).utf8), after, true)
  }

  private static func list(_ operations: [JSONPatchOperation]) -> String {
    guard !operations.isEmpty else { return "[]\n" }
    return "[\n" + operations.map { "  \($0.json)" }.joined(separator: ",\n") + "\n]\n"
  }
}

/// An operation of a JSON Patch.
struct JSONPatchOperation {
  enum Name: String { case add, replace, remove }

  let name: Name
  /// A JSON Pointer (RFC 6901).
  let path: String
  /// The value as JSON; `nil` where something is removed.
  let value: String?

  var json: String {
    let value = value.map { ", \"value\": \($0)" } ?? ""
    return "{\"op\": \"\(name.rawValue)\", \"path\": \(DocumentText.quoted(path))\(value)}"
  }
}
