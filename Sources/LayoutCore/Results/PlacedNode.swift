public import LayoutGeometry

/// An item or a container of a placement: where it stands, what is in it, and what it stands in.
///
/// It is a small value that refers to the placement; asking it allocates nothing for all the others. What has no place, as the
/// alternatives of a ``ViewThatFits`` that were not chosen, is not there. Padding, frames and rows of grids are nodes too.
public struct PlacedNode: Hashable, Sendable {
  let placed: PlacedTree
  /// Its number in document order.
  package let index: Int

  init(_ index: Int, of placed: PlacedTree) {
    self.placed = placed
    self.index = index
  }

  /// The id, or `nil` where it has none.
  public var id: String? { placed.linedTree.nodes[index].id }

  /// What was hung on it with `tag`, or `nil` where nothing was.
  public var tag: (any Sendable)? { placed.linedTree.nodes[index].tag?.value }

  /// The name of the type that it was described with, such as `Stack`, `Text` or `GridRow`.
  public var kind: String { placed.tree.typeName(of: index) }

  /// The place in the description, such as `layout.children[1]`.
  ///
  /// O(depth); the first call for a placement is O(number of nodes).
  public var place: String {
    var places = placed.places
    return places.place(of: index)
  }

  /// Where it stands, from the top-left corner of the root, in points; that of a row of a grid is all of the row.
  public var frame: Rect { placed.rects[index] }

  /// What it stands in; `nil` for the root.
  ///
  /// O(1); the first call for a placement is O(number of nodes).
  public var parent: PlacedNode? { placed.ancestry.parent(of: index).map { PlacedNode($0, of: placed) } }

  /// What stands in it, in the order of the description.
  ///
  /// O(number of children).
  public var children: [PlacedNode] {
    placed.tree.children(of: index).filter { placed.isPlaced[$0] }.map { PlacedNode($0, of: placed) }
  }
}

extension PlacedNode: CustomStringConvertible {
  /// What it is, its id or the start of its text, and where it stands.
  public var description: String { placed.tree.title(of: index) + placed.rects[index].placeText }
}

extension Placement {
  /// The outermost layout.
  public var root: PlacedNode { PlacedNode(0, of: placed) }

  /// The item or container with this id, or `nil` if there is none.
  ///
  /// A text without an id is found as by ``subscript(_:)``. The first call is O(number of nodes), others O(1).
  ///
  /// - Parameter id: A string, or what its text was written from, such as 7.
  public func node(_ id: some LosslessStringConvertible) -> PlacedNode? {
    placed.node(called: String(id)).map { PlacedNode($0, of: placed) }
  }
}
