internal import Foundation

/// The values of a document that is being written: sorted keys, one per line, a line break at the end.
///
/// Written without recursion, so that a deep document needs no more of the thread's stack than a flat one. Foundation's
/// encoder, which writes the reports in the same way, takes no more than 512 objects and arrays in each other.
package final class DocumentText {
  enum Content {
    case scalar(String)
    case object
    case array
  }

  private struct Value {
    let content: Content
    let key: String
    var children: [Int] = []
  }

  private var values: [Value] = []

  /// Appends a value to an object or an array, or the one that all others are in.
  @discardableResult
  func append(_ content: Content, to parent: Int? = nil, key: String = "") -> Int {
    if let parent { values[parent].children.append(values.count) }
    values.append(Value(content: content, key: key))
    return values.count - 1
  }

  // MARK: Text

  /// The text of all of it.
  func data() -> Data {
    var text = ""
    // What is still to be written, the next last; beside values the brackets that close them.
    var pending = [Piece(value: 0, depth: 0, isFirst: true)]
    while let piece = pending.popLast() {
      if let bracket = piece.closing {
        text += "\n\(Self.indent(piece.depth))\(bracket)"
        continue
      }
      let value = values[piece.value]
      if piece.depth > 0 { text += "\(piece.isFirst ? "" : ",")\n\(Self.indent(piece.depth))" }
      if !value.key.isEmpty { text += "\(Self.quoted(value.key)) : " }
      let isObject: Bool
      switch value.content {
      case .scalar(let scalar):
        text += scalar
        continue
      case .object: isObject = true
      case .array: isObject = false
      }
      text += isObject ? "{" : "["
      if value.children.isEmpty { text += "\n" }
      pending.append(Piece(value: piece.value, depth: piece.depth, closing: isObject ? "}" : "]"))
      let children = isObject ? value.children.sorted { values[$0].key < values[$1].key } : value.children
      for (index, child) in children.enumerated().reversed() {
        pending.append(Piece(value: child, depth: piece.depth + 1, isFirst: index == 0))
      }
    }
    return Data((text + "\n").utf8)
  }

  private struct Piece {
    let value: Int
    let depth: Int
    var isFirst = false
    var closing: String?
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// A string in quotes, with escapes where JSON needs them.
  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
