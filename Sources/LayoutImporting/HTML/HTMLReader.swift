internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads the boxes of one page.
final class HTMLReader {
  private let deepest: Int
  /// How many cells the boxes of one grid may cover: as many as a layout may have nodes.
  let mostCells: Int
  private var depth = 0
  private var names = FormNames()
  var notes = FormNotes()
  /// How wide the characters of all texts are, where the page says a font of square glyphs.
  private(set) var metrics: LayoutDescription?

  init(limits: Limits) { (deepest, mostCells) = (limits.depth, limits.nodes) }

  // MARK: Boxes

  /// Elements that stand in lines of text.
  private static let inline: Set<String> = [
    "span", "b", "i", "em", "strong", "a", "small", "code", "u", "br", "label", "sub", "sup", "abbr", "time",
  ]
  private static let unseen: Set<String> = ["script", "style", "head", "title", "meta", "link", "template"]
  private static let displays = [
    "table": "table", "tr": "table-row", "td": "table-cell", "th": "table-cell", "tbody": "table-row-group",
    "thead": "table-row-group", "tfoot": "table-row-group",
  ]

  /// The box of an element with all that is in it; `nil` if it is not shown.
  func box(of element: FormElement, in parent: HTMLBox?) throws -> HTMLBox? {
    guard depth < deepest else {
      throw element.failure("More than \(deepest) elements stand in each other here.", .limitExceeded)
    }
    depth += 1
    defer { depth -= 1 }
    var style = CSSStyle(element[attribute: "style"])
    if style["display"] == "none" || Self.unseen.contains(element.name) { return nil }
    for (name, value) in Self.defaults[element.name] ?? [] { style.setDefault(name, value) }
    if let display = Self.displays[element.name] { style.setDefault("display", display) }
    for inherited in ["font-size", "font-family", "direction", "text-align", "border-spacing"] {
      if let value = parent?.style[inherited] { style.setDefault(inherited, value) }
    }
    var box = HTMLBox(element: element, style: style)
    noteUnknown(of: box)
    let elements = element.children.map { $0 }
    if elements.allSatisfy({ Self.inline.contains($0.name) && $0[attribute: "style"]?.contains("display") != true }) {
      // Words of elements in lines stand behind those of the element itself; where between is not kept by the reader.
      let written = ([element.text] + elements.map(\.text)).joined(separator: " ")
      let text = written.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
      if !text.isEmpty {
        box.text = text
        if elements.contains(where: { $0.name != "br" }) {
          notes.lose(
            element, name(of: box), "Words in elements of their own stand behind the others here, in one font.")
        }
      }
      keepMetrics(of: box)
    } else {
      if !element.trimmedText.isEmpty {
        notes.lose(element, name(of: box), "It has words beside its boxes, which are left out.")
      }
      box.children = try elements.compactMap { try self.box(of: $0, in: box) }
    }
    return box
  }

  /// What browsers say of elements before a page does, as far as it takes room.
  private static let defaults: [String: [(String, String)]] = [
    "body": CSSStyle.sides.map { ("margin-\($0)", "8px") },
    "p": [("margin-top", "16px"), ("margin-bottom", "16px")],
    "h1": [("margin-top", "21.44px"), ("margin-bottom", "21.44px"), ("font-size", "32px")],
    "h2": [("margin-top", "19.92px"), ("margin-bottom", "19.92px"), ("font-size", "24px")],
    "h3": [("margin-top", "18.72px"), ("margin-bottom", "18.72px"), ("font-size", "18.72px")],
    "ul": [("margin-top", "16px"), ("margin-bottom", "16px"), ("padding-left", "40px")],
    "ol": [("margin-top", "16px"), ("margin-bottom", "16px"), ("padding-left", "40px")],
    "td": CSSStyle.sides.map { ("padding-\($0)", "1px") }, "th": CSSStyle.sides.map { ("padding-\($0)", "1px") },
  ]

  /// What messages call a box: by its id, or its element.
  func name(of box: HTMLBox) -> String { box.element[attribute: "id"] ?? box.element.name }

  func id(of box: HTMLBox) -> String? { names.id(box.element[attribute: "id"]) }

  // MARK: Notes

  /// Properties that are looked at, and those that take no room.
  private static let known: Set<String> = [
    "display", "position", "direction", "width", "height", "min-width", "min-height", "max-width", "max-height",
    "box-sizing", "top", "right", "bottom", "left", "flex-direction", "flex-wrap", "flex-grow", "flex-shrink",
    "flex-basis",
    "justify-content", "align-items", "align-self", "justify-items", "justify-self", "align-content", "row-gap",
    "column-gap",
    "grid-template-columns", "grid-template-rows", "grid-column-start", "grid-column-end", "grid-row-start",
    "grid-row-end",
    "aspect-ratio", "font-size", "font-family", "line-height", "text-align", "border-spacing", "border-collapse",
    "overflow-x", "overflow-y", "font-weight", "font-style", "opacity", "z-index", "cursor", "visibility", "outline",
    "text-decoration", "border-radius", "box-shadow", "content",
  ]
  private static let knownPrefixes = [
    "margin-", "padding-", "border-", "background", "color", "-webkit-", "transition", "--",
  ]

  private func noteUnknown(of box: HTMLBox) {
    let unknown = box.style.names.filter { name in
      !Self.known.contains(name) && !Self.knownPrefixes.contains { name.hasPrefix($0) }
    }
    for name in unknown {
      notes.lose(
        box.element, self.name(of: box), "The property \(name.inQuotes) has no words in documents, or is not read yet.")
    }
    for name in box.style.names where Self.isLength(name) {
      guard let value = box.style[name], CSSLength(value) == nil, value != "auto", value != "none", value != "normal"
      else {
        continue
      }
      notes.lose(box.element, self.name(of: box), "The length \(name): \(value) is not read.")
    }
    for name in box.style.names where name.hasPrefix("margin-") || name.hasPrefix("padding-") {
      if case .part? = CSSLength(box.style[name]) {
        notes.lose(box.element, self.name(of: box), "A part of the width around as \(name) has no words. Taken as 0.")
      }
    }
  }

  private static func isLength(_ name: String) -> Bool {
    name.hasSuffix("width") || name.hasSuffix("height") && name != "line-height" || name.hasPrefix("margin-")
      || name.hasPrefix("padding-") || name.hasSuffix("-gap") || CSSStyle.sides.contains(name)
  }

  // MARK: Text

  func fontSize(of box: HTMLBox) -> Double { min(max(CSSLength(box.style["font-size"])?.points ?? 16, 1), 1000) }

  /// Ahem's glyphs are squares, four fifths of them above the line.
  private func keepMetrics(of box: HTMLBox) {
    guard box.text != nil, box.style["font-family"]?.contains("ahem") == true else { return }
    let size = fontSize(of: box)
    var metrics = LayoutDescription()
    metrics["advance"] = .number(size)
    metrics["ascent"] = .number(size * 0.8)
    metrics["descent"] = .number(size * 0.2)
    var spaces = LayoutDescription()
    spaces["\u{200B}"] = .number(0)
    metrics["advances"] = .object(spaces)
    if let known = self.metrics, known.json != metrics.json {
      notes.lose(
        box.element, name(of: box), "Its text has another size than others in the font Ahem. Measured as they are.")
    }
    self.metrics = self.metrics ?? metrics
  }
}
