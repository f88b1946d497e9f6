internal import LayoutGeometry

// Lines that wrap, without a container that wraps: every way to break them is an alternative; the first that fits is taken.
extension HTMLWriter {
  /// Breaks grow as the square of the items.
  private static let mostItems = 24

  /// A flex container that wraps.
  func lines(_ line: HTMLFlexLine) throws -> LayoutDescription {
    let (box, main) = (line.box, line.main)
    guard let outer = outerLengths(line), !outer.isEmpty, outer.count <= Self.mostItems else {
      if box.flow.count > Self.mostItems { box.lose("so many items on lines that wrap in this way") }
      return try stack(line)
    }
    let gap = gap(box, main)
    // A container of no given length is at least as long as its longest item.
    var ways = HTMLBreaking.greedy(outer, gap: gap, least: line.isDefinite[main] ? 0 : outer.max() ?? 0)
    if box.word("flex-wrap").contains("balance") {
      let count = lineCount(of: box)
      if box.says("flex-line-count"), !line.isDefinite[main], !isBounded { ways = Array(ways.prefix(1)) }
      ways = ways.map {
        ($0.room, HTMLBreaking.balanced(outer, gap: gap, count: max($0.counts.count, count)))
      }
    }
    guard mayRepeat(box, times: ways.count - 1) else {
      box.lose("lines that wrap in lines that wrap, in so many ways")
      return try stack(line)
    }
    var alternatives: [LayoutDescription] = []
    for (number, way) in ways.enumerated() {
      var node = try alternative(line, way.counts, number)
      // It is taken where there is room for its lines, of which one item alone may be longer.
      if line.isDefinite[main] {
        node.set(main, .limits(HTMLLimits(least: 0, ideal: way.room, greatest: .unbounded)))
      }
      alternatives.append(node)
    }
    guard alternatives.count > 1 else { return alternatives[0] }
    var choice = LayoutDescription(type: "viewThatFits")
    choice["axes"] = .texts([main.name])
    choice["alternatives"] = .layouts(alternatives)
    return choice
  }

  /// How many lines a container has at least, whatever room there is.
  private func lineCount(of box: HTMLBox) -> Int {
    guard box.word("flex-wrap").contains("balance") else { return 1 }
    return Int(min(max(box.number("flex-line-count", 1), 1), Double(Self.mostItems)))
  }

  /// How long items are along the line with their margins; `nil`, with a note, where one says it not.
  private func outerLengths(_ line: HTMLFlexLine) -> [Double]? {
    let (box, main) = (line.box, line.main)
    var lengths: [Double] = []
    for child in box.flow {
      var base = basis(child, in: line)
      if base == nil, main == .horizontal, let text = child.text {
        base = text.width + child.around(main)
        if text.canBreak { child.lose("text that breaks in lines that wrap") }
      }
      if base == nil, child.relative(main) != nil {
        child.lose("lines that wrap with percentages")
      } else {
        base = base ?? lengthOfContent(child, main)
      }
      guard let base else {
        child.lose("lines that wrap with content that says no length")
        return nil
      }
      lengths.append(child.clamped(main, base) + child.margins.sum(main))
    }
    return lengths
  }

  /// The length that the content of a row or a column of said lengths has along it.
  func lengthOfContent(_ child: HTMLBox, _ axis: Axis) -> Double? {
    guard child.display == "flex", child.absolutes.isEmpty, !child.flow.isEmpty else { return nil }
    let isAlong = (axis == .horizontal) == child.isRow
    var lengths: [Double] = []
    for inner in child.flow {
      guard let length = inner.saidOrEmpty(axis) ?? lengthOfContent(inner, axis), inner.length("flex-basis").isWord
      else { return nil }
      lengths.append(length + inner.margins.sum(axis))
    }
    if isAlong, child.says("column-gap") || child.says("row-gap") { return nil }
    return (isAlong ? lengths.reduce(0, +) : lengths.max() ?? 0) + child.around(axis)
  }

  /// How long a line is across as far as its items say it, or `nil`.
  func lengthAcross(_ children: some Sequence<HTMLBox>, _ cross: Axis) -> Double? {
    var longest = 0.0
    for child in children {
      guard let length = child.saidOrEmpty(cross) ?? lengthOfContent(child, cross) else { return nil }
      longest = max(longest, length + child.margins.sum(cross))
    }
    return longest
  }

  /// One way to break the lines.
  private func alternative(_ line: HTMLFlexLine, _ counts: [Int], _ number: Int) throws -> LayoutDescription {
    let (box, main, cross) = (line.box, line.main, line.cross)
    let isReversed = box.isWrapReversed
    let word = box.word("align-content", "stretch")
    let isGrown = line.isDefinite[cross] || box.says("min-\(cross.lengthName)")
    let isStretched = ["stretch", "normal"].contains(word)
    relations.append([])
    var rest = box.flow[...]
    var (nodes, bases) = ([LayoutDescription](), [Double?]())
    for (index, count) in counts.enumerated() {
      let children = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      var node = try stack(
        HTMLFlexLine(
          box: box, children: children, isDefinite: PerAxis(main, line.isDefinite[main], false),
          isLimited: line.isLimited))
      if line.isDefinite[main] {
        // The breaking is chosen by what the line asks for.
        node.set(main, .limits(HTMLLimits(least: 0, greatest: .unbounded)))
      } else if box.isOpen[main] || counts.count > lineCount(of: box) {
        // What had to wrap takes all the room that there is.
        node.set(main, .open)
      }
      if isStretched, isGrown {
        node.set(cross, .open)
        node["id"] = .text(helper(box, "\(number) line \(index)"))
      }
      node["overflow"] = .text("visible")
      bases.append(lengthAcross(children, cross))
      nodes.append(node)
    }
    var own = relations.removeLast()
    if isStretched, isGrown, nodes.count > 1 {
      own += relationsOfLines(box, cross, number, bases)
    }
    var result = LayoutDescription.stack(cross, isReversed ? nodes.reversed() : nodes, spacing: gap(box, cross))
    if line.isDefinite[cross] {
      result.set(cross, .fill)
    } else if isGrown {
      result.set(cross, .open)
    }
    result["overflow"] = .text("visible")
    var distribution = distribution(isStretched ? "start" : word, of: box)
    if ["flex-start", "flex-end", "space-between"].contains(word) || isStretched, isReversed, !(isStretched && isGrown)
    {
      distribution = ["leading": "trailing", "trailing": "leading"][distribution] ?? distribution
    }
    if distribution != "leading", isGrown {
      result["distribution"] = .text(distribution)
      if word.hasPrefix("safe ") { box.lose("safe alignment of lines") }
    }
    if !own.isEmpty { result["constraints"] = .texts(own) }
    return result
  }

  /// Lines that are stretched grow equally.
  private func relationsOfLines(_ box: HTMLBox, _ cross: Axis, _ number: Int, _ bases: [Double?]) -> [String] {
    let known = bases.compactMap(\.self)
    guard known.count == bases.count else {
      box.approximate("lines that grow equally on top of their content")
      return []
    }
    func line(_ index: Int) -> String { operand(helper(box, "\(number) line \(index)"), cross.lengthName) }
    return known.indices.dropFirst().map { index in
      "\(line(index)) == \(line(0))\(HTMLRelation.plus(known[index] - known[0]))"
        + HTMLRelation.priority(HTMLRelation.grow)
    }
  }
}
