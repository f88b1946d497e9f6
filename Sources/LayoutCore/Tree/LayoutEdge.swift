package import LayoutGeometry

/// An edge or a length of something in a layout, as explanations name it.
public enum LayoutEdge: String, Hashable, Sendable, CaseIterable {
  /// The left edge, from the left of the root.
  case left
  /// The right edge, from the left of the root.
  case right
  /// The top edge, from the top of the root.
  case top
  /// The bottom edge, from the top of the root.
  case bottom
  /// The width.
  case width
  /// The height.
  case height

  /// The axis that it is on.
  package var axis: Axis {
    switch self {
    case .left, .right, .width: .horizontal
    case .top, .bottom, .height: .vertical
    }
  }

  /// Its value in a rectangle, in points.
  package func value(in rect: Rect) -> Double {
    switch self {
    case .left: rect.x
    case .right: rect.x + rect.width
    case .top: rect.y
    case .bottom: rect.y + rect.height
    case .width: rect.width
    case .height: rect.height
    }
  }

  /// Whether it is a place, which moves with everything around it; a length does not.
  package var isPosition: Bool { self != .width && self != .height }

  var attribute: LayoutAnchor.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    }
  }
}
