internal import LinearModel

/// Reads the objects or the texts of an array in a document, one by one.
struct ListReader {
  private var list: any UnkeyedDecodingContainer
  private let name: String

  init(_ list: any UnkeyedDecodingContainer, name: String) {
    self.list = list
    self.name = name
  }

  /// The next object, or `nil` at the end.
  mutating func next() throws -> ObjectReader? {
    guard !list.isAtEnd else { return nil }
    if let nested = try? list.nestedContainer(keyedBy: DocumentKey.self) { return ObjectReader(nested) }
    throw mismatch(expected: "an object, one of the \(name)")
  }

  /// The next text and its place, or `nil` at the end.
  mutating func nextText(expected: String) throws -> (text: String, place: String)? {
    guard !list.isAtEnd else { return nil }
    let place = placeOfNext
    guard let text = try? list.decode(String.self) else { throw mismatch(expected: expected) }
    return (text, place)
  }

  private var placeOfNext: String {
    var path = DocumentPath(list.codingPath)
    path.append(index: list.currentIndex)
    return path.description
  }

  private func mismatch(expected: String) -> LayoutError {
    LayoutError(.invalidLayout, "Expected \(expected), found \(FoundValue(next: list)).", place: placeOfNext)
  }
}
