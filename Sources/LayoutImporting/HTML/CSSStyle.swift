/// The properties of one element, with shorthands written out.
struct CSSStyle {
  private var properties: [String: String] = [:]

  static let sides = ["top", "right", "bottom", "left"]

  init(_ text: String?) {
    for declaration in (text ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { XMLText.trimmed(String($0)) }
      guard parts.count == 2, !parts[1].isEmpty else { continue }
      set(parts[0].lowercased(), to: parts[1].replacing("!important", with: "").lowercased())
    }
  }

  /// The value of a property; `nil` where it is not said.
  subscript(name: String) -> String? { properties[name] }

  /// The names of the properties that are said.
  var names: [String] { properties.keys.sorted() }

  /// Says a property where nothing does yet.
  mutating func setDefault(_ name: String, _ value: String) {
    if properties[name] == nil { properties[name] = value }
  }

  /// Says a property whatever was said of it.
  mutating func replace(_ name: String, _ value: String) { properties[name] = value }

  private mutating func set(_ name: String, to text: String) {
    let value = XMLText.trimmed(text)
    let words = CSSText.words(value)
    switch name {
    case "margin", "padding", "inset": setSides(words) { name == "inset" ? $0 : "\(name)-\($0)" }
    case "border-width": setSides(words) { "border-\($0)-width" }
    case "border":
      for side in Self.sides { set("border-\(side)", to: value) }
    case "border-top", "border-right", "border-bottom", "border-left":
      let width = words.first { CSSLength($0) != nil } ?? (words.contains("none") ? "0" : "3px")
      properties["\(name)-width"] = words.contains("none") ? "0" : width
    case "gap", "grid-gap":
      properties["row-gap"] = words.first
      properties["column-gap"] = words.last
    case "flex": setFlex(words)
    case "flex-flow":
      for word in words { properties[word.contains("wrap") ? "flex-wrap" : "flex-direction"] = word }
    case "grid-column", "grid-row": setLines(name, value)
    case "place-items", "place-self", "place-content":
      let kind = name.dropFirst("place-".count)
      properties["align-\(kind)"] = words.first
      properties["justify-\(kind)"] = words.last
    case "overflow":
      properties["overflow-x"] = words.first
      properties["overflow-y"] = words.last
    case "font":
      // The size stands before the height of a line: `10px/1 Ahem`.
      for word in words {
        let size = word.split(separator: "/").first.map(String.init) ?? word
        if CSSLength(size) != nil { properties["font-size"] = size }
      }
      properties["font-family"] = words.last
    default: properties[name] = value
    }
  }

  private mutating func setSides(_ words: [String], _ name: (String) -> String) {
    guard let first = words.first else { return }
    let right = words.count > 1 ? words[1] : first
    let values = [first, right, words.count > 2 ? words[2] : first, words.count > 3 ? words[3] : right]
    for (side, value) in zip(Self.sides, values) { properties[name(side)] = value }
  }

  private mutating func setFlex(_ words: [String]) {
    switch words {
    case ["none"]: (properties["flex-grow"], properties["flex-shrink"]) = ("0", "0")
    case ["auto"]: properties["flex-grow"] = "1"
    default:
      let numbers = words.filter { XMLText.number($0) != nil }
      properties["flex-grow"] = numbers.first ?? "1"
      if numbers.count > 1 { properties["flex-shrink"] = numbers[1] }
      properties["flex-basis"] = words.first { XMLText.number($0) == nil } ?? (numbers.count > 2 ? numbers[2] : "0px")
    }
  }

  private mutating func setLines(_ name: String, _ value: String) {
    let lines = value.split(separator: "/").map { XMLText.trimmed(String($0)) }
    properties["\(name)-start"] = lines.first
    if lines.count > 1 { properties["\(name)-end"] = lines[1] }
  }
}

/// Pieces of values.
enum CSSText {
  /// The words of a value; what stands in parentheses is one word with what is before it.
  static func words(_ value: String) -> [String] {
    var words: [String] = []
    var word = ""
    var open = 0
    for character in value {
      if character == "(" { open += 1 }
      if character == ")" { open -= 1 }
      if character.isWhitespace, open <= 0 {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// What stands in the parentheses of a function, at its commas; `nil` if it is not that function.
  static func arguments(of name: String, in word: String) -> [String]? {
    guard word.hasPrefix(name + "("), word.hasSuffix(")") else { return nil }
    return word.dropFirst(name.count + 1).dropLast().split(separator: ",", maxSplits: 1).map {
      XMLText.trimmed(String($0))
    }
  }
}

/// A length that can be said in a document.
enum CSSLength: Equatable {
  case points(Double)
  /// A part of the length around, 1 for all of it.
  case part(Double)

  /// Reads a length; `nil` for `auto` and other words.
  init?(_ text: String?) {
    guard let text else { return nil }
    if let number = XMLText.number(text), number == 0 {
      self = .points(0)
    } else if text.hasSuffix("%"), let number = XMLText.number(String(text.dropLast())) {
      self = .part(number / 100)
    } else if let unit = Self.units.first(where: { text.hasSuffix($0.name) }),
      let number = XMLText.number(String(text.dropLast(unit.name.count)))
    {
      self = .points(min(max(number * unit.points, -1e8), 1e8))
    } else {
      return nil
    }
  }

  private static let units = [("px", 1.0), ("pt", 4.0 / 3), ("rem", 16), ("em", 16), ("in", 96), ("cm", 96 / 2.54)].map
  {
    (name: $0.0, points: $0.1)
  }

  /// The length in points, if it is no part.
  var points: Double? { if case .points(let points) = self { points } else { nil } }
}
