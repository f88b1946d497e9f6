internal import LinearModel

/// Reads the objects or the texts of an array in a document, one by one.
struct ListReader {
  private let tree: JSONTree
  private var upcoming: Int?
  private let name: String

  init(_ tree: JSONTree, _ array: Int, name: String) {
    self.tree = tree
    upcoming = tree.firstChild(of: array)
    self.name = name
  }

  /// The next object, or `nil` at the end.
  mutating func next() throws -> ObjectReader? {
    while let value = takeNext() {
      if tree.kind(of: value) == .object { return ObjectReader(tree, value) }
      try passOver(mismatch(value, expected: "an object, one of the \(name)"))
    }
    return nil
  }

  /// The next text and its value, or `nil` at the end.
  mutating func nextText(expected: String) throws -> (text: String, value: Int)? {
    while let value = takeNext() {
      if let text = tree.text(value) { return (text, value) }
      try passOver(mismatch(value, expected: expected))
    }
    return nil
  }

  /// An object, or a text and its value.
  enum Element {
    case object(ObjectReader)
    case text(String, Int)
  }

  /// The next object or text, or `nil` at the end.
  mutating func nextObjectOrText(expected: String) throws -> Element? {
    while let value = takeNext() {
      if tree.kind(of: value) == .object { return .object(ObjectReader(tree, value)) }
      if let text = tree.text(value) { return .text(text, value) }
      try passOver(mismatch(value, expected: expected))
    }
    return nil
  }

  /// Throws a mistake in an element, unless it can be passed over.
  func passOver(_ mistake: LayoutError) throws { guard tree.passOver(mistake) else { throw mistake } }

  /// The path to a value; O(number of values before it).
  func place(of value: Int) -> String { tree.path(of: value).description }

  private mutating func takeNext() -> Int? {
    while let value = upcoming {
      upcoming = tree.next(after: value)
      if !tree.isLeftOut(value) { return value }
    }
    return nil
  }

  private func mismatch(_ value: Int, expected: String) -> LayoutError {
    LayoutError(
      .invalidLayout, "Expected \(expected), found \(tree.description(of: value)).", place: place(of: value))
  }
}
