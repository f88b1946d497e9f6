internal import LayoutGeometry

// What a box and what is around it say about lengths that need no layout.
extension HTMLBox {
  /// How much a scroll bar takes that is shown.
  static let scrollBars = ["none": 0.0, "thin": 11]
  private static let scrollBar = 15.0

  // MARK: What is around the content

  func clips(_ axis: Axis) -> Bool { overflow(axis) != "visible" }

  private func overflow(_ axis: Axis) -> String { word(axis == .horizontal ? "overflow-x" : "overflow-y", "visible") }

  /// How much of the length along `axis` the scroll bar of the other axis takes.
  func scrollBar(_ axis: Axis) -> Double {
    guard overflow(axis.other) == "scroll" else { return 0 }
    return Self.scrollBars[word("scrollbar-width")] ?? Self.scrollBar
  }

  func margin(_ side: HTMLSide) -> Double { distance("margin", side, "margin-\(side)") }
  func padding(_ side: HTMLSide) -> Double { max(0, distance("padding", side, "padding-\(side)")) }
  func border(_ side: HTMLSide) -> Double { max(0, length("border-\(side)-width").points ?? 0) }
  func isAuto(_ side: HTMLSide) -> Bool { style["margin-\(side)"] == "auto" }

  private func distance(_ kind: String, _ side: HTMLSide, _ key: String) -> Double {
    switch length(key) {
    case .points(let points): return points
    case .word: return 0
    case .part(0): return 0
    case .part(let part):
      guard let base = percentBase(.horizontal) else {
        lose("a \(kind) in percent of a width that is not said")
        return 0
      }
      return CSSLength.held(part * base)
    }
  }

  /// Padding, border and scroll bar by side.
  var insets: HTMLSides {
    var insets = HTMLSides()
    for side in HTMLSide.allCases { insets[side] = padding(side) + border(side) }
    for (axis, side) in [(Axis.vertical, HTMLSide.bottom), (.horizontal, findings.isRightToLeft ? .left : .right)] {
      // A scroll bar takes no more than there is.
      let lengths = [length(axis.lengthName).points, length("max-\(axis.lengthName)").points].compactMap(\.self)
      let bar = scrollBar(axis)
      insets[side] += lengths.min().map { max(0, min(bar, $0 - insets.sum(axis))) } ?? bar
    }
    return insets
  }

  /// Padding, border and scroll bar along an axis.
  func around(_ axis: Axis) -> Double { insets.sum(axis) }

  /// Padding and border along an axis, below which no length is.
  func leastAround(_ axis: Axis) -> Double {
    HTMLSide.along(axis).reduce(0) { $0 + padding($1) + border($1) }
  }

  var margins: HTMLSides {
    var margins = HTMLSides()
    for side in HTMLSide.allCases where !marginsAreDistances || side == .left || side == .right {
      margins[side] = margin(side)
    }
    return margins
  }

  // MARK: Lengths that are said

  /// What percentages along an axis are of, where it is a length that the parent says in points.
  func percentBase(_ axis: Axis) -> Double? {
    guard let parent else { return nil }
    if parent.display == "grid", !isAbsolute { return area[axis] }
    return parent.saidContent(axis, padding: isAbsolute)
  }

  /// Whether a flex container may make it longer or shorter than it says.
  private func isFlexed(_ axis: Axis) -> Bool {
    guard let parent, parent.display == "flex", !isAbsolute, parent.isRow == (axis == .horizontal) else { return false }
    guard parent.says(axis.lengthName) || parent.says("max-\(axis.lengthName)") || parent.grow > 0 else { return false }
    return shrink > 0 || grow > 0 || says("flex-basis")
  }

  /// The content box, or the padding box, of a box that says its length itself or fills one that is said.
  func saidContent(_ axis: Axis, padding isPadded: Bool = false) -> Double? {
    let key = axis.rawValue * 2 + (isPadded ? 1 : 0)
    if let found = foundLengths[key], found.generation == findings.generation { return found.length }
    let length = isFlexed(axis) ? nil : findings.quietly { self.content(axis, isPadded) }
    foundLengths[key] = (findings.generation, length)
    return length
  }

  private func content(_ axis: Axis, _ isPadded: Bool) -> Double? {
    guard let length = said(axis) ?? findings.quietly({ self.filled(axis) }) else { return nil }
    let around = HTMLSide.along(axis).reduce(0) { $0 + border($1) + (isPadded ? 0 : padding($1)) }
    return max(0, length - around - scrollBar(axis))
  }

