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
  var children: [Child] = []
  /// Whether all children have one length along the stack.
  var isHomogeneous = false

  /// The axes along which it takes what others could have.
  var expands: Axis.Set {
    children.reduce(into: []) { axes, child in
      axes.formUnion(child.part.expands)
      if child.stretch > 0 { axes.insert(Axis.Set(axis)) }
    }
  }

  /// The words of it.
  var description: LayoutDescription {
    var stack = LayoutDescription(type: isHomogeneous ? "balancedStack" : "stack", id: id)
    stack["axis"] = .text(axis == .horizontal ? "row" : "column")
    stack["spacing"] = .number(spacing)
    let growing = GrowingTracks.indices(
      count: children.count, stretch: { children[$0].stretch },
      expands: { children[$0].part.expands.contains(Axis.Set(axis)) }, grows: { children[$0].part.grows(axis) })
    stack["children"] = .layouts(
      children.enumerated().map { index, child in
        var words = withoutSpace(child.part).finished
        if !growing.contains(index), child.part.grows(axis), !isHomogeneous {
          words["stretch"] = .number(0)
        } else if child.stretch > 1 {
          words["stretch"] = .number(Double(child.stretch))
        }
        return words
      })
    return stack
  }

  /// A gap with the space beside it is as long as a form says of the gap alone: forms keep no space beside gaps.
  private func withoutSpace(_ part: FormPart) -> FormPart {
    guard part.isSpacer, let demand = part[axis] else { return part }
    func shorter(_ length: Double) -> Double { max(length - spacing, 0) }
    var part = part
    part[axis] = LengthDemand(
      minimum: shorter(demand.minimum), ideal: shorter(demand.ideal), maximum: shorter(demand.maximum))
    return part
  }
}
