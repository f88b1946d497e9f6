public import LayoutGeometry

/// A place or a length of a child of a ``FreeLayout`` that relations leave open, and how it was decided.
///
/// There is one for each degree of freedom: what follows from others that are open is not listed.
public struct UnderconstrainedEdge: Hashable, Sendable {
  /// What the child is called: its id, what it says, or its place.
  public let item: String
  /// The edge that could be elsewhere, or the length that could be another; `left` and `top` stand for the place of the child,
  /// and `right` in a layout from right to left.
  public let edge: LayoutEdge
  /// The place of the free layout in the description, such as `layout` or `layout.children[1]`.
  public let container: String
  /// The least value it could have, in points, from the left and the top of the free layout.
  public let lower: Double
  /// The greatest value it could have, in points; infinity where nothing limits it.
  public let upper: Double
  /// The value it got, in points.
  public let chosen: Double
  /// The rule that chose.
  public let decidedBy: Ambiguity.Rule
  /// Ways to settle it, each of which keeps what was chosen; the engine has tried that they work.
  public let fixes: [Fix]
  /// The child's node in the tree.
  package let node: Int
  /// Where the child starts in the layout direction, or its length.
  package let start: Double
  /// The node of the free layout.
  package let containerNode: Int

  /// The axis that it is on.
  public var axis: Axis { edge.axis }

  package func with(fixes: [Fix]) -> UnderconstrainedEdge {
    UnderconstrainedEdge(
      item: item, edge: edge, container: container, lower: lower, upper: upper, chosen: chosen, decidedBy: decidedBy,
      fixes: fixes, node: node, start: start, containerNode: containerNode)
  }
}
