/// The properties of one element, with shorthands written out.
struct CSSStyle {
  private var properties: [String: String] = [:]

  static let sides = ["top", "right", "bottom", "left"]

  init(_ text: String?) {
    let declarations = (text ?? "").split(separator: ";").compactMap { declaration -> (name: String, value: String)? in
      let parts = declaration.split(separator: ":", maxSplits: 1).map { XMLText.trimmed(String($0)).lowercased() }
      return parts.count == 2 && !parts[1].isEmpty ? (parts[0], parts[1]) : nil
    }
    // What is important counts as if it stood behind all else.
    for isImportant in [false, true] {
      for (name, value) in declarations where value.contains("!") == isImportant {
        set(name, to: String(value.prefix { $0 != "!" }))
      }
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

  /// Says a property whatever was said of it, or nothing.
  mutating func replace(_ name: String, _ value: String?) { properties[name] = value }

  /// How large its letters are, in points.
  var fontSize: Double {
    min(max(CSSLength(properties["font-size"]).points ?? Self.usualFontSize, 1), 1000)
  }
  private static let usualFontSize = 16.0

  private mutating func set(_ name: String, to text: String) {
    let value = XMLText.trimmed(text)
    let words = CSSText.words(value)
    switch name {
    case "margin", "padding", "inset": setSides(words) { name == "inset" ? $0 : "\(name)-\($0)" }
    case "border-width": setSides(words) { "border-\($0)-width" }
    case "border":
      for side in Self.sides { set("border-\(side)", to: value) }
    case "border-top", "border-right", "border-bottom", "border-left":
      let width = words.first { !CSSLength($0).isWord } ?? (words.contains("none") ? "0" : "3px")
      properties["\(name)-width"] = words.contains("none") ? "0" : width
    case "grid-row-gap", "grid-column-gap": properties[String(name.dropFirst("grid-".count))] = value
    case "gap", "grid-gap":
      properties["row-gap"] = words.first
      properties["column-gap"] = words.last
    case "flex": setFlex(words)
    case "flex-flow":
      for word in words { properties[word.contains("wrap") ? "flex-wrap" : "flex-direction"] = word }
    case "grid-column", "grid-row": setLines(name, value)
    case "grid-area":
      let lines = value.split(separator: "/").map { XMLText.trimmed(String($0)) }
      for (name, line) in zip(["grid-row-start", "grid-column-start", "grid-row-end", "grid-column-end"], lines) {
        properties[name] = line
      }
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
        let parts = word.split(separator: "/").map(String.init)
        guard let size = parts.first, CSSLength(size).points ?? 0 > 0 else { continue }
        properties["font-size"] = size
        properties["line-height"] = parts.count > 1 ? parts[1] : "normal"
      }
      properties["font-family"] = words.last
    default: properties[name] = value
    }
  }

  /// Takes the words away by which a property says what it would be without them, so that whoever says one says something.
  mutating func normalize() {
    for (name, words) in Self.usual where properties[name].map(words.contains) == true { properties[name] = nil }
    for (name, value) in properties where value == "first baseline" { properties[name] = "baseline" }
    guard let ratio = properties["aspect-ratio"] else { return }
    // `auto 16 / 9` is that of a picture, if it has one.
    let parts = ratio.replacing("auto", with: "").split(separator: "/").map { XMLText.number(String($0)) }
    let (width, height) = (parts.first.flatMap { $0 } ?? 0, parts.count > 1 ? parts[1] ?? 0 : 1)
    let number = width / height
    if (1e-6...1e6).contains(number) { properties["aspect-ratio"] = "\(number)" }
  }

  private static let usual: [String: Set<String>] = [
    "min-width": ["auto"], "min-height": ["auto"], "max-width": ["none"], "max-height": ["none"],
    "flex-basis": ["auto"], "column-gap": ["normal"], "row-gap": ["normal"], "aspect-ratio": ["auto"],
    "flex-wrap": ["nowrap"], "position": ["static"], "float": ["none"], "clear": ["none"], "contain": ["none"],
  ]

  private mutating func setSides(_ words: [String], _ name: (String) -> String) {
    guard let first = words.first else { return }
    let right = words.count > 1 ? words[1] : first
    let values = [first, right, words.count > 2 ? words[2] : first, words.count > 3 ? words[3] : right]
    for (side, value) in zip(Self.sides, values) { properties[name(side)] = value }
  }

  private mutating func setFlex(_ words: [String]) {
    let numbers = words.filter { XMLText.number($0) != nil }
    var (grow, shrink) = (numbers.first ?? "1", numbers.count > 1 ? numbers[1] : "1")
    var basis = words.first { XMLText.number($0) == nil } ?? (numbers.count > 2 ? numbers[2] : "0%")
    switch words {
    case ["none"]: (grow, shrink, basis) = ("0", "0", "auto")
    case ["initial"]: (grow, basis) = ("0", "auto")
    default: break
    }
    properties["flex-grow"] = grow
    properties["flex-shrink"] = shrink
    properties["flex-basis"] = basis
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
