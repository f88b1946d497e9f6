package import LayoutGeometry

/// The direction of a stack.
public enum StackAxis: String, Hashable, Sendable, CaseIterable {
  /// Children stand side by side, from left to right.
  case row
  /// Children stand one below the other, from top to bottom.
  case column

  /// Another word for ``row``: the compiler says so.
  @available(*, unavailable, renamed: "row")
  public static var horizontal: StackAxis { .row }

  /// Another word for ``column``: the compiler says so.
  @available(*, unavailable, renamed: "column")
  public static var vertical: StackAxis { .column }

  /// The axis along which children follow each other.
  package var main: Axis { self == .row ? .horizontal : .vertical }
}
