internal import LayoutGeometry

// Where a box stands.
extension HTMLWriter {
  /// A room in which something stands: along an axis as long as this.
  typealias Room = HTMLLength

  func room(_ isGiven: Bool) -> Room { isGiven ? .fill : .open }

  /// A layout as it is, standing by `place` in a room along the axes that have one.
  ///
  /// A distribution lets content that is too long stand out on the side that CSS says. That of the box `held`, a box and
  /// axes, stands out at the end only.
  func framed(
    _ words: LayoutDescription, _ place: PerAxis<HTMLEdge>, _ rooms: PerAxis<Room?>,
    held: (box: HTMLBox, axes: Axis.Set)? = nil
  ) -> LayoutDescription {
    var words = words
    let moved = Axis.allCases.filter { place[$0] != .start && rooms[$0] != nil }
    for axis in moved {
      var stack = LayoutDescription.stack(axis, [words])
      stack["distribution"] = .text(place[axis].distribution)
      rooms[axis].map { stack.set(axis, $0) }
      stack["overflow"] = .text("visible")
      if let held, held.axes.contains(axis) {
        if place[axis] == .end {
          // What stands at the end cannot give way; a flexible item before it can.
          stack["distribution"] = nil
          stack.children = [space(axis), words]
        } else {
          stack["constraints"] = .texts([hold(held.box, axis)])
        }
      }
      words = stack
    }
    if moved.count == 2 {
      let first = moved[0]
      rooms[first].map { words.set(first, $0) }
      var children = words.children
      let index = children.count - 1
      children[index].set(first, .fill)
      words.children = children
    }
    let rest = Axis.allCases.filter { rooms[$0] != nil && !moved.contains($0) }
    guard !rest.isEmpty else { return words }
    if moved.isEmpty {
      var frame = LayoutDescription(type: "frame")
      frame["alignment"] = .text("topLeading")
      frame["children"] = .layouts([words])
      frame["overflow"] = .text("visible")
      words = frame
    }
    for axis in rest { rooms[axis].map { words.set(axis, $0) } }
    return words
  }

  /// A frame along one axis, in which a layout fits.
  func plainFrame(_ words: LayoutDescription, _ axis: Axis, _ place: HTMLEdge, _ isDefinite: PerAxis<Bool>)
    -> LayoutDescription
  {
    var frame = LayoutDescription(type: "frame")
    frame["alignment"] = .text(HTMLEdge.alignment(PerAxis(axis, place, .start)))
    frame.set(axis, room(isDefinite[axis]))
    frame["children"] = .layouts([words])
    return frame
  }

  /// The relation that keeps a box from standing out at the start of what is around it.
  func hold(_ box: HTMLBox, _ axis: Axis) -> String {
    let side = sides(axis).before
    let margin = box.margins[side]
    if side == .right { return "\(operand(box.id, "right")) <= container.right\(HTMLRelation.plus(-margin))" }
    return "\(operand(box.id, side.rawValue)) >= container.\(side)\(HTMLRelation.plus(margin))"
  }

  /// Relative insets move a box from where it stands.
  func shift(_ box: HTMLBox, _ words: inout LayoutDescription) {
    var offset = LayoutDescription()
    for (axis, key) in [(Axis.horizontal, "x"), (.vertical, "y")] {
      let (before, after) = sides(axis)
      // Of a height that is not said a part is nothing.
      let isUnsaid = axis == .vertical && box.percentBase(axis) == nil
      let side = [before, after].first { side in
        let length = box.length(side.rawValue)
        return !length.isWord && !(isUnsaid && length.part != nil)
      }
      guard let side else { continue }
      var moved = box.length(side.rawValue).points ?? 0
      if let part = box.length(side.rawValue).part {
        if let base = box.percentBase(axis) {
          moved = CSSLength.held(part * base)
        } else {
          box.lose("a place in percent of a width that is not said")
        }
      }
      // Offsets are not mirrored.
      if moved != 0 { offset[key] = .number(side == .left || side == .top ? moved : -moved) }
    }
    if !offset.isEmpty { words["offset"] = .object(offset) }
  }
}
