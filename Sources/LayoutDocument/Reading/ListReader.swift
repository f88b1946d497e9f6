internal import LinearModel

/// Reads the objects of an array in a document, one by one.
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
    var path = DocumentPath(list.codingPath)
    path.append(index: list.currentIndex)
    throw LayoutError(
      .invalidLayout, "Expected an object, one of the \(name), found \(FoundValue(next: list)).",
      place: path.description)
  }
}
