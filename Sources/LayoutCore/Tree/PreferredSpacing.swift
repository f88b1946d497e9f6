internal import LayoutGeometry

/// The distances that a child of a stack wants to its neighbours; `nil` where it has no preference.
package struct PreferredSpacing: Hashable, Sendable {
  package var left: Double?
  package var right: Double?
  package var top: Double?
  package var bottom: Double?

  package init(left: Double? = nil, right: Double? = nil, top: Double? = nil, bottom: Double? = nil) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// Whether there is no preference at all.
  package var isEmpty: Bool { self == PreferredSpacing() }

  /// The preferences, each with the key that a document has for it.
  package var named: [(key: String, value: Double?)] {
    guard !isEmpty else { return [] }
    return [
      ("preferredSpacing.left", left), ("preferredSpacing.right", right), ("preferredSpacing.top", top),
      ("preferredSpacing.bottom", bottom),
    ]
  }

  func before(_ axis: Axis) -> Double? { axis == .horizontal ? left : top }
  func after(_ axis: Axis) -> Double? { axis == .horizontal ? right : bottom }

  /// These preferences, with those of `newer` where it has some.
  func updated(by newer: PreferredSpacing) -> PreferredSpacing {
    PreferredSpacing(
      left: newer.left ?? left, right: newer.right ?? right, top: newer.top ?? top, bottom: newer.bottom ?? bottom)
  }

  mutating func set(_ length: Double, _ edges: Edge.Set) {
    if edges.contains(.leading) { left = length }
    if edges.contains(.trailing) { right = length }
    if edges.contains(.top) { top = length }
    if edges.contains(.bottom) { bottom = length }
  }

  /// The distance to the next child: the larger of the two preferences that face each other.
  ///
  /// Source: SwiftUI's `ViewSpacing.distance(to:along:)`.
  func distance(to next: PreferredSpacing, along axis: Axis) -> Double? {
    switch (after(axis), next.before(axis)) {
    case (let mine?, let other?): max(mine, other)
    case (let mine, let other): mine ?? other
    }
  }
}
