/// A layout of your own that is put together of others, as SwiftUI's views are.
///
/// It is what its body is: its modifiers, its id and its place are those of the body.
public protocol CompositeLayout: Layout {
  /// The type of what it is put together of.
  associatedtype Body: Layout

  /// What it is put together of; several layouts are a group.
  @LayoutBuilder var body: Body { get }
}

extension CompositeLayout {
  /// A body of no known type: the compiler says what to write instead.
  @available(*, unavailable, message: "The body is of one type: write `var body: some Layout { ... }`.")
  public var body: [Item] { [] }

  /// Appends the body to a tree.
  @inlinable public func append(to tree: inout LayoutTree) { body.append(to: &tree) }
}
