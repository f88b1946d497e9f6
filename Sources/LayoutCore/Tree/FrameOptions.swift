package import LayoutGeometry

/// What a frame around a layout is told besides its lengths.
@usableFromInline package struct FrameOptions: Hashable, Sendable {
  package var alignment: Alignment
  /// How long the frame is as a part of the layout around it.
  package var fractions: LengthFractions
  /// The axes along which the frame is as long as its content has to be.
  package var leastAxes: Axis.Set
  /// Whether the frame is no layout of its own, but says how long the one in it is.
  package var isOwnLength: Bool

  package init(
    alignment: Alignment, fractions: LengthFractions = LengthFractions(), leastAxes: Axis.Set = [],
    isOwnLength: Bool = false
  ) {
    self.alignment = alignment
    self.fractions = fractions
    self.leastAxes = leastAxes
    self.isOwnLength = isOwnLength
  }
}

extension FrameOptions {
  /// The axes along which the frame says its length otherwise than in points.
  package var said: Axis.Set { fractions.axes.union(leastAxes) }
}

/// Which part of the inner length of the layout around it something is as long as, along each axis for which that was said.
package struct LengthFractions: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// These, and where nothing is said others.
  package func updated(by other: LengthFractions) -> LengthFractions {
    LengthFractions(width: other.width ?? width, height: other.height ?? height)
  }

  /// The axes for which it was said.
  package var axes: Axis.Set {
    Axis.Set((width == nil ? [] : [Axis.Set.horizontal]) + (height == nil ? [] : [.vertical]))
  }
}
