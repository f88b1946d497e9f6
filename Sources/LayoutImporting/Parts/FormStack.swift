internal import LayoutGeometry

/// Parts of a form in a row or a column.
struct FormStack {
  struct Child {
    var part: FormPart
    /// How long it is beside others with a stretch factor.
    var stretch = 0
  }

  var axis: Axis
  var id: String?
  var spacing: Double
  var rules = FormRules()
  var children: [Child] = []
  /// Whether all children have one length along the stack.
  var isHomogeneous = false

  /// The children that take what is left, by their numbers.
  private var growing: Set<Int> {
    rules.growing(
      children.map { child in
        // A gap that takes no room of its own takes some all the same where it has a stretch factor.
        let isStretchedGap = child.part.isSpacer && child.stretch > 0 && child.part.fills(axis)
        return GrowingPlace(
          stretch: child.stretch, expands: child.part.expands.contains(Axis.Set(axis)),
          grows: isStretchedGap || child.part.grows(axis))
      })
  }

  /// The stack as a part of what it stands in.
  var part: FormPart {
    let growing = growing
    var part = FormPart(description: description(growing))
    for child in children {
      part.expands.formUnion(child.part.expands)
      if child.stretch > 0 { part.expands.insert(Axis.Set(axis)) }
    }
    part.isSpacer = children.allSatisfy(\.part.isSpacer)
    if rules.rest == .spread { part.isFull = fullAxes(growing) }
    return part
  }

  var description: LayoutDescription { part.description }
  var expands: Axis.Set { part.expands }

  /// The axes along which nothing can be longer.
  private func fullAxes(_ growing: Set<Int>) -> Axis.Set {
    var axes: Axis.Set = growing.isEmpty && !isHomogeneous ? Axis.Set(axis) : []
    let parts = children.map(\.part).filter { !$0.isSpacer }
    // What expands says how long all may be; where nothing does, the last does.
    let expanding = parts.filter { $0.expands.contains(Axis.Set(across)) }
    let deciding = expanding.isEmpty ? Array(parts.suffix(1)) : expanding
    if !deciding.isEmpty, !deciding.contains(where: { $0.grows(across) }) { axes.insert(Axis.Set(across)) }
    return axes
  }

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  /// The words of it.
  private func description(_ growing: Set<Int>) -> LayoutDescription {
    var stack = LayoutDescription(type: isHomogeneous ? "balancedStack" : "stack", id: id)
    stack["axis"] = .text(axis == .horizontal ? "row" : "column")
    let (spacing, parts) = isHomogeneous ? (spacing, children.indices.map { (children[$0].part, $0) }) : spaced(growing)
    stack["spacing"] = .number(spacing)
    if axis == .vertical, !isHomogeneous { stack["alignment"] = rules.alignment.map { .text($0) } }
    if !growing.contains(where: { children[$0].part.isEndless(axis) }), !isHomogeneous, !children.isEmpty {
      switch rules.rest {
      case .spread: stack["distribution"] = .text("spaceEvenly")
      case .behind: stack[axis == .horizontal ? "width" : "height"] = .anything
      case .outside: break
      }
    }
    // Whatever is in it, it is as long across as what it stands in.
    let isShort = !children.contains { $0.part.fills(across) && $0.part.isEndless(across) }
    if rules.rest != .outside, !isHomogeneous, !children.isEmpty, isShort {
      stack[across == .horizontal ? "width" : "height"] = .anything
    }
    stack["children"] = .layouts(
      parts.map { part, index in
        guard let index, !isHomogeneous else { return part.finished }
        guard growing.contains(index) else {
          var words = part.finished
          if part.fills(axis) { words["stretch"] = .number(0) }
          return words
        }
        var words = (part.fills(axis) ? part : part.framed(axis)).finished
        if children[index].stretch > 1 { words["stretch"] = .number(Double(children[index].stretch)) }
        return words
      })
    return stack
  }

  /// The children, with the space between them where that stands among them.
  ///
  /// Forms keep no space beside spacers. So a spacer is as much shorter as the space beside it is long; where it is too
  /// short for that, or shares what is left with others, the space is written down itself.
  private func spaced(_ growing: Set<Int>) -> (spacing: Double, children: [(part: FormPart, index: Int?)]) {
    let spacers = children.indices.filter { children[$0].part.isSpacer }
    let isTooShort = spacers.contains { children[$0].part[axis].map { $0.ideal < spacing } ?? true }
    let isMixed = !growing.isDisjoint(with: spacers) && !growing.isSubset(of: spacers)
    let isHollow = spacers.count == children.count
    guard spacing > 0, isTooShort || isMixed || isHollow else {
      return (spacing, children.indices.map { (withoutSpace(children[$0].part), $0) })
    }
    var all: [(part: FormPart, index: Int?)] = []
    var isFirst = true
    for (index, child) in children.enumerated() {
      if !child.part.isSpacer {
        if !isFirst { all.append((space, nil)) }
        isFirst = false
      }
      all.append((child.part, index))
    }
    return (0, all)
  }

  /// The space between two children, as an item.
  private var space: FormPart {
    var part = FormPart(description: LayoutDescription(type: "item"))
    part.width = .fixed(axis == .horizontal ? spacing : 0)
    part.height = .fixed(axis == .horizontal ? 0 : spacing)
    return part
  }

  private func withoutSpace(_ part: FormPart) -> FormPart {
    guard part.isSpacer, let demand = part[axis] else { return part }
    var part = part
    part[axis] = demand.shortened(by: spacing)
    return part
  }
}
