/// A thin line: upright between the children of a row, lying between those of a column and everywhere else.
///
/// It is 1 point thick unless a ``Layout/frame(width:height:)`` says more, and as long as its cell. In a grid it is mostly a
/// child outside of rows, and `gridCellUnsizedAxes(.horizontal)` keeps it from making the columns flexible. With an id it is
/// listed as items are; ``Placement/dividers`` has all of them.
public struct Divider: BuiltLayout, Hashable, CustomStringConvertible {
  private let id: String?

  /// Creates a line.
  ///
  /// - Parameter id: The id by which the placement gives its rectangle, unique in a layout; `nil` for none.
  public init(_ id: String? = nil) { self.id = id }

  /// Appends the line to a tree.
  @usableFromInline package func appendNodes(to tree: inout LayoutTree) {
    tree.append(leaf: .init(kind: .divider, id: id))
  }
}
