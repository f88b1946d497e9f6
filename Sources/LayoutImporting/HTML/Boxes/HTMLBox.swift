internal import LayoutGeometry

/// An element of a page as a box: its style, its children, and what they are told while they are written.
final class HTMLBox {
  let element: FormElement
  let findings: HTMLFindings
  private(set) weak var parent: HTMLBox?
  var style: CSSStyle
  private(set) var children: [HTMLBox] = []
  /// What is written in it, where it has no boxes in it.
  var text: HTMLText?
  /// The id of its element in the document; `nil` where it has none.
  let givenID: String?
  /// What relations call it.
  var id: String
  /// How its children stand: `block`, `flow-root`, `flex`, `grid`.
  let display: String
  /// How it stands among blocks.
  let outside: Outside
  /// How many boxes there are in it, itself counted.
  private(set) var count = 1
  /// Whether there is something in it whose lines may break.
  private(set) var canBreak = false
  /// Whether something is written in it, or in what is in it.
  private(set) var hasText = false
  /// Whether text stands in it that may break.
  private(set) var hasBreakingText = false

  // MARK: What it is told

  /// Whether its margins are counted in distances.
  var marginsAreDistances = false
  /// The distance to what is above it in a block, once margins have collapsed.
  var distance = 0.0
  /// The distance of its last child to its lower edge, once margins have collapsed.
  var distanceBelow = 0.0
  /// The lengths of its area in a grid, as far as they are given before its items.
  private(set) var area = PerAxis<Double?>(nil, nil)
  /// Whether it is as long as others make it, once they are written.
  var isOpen = PerAxis.neither
  /// The axis along which it is given a length that is never less than that of its content, if any.
  var holdsContent: Axis?
  /// How long it is along its line beside what it shares that with.
  var stretch = 1.0
  /// How many tracks its grid has before the first that it names.
  var tracksBefore = PerAxis(0, 0)
  var trackCounts = PerAxis(0, 0)
  var namedTracks = PerAxis(0, 0)
  /// Lengths of its content that were found, as long as nothing is told.
  var foundLengths: [Int: (generation: Int, length: Double?)] = [:]

  init(
    _ element: FormElement, _ style: CSSStyle, in parent: HTMLBox?, findings: HTMLFindings, id: String?,
    display: String, outside: Outside
  ) {
    (self.element, self.style, self.parent, self.findings) = (element, style, parent, findings)
    (givenID, self.id, self.display, self.outside) = (
      id, id ?? "", display, outside
    )
  }

  /// Gives it its children.
  func take(_ children: [HTMLBox]) {
    self.children = children
    for child in children { child.parent = self }
    count = children.reduce(1) { $0 + $1.count }
    hasBreakingText = text?.canBreak == true || children.contains(where: \.hasBreakingText)
    hasText = text != nil || children.contains(where: \.hasText)
    canBreak =
      text?.canBreak == true || display == "flex" && wraps || children.contains(where: \.canBreak)
  }

  /// A copy of it and all in it, under other names, at the same place.
  func copy(named name: (String) -> String) -> HTMLBox {
    let copy = HTMLBox(
      element, style, in: parent, findings: findings, id: nil, display: display, outside: outside)
    copy.id = name(id)
    copy.text = text
    (copy.marginsAreDistances, copy.distance, copy.distanceBelow) = (marginsAreDistances, distance, distanceBelow)
    (copy.area, copy.isOpen, copy.holdsContent, copy.stretch) = (area, isOpen, holdsContent, stretch)
    copy.take(flow.map { $0.copy(named: name) })
    return copy
  }

  /// Tells it the length of its area in a grid.
  func give(_ area: Double?, _ axis: Axis) {
    guard self.area[axis] != area else { return }
    self.area[axis] = area
    findings.forgetLengths()
  }

  /// How a box stands among blocks: as one, in a line, or as a table.
  enum Outside { case block, inline, table }

  // MARK: What it says

  /// Whether it is as wide as its content among blocks.
  var shrinksToFit: Bool { outside != .block }
  /// Whether words of text move it.
  var isInLine: Bool { outside == .inline }

  /// What messages call it: by its id, or its element.
  var name: String { element[attribute: "id"] ?? element.name }

  var isAbsolute: Bool { style["position"] == "absolute" || style["position"] == "fixed" }
  /// The children that take room.
  var flow: [HTMLBox] { children.filter { !$0.isAbsolute } }
  /// The children that stand over it.
  var absolutes: [HTMLBox] { children.filter(\.isAbsolute) }
  var isLeaf: Bool { text == nil && children.allSatisfy(\.isAbsolute) }
  var isBlock: Bool { display == "block" || display == "flow-root" }
  /// Whether nothing of its layout is seen from outside: neither margins nor lines of text.
  var isContained: Bool { style["contain"] == "layout" }
  /// Whether its items may stand on several lines.
  var wraps: Bool { (style["flex-wrap"] ?? "nowrap") != "nowrap" }
  /// Whether its lines follow each other from the end.
  var isWrapReversed: Bool { word("flex-wrap", "nowrap").hasPrefix("wrap-reverse") }
  /// Whether its items stand beside each other.
  var isRow: Bool { word("flex-direction", "row").hasPrefix("row") }
  var isReversed: Bool { word("flex-direction", "row").hasSuffix("reverse") }

  func says(_ key: String) -> Bool { style[key] != nil }
  func word(_ key: String, _ fallback: String = "auto") -> String { style[key] ?? fallback }
  func number(_ key: String, _ fallback: Double) -> Double {
    min(max(style[key].flatMap(XMLText.number) ?? fallback, -1e6), 1e6)
  }
  var grow: Double { max(number("flex-grow", 0), 0) }
  var shrink: Double { max(number("flex-shrink", 1), 0) }
  /// The ratio of its width to its height, where it says one.
  var ratio: Double? { style["aspect-ratio"].flatMap(XMLText.number) }
  func length(_ key: String) -> CSSLength { CSSLength(style[key], fontSize: style.fontSize) }

  /// Notes that documents have no words for something.
  func lose(_ feature: String) { findings.lose(element, name, "Documents have no words for \(feature).") }

  /// Notes that something is written although it means nearly, not exactly, the same.
  func approximate(_ feature: String) { findings.lose(element, name, "Written nearly, not exactly: \(feature).") }

  /// It and all in it.
  var all: [HTMLBox] { [self] + children.flatMap(\.all) }
}
