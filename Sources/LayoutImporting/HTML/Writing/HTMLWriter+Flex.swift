internal import LayoutGeometry

/// A flex container while its lines are written.
struct HTMLFlexLine {
  let box: HTMLBox
  /// The children that stand in the line, in the order in which they do.
  let children: [HTMLBox]
  let isDefinite: PerAxis<Bool>
  /// Whether there is a length that its items may be too long for.
  let isLimited: Bool

  var main: Axis { box.isRow ? .horizontal : .vertical }
  var cross: Axis { main.other }
  /// Whether its items may grow: whether it is of a given length, or of a least one.
  var growsItems: Bool { isDefinite[main] || box.says("min-\(main.lengthName)") }
}

// Flex containers, as stacks. Lines that wrap are flows where those mean the same, and else alternatives.
extension HTMLWriter {
  func flex(_ box: HTMLBox, _ isDefinite: PerAxis<Bool>) throws -> LayoutDescription {
    let main: Axis = box.isRow ? .horizontal : .vertical
    let isLimited = (isDefinite[main] || box.says("max-\(main.lengthName)")) && box.holdsContent != main
    if box.wraps, box.flow.contains(where: { aligned($0, in: box) == "baseline" }) {
      box.approximate("baselines in lines that wrap")
    }
    let line = HTMLFlexLine(
      box: box, children: box.flow, isDefinite: isDefinite, isLimited: isLimited)
    guard box.wraps, isLimited || box.isRow && isBounded || box.says("flex-line-count") else {
      return try stack(line)
    }
    if isFlow(line) { return try flow(line) }
    return try lines(line)
  }

  /// The children that stand in one line.
  func stack(_ given: HTMLFlexLine) throws -> LayoutDescription {
    let (box, main, cross) = (given.box, given.main, given.cross)
    let isReversed = box.isReversed
    let line = HTMLFlexLine(
      box: box, children: isReversed ? given.children.reversed() : given.children, isDefinite: given.isDefinite,
      isLimited: given.isLimited)
    let part = gapPart(box, main)
    let spacing = part != nil ? 0 : gap(box, main)
    if box.wraps, line.isDefinite[cross], !["stretch", "normal"].contains(box.word("align-content", "stretch")) {
      box.lose("align-content of one line")
    }
    let isByBaseline = box.isRow && line.children.contains { aligned($0, in: box) == "baseline" }
    let usual =
      isByBaseline
      ? .start : edge(box.word("align-items", "stretch"), of: box, isReversed: box.isWrapReversed)
    let modes = mainModes(line)
    noteOutgrown(line)
    var nodes: [LayoutDescription] = []
    for (child, mode) in zip(line.children, modes) {
      if let part, !nodes.isEmpty {
        var space = LayoutDescription(type: "item")
        space.set(main, .part(part))
        space.set(cross, .fixed(0))
        nodes.append(space)
      }
      nodes += try item(child, mode, in: line, usual: usual, isByBaseline: isByBaseline)
    }
    if line.children.contains(where: { $0.stretch == 0 }) {
      // What they leave is taken by what shows nothing.
      nodes.append(space(main))
    }
    var stack = LayoutDescription.stack(main, nodes, spacing: spacing)
    stack["alignment"] = .text(isByBaseline ? "firstTextBaseline" : usual.distribution)
    distribute(&stack, line, spacing: spacing)
    return stack
  }

  /// Says where along the line what no item takes goes.
  private func distribute(_ stack: inout LayoutDescription, _ line: HTMLFlexLine, spacing: Double) {
    let (box, main) = (line.box, line.main)
    let word = box.word("justify-content", "flex-start")
    let distribution = distribution(word, of: box, isReversed: box.isReversed)
    guard distribution != "leading", line.growsItems else { return }
    stack["distribution"] = .text(distribution)
    if word.hasPrefix("safe "), let first = line.children.first {
      if distribution == "trailing" {
        // What stands at the end cannot give way; a flexible item before it can.
        return spaceOut(&stack, distribution, line, spacing: spacing)
      }
      relate(hold(first, main))
    }
    if line.children.contains(where: { $0.relative(main) != nil }) {
      spaceOut(&stack, distribution, line, spacing: spacing)
    }
  }

