public import LinearModel

/// The items that constraints can be about, by id: what the closure of `constrain` is given.
///
/// ```swift
/// grid.constrain { $0["a"].width == 2 * $0["b"].width }
/// ```
///
/// Its anchors mean something only within that closure.
public struct LayoutAnchors {
  private let table: AnchorTable

  init(_ table: AnchorTable) { self.table = table }

  /// The anchors of an item or a container in the layout, by its id.
  ///
  /// An id that the layout does not hold makes placing throw.
  public subscript(id: String) -> ItemAnchors { ItemAnchors(owner: .item(id), table: table) }

  /// The anchors of the layout that carries the constraints.
  public var container: ItemAnchors { ItemAnchors(owner: .container, table: table) }
}

/// The edges, sizes and centres of an item or of the container, to write constraints with.
public struct ItemAnchors {
  let owner: LayoutAnchor.Owner
  let table: AnchorTable

  /// The left edge.
  public var left: Variable { self[.left] }
  /// The right edge.
  public var right: Variable { self[.right] }
  /// The edge at which the layout direction starts: the left one, or the right one from right to left.
  ///
  /// A relation with it is measured from the leading edge of the layout that carries it, in the layout direction.
  public var leading: Variable { self[.leading] }
  /// The edge at which the layout direction ends: the right one, or the left one from right to left.
  ///
  /// A relation with it is measured from the leading edge of the layout that carries it, in the layout direction.
  public var trailing: Variable { self[.trailing] }
  /// The upper edge.
  public var top: Variable { self[.top] }
  /// The lower edge.
  public var bottom: Variable { self[.bottom] }
  /// The distance from the left edge to the right one.
  public var width: Variable { self[.width] }
  /// The distance from the upper edge to the lower one.
  public var height: Variable { self[.height] }
  /// The middle between the left edge and the right one.
  public var centerX: Variable { self[.centerX] }
  /// The middle between the upper edge and the lower one.
  public var centerY: Variable { self[.centerY] }
  /// Where the first line of text stands, measured as the upper edge is.
  public var firstBaseline: Variable { self[.firstBaseline] }
  /// Where the last line of text stands, measured as the upper edge is.
  public var lastBaseline: Variable { self[.lastBaseline] }

  private subscript(attribute: LayoutAnchor.Attribute) -> Variable { table.variable(for: .init(owner, attribute)) }
}

/// Numbers the anchors that a closure asks for.
final class AnchorTable {
  private(set) var anchors: [LayoutAnchor] = []
  private var variables: [LayoutAnchor: Variable] = [:]

  func variable(for anchor: LayoutAnchor) -> Variable {
    if let variable = variables[anchor] { return variable }
    let variable = Variable(index: anchors.count)
    variables[anchor] = variable
    anchors.append(anchor)
    return variable
  }
}
