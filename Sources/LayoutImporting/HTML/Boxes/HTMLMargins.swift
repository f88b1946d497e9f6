internal import LayoutGeometry

/// Vertical margins that are one, worked out before anything is written: boxes are told their distances.
enum HTMLMargins {
  /// The margins that are left to the parent of a box.
  struct Outer {
    var above: [Double]
    var below: [Double]
    /// Whether those above and below are all one.
    var through = false
  }

  /// Works out, for a box and all in it, which vertical margins are one (CSS 2.2, 8.3.1), and writes the distances to the boxes.
  @discardableResult
  static func collapse(_ box: HTMLBox) -> Outer {
    for child in box.absolutes { collapse(child) }
    let isInBlock = box.parent?.isBlock == true
    var outer = Outer(
      above: [isInBlock ? box.margin(.top) : 0], below: [isInBlock ? box.margin(.bottom) : 0])
    guard box.isBlock else {
      for child in box.flow { collapse(child) }
      return outer
    }
    let insets = box.insets
    let isOpenAbove = !isIsolated(box) && insets.top == 0
    let isOpenBelow = !isIsolated(box) && insets.bottom == 0 && saysNoHeight(box)
    var (pending, isAtTop, reached) = ([Double](), isOpenAbove, 0.0)
    for child in box.flow {
      let inner = collapse(child)
      child.marginsAreDistances = true
      if isAtTop {
        outer.above += inner.above
        child.distance = 0
        if inner.through {
          outer.above += inner.below
        } else {
          (pending, isAtTop, reached) = (inner.below, false, 0)
        }
        continue
      }
      pending += inner.above
      child.distance = together(pending) - reached
      if inner.through {
        reached = together(pending)
        pending += inner.below
      } else {
        (pending, reached) = (inner.below, 0)
      }
    }
    if !isIsolated(box), insets.bottom == 0, box.length("height").isWord, !saysNoHeight(box),
      pending.contains(where: { $0 != 0 })
    {
      box.approximate("margins below a least height")
    }
    if isAtTop, isOpenBelow, box.text == nil {
      return Outer(above: outer.above + outer.below, below: [], through: true)
    }
    if isOpenBelow {
      // What stands between the last box and the edge is the parent's.
      box.distanceBelow = -reached
      outer.below += pending
    } else {
      box.distanceBelow = together(pending) - reached
    }
    return outer
  }

  /// Whether margins inside and outside never meet.
  private static func isIsolated(_ box: HTMLBox) -> Bool {
    guard let parent = box.parent, parent.isBlock else { return true }
    return box.isAbsolute || box.display == "flow-root" || box.shrinksToFit || box.isContained
      || Axis.allCases.contains(where: box.clips)
  }

  /// Whether the height follows from the content.
  private static func saysNoHeight(_ box: HTMLBox) -> Bool {
    ["height", "min-height"].allSatisfy { key in
      switch box.length(key) {
      case .points(let length), .part(let length): length == 0
      case .word(let word): word == "auto" || word == "none"
      }
    }
  }

  /// The length of margins that are one.
  private static func together(_ margins: [Double]) -> Double {
    max(0, margins.max() ?? 0) + min(0, margins.min() ?? 0)
  }
}
