internal import LayoutGeometry

// Boxes that a line makes shorter than what is in them: they are as long as they would be without that.
extension HTMLWriter {
  /// The content of a box, with what the box has around it, as a scroll.
  ///
  /// A box from which content stands out is as long as it can be before others are as long as they would like to be; a scroll is
  /// not.
  func scroll(_ box: HTMLBox, _ isDefinite: PerAxis<Bool>, along axis: Axis) throws -> LayoutDescription {
    let isDefinite = PerAxis(axis, false, isDefinite[axis.other])
    var content = try padded(box, content(box, isDefinite), isDefinite)
    fill(&content, isDefinite)
    var scroll = LayoutDescription(type: "scroll")
    scroll["axis"] = .text(axis == .vertical ? "vertical" : "horizontal")
    scroll["children"] = .layouts([content])
    return scroll
  }

  /// The axis along which the length of a box is told by a line, and those of what is in it do not follow from it; `nil` for any
  /// other box.
  func scrollAxis(of box: HTMLBox, _ modes: PerAxis<HTMLMode>) -> Axis? {
    guard box.isBlock, !box.isLeaf, box.parent?.display == "flex" else { return nil }
    return Axis.allCases.first { axis in
      guard givesWay(box, axis, modes[axis]) else { return false }
      guard axis == .vertical else { return box.text == nil && box.flow.allSatisfy { $0.said(axis) != nil } }
      let isRelative = box.flow.contains { $0.length("height").part != nil || $0.length("min-height").part != nil }
      if isRelative { box.approximate("percentages of a height that may be less than that of the content") }
      return !isRelative
    }
  }

  private func givesWay(_ box: HTMLBox, _ axis: Axis, _ mode: HTMLMode) -> Bool {
    guard box.clips(axis) || box.says("min-\(axis.lengthName)") else { return false }
    return switch mode {
    case .said(.limits, _): true
    case .fill: axis == .vertical
    default: false
    }
  }
}
