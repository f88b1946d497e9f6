/// Collects the children of a container: a list of layouts, with `if`, `else`, `switch`, `for` and optionals.
///
/// Children keep their types, so that a description is one value with no list behind it.
@resultBuilder
public enum LayoutBuilder {
  /// A layout.
  @inlinable public static func buildExpression<Content: Layout>(_ content: Content) -> Content { content }

  /// Not a layout: the compiler says what to write instead.
  @available(*, unavailable, message: "A string is no layout: Text(\"...\") shows it, Item(\"...\") has it as its id.")
  public static func buildExpression(_ content: String) -> [Item] { [] }

  /// Not a layout: the compiler says what to write instead.
  @available(
    *, unavailable, message: "A number is no layout: Spacer(minLength: 5) is a gap, `spacing:` says all of them."
  )
  public static func buildExpression(_ content: Int) -> [Item] { [] }

  /// Not a layout: the compiler says what to write instead.
  @available(
    *, unavailable, message: "A number is no layout: Spacer(minLength: 5) is a gap, `spacing:` says all of them."
  )
  public static func buildExpression(_ content: Double) -> [Item] { [] }

  /// Not a layout: the compiler says what to write instead.
  @available(*, unavailable, message: "This makes no layout; write it before the layout, or begin it with `let _ =`.")
  public static func buildExpression(_ content: Void) -> [Item] { [] }

  /// No children.
  @inlinable public static func buildBlock() -> [Item] { [] }

  /// The first child, or the only one.
  @inlinable public static func buildPartialBlock<Content: Layout>(first: Content) -> Content { first }

  /// One more child.
  @inlinable public static func buildPartialBlock<Preceding: Layout, Content: Layout>(
    accumulated: Preceding, next: Content
  ) -> LayoutPair<Preceding, Content> {
    LayoutPair(accumulated, next)
  }

  /// A child behind an `if` without `else`.
  @inlinable public static func buildIf<Content: Layout>(_ content: Content?) -> Content? { content }

  /// The first branch of a choice.
  @inlinable public static func buildEither<First: Layout, Second: Layout>(first: First) -> LayoutChoice<First, Second>
  {
    LayoutChoice(.first(first))
  }

  /// The second branch of a choice.
  @inlinable public static func buildEither<First: Layout, Second: Layout>(second: Second) -> LayoutChoice<
    First, Second
  > {
    LayoutChoice(.second(second))
  }

  /// The children that a `for` loop makes.
  @inlinable public static func buildArray<Content: Layout>(_ content: [Content]) -> [Content] { content }

  /// Children behind an `if #available`.
  @inlinable public static func buildLimitedAvailability<Content: Layout>(_ content: Content) -> AnyLayout {
    AnyLayout(content)
  }
}

/// Two layouts in a row, without a container of their own; several are a pair of all but the last one and that.
///
/// Two at a time instead of a pack of any number: what a pack holds the compiler knows only when the program runs.
public struct LayoutPair<First: Layout, Second: Layout>: Layout, CustomStringConvertible {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Appends both layouts to a tree, in order.
  @inlinable public func append(to tree: inout LayoutTree) {
    first.append(to: &tree)
    second.append(to: &tree)
  }
}

/// One of two layouts, as an `if` with an `else` makes it.
public struct LayoutChoice<First: Layout, Second: Layout>: Layout {
  @usableFromInline enum Branch: Sendable {
    /// What stands behind the `if`.
    case first(First)
    /// What stands behind the `else`.
    case second(Second)
  }

  @usableFromInline let branch: Branch

  @inlinable init(_ branch: Branch) { self.branch = branch }

  /// Appends the chosen layout to a tree.
  @inlinable public func append(to tree: inout LayoutTree) {
    switch branch {
    case .first(let layout): layout.append(to: &tree)
    case .second(let layout): layout.append(to: &tree)
    }
  }
}

extension Optional: Layout where Wrapped: Layout {
  /// Appends the layout, where there is one.
  @inlinable public func append(to tree: inout LayoutTree) { self?.append(to: &tree) }
}

extension Array: Layout where Element: Layout {
  /// Appends each layout in order.
  @inlinable public func append(to tree: inout LayoutTree) {
    for layout in self { layout.append(to: &tree) }
  }
}

/// A layout whose type is not known when the program is compiled.
public struct AnyLayout: Layout, CustomStringConvertible {
  @usableFromInline let content: any Layout

  /// Wraps a layout.
  @inlinable public init(_ content: any Layout) { self.content = content }

  /// Appends the wrapped layout to a tree.
  @inlinable public func append(to tree: inout LayoutTree) { content.append(to: &tree) }
}
