internal import LinearModel

// Numbers and the three words of JSON.
extension JSONParser {
  /// Reads a number, `true`, `false` or `null`.
  mutating func parseScalar() throws -> JSONTree.Kind {
    let start = position
    while let byte = next, Self.isPartOfWord(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true", "false": return .flag
    default: break
    }
    if Self.isNumber(bytes[start..<position]) {
      if let problem = Self.range(of: word) {
        position = start
        throw failure(problem, .nonFinite)
      }
      return .number
    }
    position = start
    guard !word.isEmpty else { throw failure("Expected a value, found \(found).") }
    let name = word.lowercased().drop { $0 == "-" || $0 == "+" }
    if ["nan", "inf", "infinity"].contains(name) {
      throw failure("\(word) is not a number in JSON. Give a finite number; for no limit, write null.", .nonFinite)
    }
    if position + word.utf8.count == bytes.count, frames.isEmpty == false {
      throw failure("The document ends inside \(word.quoted).")
    }
    throw failure("Expected a value, found \(word.quoted). Strings stand in double quotes.")
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether bytes are a number as JSON writes it: no leading zeros, and digits on both sides of a point.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
      let before = rest.count
      rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return before - rest.count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let whole = digits(&rest)
    guard whole == 1 || (whole > 1 && !hasLeadingZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits(&rest) > 0 else { return false }
    }
    if let byte = rest.first, byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard digits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// What is wrong with the size of a number, if anything is.
  private static func range(of word: String) -> String? {
    // Without an exponent, only a very long number can be out of range.
    guard word.utf8.count > 300 || word.utf8.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") })
    else { return nil }
    guard let value = Double(word), value.isFinite else {
      return "The number \(shortened(word)) is too large to be held. Give a finite number; for no limit, write null."
    }
    let mantissa = word.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let isZero = mantissa.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    guard value.isNormal || isZero else {
      return "The number \(shortened(word)) is too small to be held. Write 0."
    }
    return nil
  }

  private static func shortened(_ word: String) -> String {
    word.utf8.count > 40 ? word.prefix(40) + "..." : word
  }
}
