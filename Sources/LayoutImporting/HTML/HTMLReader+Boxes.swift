internal import LayoutGeometry

// What all boxes have in common.
extension HTMLReader {
  /// A box with its margins.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - fills: The axes along which it takes what it gets, where it says no length.
  ///   - lengths: Lengths that its container gives it, instead of its own.
  ///   - isRoot: Whether it stands in no other.
  func layout(
    of box: HTMLBox, _ fills: Axis.Set, lengths: [Axis: LayoutDescription.Value] = [:], isRoot: Bool = false
  ) throws -> LayoutDescription {
    var words = try border(box, fills)
    for axis in Axis.allCases {
      let key = HTMLBox.name(axis)
      if let length = lengths[axis] {
        words[key] = length
      } else {
        words[key] = length(of: box, axis, fills: fills.contains(Axis.Set(axis)), isRoot: isRoot)
      }
    }
    // What does not fit stands out, and contradicts nothing.
    if words["children"] != nil || words["rows"] != nil { words["overflow"] = .text("visible") }
    words = try attached(words, to: box)
    keepRatio(of: box, in: &words)
    if box.style["position"] == "relative" {
      var offset = LayoutDescription()
      offset["x"] = .number(CSSLength(box.style["left"])?.points ?? -(CSSLength(box.style["right"])?.points ?? 0))
      offset["y"] = .number(CSSLength(box.style["top"])?.points ?? -(CSSLength(box.style["bottom"])?.points ?? 0))
      words["offset"] = .object(offset)
    }
    if let margin = insets(box.margin) { words["padding"] = margin }
    return words
  }

  /// What is in the border of a box.
  private func border(_ box: HTMLBox, _ fills: Axis.Set) throws -> LayoutDescription {
    let content = try content(of: box, fills)
    guard let content else {
      // Nothing is in it but its padding.
      return LayoutDescription(type: "item", id: id(of: box))
    }
    guard let padding = insets(box.padding) else {
      var words = content
      words["id"] = id(of: box).map { .text($0) }
      return words
    }
    var words = LayoutDescription(type: "padding", id: id(of: box))
    words["insets"] = padding
    // It takes all that the padding leaves, however little is in it.
    var inner = content
    for axis in Axis.allCases { inner[HTMLBox.name(axis)] = .anything }
    words["children"] = .layouts([inner])
    return words
  }

  /// What is in the padding of a box; `nil` if there is nothing.
  private func content(of box: HTMLBox, _ fills: Axis.Set) throws -> LayoutDescription? {
    if let written = box.text {
      var text = LayoutDescription(type: "text")
      text["text"] = .text(written)
      text["fontSize"] = .number(fontSize(of: box))
      let alignments = ["center": "center", "right": "trailing", "end": "trailing"]
      text["multilineTextAlignment"] = box.style["text-align"].flatMap { alignments[$0] }.map { .text($0) }
      return text
    }
    if box.flow.isEmpty, box.children.isEmpty { return nil }
    switch box.display {
    case "flex", "inline-flex": return try flex(box)
    case "grid", "inline-grid": return try grid(box)
    case "table": return try table(box)
    case "block", "flow-root", "inline-block", "list-item", "table-cell": return try blocks(box)
    default:
      notes.lose(box.element, name(of: box), "The display \(box.display.inQuotes) is not known. Taken as block.")
      return try blocks(box)
    }
  }

  /// Children below each other, as wide as their container where they say no width.
  private func blocks(_ box: HTMLBox) throws -> LayoutDescription {
    var stack = LayoutDescription(type: "stack")
    stack["axis"] = .text("column")
    stack["spacing"] = .number(0)
    stack["alignment"] = .text("leading")
    let children = HTMLMargins.collapsed(box.flow)
    stack["children"] = .layouts(
      try children.map { child in
        let isAuto = ["margin-left", "margin-right"].map { child.style[$0] == "auto" }
        var words = try layout(of: child, .horizontal)
        if isAuto == [true, true] { words["alignedInCell"] = .text("center") }
        if isAuto == [true, false] { words["alignedInCell"] = .text("trailing") }
        words["stretch"] = .number(0)
        return words
      })
    return stack
  }

  /// The length of a box as it says it, or as its container has it.
  private func length(of box: HTMLBox, _ axis: Axis, fills: Bool, isRoot: Bool) -> LayoutDescription.Value? {
    let (least, greatest) = (box.least(axis), box.greatest(axis))
    switch box.said(axis) {
    case .points(let points): return .number(max(min(points, greatest ?? .infinity), least ?? 0))
    case .part(let part) where part >= 0 && box.element.parent != nil && !isRoot: return .text("\(part * 100)%")
    default: break
    }
    // A length that follows from the content, where no limits are said besides.
    if let word = box.style[HTMLBox.name(axis)].flatMap({ Self.contentLengths[$0] }), least == nil, greatest == nil {
      return .text(word)
    }
    let isLeaf = box.text == nil && box.children.isEmpty
    let padding =
      axis == .horizontal ? box.padding.leading + box.padding.trailing : box.padding.top + box.padding.bottom
    if isLeaf {
      // Its length across is that of its ratio.
      if box.style["aspect-ratio"].map({ $0 != "auto" }) == true, least == nil, greatest == nil { return nil }
      let demand: LengthDemand = fills ? .atLeast(padding) : .fixed(padding)
      return demand.limited(minimum: least, maximum: greatest).value
    }
    var limits = LayoutDescription.limits(min: least, max: greatest) ?? LayoutDescription()
    if fills, greatest == nil { limits["max"] = .null }
    return limits.isEmpty ? nil : .object(limits)
  }

