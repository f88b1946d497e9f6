internal import LayoutCore

/// What a program hangs on a layout: a string, a number, or a truth value.
///
/// `"tag": "total"`
enum TagFormat {
  static let key: DocumentKey = "tag"
  static let member = DocumentMember(
    key, .any([.text, .number(), .flag]), "A value of your own, which results give back.")

  static func tag(of object: ObjectReader) throws -> NodeTag? {
    guard let value = try object.scalar(key, expected: "a string, a number, true or false") else { return nil }
    return NodeTag(value)
  }

  /// Writes a tag, if it is one that a document can hold.
  static func write(_ tag: NodeTag?, to container: ObjectWriter) {
    switch tag.flatMap({ SolveReport.Tag($0.value) }) {
    case .string(let text): container.encode(text, forKey: key)
    case .number(let number): container.encode(number, forKey: key)
    case .flag(let flag): container.encode(flag, forKey: key)
    case nil: break
    }
  }
}
