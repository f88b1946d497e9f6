internal import LayoutGeometry

// What all boxes have in common.
extension HTMLWriter {
  /// A box with its margins.
  func box(_ box: HTMLBox, _ modes: PerAxis<HTMLMode>) throws -> LayoutDescription {
    box.isOpen = PerAxis { modes[$0].isOpen }
    let found = PerAxis { length(box, $0, modes[$0]) }
    var lengths = PerAxis { found[$0].length }
    var isDefinite = PerAxis { found[$0].isDefinite }
    keepRatio(box, modes, &lengths, &isDefinite)
    var words = try borderBox(box, isDefinite, scrolls: scrollAxis(of: box, modes))
    words["id"] = .text(box.id)
    setBaseline(of: box, lengths.vertical, in: &words)
    if box.parent == nil, !rootRelations.isEmpty {
      words["constraints"] = .texts(words.texts("constraints") + rootRelations)
    }
    for axis in Axis.allCases {
      if lengths[axis].isBounded, !box.isLeaf, !holdsContent(box) { words["overflow"] = .text("visible") }
      switch lengths[axis] {
      case .ideal:
        // The whole gets its ideal size anyway, where nothing is proposed to it.
        if !box.absolutes.isEmpty || box.parent != nil && !box.isLeaf { words.add(axis.name, to: "fixedSize") }
      case .nothing: break
      case .limits(let limits):
        words.set(axis, lengths[axis])
        // What is in it may take more, but it does not.
        if limits.isIdeal { words.add(axis.name, to: "fixedSize") }
      default: words.set(axis, lengths[axis])
      }
    }
    if box.style["position"] == "relative" { shift(box, &words) }
    return inset(words, box.margins)
  }

  /// Without lines of text a block has no baseline of its children's.
  private func setBaseline(of box: HTMLBox, _ height: HTMLLength, in words: inout LayoutDescription) {
    guard box.isBlock && !box.hasText || box.isContained, !box.isLeaf else { return }
    switch height {
    case .fixed(let height): words["baseline"] = .number(height)
    case .ideal, .part, .leastContent: words["baseline"] = box.said(.vertical).map { .number($0) }
    case .nothing, .limits: break
    }
  }

  /// A layout with distances around it, which may be negative.
  func inset(_ words: LayoutDescription, _ sides: HTMLSides) -> LayoutDescription {
    var named = LayoutDescription()
    for (name, side) in [("leading", leading), ("trailing", trailing), ("top", .top), ("bottom", .bottom)]
    where sides[side] != 0 { named[name] = .number(sides[side]) }
    guard !named.isEmpty else { return words }
    var padding = LayoutDescription(type: "padding")
    padding["insets"] = .object(named)
    padding["children"] = .layouts([words])
    return padding
  }

  /// What the document says of a length, and whether it is given rather than found from the content.
  private func length(_ box: HTMLBox, _ axis: Axis, _ mode: HTMLMode) -> (length: HTMLLength, isDefinite: Bool) {
    if case .said(let length, let isDefinite) = mode { return (length, isDefinite) }
    if let said = box.said(axis) { return (saidAsPart(box, axis).map { .part($0) } ?? .fixed(said), true) }
    let least = max(box.least(axis) ?? 0, box.leastAround(axis))
    let greatest = box.greatest(axis).map { max($0, least) }
    if let part = box.relative(axis) {
      if canRelate(box, axis) {
        if least == 0, greatest == nil, part >= 0, isPartOfParent(box, axis) { return (.part(part), true) }
        let isLimited = least > 0 || greatest != nil
        relate(
          "\(operand(box, axis)) == \(part) * container.\(axis.lengthName)",
          priority: isLimited ? HTMLRelation.clamped : nil)
        return (.limits(HTMLLimits(least: least, ideal: least, greatest: .init(greatest))), true)
      }
      if axis == .horizontal { box.lose("a percentage of a width that follows from the content") }
    }
    let word = box.word(axis.lengthName)
    if mode.isFill || word == "stretch" && !mode.isHug {
      return (.limits(HTMLLimits(least: least, ideal: least, greatest: .init(greatest))), true)
    }
    if mode.isOpen {
      return (.limits(HTMLLimits(least: least > 0 ? least : nil, greatest: .init(greatest))), false)
    }
    if box.isLeaf, box.absolutes.isEmpty {
      return (.fixed(min(max(least, box.around(axis)), greatest ?? .infinity)), true)
    }
    if word == "min-content", axis == .horizontal, greatest == nil, least == box.leastAround(axis) {
      return (.leastContent, false)
    }
    if least > box.leastAround(axis) || greatest != nil {
      var limits = HTMLLimits(least: least > 0 ? least : nil)
      if let greatest {
        limits.greatest = .points(greatest)
      } else if box.parent != nil, !box.isLeaf {
        limits.isIdeal = true
      }
      return (.limits(limits), false)
    }
    if axis == .horizontal, isBounded, box.canBreak, word != "max-content" { return (.nothing, false) }
    return (.ideal, false)
  }

