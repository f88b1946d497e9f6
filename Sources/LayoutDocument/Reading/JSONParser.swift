internal import LinearModel

/// Reads the text of a document, and says where it is broken.
///
/// It walks the bytes once, without recursion, so that a deep document needs no more of the thread's stack than a flat one.
/// Doubled keys, a comma before a closing bracket and numbers that cannot be held are errors.
struct JSONParser {
  /// An object or an array that is open.
  struct Frame {
    let isObject: Bool
    /// How many elements are complete.
    var index = 0
    /// The current key of an object, between its quotes.
    var key = 0..<0
    /// Where its keys begin in `keys`.
    let firstKey: Int
    /// Its own value.
    let value: Int
  }

  let bytes: [UInt8]
  var position = 0
  var frames: [Frame] = []
  private(set) var tree: JSONTree
  /// How many braces and brackets may be open at once.
  private let depth: Int
  /// The keys of all open objects so far.
  private var keys: [Range<Int>] = []

  private init(_ bytes: [UInt8], depth: Int) {
    self.bytes = bytes
    self.depth = depth
    tree = JSONTree(bytes: bytes)
  }

  /// The values of a document.
  ///
  /// - Parameter depth: How many braces and brackets may be open at once.
  /// - Throws: A `LayoutError` for the first thing that is not JSON.
  static func parse(_ bytes: [UInt8], depth: Int) throws -> JSONTree {
    var parser = JSONParser(bytes, depth: depth)
    try parser.checkEncoding()
    try parser.parseDocument()
    return parser.tree
  }

  private mutating func parseDocument() throws {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    guard next != nil else { throw failure("The document is empty. Expected an object with the key \"layout\".") }
    while true {
      try parseValue()
      try parseAfterValue()
      if frames.isEmpty { break }
    }
    skipSpace()
    guard next == nil else { throw failure("Expected the end of the document, found \(found).") }
  }

  /// Reads a value; of an object or an array that is not empty, its beginning up to the first value in it.
  private mutating func parseValue() throws {
    while true {
      skipSpace()
      switch next {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = next == UInt8(ascii: "{")
        guard frames.count < depth else {
          throw failure(
            "More than \(depth) braces and brackets are open here. Nest the layout less deep.", .limitExceeded,
            isPlaceShort: true)
        }
        position += 1
        let value = tree.open(
          isObject ? .object : .array, at: position - 1, key: frames.last?.key, in: frames.last?.value)
        frames.append(Frame(isObject: isObject, firstKey: keys.count, value: value))
        skipSpace()
        if next == UInt8(ascii: isObject ? "}" : "]") { return }
        if isObject { try parseKey() }
      default:
        let start = position
        let kind = next == UInt8(ascii: "\"") ? try parseString() : try parseScalar()
        let value = tree.open(kind, at: start, key: frames.last?.key, in: frames.last?.value)
        return tree.close(value, at: position)
      }
    }
  }

  /// Reads what follows a value, up to where the next value begins.
  private mutating func parseAfterValue() throws {
    while let frame = frames.last {
      skipSpace()
      let closing = UInt8(ascii: frame.isObject ? "}" : "]")
      switch next {
      case closing:
        position += 1
        tree.close(frames.removeLast().value, at: position)
        keys.removeSubrange(frame.firstKey...)
      case UInt8(ascii: ","):
        position += 1
        skipSpace()
        if next == closing { throw failure("A comma stands before \(found). Take it out.") }
        frames[frames.count - 1].index += 1
        if frame.isObject { try parseKey() }
        return
      default:
        throw failure("Expected \",\" or \"\(frame.isObject ? "}" : "]")\", found \(found).")
      }
    }
  }

  private mutating func parseKey() throws {
    let last = frames.count - 1
    // Until the new key is known, an error belongs to the object.
    frames[last].key = 0..<0
    guard next == UInt8(ascii: "\"") else {
      throw failure("Expected a key in double quotes, found \(found).")
    }
    let start = position + 1
    _ = try parseString()
    let key = start..<(position - 1)
    // No object has this many known keys: what is unknown is found later, and looking at a few keeps this linear.
    for other in keys[frames[last].firstKey...].prefix(64) where bytes[other] == bytes[key] {
      frames[last].key = key
      throw failure("The key is given twice in one object. Keep one of the two.")
    }
    keys.append(key)
    frames[last].key = key
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw failure("Expected \":\" behind the key, found \(found).") }
    position += 1
  }

  private mutating func parseString() throws -> JSONTree.Kind {
    position += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return .string
      case UInt8(ascii: "\\"):
        try parseEscape()
      case 0..<0x20:
        throw failure("A string is not closed, or holds a line break or control character. Write it as \\n or \\u000A.")
      default:
        position += 1
      }
    }
    throw failure("The document ends inside a string. Expected a closing quote.")
  }

  private mutating func parseEscape() throws {
    position += 1
    guard let byte = next else { return }
    let digits = bytes[position...].dropFirst().prefix(4)
    switch byte {
    case UInt8(ascii: "u") where digits.count == 4 && digits.allSatisfy(Self.isHexDigit): position += 5
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    default: throw failure("Unknown escape in a string. Write a backslash as \\\\.")
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }

  // MARK: Bytes

  /// The byte at the position, or `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }
}
