package import LayoutGeometry

/// What a scroll is told besides its content.
package struct ScrollOptions: Hashable, Sendable {
  /// Along which its content may be longer than it is.
  package var axis: Axis

  package init(axis: Axis) { self.axis = axis }
}