  /// Whether a length can be tied to that of the content around it.
  func canRelate(_ box: HTMLBox, _ axis: Axis) -> Bool {
    guard let parent = box.parent, parent.display != "grid", !box.isAbsolute, let around = definite.last else {
      return false
    }
    // The height of a line or of a row counts as given in it once it is found; what says nothing itself has no part in that.
    return around[axis]
      || axis == .vertical && parent.isOpen[axis] && box.isLeaf && (box.least(axis) ?? 0) == 0
  }

  /// A length that is a percentage of one that is said, as such.
  private func saidAsPart(_ box: HTMLBox, _ axis: Axis) -> Double? {
    guard let part = box.length(axis.lengthName).part, part >= 0, let parent = box.parent, parent.display != "grid",
      !box.isAbsolute, box.ratio == nil, !box.saysLimit(axis), box.around(axis) == 0, isPartOfParent(box, axis)
    else { return nil }
    return part
  }

  /// Whether the document counts a part of the same length as CSS does: one that is given, with nothing beside the box.
  private func isPartOfParent(_ box: HTMLBox, _ axis: Axis) -> Bool {
    let margins = box.margins
    return definite.last?[axis] == true && HTMLSide.along(axis).allSatisfy { margins[$0] == 0 }
  }

  /// A ratio ties a length that nothing else says to the other.
  private func keepRatio(
    _ box: HTMLBox, _ modes: PerAxis<HTMLMode>, _ lengths: inout PerAxis<HTMLLength>,
    _ isDefinite: inout PerAxis<Bool>
  ) {
    guard let ratio = box.ratio, ratio > 0 else { return }
    let isSaid = PerAxis { box.said($0) != nil || modes[$0].isFill || modes[$0].isSaid }
    guard !Axis.allCases.contains(where: { modes[$0].isSaid && !isDefinite[$0] }) else {
      return box.lose("a ratio of a length that grows or shrinks")
    }
    if isSaid.horizontal, isSaid.vertical { return }
    if !isSaid.any {
      guard box.isLeaf, !modes.horizontal.isOpen, !modes.vertical.isOpen else {
        return box.lose("a ratio of the content")
      }
      // Without content the least lengths decide.
      let width = max(box.least(.horizontal) ?? 0, (box.least(.vertical) ?? 0) * ratio)
      lengths = PerAxis(
        .fixed(box.clamped(.horizontal, width)), .fixed(box.clamped(.vertical, width / ratio)))
      return
    }
    let axis: Axis = isSaid.vertical ? .horizontal : .vertical
    if modes[axis].isOpen { return }
    let (least, greatest) = (box.least(axis), box.greatest(axis))
    let factor = axis == .horizontal ? ratio : 1 / ratio
    if box.around(.horizontal) != 0 || box.around(.vertical) != 0 { box.approximate("a ratio with padding") }
    if let other = box.said(axis.other) {
      lengths[axis] = .fixed(box.clamped(axis, other * factor))
    } else if unsizedCells > 0 {
      return box.lose("a ratio in a cell of a grid that is as long as its track")
    } else {
      lengths[axis] = .limits(HTMLLimits(least: least ?? 0, ideal: least ?? 0, greatest: .init(greatest)))
      let isLimited = (least ?? 0) > 0 || greatest != nil
      let priority = HTMLRelation.priority(isLimited ? HTMLRelation.shrink : nil)
      if box.parent == nil {
        rootRelations.append("container.\(axis.lengthName) == \(factor) * container.\(axis.other.lengthName)")
      } else {
        let relation = "\(operand(box, axis)) == \(factor) * \(operand(box, axis.other))\(priority)"
        if box.isAbsolute { relateArea(relation) } else { relate(relation) }
      }
    }
    isDefinite[axis] = true
  }

