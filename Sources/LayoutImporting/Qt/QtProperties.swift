internal import LayoutGeometry

/// The properties of a widget, a layout or a spacer.
struct QtProperties {
  private var elements: [String: FormElement] = [:]

  init(_ owner: FormElement) {
    for property in owner.children("property") {
      guard let name = property[attribute: "name"], let value = property.children.first(where: { _ in true }) else {
        continue
      }
      elements[name] = value
    }
  }

  /// The element with the value of a property.
  func element(_ name: String) -> FormElement? { elements[name] }

  /// The text of a property that is a string, a number, an enumerator or a set of those.
  subscript(name: String) -> String? { elements[name]?.trimmedText }

  /// The text of a property as it stands, with its line ends.
  func string(_ name: String) -> String? { elements[name]?.text }

  func number(_ name: String) -> Double? { self[name].flatMap(Self.length) }

  /// The greatest length of a widget.
  static let unlimited = 16_777_215.0

  /// A number that can be a length or a place of a widget.
  private static func length(_ text: String) -> Double? {
    XMLText.number(text).map { min(max($0, -unlimited), unlimited) }
  }

  func flag(_ name: String) -> Bool? { self[name].map { $0 == "true" } }

  /// Whether an enumerator or a set has a name, whatever scope stands before it.
  func has(_ enumerator: String, in name: String) -> Bool {
    QtEnumerators(self[name]).contains(enumerator)
  }

  func size(_ name: String) -> (width: Double?, height: Double?) {
    guard let size = elements[name] else { return (nil, nil) }
    func part(_ name: String) -> Double? { size.first(name).flatMap { Self.length($0.text) } }
    return (part("width"), part("height"))
  }

  func rect(_ name: String) -> Rect? {
    guard let rect = elements[name] else { return nil }
    func part(_ name: String) -> Double { rect.first(name).flatMap { Self.length($0.text) } ?? 0 }
    return Rect(x: part("x"), y: part("y"), width: part("width"), height: part("height"))
  }
}

/// Enumerators of Qt without their scopes: `Qt::AlignmentFlag::AlignLeft|Qt::AlignTop` are `AlignLeft` and `AlignTop`.
struct QtEnumerators {
  private let names: Set<Substring>

  init(_ text: String?) {
    names = Set(
      (text ?? "").split(separator: "|").compactMap {
        $0.split(separator: ":").last.map { Substring(XMLText.trimmed(String($0))) }
      })
  }

  func contains(_ name: String) -> Bool { names.contains(Substring(name)) }

  /// The name, where there is one only.
  var only: String? { names.count == 1 ? names.first.map(String.init) : nil }
}
