/// The values of a document in its order, each before what is in it.
///
/// Flat, so that neither reading nor forgetting a deep document takes more of the thread's stack than a flat one.
struct JSONTree {
  /// What a value is.
  enum Kind { case null, flag, number, string, array, object }

  private struct Value {
    let kind: Kind
    /// Its bytes, with quotes or brackets.
    var bytes: Range<Int>
    /// The bytes of its key between the quotes; empty in an array.
    let key: Range<Int>
    /// Whether the key has escapes.
    let isKeyEscaped: Bool
    /// The object or array that it is in; -1 for the root.
    let parent: Int
    /// The value behind all that is in it.
    var end: Int
  }

  private var bytes: [UInt8]
  private var values: [Value] = []
  /// What is read otherwise than it stands there; nothing as long as no mistake was found.
  private(set) var changes: DocumentChanges?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// How many values there are.
  var count: Int { values.count }

  // MARK: Building

  /// Appends a value; what is appended until it is closed is in it.
  mutating func open(_ kind: Kind, at position: Int, key: Range<Int>?, in parent: Int?) -> Int {
    let key = key ?? 0..<0
    values.append(
      Value(
        kind: kind, bytes: position..<position, key: key, isKeyEscaped: bytes[key].contains(Self.backslash),
        parent: parent ?? -1, end: values.count + 1))
    return values.count - 1
  }

  mutating func close(_ value: Int, at position: Int) {
    values[value].bytes = values[value].bytes.lowerBound..<position
    values[value].end = values.count
  }

  // MARK: Walking

  func kind(of value: Int) -> Kind { values[value].kind }

  func firstChild(of value: Int) -> Int? { value + 1 < values[value].end ? value + 1 : nil }

  /// The next value in the same object or array.
  func next(after value: Int) -> Int? {
    let parent = values[value].parent
    return parent >= 0 && values[value].end < values[parent].end ? values[value].end : nil
  }

  /// The value of a key of an object.
  func member(_ key: String, of object: Int) -> Int? {
    if let given = changes?.value(of: key, givenTo: object) { return given }
    var child = firstChild(of: object)
    while let member = child {
      if isKey(of: member, key) { return isLeftOut(member) ? nil : member }
      child = next(after: member)
    }
    return nil
  }

  private func isKey(of member: Int, _ key: String) -> Bool {
    if values[member].isKeyEscaped { return self.key(of: member) == key }
    // Most keys are of another length than the one that is looked for.
    return values[member].key.count == key.utf8.count && bytes[values[member].key].elementsEqual(key.utf8)
  }

  /// The key of a member of an object.
  func key(of member: Int) -> String {
    // A key that cannot be read is none that is known, and is shown as it stands there.
    Self.text(bytes[values[member].key]) ?? String(decoding: bytes[values[member].key], as: UTF8.self)
  }

  // MARK: Values

  func number(_ value: Int) -> Double? {
    values[value].kind == .number ? Double(word(value)) : nil
  }

  /// The text of a string; `nil` for half of a surrogate pair, and for what is no string.
  func text(_ value: Int) -> String? {
    values[value].kind == .string ? Self.text(bytes[values[value].bytes].dropFirst().dropLast()) : nil
  }

  /// A value in words, for errors.
  func description(of value: Int) -> String {
    switch values[value].kind {
    case .null, .flag: word(value)
    case .number: number(value).map { Int(exactly: $0).map(String.init) ?? "\($0)" } ?? word(value)
    case .string: text(value).map { "the string \($0.quoted)" } ?? "a value that cannot be read"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private func word(_ value: Int) -> String { String(decoding: bytes[values[value].bytes], as: UTF8.self) }

  private static let backslash = UInt8(ascii: "\\")

  /// A string between its quotes without its escapes, which are known to be ones.
  private static func text(_ source: ArraySlice<UInt8>) -> String? {
    guard source.contains(backslash) else { return String(decoding: source, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = source
    while let end = rest.firstIndex(of: backslash), end + 1 < rest.endIndex {
      units += String(decoding: rest[..<end], as: UTF8.self).utf16
      rest = rest[(end + 1)...]
      if rest.first == UInt8(ascii: "u") {
        units.append(UInt16(String(decoding: rest.dropFirst().prefix(4), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(5)
      } else {
        units.append(UInt16(escapes[rest.removeFirst()] ?? backslash))
      }
    }
    units += String(decoding: rest, as: UTF8.self).utf16
    return String(validating: units, as: UTF16.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  // MARK: Places

  /// The path to a value, such as `layout.rows[1]`.
  func path(of value: Int) -> DocumentPath {
    var steps: [Int] = []
    var step = value
    while values[step].parent >= 0 {
      steps.append(step)
      step = values[step].parent
    }
    var path = DocumentPath()
    for step in steps.reversed() {
      let parent = values[step].parent
      if values[parent].kind == .object { path.append(key: key(of: step)) } else { path.append(index: index(of: step)) }
    }
    return path
  }

  private func index(of element: Int) -> Int {
    var child = values[element].parent + 1
    var index = 0
    while child < element {
      child = values[child].end
      index += 1
    }
    return index
  }

  /// Where a value begins, in bytes.
  func position(of value: Int) -> Int { values.isEmpty ? 0 : values[value].bytes.lowerBound }
}

extension JSONTree {
  /// The object or array that a value is in, if it is in one.
  func parent(of value: Int) -> Int? { values[value].parent < 0 ? nil : values[value].parent }

  /// Appends the values of another document, which are in nothing.
  ///
  /// - Returns: The first of them.
  mutating func append(_ other: JSONTree) -> Int {
    let (first, start) = (values.count, bytes.count)
    values += other.values.map { value in
      Value(
        kind: value.kind, bytes: (value.bytes.lowerBound + start)..<(value.bytes.upperBound + start),
        key: (value.key.lowerBound + start)..<(value.key.upperBound + start), isKeyEscaped: value.isKeyEscaped,
        parent: value.parent < 0 ? -1 : value.parent + first, end: value.end + first)
    }
    bytes += other.bytes
    return first
  }

  /// The same values, read with changes that are made while they are read.
  func with(_ changes: DocumentChanges) -> JSONTree {
    var tree = self
    tree.changes = changes
    return tree
  }

  /// The bytes of a value, with quotes or brackets.
  func range(of value: Int) -> Range<Int> { values[value].bytes }

  /// The bytes of the key of a member, between its quotes.
  func keyRange(of member: Int) -> Range<Int> { values[member].key }

  /// How long the text is.
  var byteCount: Int { bytes.count }

  /// A part of the text.
  func text(in range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// The lines of the text.
  var lines: LineCount { LineCount(bytes: bytes) }
}
