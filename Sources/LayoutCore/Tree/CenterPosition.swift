package import LayoutGeometry

/// Where the centre of a child stands in its layout, from the leading edge and from the top, in points.
package struct CenterPosition: Hashable, Sendable {
  /// From the leading edge; `nil` where nothing was said.
  package var x: Double?
  /// From the top; `nil` where nothing was said.
  package var y: Double?

  package init(x: Double? = nil, y: Double? = nil) {
    self.x = x
    self.y = y
  }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The same where nothing newer was said.
  func updated(by newer: CenterPosition) -> CenterPosition {
    CenterPosition(x: newer.x ?? x, y: newer.y ?? y)
  }

  /// The position with both distances multiplied.
  package func scaled(by factor: Double) -> CenterPosition {
    CenterPosition(x: x.map { $0 * factor }, y: y.map { $0 * factor })
  }
}
