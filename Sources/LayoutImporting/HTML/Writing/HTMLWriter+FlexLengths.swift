internal import LayoutGeometry

// How long items are along their line.
extension HTMLWriter {
  /// How each item is as long as it is along a line, and, if `isTied`, what ties their lengths together.
  func mainModes(_ line: HTMLFlexLine, isTied: Bool = true) -> [HTMLMode] {
    let total = line.children.reduce(0) { $0 + $1.grow }
    if line.growsItems, total > 0, total < 1 {
      if let modes = grownByParts(line) { return modes }
      line.box.lose("flex-grow below 1 in all")
    }
    var (growers, shrinkers) = ([HTMLGrower](), [HTMLShrinker]())
    let modes = line.children.map { mode(of: $0, in: line, &growers, &shrinkers) }
    guard isTied else { return modes }
    if !growers.isEmpty {
      tie(growers, in: line)
    } else if shrinkers.count > 1 {
      tie(shrinkers, in: line)
    }
    if let shrinker = shrinkers.first,
      line.children.contains(where: { $0 !== shrinker.box && clipsContent($0, in: line) })
    {
      line.box.approximate("flex-shrink beside content that is clipped")
    }
    return modes
  }

  private func mode(
    of child: HTMLBox, in line: HTMLFlexLine, _ growers: inout [HTMLGrower], _ shrinkers: inout [HTMLShrinker]
  ) -> HTMLMode {
    let main = line.main
    let isDefinite = line.isDefinite[main]
    let grows = child.grow > 0 && line.growsItems
    let shrinks = child.shrink > 0 && line.isLimited
    let around = child.leastAround(main)
    let hasAutomaticLeast = child.length("min-\(main.lengthName)").isWord
    var least = child.least(main)
    if hasAutomaticLeast {
      least = child.isLeaf || child.clips(main) ? around : nil
    } else {
      least = least.map { max($0, around) }
    }
    guard let own = basis(child, in: line) else {
      return modeOfContent(child, in: line, least: least, &growers)
    }
    let greatest = child.greatest(main)
    let base = child.clamped(main, own)
    if shrinks {
      shrinkers.append(HTMLShrinker(box: child, base: own, inner: own - around, factor: child.shrink))
    }
    let lower = child.shrink == 0 || !line.isLimited ? max(base, least ?? base) : least
    if lower == nil, !grows, child.length("flex-basis").points != nil, base > 0 {
      // Content that is longer makes it longer.
      return .said(.limits(HTMLLimits(ideal: base)), isDefinite: isDefinite)
    }
    var limits = HTMLLimits(ideal: max(base, lower ?? 0))
    limits.least = lower.map { least == nil ? min($0, base) : $0 }
    let ideal = limits.ideal ?? 0
    limits.greatest = grows ? .init(greatest.map { max($0, ideal) }) : .points(ideal)
    if grows, own <= base, base < greatest ?? .infinity {
      // What is cut down to its limit, or at it, grows no more.
      growers.append(HTMLGrower(box: child, base: own, factor: child.grow))
    }
    let isGiven = isDefinite || child.grow == 0 || line.growsItems
    if let least = limits.least, limits.greatest == .points(least) {
      return .said(.fixed(least), isDefinite: isGiven)
    }
    return .said(.limits(limits), isDefinite: isGiven)
  }

  /// The mode of an item whose length follows from its content, or is a part of one that is found elsewhere.
  private func modeOfContent(
    _ child: HTMLBox, in line: HTMLFlexLine, least: Double?, _ growers: inout [HTMLGrower]
  ) -> HTMLMode {
    let main = line.main
    let isDefinite = line.isDefinite[main]
    let greatest = child.greatest(main)
    let shrinks = child.shrink > 0
    if isDefinite, child.word("flex-basis") == "auto", let part = child.relative(main), canRelate(child, main) {
      relate(
        "\(operand(child, main)) == \(part) * container.\(main.lengthName)",
        priority: shrinks ? HTMLRelation.shrink : nil)
      if shrinks, line.children.count > 1 { line.box.approximate("percentages that may shrink") }
      return .said(
        .limits(HTMLLimits(least: least ?? 0, ideal: least ?? 0, greatest: .init(greatest))), isDefinite: true)
    }
    if child.grow > 0, line.growsItems {
      if main == .vertical, least == nil, !child.clips(main) {
        // It is no less high than its content, so nothing in it has to shrink.
        child.holdsContent = main
      }
      growers.append(HTMLGrower(box: child, base: nil, factor: child.grow))
      return .said(.limits(HTMLLimits(least: least, greatest: .init(greatest))), isDefinite: isDefinite)
    }
    if child.word("flex-basis") == "content" { return .said(.ideal, isDefinite: false) }
    if child.hasBreakingText, line.isLimited, shrinks {
      let limits = greatest.map { HTMLLength.limits(HTMLLimits(greatest: .points($0))) }
      return .said(limits ?? .nothing, isDefinite: false)
    }
    if let least, clipsContent(child, in: line) {
      // Clipped content has no least length.
      return .said(.limits(HTMLLimits(least: least)), isDefinite: false)
    }
    return .hug
  }

  /// Whether an item is as long as its content, and may be cut to less.
  private func clipsContent(_ child: HTMLBox, in line: HTMLFlexLine) -> Bool {
    let main = line.main
    return line.isLimited && child.shrink > 0 && child.clips(main) && !child.isLeaf
      && child.length("min-\(main.lengthName)").isWord && findings.quietly { basis(child, in: line) } == nil
  }

  /// The flex base size in points, or `nil` where it follows from the content or from a length found elsewhere.
  func basis(_ child: HTMLBox, in line: HTMLFlexLine) -> Double? {
    let main = line.main
    let isDefinite = line.isDefinite[main]
    var said = child.length("flex-basis")
    // The length of a row is found from what its items contain.
    if main == .horizontal, !isDefinite, !said.isWord { said = .word("auto") }
    switch said {
    case .points(let points): return child.borderBox(main, max(0, points))
    case .part(let part):
      if let base = child.percentBase(main) { return child.borderBox(main, CSSLength.held(max(0, part * base))) }
      if part == 0, isDefinite { return child.leastAround(main) }
      if isDefinite { child.lose("flex-basis in percent of a length that is not said") }
      return child.isLeaf ? child.leastAround(main) : nil
    case .word(let given):
      var word = given
      if word == "auto" {
        if let said = child.said(main, isClamped: false) { return said }
        if child.isContentSized(main) { word = child.word(main.lengthName) }
      }
      if given == "fit-content" { child.lose("flex-basis: fit-content") }
      if main == .horizontal, let text = child.text {
        if word == "max-content" || word == "fit-content" { return text.width + child.around(main) }
        if word == "min-content" { return text.widestWord + child.around(main) }
      } else if HTMLBox.contentWords.contains(given) {
        word = "content"
      }
      if word != "auto", word != "content", !HTMLBox.contentWords.contains(word) { child.lose("flex-basis: \(word)") }
      guard child.relative(main) == nil else { return nil }
      // One line of text says how long it is.
      if main == .horizontal, isDefinite, let text = child.text { return text.width + child.around(main) }
      return child.isLeaf && child.ratio == nil ? child.around(main) : nil
    }
  }
}