  /// The same with items that give way: children that are tied count as such, so a distribution has no effect on them.
  private func spaceOut(
    _ stack: inout LayoutDescription, _ distribution: String, _ line: HTMLFlexLine, spacing: Double
  ) {
    guard !distribution.hasPrefix("space") else { return line.box.lose("a distribution of percentages") }
    let (before, after) = sides(line.main)
    var (atStart, atEnd) = (HTMLSides(), HTMLSides())
    (atStart[after], atEnd[before]) = (-spacing, -spacing)
    stack["distribution"] = nil
    var children = [inset(space(line.main), atStart)] + stack.children
    if distribution == "center" { children.append(inset(space(line.main), atEnd)) }
    stack.children = children
  }

  /// Notes an item that says a length across that is more than the greatest of its container, so that where others stand matters.
  private func noteOutgrown(_ line: HTMLFlexLine) {
    let (box, cross) = (line.box, line.cross)
    guard box.says("max-\(cross.lengthName)"), !line.isDefinite[cross], let greatest = box.greatest(cross) else {
      return
    }
    let still = ["stretch", "normal", "start", "flex-start", "self-start"]
    // It is cut to the greatest length, but children that may stand out make the document's line longer.
    if line.children.contains(where: { !still.contains(aligned($0, in: box)) }),
      line.children.contains(where: { ($0.said(cross) ?? 0) > greatest })
    {
      box.approximate("a line whose items are longer than its greatest length")
    }
  }

  /// A child of a line, with what stands before and after it for `auto` margins.
  func item(
    _ child: HTMLBox, _ mode: HTMLMode, in line: HTMLFlexLine, usual: HTMLEdge, isByBaseline: Bool,
    across: Room? = nil
  ) throws -> [LayoutDescription] {
    let (box, main, cross) = (line.box, line.main, line.cross)
    let word = aligned(child, in: box)
    let (before, after) = sides(cross)
    let isAuto = (child.isAuto(before), child.isAuto(after))
    let isDefinite = across != nil || line.isDefinite[cross]
    var node: LayoutDescription
    if ["stretch", "normal"].contains(word) || child.word(cross.lengthName) == "stretch", child.isFree(cross),
      !isAuto.0, !isAuto.1
    {
      node = try self.box(child, PerAxis(main, mode, isDefinite ? .fill : .open))
    } else {
      node = try self.box(child, PerAxis(main, mode, .hug))
      var place: HTMLEdge
      switch isAuto {
      case (true, true): place = .center
      case (true, false): place = .end
      case (false, true): place = .start
      case (false, false):
        place =
          word.hasPrefix("self-")
          ? ownEdge(word, of: child, cross)
          : edge(word, of: box, isReversed: box.isWrapReversed)
      }
      let isOfLine = isByBaseline && word == "baseline" && !isAuto.0 && !isAuto.1
      if !isOfLine, place != usual || isDefinite || isByBaseline {
        if child.relative(cross) != nil, place != .start {
          // Tied to the room, so it fits; what gives way would take all of a stack.
          node = plainFrame(node, cross, place, PerAxis(cross, isDefinite, false))
        } else {
          let isHeld = word.hasPrefix("safe ")
          node = framed(
            node, PerAxis(cross, place, .start), PerAxis(cross, across ?? room(line.isDefinite[cross]), nil),
            held: isHeld ? (child, Axis.Set(cross)) : nil)
        }
      }
    }
    if child.stretch != 1 { node["stretch"] = .number(child.stretch) }
    return spaced(node, around: child, in: line)
  }

  /// An item between what takes its `auto` margins along the line.
  private func spaced(_ node: LayoutDescription, around child: HTMLBox, in line: HTMLFlexLine) -> [LayoutDescription] {
    guard line.isDefinite[line.main], !line.box.flow.contains(where: { $0.grow > 0 }) else { return [node] }
    let (before, after) = sides(line.main)
    guard child.isAuto(before) || child.isAuto(after) else { return [node] }
    let own = gap(line.box, line.main)
    var (atStart, atEnd) = (HTMLSides(), HTMLSides())
    (atStart[after], atEnd[before]) = (-own, -own)
    return (child.isAuto(before) ? [inset(space(line.main), atStart)] : []) + [node]
      + (child.isAuto(after) ? [inset(space(line.main), atEnd)] : [])
  }
}
