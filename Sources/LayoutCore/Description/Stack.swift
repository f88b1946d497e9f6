public import LayoutGeometry

/// The direction of a stack.
public enum StackAxis: String, Hashable, Sendable, CaseIterable {
  /// Children stand side by side, from left to right.
  case row
  /// Children stand one below the other, from top to bottom.
  case column

  /// The axis along which children follow each other.
  public var main: Axis { self == .row ? .horizontal : .vertical }
}

/// Where the children of a stack sit across its direction.
public enum StackAlignment: Hashable, Sendable, CaseIterable {
  /// At the top of a row, at the left of a column.
  case leading
  /// In the middle.
  case center
  /// At the bottom of a row, at the right of a column.
  case trailing
  /// In a row, the first lines of text stand on one line; what has no text stands on it.
  case firstTextBaseline
  /// In a row, the last lines of text stand on one line; what has no text stands on it.
  case lastTextBaseline

  /// The part of the free space that is left before, where there is no line to share: 0, 0.5 or 1.
  ///
  /// The first baseline counts as leading, the last one as trailing.
  public var fraction: Double {
    switch self {
    case .leading, .firstTextBaseline: 0
    case .center: 0.5
    case .trailing, .lastTextBaseline: 1
    }
  }

  /// The line of text that it lines up by, if it does.
  public var baseline: TextBaseline? {
    switch self {
    case .firstTextBaseline: .first
    case .lastTextBaseline: .last
    case .leading, .center, .trailing: nil
    }
  }
}

/// Children in a row or in a column, in the spirit of Simple Layout Engine.
///
/// A child without a size along the stack is flexible: flexible children share what the container leaves, equally, within
/// their limits. A child without a size across the stack fills it. With no flexible child, what is left stays at the end.
/// Children that do not fit make placing throw, with the container and exactly the children that contradict each other.
public struct Stack<Content: Layout>: Layout {
  let options: StackOptions
  @usableFromInline var content: Content

  init(options: StackOptions, content: Content) {
    self.options = options
    self.content = content
  }

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - axis: Whether children stand in a row or in a column.
  ///   - alignment: Where children sit across the stack.
  ///   - spacing: The gap between neighbours in points, negative for overlap; `nil` is the engine's default, 8.
  ///   - content: The children.
  public init(
    _ axis: StackAxis, alignment: StackAlignment = .center, spacing: Double? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    self.init(options: StackOptions(axis: axis, alignment: alignment, spacing: spacing), content: content())
  }

  /// Appends the stack and its children to a tree.
  @inlinable public func append(to tree: inout LayoutTree) {
    let container = open(in: &tree)
    if tree.takesChildren { content.append(to: &tree) }
    tree.closeContainer(container)
  }

  @usableFromInline func open(in tree: inout LayoutTree) -> Int { tree.openContainer(.init(kind: .stack(options))) }
}
