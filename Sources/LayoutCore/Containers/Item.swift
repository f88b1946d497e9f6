/// A leaf of a layout: on each axis the least, the ideal and the greatest length, and an id to find it by.
///
/// Without more words an item is flexible on both axes: it takes what is left.
public struct Item: Layout, Hashable, CustomStringConvertible {
  /// The id by which the placement gives the item's rectangle, or `nil` where it has none.
  package var id: String? { node.id }
  @usableFromInline var node: LayoutTree.Node

  /// Creates a flexible item.
  ///
  /// - Parameter id: The id, not empty. It is unique in a layout, except that alternatives of one ``ViewThatFits`` may share
  ///   it. Without one, frames give the item's place in the description.
  @inlinable public init(_ id: String? = nil) {
    node = .init(.item, id: id)
  }

  /// Creates a flexible item whose id is written from something else, such as 7.
  ///
  /// - Parameter id: What the id is the text of, unique in a layout as any other id.
  @_disfavoredOverload @inlinable public init(_ id: some LosslessStringConvertible) {
    self.init(String(id))
  }

  /// Appends the item to a tree.
  @inlinable public consuming func append(to tree: inout LayoutTree) {
    if node.mayBeFramed { tree.append(framed: node) } else { tree.append(leaf: node) }
  }

  /// The item with a change applied.
  consuming func changed(_ change: LayoutChange) -> Item {
    node.changeOutermost(change.apply)
    return self
  }
}
