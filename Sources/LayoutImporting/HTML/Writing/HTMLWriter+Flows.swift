internal import LayoutGeometry

// Lines that wrap as flows, where a flow means what CSS does.
extension HTMLWriter {
  /// What a flow as a whole can be moved by in the box of its container.
  private static let packed: Set<String> = ["center", "flex-start", "flex-end", "start", "end"]

  /// Whether a flow says what a container that wraps does; else its lines are alternatives.
  ///
  /// A flow is as long as its longest line where it may be of any length, and CSS's container as all there is; so its length
  /// must be given. Lines of a flow stand next to each other from the start; its items run forward, and line up by their edges.
  func isFlow(_ line: HTMLFlexLine) -> Bool {
    let (box, main, cross) = (line.box, line.main, line.cross)
    guard line.isDefinite[main], box.word("flex-wrap") == "wrap", !box.isReversed else { return false }
    if line.isDefinite[cross] || box.says("min-\(cross.lengthName)") {
      let word = box.word("align-content", "stretch")
      let areStretched = ["stretch", "normal"].contains(word) && lineLength(line) != nil
      guard Self.packed.contains(word) || areStretched else { return false }
    }
    for child in box.flow {
      if aligned(child, in: box) == "baseline" { return false }
      if HTMLSide.along(main).contains(where: child.isAuto) { return false }
      // Lines break by lengths that are known before anything is tied to the length of the flow.
      if child.relative(main) != nil { return false }
    }
    return growsAlike(line)
  }

  /// How long every line is across before lines are stretched, if items say it and it is the same for all.
  ///
  /// Lines of a flow that are stretched become equally long, and CSS's longer by as much.
  private func lineLength(_ line: HTMLFlexLine) -> Double? {
    guard line.box.flow.allSatisfy({ $0.said(line.cross) != nil || $0.isLeaf }) else { return nil }
    let lengths = Set(line.box.flow.map { lengthAcross([$0], line.cross) })
    return lengths.count == 1 ? lengths.first.flatMap { $0 } : nil
  }

  /// Whether all that grows on any line, if anything, is equally long before and after it.
  private func growsAlike(_ line: HTMLFlexLine) -> Bool {
    let growers = line.box.flow.filter { $0.grow > 0 }
    guard let first = growers.first else { return true }
    let bases = Set(growers.map { basis($0, in: line) })
    // A line that has less than a whole part takes less than all.
    guard bases.count == 1, bases.first != .some(nil), Set(growers.map(\.grow)).count == 1, first.grow >= 1 else {
      return false
    }
    return !growers.contains { $0.saysLimit(line.main) }
  }

  /// Lines that wrap.
  func flow(_ line: HTMLFlexLine) throws -> LayoutDescription {
    let (box, main, cross) = (line.box, line.main, line.cross)
    let place = edge(box.word("align-items", "stretch"), of: box)
    // What is alone on its line may shrink; nothing else does, so nothing is tied.
    let modes = mainModes(
      HTMLFlexLine(box: box, children: box.flow, isDefinite: line.isDefinite, isLimited: true), isTied: false)
    var isMoved = line.isDefinite[cross] || box.says("min-\(cross.lengthName)")
    var across: Room?
    if isMoved, !Self.packed.contains(box.word("align-content", "stretch")) {
      // Items stand in frames that take what their line takes.
      let least = lineLength(line)
      across = .limits(HTMLLimits(least: least, ideal: least, greatest: .unbounded))
      isMoved = false
    }
    let open = HTMLFlexLine(box: box, children: box.flow, isDefinite: .neither, isLimited: true)
    let nodes = try zip(box.flow, modes).flatMap {
      try item($0, $1, in: open, usual: place, isByBaseline: false, across: across)
    }
    var flow = LayoutDescription(type: "flow")
    flow["axis"] = .text(main.stackName)
    flow["alignment"] = .text(HTMLEdge.alignment(PerAxis(cross, place, .start)))
    flow["horizontalSpacing"] = .number(gap(box, .horizontal))
    flow["verticalSpacing"] = .number(gap(box, .vertical))
    flow["children"] = .layouts(nodes)
    let distribution = distribution(box.word("justify-content", "flex-start"), of: box)
    if distribution != "leading" { flow["distribution"] = .text(distribution) }
    guard isMoved else { return flow }
    let moved = edge(box.word("align-content"), of: box)
    guard moved != .start else { return flow }
    flow.set(main, .fill)
    flow["overflow"] = .text("visible")
    var stack = LayoutDescription.stack(cross, [flow])
    stack["distribution"] = .text(moved.distribution)
    return stack
  }
}
