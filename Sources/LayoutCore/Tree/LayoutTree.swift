package import LayoutGeometry

/// A description in flat form: all nodes in document order, each before its children.
///
/// Descriptions append themselves to a tree, documents are read into one, and everything behind works on it. A node's
/// subtree is the range from the node to its ``Node/end``.
public struct LayoutTree: Hashable, Sendable {
  /// What a node is, with what belongs to that kind only.
  package enum Kind: Hashable, Sendable {
    case item
    case stack(StackOptions)
    case balancedStack(BalancedStackOptions)
    case viewThatFits(ViewThatFitsOptions)
    case lazyGrid(LazyGridOptions)
    case hexGrid(HexGridOptions)
    case honeycomb(HoneycombOptions)
    case grid(GridOptions)
    case gridRow(GridRowOptions)
  }

  /// A node: an item, a container, or a row of a grid.
  package struct Node: Hashable, Sendable {
    package var kind: Kind
    package var id: String?
    /// What was said about the size.
    ///
    /// Where nothing was, an item is flexible and a container is as its content.
    package var width = LengthLimits.unlimited
    package var height = LengthLimits.unlimited
    package var cell = CellOptions()
    package var preferredSpacing = PreferredSpacing()
    /// How far the node is drawn from where it stands; nothing else notices.
    package var offset = Point.zero
    /// The index after the last node of the subtree.
    package var end: Int = 0

    package init(kind: Kind, id: String? = nil) {
      self.kind = kind
      self.id = id
    }

    package subscript(axis: Axis) -> LengthLimits {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// Descriptions are appended by recursion; beyond this many containers in each other a tree takes no more.
  ///
  /// A level takes about 1.5 KiB of stack in a debug build, and the smallest threads in use have 512 KiB.
  package static let deepest = 256

  package private(set) var nodes: [Node] = []
  /// How many containers are open.
  private var openCount = 0
  /// Whether a container was left without its children because it stood too deep.
  package private(set) var isCutOff = false

  /// Whether something in it is decided by the space that is there: alternatives, or the number of tracks.
  var dependsOnSpace: Bool {
    nodes.contains {
      switch $0.kind {
      case .viewThatFits, .lazyGrid: true
      case .hexGrid, .honeycomb, .item, .stack, .balancedStack, .grid, .gridRow: false
      }
    }
  }

  /// Creates an empty tree.
  public init() {}

  /// Appends a node that has no children.
  package mutating func append(leaf node: Node) {
    var node = node
    node.end = nodes.count + 1
    nodes.append(node)
  }

  /// Appends a node and then the children that `children` appends.
  package mutating func append(_ node: Node, children: (inout LayoutTree) throws -> Void) rethrows {
    let index = open(node)
    openCount += 1
    if openCount <= Self.deepest { try children(&self) } else { isCutOff = true }
    openCount -= 1
    close(index)
  }

  /// Appends a node whose children are appended next, until it is closed.
  ///
  /// - Returns: The index of the node.
  package mutating func open(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Ends the subtree of a node that was opened.
  package mutating func close(_ index: Int) { nodes[index].end = nodes.count }

  /// Appends all nodes of another tree.
  package mutating func append(contentsOf other: LayoutTree) {
    isCutOff = isCutOff || other.isCutOff
    let offset = nodes.count
    nodes += other.nodes.map { node in
      var node = node
      node.end += offset
      return node
    }
  }

  /// Inserts the nodes of another tree as the last children of `parent`, whose subtree ends at `index`.
  mutating func insert(_ other: LayoutTree, at index: Int, inside parent: Int) {
    for node in nodes.indices where nodes[node].end > index || (nodes[node].end == index && node <= parent) {
      nodes[node].end += other.nodes.count
    }
    let moved = other.nodes.map { node in
      var node = node
      node.end += index
      return node
    }
    nodes.insert(contentsOf: moved, at: index)
  }

  /// Appends nodes without children as the last children of others.
  ///
  /// O(number of nodes).
  ///
  /// - Parameter leaves: The new nodes, by the node that they become children of.
  mutating func append(leaves: [Int: [Node]]) {
    var tree = LayoutTree()
    var open: [(old: Int, new: Int)] = []
    func close(before index: Int) {
      while let last = open.last, nodes[last.old].end <= index {
        for leaf in leaves[last.old] ?? [] { tree.append(leaf: leaf) }
        tree.close(last.new)
        open.removeLast()
      }
    }
    for index in nodes.indices {
      close(before: index)
      open.append((index, tree.open(nodes[index])))
    }
    close(before: nodes.count)
    nodes = tree.nodes
  }

  /// Changes a node in place; its `end` stays as it is.
  package mutating func update(_ index: Int, _ change: (inout Node) -> Void) {
    let end = nodes[index].end
    change(&nodes[index])
    nodes[index].end = end
  }

  /// The children of a node, in order.
  ///
  /// O(number of children).
  package func children(of index: Int) -> Children {
    Children(nodes: nodes, position: index + 1, end: nodes[index].end)
  }

  /// Walks the children of a node without making an array.
  package struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var position: Int
    let end: Int

    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = nodes[position].end }
      return position
    }
  }
}

