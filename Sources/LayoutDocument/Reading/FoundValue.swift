internal import Foundation

/// What stands in a document where something else was expected, in words.
///
/// Made only when an error is worded.
struct FoundValue: Decodable, CustomStringConvertible {
  let description: String

  init(from decoder: any Decoder) throws { self.init(decoder) }

  init(_ decoder: any Decoder) {
    description = Self.words(for: decoder)
  }

  init(_ key: DocumentKey, in container: KeyedDecodingContainer<DocumentKey>) {
    let found = try? container.decode(FoundValue.self, forKey: key)
    description = found?.description ?? Self.null
  }

  /// The value that is next in an array.
  init(next list: any UnkeyedDecodingContainer) {
    var list = list
    let found = try? list.decode(FoundValue.self)
    description = found?.description ?? Self.null
  }

  private static let null = "null"

  private static func words(for decoder: any Decoder) -> String {
    if let value = try? decoder.singleValueContainer() {
      if value.decodeNil() { return null }
      if let flag = try? value.decode(Bool.self) { return "\(flag)" }
      if let number = try? value.decode(Double.self) { return Int(exactly: number).map(String.init) ?? "\(number)" }
      if let text = try? value.decode(String.self) { return "the string \(text.quoted)" }
    }
    if (try? decoder.unkeyedContainer()) != nil { return "an array" }
    if (try? decoder.container(keyedBy: DocumentKey.self)) != nil { return "an object" }
    return "a value that cannot be read"
  }
}
