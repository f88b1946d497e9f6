public import LayoutGeometry

/// Where everything stands: the answer of the engine.
///
/// All rectangles are in points, with the origin at the top-left of the root, which stands at (0, 0).
public struct Placement: Sendable {
  /// A column or a row of a grid.
  public struct Track: Hashable, Sendable {
    /// The left or top edge, from the left or top of the root, in points.
    public let position: Double
    /// The width or height, 0 or more, in points.
    public let length: Double

    package init(position: Double, length: Double) {
      self.position = position
      self.length = length
    }
  }

  /// A container that lays out tracks, and where they are.
  public struct Container: Sendable {
    /// The place in the description, such as `layout.children[1]`.
    ///
    /// O(siblings on the way to it).
    public var place: String { tree.place(of: node) }
    /// Where the container stands.
    public let rect: Rect
    /// Its columns, first to last: from left to right, or from right to left in a layout of that direction.
    ///
    /// O(number of columns).
    public var columns: [Track] { Array(tracks.all[tracks.columns]) }
    /// Its rows, from top to bottom.
    ///
    /// O(number of rows).
    public var rows: [Track] { Array(tracks.all[tracks.rows]) }
    /// Its tracks, which take no time to reach.
    var tracks: ContainerTracks
    /// Whether it is a grid; a stack has tracks too.
    package let isGrid: Bool
    /// How deep it is nested; 0 for the root.
    package let depth: Int
    /// Its hexagons, if it lays out any.
    package let hexagons: HexagonLayout?
    /// Where its hexagons start: the corner of the container before any rounding.
    package let hexagonOrigin: Point
    /// Its node in the tree.
    package let node: Int
    /// The description that it is in.
    let tree: LayoutTree

    package init(
      in tree: LayoutTree, rect: Rect, columns: [Track], rows: [Track], isGrid: Bool, depth: Int,
      hexagons: HexagonLayout? = nil, node: Int
    ) {
      self.init(
        in: tree, rect: rect, ContainerTracks(columns: columns, rows: rows), isGrid: isGrid, depth: depth,
        hexagons: hexagons, node: node)
    }

    init(
      in tree: LayoutTree, rect: Rect, _ tracks: ContainerTracks, isGrid: Bool, depth: Int,
      hexagons: HexagonLayout? = nil, hexagonOrigin: Point? = nil, node: Int
    ) {
      self.tree = tree
      self.rect = rect
      self.tracks = tracks
      self.isGrid = isGrid
      self.depth = depth
      self.hexagons = hexagons
      self.hexagonOrigin = hexagonOrigin ?? rect.origin
      self.node = node
    }

    /// The container with its edges elsewhere.
    func with(
      rect: Rect, _ tracks: ContainerTracks, hexagons: HexagonLayout?, hexagonOrigin: Point
    ) -> Container {
      Container(
        in: tree, rect: rect, tracks, isGrid: isGrid, depth: depth, hexagons: hexagons,
        hexagonOrigin: hexagonOrigin, node: node)
    }
  }

  /// The size of the root.
  ///
  /// It is the proposal's only if something in it is flexible.
  public let size: Size
  /// What was undetermined, and other notes.
  public let diagnosis: Diagnosis
  /// Who told the lengths, and how much work that was.
  public let effort: Effort
  /// The containers, in document order.
  public var containers: [Container] { placed.containers }
  /// Where each node stands, and what is found of that.
  let placed: PlacedTree

  /// - Parameters:
  ///   - tree: The description.
  package init(
    size: Size, diagnosis: Diagnosis, containers: [Container], tree: LayoutTree,
    rects: [Rect], isPlaced: PlacedNodes = .init(),
    effort: Effort = .init(), exactRects: [Rect]? = nil, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.diagnosis = diagnosis
    self.effort = effort
    placed = PlacedTree(
      tree, rects: rects, isPlaced: isPlaced, exactRects: exactRects ?? rects,
      containers: containers, layoutDirection: layoutDirection)
  }

  private init(size: Size, diagnosis: Diagnosis, effort: Effort, placed: PlacedTree) {
    self.size = size
    self.diagnosis = diagnosis
    self.effort = effort
    self.placed = placed
  }

  /// The placement with everything where it was in another one of the same layout.
  func with(size: Size, rects: [Rect]) -> Placement {
    let containers = containers.map { container in
      container.with(
        rect: rects[container.node], container.tracks, hexagons: container.hexagons,
        hexagonOrigin: container.hexagonOrigin)
    }
    return Placement(
      size: size, diagnosis: diagnosis, containers: containers, tree: tree, rects: rects, isPlaced: isPlaced,
      effort: effort, layoutDirection: layoutDirection)
  }

  /// The placement with its ambiguities replaced.
  func with(_ ambiguities: [Ambiguity], _ underconstrained: [UnderconstrainedEdge]? = nil) -> Placement {
    Placement(
      size: size,
      diagnosis: Diagnosis(
        ambiguities: ambiguities, underconstrained: underconstrained ?? diagnosis.underconstrained,
        overflows: diagnosis.overflows, notes: diagnosis.notes),
      effort: effort, placed: placed)
  }

  /// The lines that dividers draw, in document order.
  ///
  /// O(number of nodes).
  public var dividers: [Rect] {
    tree.nodes.indices.compactMap { isPlaced[$0] && tree.nodes[$0].isDivider ? rects[$0] : nil }
  }

  /// Where the item with this id stands, or `nil` if there is none.
  ///
  /// A text without an id is found by what it says, where nothing else says the same or has that as its id.
  /// The first call is O(number of nodes), others O(1).
  ///
  /// - Parameter id: A string, or what its text was written from, such as 7.
  @inlinable public subscript(id: some LosslessStringConvertible) -> Rect? { rect(called: String(id)) }

  @usableFromInline func rect(called id: String) -> Rect? { placed.node(called: id).map { placed.rects[$0] } }

  /// The columns of the root, if it is a grid, with padding or without, first to last.
  public var columns: [Track] { rootGrid?.columns ?? [] }

  /// The rows of the root, if it is a grid, with padding or without, first to last.
  public var rows: [Track] { rootGrid?.rows ?? [] }

  private var rootGrid: Container? {
    guard !tree.nodes.isEmpty else { return nil }
    let root = tree.unwrapped(0)
    // Only padding stands before it, so it is found at once.
    return containers.first { $0.node >= root }.flatMap { $0.node == root && $0.isGrid ? $0 : nil }
  }
}

// What stands where, by node.
extension Placement {
  /// The description that was placed.
  package var tree: LayoutTree { placed.tree }
  /// Where each node stands; a grid row's is the box of its track.
  package var rects: [Rect] { placed.rects }
  /// Whether each node has a place: the alternatives of a choice that were not chosen have none.
  package var isPlaced: PlacedNodes { placed.isPlaced }
  /// Where each node stood before any rounding, which text is wrapped by.
  var exactRects: [Rect] { placed.exactRects }
  /// Which way the layout reads.
  package var layoutDirection: LayoutDirection { placed.layoutDirection }
}
