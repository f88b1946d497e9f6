internal import LayoutGeometry

// Blocks, as columns: margins that collapse have become one distance before.
extension HTMLWriter {
  func blocks(_ box: HTMLBox, _ isDefinite: PerAxis<Bool>) throws -> LayoutDescription {
    var nodes: [LayoutDescription] = []
    for child in box.flow {
      let below = HTMLSides(top: child.distance)
      nodes.append(inset(try block(child, in: box, isDefinite), below))
    }
    if box.distanceBelow != 0, let last = nodes.popLast() {
      nodes.append(inset(last, HTMLSides(bottom: box.distanceBelow)))
    }
    var stack = LayoutDescription.stack(.vertical, nodes)
    // The content moves as one.
    let said = box.word("align-content", "normal")
    let asOne = ["space-between": "start", "space-around": "center", "space-evenly": "center"]
    let distribution = distribution(asOne[said] ?? said, of: box)
    if asOne[said] != nil || said.hasPrefix("safe ") { box.approximate("safe alignment of the content of a block") }
    if distribution != "leading", isDefinite.vertical { stack["distribution"] = .text(distribution) }
    return stack
  }

  private func block(_ child: HTMLBox, in box: HTMLBox, _ isDefinite: PerAxis<Bool>) throws -> LayoutDescription {
    let isAuto = (child.isAuto(leading), child.isAuto(trailing))
    let place: HTMLEdge =
      switch isAuto {
      case (true, true): .center
      case (true, false): .end
      case (false, true): .start
      case (false, false): blockEdge(child, in: box)
      }
    let isRuled = child.ratio != nil && child.said(.vertical) != nil
    if child.isFree(.horizontal), !child.shrinksToFit, !isRuled {
      let words = try self.box(child, PerAxis(isDefinite.horizontal ? .fill : .open, .hug))
      // It leaves room only where it may not take all.
      guard place != .start, child.says("max-width") else { return words }
      return framed(
        words, PerAxis(place, .start), PerAxis(room(isDefinite.horizontal), nil), held: (child, .horizontal))
    }
    let words = try self.box(child, PerAxis(.hug, .hug))
    guard isDefinite.horizontal || isAuto.0 || isAuto.1 else { return words }
    if child.relative(.horizontal) != nil, place != .start {
      return plainFrame(words, .horizontal, place, isDefinite)
    }
    return framed(
      words, PerAxis(place, .start), PerAxis(room(isDefinite.horizontal), nil), held: (child, .horizontal))
  }

  /// Where blocks stand that are less wide than what is around them: words of text move only what stands in lines.
  private func blockEdge(_ child: HTMLBox, in box: HTMLBox) -> HTMLEdge {
    let inLines = ["center": "-webkit-center", "left": "-webkit-left", "right": "-webkit-right", "end": "end"]
    var word = box.word("text-align", "start")
    if child.shrinksToFit, child.isInLine { word = inLines[word] ?? word }
    switch word {
    case "-webkit-center": return .center
    case "-webkit-left": return leading == .left ? .start : .end
    case "-webkit-right": return leading == .left ? .end : .start
    case "end": return child.isInLine ? .end : .start
    default: return .start
    }
  }
}
