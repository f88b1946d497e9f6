/// A leaf of a layout: an id, and on each axis the least, the ideal and the greatest length.
///
/// Without more words an item is flexible on both axes: it takes what is left.
public struct Item: Layout, Hashable {
  /// The id by which the placement gives the item's rectangle.
  ///
  /// It is unique in a layout.
  public var id: String { node.id ?? "" }
  private var node: LayoutTree.Node

  /// Creates a flexible item.
  ///
  /// - Parameter id: The id, unique in a layout and not empty.
  public init(_ id: String) {
    node = .init(kind: .item, id: id)
  }

  /// Appends the item to a tree.
  public func append(to tree: inout LayoutTree) {
    tree.append(leaf: node)
  }

  /// The item with lengths said anew; most items are told theirs, so there is no detour.
  func framed(width: LengthLimits, height: LengthLimits) -> Item {
    var copy = self
    copy.node.width = node.width.updated(by: width)
    copy.node.height = node.height.updated(by: height)
    return copy
  }

  /// The item with a change applied.
  func changed(_ change: LayoutChange) -> Item {
    var copy = self
    change.apply(to: &copy.node)
    return copy
  }
}
