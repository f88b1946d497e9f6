/// A key of an object in a document.
///
/// Any string can be one, so that unknown keys can be found and named.
struct DocumentKey: Hashable, Sendable, ExpressibleByStringLiteral {
  let stringValue: String

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral value: String) { stringValue = value }
}

/// The path to a place in a document, such as `layout.rows[1].cells[2].columns`.
struct DocumentPath: CustomStringConvertible {
  private(set) var description = ""

  init() {}

  mutating func append(index: Int) { description += "[\(index)]" }

  mutating func append(key: String) {
    // A key that would make the path hard to read stands in brackets.
    guard !key.isEmpty, key.utf8.allSatisfy(Self.isPlain) else {
      description += "[\(key.quoted)]"
      return
    }
    description += description.isEmpty ? key : ".\(key)"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
