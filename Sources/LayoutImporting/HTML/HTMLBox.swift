internal import LayoutGeometry

/// An element of a page with its style, its children and what is written in it.
struct HTMLBox {
  let element: FormElement
  var style: CSSStyle
  var children: [HTMLBox] = []
  /// What is written in it, where it has no boxes in it.
  var text: String?

  var display: String { style["display"] ?? "block" }
  var isAbsolute: Bool { style["position"] == "absolute" || style["position"] == "fixed" }
  /// The children that take room.
  var flow: [HTMLBox] { children.filter { !$0.isAbsolute } }

  func points(_ name: String) -> Double { CSSLength(style[name])?.points ?? 0 }

  /// The space and the lines around its content.
  var padding: EdgeInsets {
    func side(_ name: String) -> Double { max(points("padding-\(name)"), 0) + max(points("border-\(name)-width"), 0) }
    return EdgeInsets(top: side("top"), leading: side("left"), bottom: side("bottom"), trailing: side("right"))
  }

  var margin: EdgeInsets {
    EdgeInsets(
      top: points("margin-top"), leading: points("margin-left"), bottom: points("margin-bottom"),
      trailing: points("margin-right"))
  }

  /// A length that is said of it, as that of its border box.
  func said(_ name: String, _ axis: Axis) -> CSSLength? {
    guard let length = CSSLength(style[name]) else { return nil }
    guard case .points(let points) = length, points >= 0 else { return length.points == nil ? length : nil }
    let around = axis == .horizontal ? padding.leading + padding.trailing : padding.top + padding.bottom
    return .points(style["box-sizing"] == "border-box" ? max(points, around) : points + around)
  }

  static func name(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  func said(_ axis: Axis) -> CSSLength? { said(Self.name(axis), axis) }
  func least(_ axis: Axis) -> Double? { said("min-" + Self.name(axis), axis)?.points }

  /// The greatest length, which is never below the least one.
  func greatest(_ axis: Axis) -> Double? {
    said("max-" + Self.name(axis), axis)?.points.map { max($0, least(axis) ?? 0) }
  }
}
