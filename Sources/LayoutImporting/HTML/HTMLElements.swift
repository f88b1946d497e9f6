/// What browsers say of elements before a page does, as far as it takes room.
///
/// Source: WHATWG, *HTML*, section 15, *Rendering*.
enum HTMLElements {
  /// Elements that stand in lines of text.
  static let inline: Set<String> = [
    "span", "b", "i", "em", "strong", "a", "small", "code", "u", "br", "label", "sub", "sup", "abbr", "time",
  ]

  private static let unseen: Set<String> = [
    "script", "style", "head", "title", "meta", "link", "template", "datalist", "source", "track", "param", "noscript",
    "base", "area",
  ]

  static let displays = [
    "table": "table", "tr": "table-row", "td": "table-cell", "th": "table-cell", "tbody": "table-row-group",
    "thead": "table-row-group", "tfoot": "table-row-group",
  ]

  /// Whether an element is not shown, by what it is or says of itself.
  static func isHidden(_ element: FormElement, _ style: CSSStyle) -> Bool {
    if unseen.contains(element.name) { return true }
    if let display = style["display"] { return display == "none" }
    return element[attribute: "hidden"] != nil
      || element.name == "input" && element[attribute: "type"]?.lowercased() == "hidden"
      || element.name == "audio" && element[attribute: "controls"] == nil
      || element.name == "dialog" && element[attribute: "open"] == nil
  }

  /// The elements in an element that may be shown: of what opens and closes, only the summary as long as it is closed.
  static func shownChildren(of element: FormElement) -> [FormElement] {
    let isClosed = element.name == "details" && element[attribute: "open"] == nil
    return element.children.filter { !isClosed || $0.name == "summary" }
  }

  /// Whether it says how other elements look.
  static func isStyleSheet(_ element: FormElement) -> Bool {
    element.name == "style" || element.name == "link" && element[attribute: "rel"]?.lowercased() == "stylesheet"
  }

  /// What is said of an element where its style does not say it.
  static func defaults(of element: FormElement) -> [(name: String, value: String)] {
    lengths(of: element) + (HTMLControl(element)?.defaults ?? styles[element.name] ?? [])
  }

  /// Elements that are shown in a box of the size that their attributes say.
  private static let sized: Set<String> = ["img", "canvas", "video", "iframe", "object", "embed", "svg"]

  /// The lengths that attributes say.
  private static func lengths(of element: FormElement) -> [(String, String)] {
    guard sized.contains(element.name) else { return [] }
    return ["width", "height"].compactMap { name in
      element[attribute: name].map { (name, XMLText.number($0) == nil ? $0.lowercased() : "\($0)px") }
    }
  }

  private static let styles: [String: [(String, String)]] = [
    "body": CSSStyle.sides.map { ("margin-\($0)", "8px") },
    "p": margins("1em"), "ul": list, "ol": list, "menu": list, "dl": margins("1em"),
    "h1": margins("0.67em") + [("font-size", "2em")], "h2": margins("0.83em") + [("font-size", "1.5em")],
    "h3": margins("1em") + [("font-size", "1.17em")], "h4": margins("1.33em"),
    "h5": margins("1.67em") + [("font-size", "0.83em")], "h6": margins("2.33em") + [("font-size", "0.67em")],
    "blockquote": margins("1em") + aside("40px"), "figure": margins("1em") + aside("40px"),
    "dd": [("margin-left", "40px")], "pre": margins("1em") + [("font-size", "13px")],
    "hr": margins("0.5em") + borders("1px"),
    "fieldset": borders("2px") + aside("2px")
      + [
        ("padding-top", "0.35em"), ("padding-right", "0.75em"), ("padding-bottom", "0.625em"),
        ("padding-left", "0.75em"),
      ],
    "iframe": borders("2px"), "table": [("box-sizing", "border-box")],
    "td": CSSStyle.sides.map { ("padding-\($0)", "1px") }, "th": CSSStyle.sides.map { ("padding-\($0)", "1px") },
  ]

  private static let list = margins("1em") + [("padding-left", "40px")]

  private static func margins(_ length: String) -> [(String, String)] {
    [("margin-top", length), ("margin-bottom", length)]
  }

  private static func aside(_ length: String) -> [(String, String)] {
    [("margin-left", length), ("margin-right", length)]
  }

  private static func borders(_ length: String) -> [(String, String)] {
    CSSStyle.sides.map { ("border-\($0)-width", length) }
  }
}
