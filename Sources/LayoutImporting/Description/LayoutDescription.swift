internal import LayoutDocument

/// A layout, or a part of one, in the words of documents.
struct LayoutDescription {
  /// What stands behind a key.
  enum Value {
    case number(Double)
    case text(String)
    case list([Value])
    case object(LayoutDescription)
    /// No value: an unbounded length.
    case null
  }

  private var members: [(key: String, value: Value)] = []

  init() {}

  /// A layout of a type.
  init(type: String, id: String? = nil) {
    self["type"] = .text(type)
    self["id"] = id.map { .text($0) }
  }

  /// The limits of a length; `nil` where nothing is said that limits it.
  ///
  /// A greatest length below the least one gives way.
  static func limits(min least: Double?, max greatest: Double?) -> LayoutDescription? {
    let least = least.flatMap { $0 > 0 ? $0 : nil }
    let greatest = greatest.flatMap { $0 >= 0 ? max($0, least ?? 0) : nil }
    guard least != nil || greatest != nil else { return nil }
    var limits = LayoutDescription()
    limits["min"] = least.map { .number($0) }
    limits["max"] = greatest.map { .number($0) }
    return limits
  }

  /// Whether nothing is said.
  var isEmpty: Bool { members.isEmpty }

  /// The value of a key; `nil` takes the key out.
  subscript(key: String) -> Value? {
    get { members.first { $0.key == key }?.value }
    set {
      let position = members.firstIndex { $0.key == key }
      switch (position, newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): members.remove(at: position)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// The text as JSON, in one line.
  var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      text += DocumentText.quoted(member.key) + ":"
      member.value.write(to: &text)
    }
    text += "}"
  }
}

extension LayoutDescription.Value {
  /// A length of which nothing is said but that it may be anything.
  static var anything: Self {
    var limits = LayoutDescription()
    limits["max"] = .null
    return .object(limits)
  }

  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Layouts in a list.
  static func layouts(_ layouts: [LayoutDescription]) -> Self { .list(layouts.map { .object($0) }) }

  /// Texts in a list.
  static func texts(_ texts: [String]) -> Self { .list(texts.map { .text($0) }) }

  fileprivate func write(to text: inout String) {
    switch self {
    case .number(let number): text += "\(number + 0)"
    case .text(let string): text += DocumentText.quoted(string)
    case .null: text += "null"
    case .object(let object): object.write(to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    }
  }
}

extension String {
  /// The string as the name of an item in a relation.
  var relationName: String {
    var text = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  /// The string between quotation marks, for messages.
  var inQuotes: String { "\"\(self)\"" }
}
