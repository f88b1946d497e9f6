internal import LayoutGeometry

// Flex containers, as stacks, and as flows where lines wrap.
extension HTMLReader {
  func flex(_ box: HTMLBox) throws -> LayoutDescription {
    let direction = box.style["flex-direction"] ?? "row"
    let axis: Axis = direction.hasPrefix("column") ? .vertical : .horizontal
    let isReversed = direction.hasSuffix("-reverse")
    let wraps = (box.style["flex-wrap"] ?? "nowrap") != "nowrap"
    if box.style["flex-wrap"] == "wrap-reverse" {
      notes.lose(box.element, name(of: box), "Its lines stand in reverse (wrap-reverse). Here they do not.")
    }
    let gap = box.points(axis == .horizontal ? "column-gap" : "row-gap")
    var words = LayoutDescription(type: wraps ? "flow" : "stack")
    words["axis"] = .text(axis == .horizontal ? "row" : "column")
    if wraps {
      words["horizontalSpacing"] = .number(box.points("column-gap"))
      words["verticalSpacing"] = .number(box.points("row-gap"))
      words["alignment"] = .text(Self.flowAlignment(position(box.style["align-items"]), axis))
    } else {
      words["spacing"] = .number(gap)
      words["alignment"] = .text(Self.stackAlignments[position(box.style["align-items"])] ?? "leading")
    }
    words["distribution"] = distribution(of: box, isReversed).map { .text($0) }
    noteUnsaid(of: box, wraps: wraps)
    let children = isReversed ? box.flow.reversed() : box.flow
    noteUnequalGrowth(children, axis, of: box)
    words["children"] = .layouts(try children.map { try flexItem($0, in: box, axis, wraps: wraps) })
    return words
  }

  private func flexItem(
    _ child: HTMLBox, in box: HTMLBox, _ axis: Axis, wraps: Bool
  ) throws -> LayoutDescription {
    let cross = axis.other
    let alignment =
      child.style["align-self"].flatMap { $0 == "auto" ? nil : $0 } ?? box.style["align-items"] ?? "stretch"
    let stretches = alignment == "stretch" || alignment == "normal"
    let grow = max(child.style["flex-grow"].flatMap(XMLText.number) ?? 0, 0)
    var lengths: [Axis: LayoutDescription.Value] = [:]
    if let length = mainLength(of: child, axis, grow: grow) { lengths[axis] = length }
    var fills: Axis.Set = grow > 0 ? Axis.Set(axis) : []
    if stretches, !wraps { fills.insert(Axis.Set(cross)) }
    var words = try layout(of: child, fills, lengths: lengths)
    words["stretch"] = .number(grow > 0 ? min(max(grow, 1e-6), 1e6) : 0)
    if !stretches, child.said(cross) == nil, !(child.text == nil && child.children.isEmpty) {
      words["fixedSize"] = .texts([cross == .horizontal ? "horizontal" : "vertical"])
    }
    if child.style["align-self"].map({ $0 != "auto" }) == true {
      var own = FormAlignment()
      if axis == .horizontal { own.vertical = position(alignment) } else { own.horizontal = position(alignment) }
      words["alignedInCell"] = own.name.map { .text($0) }
    }
    return words
  }

  /// What an item asks for along its line: its basis, from which it grows and shrinks.
  private func mainLength(of child: HTMLBox, _ axis: Axis, grow: Double) -> LayoutDescription.Value? {
    let basis = child.said("flex-basis", axis) ?? (child.style["flex-basis"] == "content" ? nil : child.said(axis))
    let (least, greatest) = (child.least(axis), child.greatest(axis))
    let shrinks = child.style["flex-shrink"].flatMap(XMLText.number) != 0
    guard case .points(let length)? = basis else { return nil }
    let isLeaf = child.text == nil && child.children.isEmpty
    let padding =
      axis == .horizontal ? child.padding.leading + child.padding.trailing : child.padding.top + child.padding.bottom
    if !shrinks, grow == 0 { return LengthDemand.fixed(length).limited(minimum: least, maximum: greatest).value }
    if isLeaf {
      let demand = LengthDemand(
        minimum: shrinks ? min(padding, length) : length, ideal: length, maximum: grow > 0 ? .infinity : length)
      return demand.limited(minimum: least, maximum: greatest).value
    }
    // No shorter than what is in it, and beyond its basis only as it grows, which its stretch factor says.
    var limits = LayoutDescription.limits(min: least, max: greatest) ?? LayoutDescription()
    limits["ideal"] = .number(min(max(length, least ?? 0), greatest ?? .infinity))
    if greatest == nil { limits["max"] = .null }
    return .object(limits)
  }

  /// Notes what lines and items say and the document does not.
  private func noteUnsaid(of box: HTMLBox, wraps: Bool) {
    if wraps, box.style["align-content"] ?? "stretch" != "flex-start", box.said(.vertical) != nil {
      notes.lose(box.element, name(of: box), "Its lines share what is left across them. Here they stand at the start.")
    }
    for child in box.flow where CSSStyle.sides.contains(where: { child.style["margin-\($0)"] == "auto" }) {
      notes.lose(child.element, name(of: child), "A margin that is auto in a flex container has no words. Taken as 0.")
    }
    let words = [box.style["align-items"]] + box.flow.map { $0.style["align-self"] }
    if words.contains("baseline") {
      notes.lose(box.element, name(of: box), "Items stand on a baseline. Here they stand at the start.")
    }
  }

  /// What is left is divided by CSS beside the bases of items, and by documents so that the whole lengths are as the factors.
  private func noteUnequalGrowth(_ children: [HTMLBox], _ axis: Axis, of box: HTMLBox) {
    let growing = children.filter { ($0.style["flex-grow"].flatMap(XMLText.number) ?? 0) > 0 }
    guard growing.count > 1 else { return }
    let bases = growing.map { $0.said("flex-basis", axis) ?? $0.said(axis) }
    guard !bases.allSatisfy({ $0 == .points(0) }) else { return }
    let areAlike =
      Set(growing.map { $0.style["flex-grow"] ?? "" }).count == 1 && bases.allSatisfy { $0 != nil && $0 == bases[0] }
    guard !areAlike else { return }
    notes.lose(
      box.element, name(of: box),
      "Items that grow from a basis of their own share the rest. Here their whole lengths are as the factors.")
  }

  // MARK: Alignment

  func position(_ word: String?) -> FormAlignment.Position {
    switch word ?? "stretch" {
    case "center": .center
    case "end", "flex-end", "self-end", "right", "last baseline": .end
    default: .start
    }
  }

  static let stackAlignments: [FormAlignment.Position: String] = [
    .start: "leading", .center: "center", .end: "trailing",
  ]

  private static func flowAlignment(_ cross: FormAlignment.Position, _ axis: Axis) -> String {
    var alignment = FormAlignment(horizontal: .start, vertical: .start)
    if axis == .horizontal { alignment.vertical = cross } else { alignment.horizontal = cross }
    return alignment.name ?? "topLeading"
  }

  /// Where what nothing takes goes along the line; `nil` for its end.
  private func distribution(of box: HTMLBox, _ isReversed: Bool) -> String? {
    switch box.style["justify-content"] ?? "normal" {
    case "space-between": "spaceBetween"
    case "space-around": "spaceAround"
    case "space-evenly": "spaceEvenly"
    case "center": "center"
    case "end", "right": "trailing"
    case "flex-end": isReversed ? nil : "trailing"
    case "start", "left": nil
    default: isReversed ? "trailing" : nil
    }
  }
}
