internal import LayoutGeometry

/// An edge as people call it: as it is drawn, or by the layout direction.
package enum NamedEdge: Hashable, CaseIterable, Sendable {
  /// An edge or a length, whatever the direction is.
  case drawn(LayoutEdge)
  /// Where the layout direction starts.
  case leading
  /// Where the layout direction ends.
  case trailing

  package static let allCases: [NamedEdge] = [
    .drawn(.left), .drawn(.right), .leading, .trailing, .drawn(.top), .drawn(.bottom), .drawn(.width), .drawn(.height),
  ]

  /// Finds an edge by what it is called; `nil` where there is none.
  package init?(name: String) {
    guard let edge = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = edge
  }

  /// What it is called.
  package var name: String {
    switch self {
    case .drawn(let edge): edge.rawValue
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  /// The axis that it is on.
  var axis: Axis { drawn(in: .leftToRight).axis }

  /// The edge that it is in a layout direction.
  func drawn(in direction: LayoutDirection) -> LayoutEdge {
    switch self {
    case .drawn(let edge): edge
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}

extension LayoutTree {
  /// The direction that was said of what is around a node, or of the root itself; `nil` where none was.
  func direction(around node: Int) -> LayoutDirection? {
    guard node > 0 else { return direction(in: node) }
    return nodes[..<node].indices.last { nodes[$0].end > node && layoutDirection(of: $0) != nil }
      .flatMap { layoutDirection(of: $0) }
  }

  /// The direction that was said of a node, or of what is around it; `nil` where none was.
  func direction(in node: Int) -> LayoutDirection? {
    layoutDirection(of: node) ?? (node > 0 ? direction(around: node) : nil)
  }
}
