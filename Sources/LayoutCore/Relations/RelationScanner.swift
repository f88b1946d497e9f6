internal import LayoutGeometry
internal import LinearModel

/// Reads the words of a relation's text: numbers, ids, attributes and signs.
///
/// It works on Unicode scalars: a quote or a sign is one even where a combining mark follows it.
struct RelationScanner {
  let scalars: [Unicode.Scalar]
  var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The escapes of quoted ids that are a letter behind a backslash.
  static let escapes: [(letter: Unicode.Scalar, meaning: Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
  ]

  /// What is next, or `nil` at the end.
  var next: Unicode.Scalar? { scalar(at: position) }

  func scalar(at position: Int) -> Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func skipSpace() {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
  }

  /// Takes a sign if it is next.
  mutating func take(_ sign: String) -> Bool {
    guard scalars[position...].starts(with: sign.unicodeScalars) else { return false }
    position += sign.unicodeScalars.count
    return true
  }

  /// Where a run of letters, digits, `_` and `-` ends that begins here.
  func endOfRun(from start: Int) -> Int {
    var end = start
    while let scalar = scalar(at: end), scalar.continuesIdentifier { end += 1 }
    return end
  }

  func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  // MARK: Numbers

  /// Whether a number begins here; its sign is not part of it.
  var isAtNumber: Bool {
    guard let scalar = next else { return false }
    return scalar.isDigit || (scalar == "." && self.scalar(at: position + 1)?.isDigit == true)
  }

  /// Reads a number that begins here: digits, a decimal point, an exponent.
  mutating func number() throws -> Double {
    let start = position
    var end = endOfDigits(from: start)
    if scalar(at: end) == ".", scalar(at: end + 1)?.isDigit == true { end = endOfDigits(from: end + 1) }
    if let exponent = scalar(at: end), exponent == "e" || exponent == "E" {
      let sign = scalar(at: end + 1)
      let digits = sign == "+" || sign == "-" ? end + 2 : end + 1
      if scalar(at: digits)?.isDigit == true { end = endOfDigits(from: digits) }
    }
    let word = text(start..<end)
    guard let value = Double(word), value.isFinite else {
      throw failure(
        at: start, expected: "a finite number", found: "\(word.quoted(in: "'")), which is too large to be held",
        .nonFinite)
    }
    let digits = scalars[start..<end].prefix { $0 != "e" && $0 != "E" }
    guard value != 0 || digits.allSatisfy({ $0 == "0" || $0 == "." }) else {
      throw failure(
        at: start, expected: "a number that can be held, or 0",
        found: "\(word.quoted(in: "'")), which is too small to be held", .nonFinite)
    }
    position = end
    return value
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while scalar(at: end)?.isDigit == true { end += 1 }
    return end
  }

  // MARK: Anchors

  /// Whether an anchor begins here, or what can only be a broken one.
  ///
  /// What begins with a digit is one only if an attribute follows the id.
  var isAtAnchor: Bool {
    guard let first = next, first == "\"" || first.beginsIdentifier else { return false }
    guard first.isDigit else { return true }
    let end = endOfRun(from: position)
    return scalar(at: end) == "." && scalar(at: end + 1)?.beginsAttribute == true
  }

  /// Reads an anchor that begins here with an id in quotes or without.
  mutating func anchor() throws -> LayoutAnchor {
    let start = position
    let owner: LayoutAnchor.Owner
    if next == "\"" {
      owner = .item(try quotedIdentifier())
    } else {
      position = endOfRun(from: start)
      let id = text(start..<position)
      owner = id == LayoutAnchor.Owner.containerWord ? .container : .item(id)
    }
    let name = text(start..<position)
    guard take(".") else {
      throw failure(expected: ". and an attribute behind \(name.quoted(in: "'")), such as .width")
    }
    guard let track = try track() else {
      return LayoutAnchor(owner, try attribute(among: LayoutAnchor.Attribute.allCases))
    }
    guard take(".") else {
      throw failure(
        expected: ". and an attribute behind \(track.text.quoted(in: "'")), such as .\(track.axis.lengthName)")
    }
    return LayoutAnchor(owner, try attribute(among: LayoutAnchor.Attribute.ofTracks(track.axis)), of: track)
  }

  /// Reads a column or a row, if one begins here: `columns[1]`.
  private mutating func track() throws -> LayoutAnchor.Track? {
    for axis in [Axis.horizontal, .vertical] where take(axis.tracksName + "[") {
      let start = position
      let digits = text(start..<endOfDigits(from: start))
      guard let index = Int(digits) else {
        throw failure(expected: "the number of a \(axis.trackName), counted from 0")
      }
      position = endOfDigits(from: start)
      guard take("]") else { throw failure(expected: "] behind the number of a \(axis.trackName)") }
      return LayoutAnchor.Track(axis, index)
    }
    return nil
  }

  private mutating func attribute(among known: [LayoutAnchor.Attribute]) throws -> LayoutAnchor.Attribute {
    let start = position
    position = endOfRun(from: start)
    // A minus behind an attribute is an operator: no attribute has one in it.
    if let minus = scalars[start..<position].firstIndex(of: "-") { position = minus }
    let name = text(start..<position)
    if let attribute = LayoutAnchor.Attribute(rawValue: name), known.contains(attribute) { return attribute }
    let known = known.map(\.rawValue)
    var hint = Suggestion.sentence(for: name, among: known)
    if next == "." { hint = " An id with a . in it stands in quotes." }
    throw failure(
      at: start, expected: "one of the attributes \(known.joined(separator: ", "))",
      found: name.isEmpty ? nil : name.quoted(in: "'"), hint: hint)
  }

  private mutating func quotedIdentifier() throws -> String {
    let start = position
    var id = ""
    position += 1
    while let scalar = next {
      position += 1
      switch scalar {
      case "\"": return id
      case "\\": id.unicodeScalars.append(try escapedScalar())
      default: id.unicodeScalars.append(scalar)
      }
    }
    throw failure(expected: "a closing \" for the id that begins in column \(column(of: start))")
  }

  /// Reads what stands behind a backslash.
  private mutating func escapedScalar() throws -> Unicode.Scalar {
    if let escape = Self.escapes.first(where: { $0.letter == next }) {
      position += 1
      return escape.meaning
    }
    let start = position
    if take("u{") {
      let digits = scalars[position...].prefix { $0 != "}" }
      // A number in Unicode has at most six digits.
      if (1...6).contains(digits.count), let value = UInt32(text(digits.indices), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        position = digits.endIndex
        if take("}") { return scalar }
      }
    }
    throw failure(at: start, expected: #"\", \\, \n, \r, \t or \u{200B} with the number of a character"#)
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether an attribute can begin with it; behind a number's point stands a digit.
  fileprivate var beginsAttribute: Bool { isLetter || self == "_" }

  /// Whether an id without quotes can begin with it: a letter, a digit or `_`.
  var beginsIdentifier: Bool { isLetter || self == "_" || properties.generalCategory == .decimalNumber }

  /// Whether an id without quotes can go on with it: also `-`, and the marks that accents are made of.
  var continuesIdentifier: Bool {
    if self == "-" || beginsIdentifier { return true }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark
  }

  private var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
