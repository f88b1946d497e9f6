/// An object or an array of a document that is being written.
///
/// It is a place in the text, not a copy of it: what goes to one of several is there for all.
struct ObjectWriter {
  private let text: DocumentText
  private let value: Int

  /// Begins a document that is one object.
  init(in text: DocumentText) {
    self.text = text
    value = text.append(.object)
  }

  private init(_ text: DocumentText, _ value: Int) {
    self.text = text
    self.value = value
  }

  func encode(_ number: Double, forKey key: DocumentKey) {
    // A whole number has no decimals.
    let description = "\(number)"
    append(description.hasSuffix(".0") ? String(description.dropLast(2)) : description, forKey: key)
  }

  func encode(_ flag: Bool, forKey key: DocumentKey) { append("\(flag)", forKey: key) }

  func encode(_ number: Int, forKey key: DocumentKey) { append("\(number)", forKey: key) }

  func encode(_ string: String, forKey key: DocumentKey) { append(DocumentText.quoted(string), forKey: key) }

  func encode(_ strings: [String], forKey key: DocumentKey) {
    let list = list(key)
    for string in strings { text.append(.scalar(DocumentText.quoted(string)), to: list.value) }
  }

  func encodeNil(forKey key: DocumentKey) { append("null", forKey: key) }

  func encodeIfPresent(_ number: Double?, forKey key: DocumentKey) { if let number { encode(number, forKey: key) } }

  func encodeIfPresent(_ number: Int?, forKey key: DocumentKey) { if let number { encode(number, forKey: key) } }

  func encodeIfPresent(_ string: String?, forKey key: DocumentKey) { if let string { encode(string, forKey: key) } }

  /// An object for a key.
  func object(_ key: DocumentKey) -> ObjectWriter {
    ObjectWriter(text, text.append(.object, to: value, key: key.stringValue))
  }

  /// An array for a key.
  func list(_ key: DocumentKey) -> ObjectWriter {
    ObjectWriter(text, text.append(.array, to: value, key: key.stringValue))
  }

  /// The next object of an array.
  func object() -> ObjectWriter { ObjectWriter(text, text.append(.object, to: value)) }

  /// Appends a string to an array.
  func append(_ string: String) { text.append(.scalar(DocumentText.quoted(string)), to: value) }

  private func append(_ scalar: String, forKey key: DocumentKey) {
    text.append(.scalar(scalar), to: value, key: key.stringValue)
  }
}