  /// The box without its margins, id and lengths.
  ///
  /// - Parameter axis: The axis along which its content may be longer than it is.
  private func borderBox(_ box: HTMLBox, _ isDefinite: PerAxis<Bool>, scrolls axis: Axis?) throws -> LayoutDescription {
    let absolutes = box.absolutes
    if box.isLeaf, absolutes.isEmpty { return LayoutDescription(type: "item") }
    guard !absolutes.isEmpty else {
      if let axis { return try scroll(box, isDefinite, along: axis) }
      let isKept = PerAxis { isDefinite[$0] && $0 != box.holdsContent }
      return try padded(box, content(box, isDefinite), isKept)
    }
    // A grid without items has tracks all the same.
    let isNamed = box.display == "grid" && absolutes.contains(where: \.hasArea)
    let isEmpty = box.isLeaf && !isNamed
    var base: LayoutDescription
    if let axis {
      base = try scroll(box, isDefinite, along: axis)
    } else {
      let content = try isEmpty ? LayoutDescription(type: "item") : content(box, isDefinite)
      base = padded(box, content, isDefinite)
    }
    fill(&base, isEmpty ? .neither : isDefinite)
    areaRelations.append([])
    let layers = try absolutes.map { try outOfFlow($0, over: box) }
    let own = areaRelations.removeLast()
    // The layers ask for nothing, so the stack is as large as the base, and `overlay` says no more.
    var stack = LayoutDescription(type: "zStack")
    stack["alignment"] = .text("topLeading")
    stack["children"] = .layouts([base] + layers)
    if !own.isEmpty { stack["constraints"] = .texts(own) }
    return stack
  }

  /// The content of a box with what the box has around it.
  func padded(_ box: HTMLBox, _ content: LayoutDescription, _ isDefinite: PerAxis<Bool>) -> LayoutDescription {
    guard box.around(.horizontal) != 0 || box.around(.vertical) != 0 else { return content }
    var content = content
    fill(&content, isDefinite)
    return inset(content, box.insets)
  }

  /// Lets a layout take all that it is given, where something is; what does not fit into it stands out.
  func fill(_ words: inout LayoutDescription, _ isDefinite: PerAxis<Bool>) {
    for axis in Axis.allCases { words.set(axis, isDefinite[axis] ? .fill : .open) }
    if words["type"]?.text != "item" { words["overflow"] = .text("visible") }
  }

  /// The content of a box, with the relations about it.
  func content(_ box: HTMLBox, _ isDefinite: PerAxis<Bool>) throws -> LayoutDescription {
    if let twice = try writtenTwice(box, isDefinite) { return twice }
    relations.append([])
    definite.append(isDefinite)
    let wasBounded = isBounded
    isBounded =
      (isBounded && box.word("width") != "max-content") || isDefinite.horizontal || box.says("max-width")
    var words: LayoutDescription
    if let text = box.text {
      words = self.text(text, of: box)
    } else if box.isBlock {
      words = try blocks(box, isDefinite)
    } else if box.display == "grid" {
      words = try grid(box, isDefinite)
    } else {
      words = try flex(box, isDefinite)
    }
    isBounded = wasBounded
    definite.removeLast()
    let own = relations.removeLast()
    if !own.isEmpty { words["constraints"] = .texts(own) }
    let isLimited = Axis.allCases.contains { box.saysLimit($0) || box.clips($0) }
    if isDefinite.any || isLimited, !holdsContent(box) { words["overflow"] = .text("visible") }
    return words
  }

  /// Whether nothing stands out of a box, since all that is in it gives way.
  private func holdsContent(_ box: HTMLBox) -> Bool {
    let flow = box.flow
    return !flow.isEmpty && !box.isBlock
      && flow.allSatisfy { child in
        Axis.allCases.allSatisfy { axis in
          let least = child.around(axis) + max(0, child.margins.sum(axis))
          return child.clips(axis) && (child.least(axis) ?? 0) == 0 && least <= box.saidContent(axis) ?? 0
        }
      }
  }

  /// Text, which says itself how long its words are and where its lines break.
  private func text(_ text: HTMLText, of box: HTMLBox) -> LayoutDescription {
    var words = LayoutDescription(type: "text")
    words["text"] = .text(text.text)
    if !text.isSquare { words["fontSize"] = .number(text.fontSize) }
    let edge = textEdge(box)
    if edge != .start { words["multilineTextAlignment"] = .text(edge.distribution) }
    // What stands in a box begins at its top, however high it is; a text alone would stand in its middle.
    var stack = LayoutDescription.stack(.vertical, [words])
    stack["alignment"] = .text(edge.distribution)
    return stack
  }

  /// Where lines of text stand that are less wide than their box.
  private func textEdge(_ box: HTMLBox) -> HTMLEdge {
    switch box.word("text-align", "start") {
    case "center", "-webkit-center": .center
    case "end": .end
    case "left", "-webkit-left": leading == .left ? .start : .end
    case "right", "-webkit-right": leading == .left ? .end : .start
    default: .start
    }
  }
}
