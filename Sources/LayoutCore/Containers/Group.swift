/// Several layouts where one is expected, without a container of their own.
///
/// A modifier on a group applies to each of its layouts. A container takes them as children of its own.
public struct Group<Content: Layout>: Layout, CustomStringConvertible {
  @usableFromInline let content: Content

  /// Creates a group of any number of layouts.
  @inlinable public init(@LayoutBuilder content: () -> Content) { self.content = content() }

  /// Appends each of the layouts to a tree.
  @inlinable public func append(to tree: inout LayoutTree) { content.append(to: &tree) }
}
