public import LayoutGeometry

/// The distances of padding from its content, edge by edge; `nil` is the engine's default spacing.
@usableFromInline package struct PaddingOptions: Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init(top: Double?, leading: Double?, bottom: Double?, trailing: Double?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @usableFromInline package init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// One length on some edges, and none on the others.
  @usableFromInline init(_ edges: Edge.Set, _ length: Double?) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The edges in the order of documents, each with its key.
  package var named: [(key: String, value: Double?)] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
  }

  func insets(defaultSpacing: Double) -> EdgeInsets {
    EdgeInsets(
      top: top ?? defaultSpacing, leading: leading ?? defaultSpacing, bottom: bottom ?? defaultSpacing,
      trailing: trailing ?? defaultSpacing)
  }

  /// The same padding, with its two lengths along an axis multiplied.
  package func scaled(by factor: Double, along axis: Axis) -> PaddingOptions {
    var copy = self
    if axis == .horizontal {
      copy.leading = leading.map { $0 * factor }
      copy.trailing = trailing.map { $0 * factor }
    } else {
      copy.top = top.map { $0 * factor }
      copy.bottom = bottom.map { $0 * factor }
    }
    return copy
  }
}

extension EdgeInsets {
  /// The distance before the content along an axis.
  func before(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The distances before and after the content along an axis, together.
  func total(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
