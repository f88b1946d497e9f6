internal import LayoutGeometry

/// Looks for what is said of boxes and has no words in documents.
enum HTMLChecks {
  /// Properties that are looked at.
  private static let known: Set<String> = [
    "display", "position", "direction", "width", "height", "min-width", "min-height", "max-width", "max-height",
    "box-sizing", "top", "right", "bottom", "left", "flex-direction", "flex-wrap", "flex-grow", "flex-shrink",
    "flex-basis", "flex-line-count", "justify-content", "align-items", "align-self", "justify-items", "justify-self",
    "align-content", "row-gap", "column-gap", "grid-template-columns", "grid-template-rows", "grid-auto-columns",
    "grid-auto-rows", "grid-auto-flow", "grid-column-start", "grid-column-end", "grid-row-start", "grid-row-end",
    "aspect-ratio", "font-size", "font-family", "line-height", "text-align", "border-spacing", "border-collapse",
    "overflow-x", "overflow-y", "scrollbar-width", "contain",
  ]
  /// Properties that take no room.
  private static let roomless: Set<String> = [
    "font-weight", "font-style", "opacity", "z-index", "cursor", "visibility", "outline", "text-decoration",
    "border-radius", "box-shadow", "content", "color", "pointer-events", "user-select", "list-style", "animation",
    "fill", "stroke", "filter",
  ]
  private static let knownPrefixes = ["margin-", "padding-"]
  private static let roomlessPrefixes = ["background", "-webkit-", "transition", "--", "outline-", "text-decoration-"]

  /// Whether what is said by a property cannot change where boxes stand.
  static func takesNoRoom(_ name: String) -> Bool {
    roomless.contains(name) || roomlessPrefixes.contains(where: name.hasPrefix) || isOfBorder(name)
  }

  private static func isOfBorder(_ name: String) -> Bool {
    name.hasPrefix("border-") && (name.hasSuffix("-color") || name.hasSuffix("-style") || name.hasSuffix("-radius"))
  }

  private static func isKnown(_ name: String) -> Bool {
    known.contains(name) || knownPrefixes.contains(where: name.hasPrefix)
      || name.hasPrefix("border-") && name.hasSuffix("-width")
  }

  /// Notes properties and lengths that are not read.
  static func noteUnread(of element: FormElement, _ style: CSSStyle, _ findings: HTMLFindings) {
    let place = element[attribute: "id"] ?? element.name
    for name in style.names {
      if !isKnown(name), !takesNoRoom(name) {
        if name == "float" || name == "clear", style[name] == "none" { continue }
        findings.lose(
          element, place, "The property \(name.inQuotes) has no words in documents, or is not read yet.")
      }
      guard isLength(name), let word = CSSLength(style[name]).word, !lengthWords.contains(word) else { continue }
      findings.lose(element, place, "The length \(name): \(word) is not read.")
    }
    if let ratio = style["aspect-ratio"], ratio != "auto" {
      var style = style
      style.normalize()
      if style["aspect-ratio"].flatMap(XMLText.number) == nil {
        findings.lose(element, place, "The ratio \(ratio.inQuotes) is not read.")
      }
    }
  }

  /// Words that lengths may have, which are looked at where they are.
  static let lengthWords = HTMLBox.contentWords.union(["auto", "none", "normal", "stretch", "content"])

  private static func isLength(_ name: String) -> Bool {
    name.hasSuffix("width") && name != "scrollbar-width" || name.hasSuffix("height") && name != "line-height"
      || name.hasPrefix("margin-") || name.hasPrefix("padding-") || name.hasSuffix("-gap")
      || CSSStyle.sides.contains(name)
  }

  /// Notes what a row of a table, or a group of them, says itself.
  static func noteRow(_ element: FormElement, _ style: CSSStyle, _ findings: HTMLFindings) {
    for name in style.names where !takesNoRoom(name) && name != "display" {
      findings.lose(element, element.name, "The property \(name.inQuotes) is not read of rows of a table.")
    }
  }

  /// Notes what has no words and shows in more than one property, or in what is around a box.
  static func check(_ box: HTMLBox) {
    for axis in Axis.allCases {
      let room = box.parent?.saidContent(axis)
      if let room, box.findings.quietly({ box.said(axis) }) == nil, room < box.scrollBar(axis) {
        box.lose("scroll bars wider than their box")
      }
    }
    if let contain = box.style["contain"], contain != "layout" { box.lose("contain: \(contain)") }
    if box.isContained, let parent = box.parent, box.length("height").isWord,
      (box.style["align-self"] ?? parent.word("align-items")) == "baseline"
    {
      box.lose("the line of a contained box of no said height")
    }
    if box.word("text-align", "start") == "justify", box.text != nil { box.lose("text-align: justify") }
    let isLeftwards = box.word("direction", "ltr") == "rtl"
    if isLeftwards != box.findings.isRightToLeft, !box.isLeaf || !box.absolutes.isEmpty {
      box.findings.lose(box.element, box.name, "Not read yet: a direction other than that of the page.")
    }
    if box.isInLine { box.lose("a box in a line: it stands below what is before it") }
    checkPosition(of: box)
  }

  private static func checkPosition(of box: HTMLBox) {
    switch box.style["position"] {
    case nil, "relative": break
    case "absolute":
      let hasPlace = CSSStyle.sides.contains { !box.length($0).isWord }
      let isStatic = box.parent?.parent != nil && box.parent?.style["position"] == nil
      if isStatic, hasPlace || Axis.allCases.contains(where: { box.length($0.lengthName).part != nil }) {
        box.lose("an absolute box that stands from the edges of another one than that around it")
      }
    case let position?: box.lose("position: \(position)")
    }
  }
}
