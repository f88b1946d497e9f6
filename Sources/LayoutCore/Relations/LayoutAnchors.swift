/// The items that constraints can be about, by id: what the closure of `constrain` is given.
///
/// ```swift
/// grid.constrain { $0["a"].width == 2 * $0["b"].width }
/// ```
///
/// Its anchors mean something only within that closure: a constraint of another layout that uses one makes placing throw.
public struct LayoutAnchors {
  private let scope: AnchorScope

  init(_ scope: AnchorScope) { self.scope = scope }

  /// The anchors of an item or a container in the layout, by its id.
  ///
  /// An id that the layout does not hold makes placing throw.
  ///
  /// - Parameter id: A string, or what its text was written from, such as 7.
  public subscript(id: some LosslessStringConvertible) -> ItemAnchors {
    ItemAnchors(owner: .item(String(id)), scope: scope)
  }

  /// The anchors of the layout that carries the constraints.
  public var container: ItemAnchors { ItemAnchors(owner: .container, scope: scope) }
}

/// The edges, sizes and centres of an item or of the container, to write constraints with.
public struct ItemAnchors {
  let owner: LayoutAnchor.Owner
  let scope: AnchorScope

  /// The left edge.
  public var left: AnchorExpression { self[.left] }
  /// The right edge.
  public var right: AnchorExpression { self[.right] }
  /// The edge at which the layout direction starts: the left one, or the right one from right to left.
  ///
  /// A relation with it is measured from the leading edge of the layout that carries it, in the layout direction.
  public var leading: AnchorExpression { self[.leading] }
  /// The edge at which the layout direction ends: the right one, or the left one from right to left.
  ///
  /// A relation with it is measured from the leading edge of the layout that carries it, in the layout direction.
  public var trailing: AnchorExpression { self[.trailing] }
  /// The upper edge.
  public var top: AnchorExpression { self[.top] }
  /// The lower edge.
  public var bottom: AnchorExpression { self[.bottom] }
  /// The distance from the left edge to the right one.
  public var width: AnchorExpression { self[.width] }
  /// The distance from the upper edge to the lower one.
  public var height: AnchorExpression { self[.height] }
  /// The middle between the left edge and the right one.
  public var centerX: AnchorExpression { self[.centerX] }
  /// The middle between the upper edge and the lower one.
  public var centerY: AnchorExpression { self[.centerY] }
  /// Where the first line of text stands, measured as the upper edge is.
  public var firstBaseline: AnchorExpression { self[.firstBaseline] }
  /// Where the last line of text stands, measured as the upper edge is.
  public var lastBaseline: AnchorExpression { self[.lastBaseline] }

  /// The columns, if it is a grid.
  public var columns: ColumnAnchors { ColumnAnchors(owner: owner, scope: scope) }
  /// The rows, if it is a grid.
  public var rows: RowAnchors { RowAnchors(owner: owner, scope: scope) }

  private subscript(attribute: LayoutAnchor.Attribute) -> AnchorExpression {
    AnchorExpression(LayoutAnchor(owner, attribute), in: scope)
  }
}

/// Tells the anchors of one closure from those of all others.
final class AnchorScope: Sendable {}
