/// A leaf of a layout: an id, and on each axis the least, the ideal and the greatest length.
///
/// Without more words an item is flexible on both axes: it takes what is left.
public struct Item: Layout, Hashable {
  /// The id by which the placement gives the item's rectangle.
  ///
  /// It is unique in a layout.
  public var id: String { node.id ?? "" }
  @usableFromInline var node: LayoutTree.Node

  /// Creates a flexible item.
  ///
  /// - Parameter id: The id, unique in a layout and not empty.
  @inlinable public init(_ id: String) {
    node = .init(.item, id: id)
  }

  /// Appends the item to a tree.
  @inlinable public func append(to tree: inout LayoutTree) {
    tree.append(leaf: node)
  }

  /// The item with a change applied.
  consuming func changed(_ change: LayoutChange) -> Item {
    change.apply(to: &node)
    return self
  }
}