/// What a stack is told besides its children.
package struct StackOptions: Hashable, Sendable {
  package var axis: StackAxis
  package var alignment: StackAlignment
  package var spacing: Double?

  package init(axis: StackAxis, alignment: StackAlignment, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// What a balanced stack is told besides its children.
package struct BalancedStackOptions: Hashable, Sendable {
  package var axis: StackAxis
  package var spacing: Double?

  package init(axis: StackAxis, spacing: Double?) {
    self.axis = axis
    self.spacing = spacing
  }
}

/// What a choice among alternatives is told besides them.
package struct ViewThatFitsOptions: Hashable, Sendable {
  /// The axes on which an alternative must fit.
  package var axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }
}

/// What a lazy grid is told besides its items.
package struct LazyGridOptions: Hashable, Sendable {
  /// The direction in which tracks stand side by side: horizontal for columns.
  package var axis: Axis
  package var tracks: [GridItem]
  /// Where children sit along the axis of the tracks, unless a track says otherwise: 0, 0.5 or 1.
  package var alignment: Double
  /// The gap between lines of items.
  package var lineSpacing: Double?

  package init(axis: Axis, tracks: [GridItem], alignment: Double, lineSpacing: Double?) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }
}

/// What a hexagonal grid is told besides its cells.
package struct HexGridOptions: Hashable, Sendable {
  package var coordinates: HexCoordinates
  package var orientation: HexOrientation
  package var spacing: Double

  package init(coordinates: HexCoordinates, orientation: HexOrientation, spacing: Double) {
    self.coordinates = coordinates
    self.orientation = orientation
    self.spacing = spacing
  }
}

/// A row and a column of a hexagonal grid; in axial coordinates `r` and `q`.
package struct HexPosition: Hashable, Sendable {
  package var row: Int
  package var column: Int
  /// Whether it was given as `q` and `r`.
  package var isAxial: Bool

  package init(row: Int, column: Int, isAxial: Bool = false) {
    self.row = row
    self.column = column
    self.isAxial = isAxial
  }
}

/// What a honeycomb is told besides its items.
package struct HoneycombOptions: Hashable, Sendable {
  package var itemsPerRow: Int
  package var lineSpacing: Double
  package var interitemSpacing: Double
  package var insets: EdgeInsets
  /// How many items there are when none are described.
  package var count: Int?

  package init(
    itemsPerRow: Int, lineSpacing: Double, interitemSpacing: Double, insets: EdgeInsets, count: Int?
  ) {
    self.itemsPerRow = itemsPerRow
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.insets = insets
    self.count = count
  }
}

/// What a grid is told besides its rows.
package struct GridOptions: Hashable, Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var tieBreak: TieBreak

  package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, tieBreak: TieBreak) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.tieBreak = tieBreak
  }

  package func spacing(_ axis: Axis) -> Double? { axis == .horizontal ? horizontalSpacing : verticalSpacing }
}

/// What a row of a grid is told besides its cells.
package struct GridRowOptions: Hashable, Sendable {
  package var alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// What a child says about the cell that it stands in.
package struct CellOptions: Hashable, Sendable {
  /// How many columns it covers; `nil` where nothing was said, which is one.
  package var columns: Int?
  /// How many rows it covers; `nil` where nothing was said, which is one.
  package var rows: Int?
  package var unsizedAxes: Axis.Set = []
  package var columnAlignment: HorizontalAlignment?
  package var anchor: UnitPoint?
  /// Where it stands in a hexagonal grid.
  package var hexagon: HexPosition?

  package init() {}
}
