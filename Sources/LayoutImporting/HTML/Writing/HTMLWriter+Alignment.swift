internal import LayoutGeometry

// Words of alignment.
extension HTMLWriter {
  private static let starts: Set<String> = [
    "start", "flex-start", "self-start", "normal", "stretch", "baseline", "left", "unsafe start", "unsafe flex-start",
    "legacy",
  ]
  private static let ends: Set<String> = [
    "end", "flex-end", "self-end", "right", "unsafe end", "unsafe flex-end", "last baseline",
  ]
  private static let spaces = [
    "space-between": "spaceBetween", "space-around": "spaceAround", "space-evenly": "spaceEvenly",
  ]

  /// How an item is aligned across its line.
  func aligned(_ child: HTMLBox, in parent: HTMLBox) -> String {
    let word = child.word("align-self")
    return word == "auto" ? parent.word("align-items", "stretch") : word
  }

  /// Where a word of alignment moves what it is said of.
  func edge(_ said: String, of box: HTMLBox) -> HTMLEdge {
    let word = said.hasPrefix("safe ") ? String(said.dropFirst(5)) : said
    if Self.starts.contains(word) { return .start }
    if Self.ends.contains(word) { return .end }
    if word == "center" || word == "unsafe center" { return .center }
    box.lose("the alignment \(word)")
    return .start
  }

  /// The same in a container whose lines or items run backwards: words of flex turn around, others do not.
  func edge(_ word: String, of box: HTMLBox, isReversed: Bool) -> HTMLEdge {
    let place = edge(word, of: box)
    let stays = ["start", "end", "self-start", "self-end", "left", "right"].contains(word)
    return isReversed && !stays ? place.reversed : place
  }

  /// As `edge`, where `self-start` and `self-end` follow the direction of the box itself.
  func ownEdge(_ word: String, of box: HTMLBox, _ axis: Axis) -> HTMLEdge {
    let place = edge(word, of: box)
    let isOther = (box.word("direction", "ltr") == "rtl") != findings.isRightToLeft
    return word.hasPrefix("self-") && axis == .horizontal && isOther ? place.reversed : place
  }

  /// The distribution that a word says.
  func distribution(_ word: String, of box: HTMLBox, isReversed: Bool = false) -> String {
    Self.spaces[word] ?? edge(word, of: box, isReversed: isReversed).distribution
  }

  /// A gap of a box along an axis, in points.
  func gap(_ box: HTMLBox, _ axis: Axis) -> Double {
    let length = box.length(axis.gapName)
    if let points = length.points { return max(0, points) }
    guard let part = length.part else { return 0 }
    if gapPart(box, axis) != nil, box.display == "flex", !box.wraps { return 0 }
    guard let base = box.saidContent(axis) else {
      // Of a height that is not given it is none.
      if axis == .vertical, box.display == "flex", definite.last?[axis] != true { return 0 }
      box.lose("a gap in percent of a length that is not said")
      return 0
    }
    return CSSLength.held(max(0, part * base))
  }

  /// The part of the length around it that a gap is, where that is given but not said.
  func gapPart(_ box: HTMLBox, _ axis: Axis) -> Double? {
    guard let part = box.length(axis.gapName).part, part > 0, definite.last?[axis] == true,
      box.saidContent(axis) == nil
    else { return nil }
    return part
  }
}
