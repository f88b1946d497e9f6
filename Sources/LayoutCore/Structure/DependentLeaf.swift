internal import LayoutGeometry

/// A leaf whose length along one axis follows from the container that it stands in.
enum DependentLeaf: Equatable {
  /// A divider is thin along the row or column that it parts, unless a length was said.
  case divider(thin: Axis)
  /// A spacer with a least length asks for nothing across its stack.
  case spacer(silent: Axis)

  /// One point, as SwiftUI's dividers on a screen of one pixel to the point.
  private static let dividerThickness = 1.0

  /// What the leaf asks for along an axis; `nil` where that does not follow from its container.
  func length(_ axis: Axis, hasLimits: Bool) -> Length? {
    switch self {
    case .divider(let thin): thin == axis && !hasLimits ? .fixed(Self.dividerThickness) : nil
    case .spacer(let silent): silent == axis ? .flexible : nil
    }
  }
}