  /// The length of a box that says none and fills one that is said: then it is given before its content.
  private func filled(_ axis: Axis) -> Double? {
    guard let parent, !isAbsolute, word(axis.lengthName) == "auto", ratio == nil,
      !HTMLSide.along(axis).contains(where: isAuto)
    else { return nil }
    let room: Double?
    if parent.isBlock {
      room = axis == .horizontal && !shrinksToFit ? parent.saidContent(axis) : nil
    } else if parent.display == "grid" {
      room = isStretched(axis) ? area[axis] : nil
    } else {
      let isAcross = parent.isRow == (axis == .vertical)
      room = isAcross && !parent.wraps && isStretched(axis) ? parent.saidContent(axis) : nil
    }
    guard let room else { return nil }
    return clamped(axis, max(0, room - HTMLSide.along(axis).reduce(0) { $0 + margin($1) }))
  }

  /// Whether it fills its cell, or its line across.
  private func isStretched(_ axis: Axis) -> Bool {
    let isJustified = axis == .horizontal && parent?.display == "grid"
    var word = word(isJustified ? "justify-self" : "align-self")
    if word == "auto" { word = parent?.word(isJustified ? "justify-items" : "align-items", "normal") ?? "normal" }
    return word == "normal" || word == "stretch"
  }

  /// A least or a greatest length of the border box in points.
  func limit(_ kind: String, _ axis: Axis) -> Double? {
    let key = "\(kind)-\(axis.lengthName)"
    switch length(key) {
    case .word(let word):
      if word != "auto", word != "none" { loseWord(word, of: key) }
      return nil
    case .points(let points): return borderBox(axis, max(0, points))
    case .part(let part):
      guard let base = percentBase(axis) else {
        lose("\(key) in percent of a length that is not said")
        return nil
      }
      return borderBox(axis, CSSLength.held(max(0, part * base)))
    }
  }

  /// Notes a word that a length cannot have here, unless it is one that lengths never have, which is noted already.
  private func loseWord(_ word: String, of key: String) {
    if HTMLChecks.lengthWords.contains(word) { lose("\(key): \(word)") }
  }

  func least(_ axis: Axis) -> Double? { limit("min", axis) }
  func greatest(_ axis: Axis) -> Double? { limit("max", axis) }
  func saysLimit(_ axis: Axis) -> Bool { says("min-\(axis.lengthName)") || says("max-\(axis.lengthName)") }

  /// The length of the border box where that of what `box-sizing` says is `value`.
  func borderBox(_ axis: Axis, _ value: Double) -> Double {
    style["box-sizing"] == "border-box" ? max(value, leastAround(axis)) : value + around(axis)
  }

  /// Words that are lengths of the content.
  static let contentWords: Set<String> = ["max-content", "min-content", "fit-content"]

  /// Whether it says that it is as long as its content.
  func isContentSized(_ axis: Axis) -> Bool { Self.contentWords.contains(word(axis.lengthName)) }

  /// The border box's length in points where the style says it.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - isClamped: Whether its limits count.
  func said(_ axis: Axis, isClamped: Bool = true) -> Double? {
    let length: Double
    switch self.length(axis.lengthName) {
    case .word(let word):
      if word != "auto", word != "stretch", !Self.contentWords.contains(word) { loseWord(word, of: axis.lengthName) }
      return nil
    case .points(let points): length = points
    case .part(let part):
      guard let base = percentBase(axis) else { return nil }
      length = CSSLength.held(part * base)
    }
    let border = borderBox(axis, max(0, length))
    return isClamped ? clamped(axis, border) : border
  }

  /// A length within the limits of the box.
  func clamped(_ axis: Axis, _ value: Double) -> Double {
    let (greatest, least) = (greatest(axis), least(axis))
    return max(min(value, greatest ?? .infinity), least ?? 0, leastAround(axis))
  }

  /// The part of the parent's content that the length is, where the parent's is not said in points.
  func relative(_ axis: Axis) -> Double? {
    guard let part = length(axis.lengthName).part, percentBase(axis) == nil else { return nil }
    return part
  }

  /// Whether it says no length along an axis, so that what is around it gives it one.
  func isFree(_ axis: Axis) -> Bool { said(axis) == nil && relative(axis) == nil && !isContentSized(axis) }

  /// The length that its style says, or that it has without content.
  func saidOrEmpty(_ axis: Axis) -> Double? { said(axis) ?? (isLeaf ? clamped(axis, around(axis)) : nil) }
}
