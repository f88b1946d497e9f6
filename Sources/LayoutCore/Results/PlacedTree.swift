internal import LayoutGeometry

/// What the nodes of a placement share: where each stands, in flat arrays, and tables that are made when they are first used.
///
/// One object for a placement, so that a node of it is a reference and a number.
final class PlacedTree: Sendable {
  /// The description that was placed, and behind it the lines of its flows.
  ///
  /// Nodes have the same numbers as in ``tree``, and say the same.
  let linedTree: LayoutTree
  /// Where each node stands; a grid row's is the box of its track.
  let rects: [Rect]
  /// Whether each node has a place: the alternatives of a choice that were not chosen have none.
  let isPlaced: PlacedNodes
  /// Where each node stood before any rounding, which text is wrapped by.
  let exactRects: [Rect]
  /// The containers, in document order.
  let containers: [Placement.Container]
  /// Which way the layout reads.
  let layoutDirection: LayoutDirection

  private let describedTree = OnFirstUse<LayoutTree>()
  private let identifierTable = OnFirstUse<IdentifierSet>()
  private let ancestryTable = OnFirstUse<NodeAncestry>()
  private let boundsTable = OnFirstUse<BoundsTable>()
  private let hexagonTable = OnFirstUse<HexagonTable>()

  init(
    _ linedTree: LayoutTree, rects: [Rect], isPlaced: PlacedNodes, exactRects: [Rect],
    containers: [Placement.Container], layoutDirection: LayoutDirection
  ) {
    self.linedTree = linedTree
    self.rects = rects
    self.isPlaced = isPlaced
    self.exactRects = exactRects
    self.containers = containers
    self.layoutDirection = layoutDirection
  }

  /// The description that was placed.
  ///
  /// The first call is O(number of nodes) where there are flows.
  var tree: LayoutTree { linedTree.lines == nil ? linedTree : describedTree.box { linedTree.withoutLines() }.value }

  /// What each node stands in.
  ///
  /// The first call is O(number of nodes).
  var ancestry: NodeAncestry { ancestryTable.box { NodeAncestry(of: tree) }.value }

  /// What finds the nodes in a rectangle.
  ///
  /// The first call is O(number of nodes).
  var bounds: BoundsTable { boundsTable.box { BoundsTable(of: self) }.value }

  /// The hexagons of all containers.
  ///
  /// The first call is O(number of nodes).
  var hexagons: HexagonTable { hexagonTable.box { HexagonTable(of: self) }.value }

  /// The places of nodes, in any order.
  var places: NodePlaces { NodePlaces(of: tree, ancestry) }

  /// Which way a node reads.
  ///
  /// O(depth of the node), and O(number of nodes) in the first call.
  func layoutDirection(of node: Int) -> LayoutDirection {
    var around: Int? = node
    while let node = around {
      if let direction = tree.layoutDirection(of: node) { return direction }
      around = ancestry.parent(of: node)
    }
    return layoutDirection
  }

  /// The node that a name means, if it is placed.
  ///
  /// The first call is O(number of nodes), others O(1).
  func node(called name: String) -> Int? {
    let table = identifierTable.box { IdentifierSet(of: linedTree) }
    return table.value.node(called: name, in: linedTree.nodes) { isPlaced[$0] }
  }
}

// Two are equal where they are one and the same.
extension PlacedTree: Hashable {
  static func == (left: PlacedTree, right: PlacedTree) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
