/// The columns of a grid, to write constraints with.
public struct ColumnAnchors {
  let owner: LayoutAnchor.Owner
  let scope: AnchorScope

  /// The anchors of a column.
  ///
  /// A number that is none of a column makes placing throw.
  ///
  /// - Parameter index: The column, counted from 0.
  public subscript(index: Int) -> Column { Column(track: .init(.horizontal, index), owner: owner, scope: scope) }

  /// The edges, the width and the centre of a column.
  public struct Column {
    let track: LayoutAnchor.Track
    let owner: LayoutAnchor.Owner
    let scope: AnchorScope

    /// The left edge.
    public var left: AnchorExpression { self[.left] }
    /// The right edge.
    public var right: AnchorExpression { self[.right] }
    /// The edge at which the layout direction starts.
    public var leading: AnchorExpression { self[.leading] }
    /// The edge at which the layout direction ends.
    public var trailing: AnchorExpression { self[.trailing] }
    /// The distance from the left edge to the right one.
    public var width: AnchorExpression { self[.width] }
    /// The middle between the left edge and the right one.
    public var centerX: AnchorExpression { self[.centerX] }

    private subscript(attribute: LayoutAnchor.Attribute) -> AnchorExpression {
      AnchorExpression(LayoutAnchor(owner, attribute, of: track), in: scope)
    }
  }
}

/// The rows of a grid, to write constraints with.
public struct RowAnchors {
  let owner: LayoutAnchor.Owner
  let scope: AnchorScope

  /// The anchors of a row.
  ///
  /// A number that is none of a row makes placing throw.
  ///
  /// - Parameter index: The row, counted from 0.
  public subscript(index: Int) -> Row { Row(track: .init(.vertical, index), owner: owner, scope: scope) }

  /// The edges, the height and the centre of a row.
  public struct Row {
    let track: LayoutAnchor.Track
    let owner: LayoutAnchor.Owner
    let scope: AnchorScope

    /// The upper edge.
    public var top: AnchorExpression { self[.top] }
    /// The lower edge.
    public var bottom: AnchorExpression { self[.bottom] }
    /// The distance from the upper edge to the lower one.
    public var height: AnchorExpression { self[.height] }
    /// The middle between the upper edge and the lower one.
    public var centerY: AnchorExpression { self[.centerY] }

    private subscript(attribute: LayoutAnchor.Attribute) -> AnchorExpression {
      AnchorExpression(LayoutAnchor(owner, attribute, of: track), in: scope)
    }
  }
}
