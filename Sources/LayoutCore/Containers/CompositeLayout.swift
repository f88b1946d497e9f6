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
  /// Appends the body to a tree.
  @inlinable public func append(to tree: inout LayoutTree) { body.append(to: &tree) }
}
