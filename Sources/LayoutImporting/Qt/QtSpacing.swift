internal import LayoutGeometry

/// The space that a layout keeps between what stands in it, along both axes.
struct QtSpacing {
  var horizontal: Double
  var vertical: Double

  /// The space that the style Fusion keeps.
  static let style = QtSpacing(horizontal: QtReader.spacing, vertical: QtReader.spacing)

  subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

  /// What a layout in this one keeps that says nothing itself: the same, or none where this one has two of them.
  var inherited: QtSpacing { horizontal == vertical ? self : QtSpacing(horizontal: 0, vertical: 0) }
}

extension QtReader {
  /// The space that a layout keeps, as it says itself, or else the whole form, or else what it stands in.
  func spacing(_ properties: QtProperties, in outer: QtSpacing) -> QtSpacing {
    func said(_ name: String) -> Double? { properties.number(name).flatMap { $0 >= 0 ? $0 : nil } }
    let both = said("spacing") ?? defaultSpacing
    return QtSpacing(
      horizontal: said("horizontalSpacing") ?? both ?? outer.inherited.horizontal,
      vertical: said("verticalSpacing") ?? both ?? outer.inherited.vertical)
  }

  /// The margins that a layout keeps around it.
  ///
  /// - Parameter usual: What it keeps where it says nothing.
  func insets(_ properties: QtProperties, usual: Double) -> EdgeInsets {
    let all = properties.number("margin") ?? usual
    func side(_ name: String) -> Double { max(properties.number(name) ?? all, 0) }
    return EdgeInsets(
      top: side("topMargin"), leading: side("leftMargin"), bottom: side("bottomMargin"), trailing: side("rightMargin"))
  }
}
