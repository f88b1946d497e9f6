package import LayoutGeometry

/// The direction of a stack.
public enum StackAxis: String, Hashable, Sendable, CaseIterable {
  /// Children stand side by side, from left to right.
  case row
  /// Children stand one below the other, from top to bottom.
  case column

  /// The axis along which children follow each other.
  package var main: Axis { self == .row ? .horizontal : .vertical }
}