  private static let contentLengths = [
    "min-content": "min-content", "max-content": "max-content", "fit-content": "max-content",
  ]

  /// Boxes that stand over a box, from its edges.
  private func attached(_ words: LayoutDescription, to box: HTMLBox) throws -> LayoutDescription {
    let absolutes = box.children.filter(\.isAbsolute)
    guard !absolutes.isEmpty else { return words }
    if box.style["position"] == nil, box.element.parent != nil, box.element.name != "body" {
      notes.lose(
        box.element, name(of: box),
        "A box in it is absolute and stands from the edges of another one. Here from its own.")
    }
    var overlay = LayoutDescription(type: "overlay")
    overlay["alignment"] = .text("topLeading")
    let base = Self.moveParts(of: words, to: &overlay)
    overlay["children"] = .layouts([base] + (try absolutes.map { try absolute($0) }))
    return overlay
  }

  /// Lengths that are parts of those around stand on the outermost layout of a box.
  private static func moveParts(of words: LayoutDescription, to outer: inout LayoutDescription) -> LayoutDescription {
    var words = words
    for axis in Axis.allCases {
      let key = HTMLBox.name(axis)
      guard words[key]?.text != nil else { continue }
      outer[key] = words[key]
      words[key] = .anything
    }
    return words
  }

  private func absolute(_ box: HTMLBox) throws -> LayoutDescription {
    func edge(_ name: String) -> Double? { CSSLength(box.style[name])?.points }
    var fills: Axis.Set = []
    if edge("left") != nil, edge("right") != nil { fills.insert(.horizontal) }
    if edge("top") != nil, edge("bottom") != nil { fills.insert(.vertical) }
    var words = try layout(of: box, fills)
    let margin = box.margin
    let sides = EdgeInsets(
      top: (edge("top") ?? 0) + margin.top, leading: (edge("left") ?? 0) + margin.leading,
      bottom: (edge("bottom") ?? 0) + margin.bottom, trailing: (edge("right") ?? 0) + margin.trailing)
    words["padding"] = insets(sides)
    var alignment = FormAlignment()
    alignment.horizontal = edge("left") == nil && edge("right") != nil ? .end : .start
    alignment.vertical = edge("top") == nil && edge("bottom") != nil ? .end : .start
    words["alignedInCell"] = alignment.name.map { .text($0) }
    for name in ["left", "right", "top", "bottom"] {
      if case .part? = CSSLength(box.style[name]) {
        notes.lose(box.element, self.name(of: box), "A part of the length around as \(name) has no words. Taken as 0.")
      }
    }
    guard Axis.allCases.contains(where: { words[HTMLBox.name($0)]?.text != nil }) else { return words }
    // A part of the box that it stands over, so of layers that fill that box.
    var layers = LayoutDescription(type: "zStack")
    layers["children"] = .layouts([words])
    for axis in Axis.allCases { layers[HTMLBox.name(axis)] = .anything }
    return layers
  }

  private func keepRatio(of box: HTMLBox, in words: inout LayoutDescription) {
    guard let text = box.style["aspect-ratio"], text != "auto" else { return }
    guard let ratio = InterfaceBuilderConstraint.multiplier(text.filter { !$0.isWhitespace }), ratio > 0 else {
      notes.lose(box.element, name(of: box), "The ratio \(text.inQuotes) is not read.")
      return
    }
    // Where both lengths are said there is nothing left for a ratio.
    guard box.said(.horizontal) == nil || box.said(.vertical) == nil else { return }
    var outer = LayoutDescription(type: "aspectRatio")
    outer["ratio"] = .number(ratio)
    outer["children"] = .layouts([Self.moveParts(of: words, to: &outer)])
    words = outer
  }

  /// Insets as documents have them; `nil` where there are none.
  func insets(_ insets: EdgeInsets) -> LayoutDescription.Value? {
    guard insets != .zero else { return nil }
    var sides = LayoutDescription()
    for (name, length) in [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ] where length != 0 { sides[name] = .number(length) }
    return .object(sides)
  }
}

/// Margins of boxes below each other, of which only the larger one counts.
enum HTMLMargins {
  static func collapsed(_ boxes: [HTMLBox]) -> [HTMLBox] {
    var boxes = boxes
    for index in boxes.indices.dropFirst() {
      let (above, below) = (boxes[index - 1].points("margin-bottom"), boxes[index].points("margin-top"))
      let together = max(above, below, 0) + min(above, below, 0)
      boxes[index - 1].style.replace("margin-bottom", "0")
      boxes[index].style.replace("margin-top", "\(together)px")
    }
    return boxes
  }
}
