internal import LayoutGeometry

/// Which child of which container stands in which tracks: a description with rows, spans and alignments worked out.
///
/// Stacks and grids come down to the same: cells in columns and rows. All cells of all containers stand in one array.
/// It never changes once it is made, and every step keeps it: a class, so that keeping it is no copy of all its parts.
final class Structure: Sendable {
  /// A container, and where its cells and tracks are.
  struct Container {
    /// The container's node; `nil` for the frame around a root that is no container itself.
    let node: Int?
    let depth: Int
    var columnCount = 0
    var rowCount = 0
    var horizontalSpacing = 0.0
    var verticalSpacing = 0.0
    /// The gaps along one axis where they are not all alike; they stand for the spacing of that axis.
    var unequalGaps: (axis: Axis, lengths: [Double])?
    /// Tracks that have one length together, along one axis: all of them in a balanced stack.
    var trackGroups: (axis: Axis, groups: [Range<Int>])?
    /// The lengths that the container itself asks for its groups of tracks, along the axis of those.
    var trackLengths: [Length]?
    /// The hexagons that it lays out; it has no tracks then.
    var shape: HexagonShape?
    /// Whether the cells are alternatives that are still to be chosen from.
    var isChoice = false
    /// Whether each child takes all of its cell, whatever its own limits say.
    var fillsCells = false
    /// The distances between the edges and the tracks; only padding has some.
    var insets = EdgeInsets.zero
    /// Whether it stands around one layout, and has no length to give away but to that.
    var isPadding = false
    /// The ratio of its width to its height, if it keeps one.
    var ratio: AspectRatioOptions?
    var tieBreak = TieBreak.equalGrowth
    var isGrid = false
    var cells = 0..<0
    /// Whether all children are items of which nothing was said but their lengths and, in a grid, the columns they cover.
    var holdsPlainItems = false

    /// Whether it is never told in closed form.
    var needsProgram: Bool { shape != nil || ratio != nil || isChoice || trackLengths != nil }

    /// Whether its width follows from its height.
    var keepsRatio: Bool { ratio?.contentMode == .fit }

    @inline(__always) func trackCount(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }
    @inline(__always) func spacing(_ axis: Axis) -> Double { axis == .horizontal ? horizontalSpacing : verticalSpacing }
    @inline(__always) func gapCount(_ axis: Axis) -> Int { max(0, trackCount(axis) - 1) }

    /// The gap behind every track, where all are alike.
    @inline(__always) func equalGap(_ axis: Axis) -> Double? { unequalGaps?.axis == axis ? nil : spacing(axis) }

    /// The gap behind a track.
    @inline(__always) func gap(after track: Int, _ axis: Axis) -> Double {
      guard let gaps = unequalGaps, gaps.axis == axis else { return spacing(axis) }
      return track < gaps.lengths.count ? gaps.lengths[track] : 0
    }

    /// The gaps between neighbouring tracks, together.
    @inline(__always) func gaps(in tracks: Range<Int>, _ axis: Axis) -> Double {
      guard tracks.count > 1 else { return 0 }
      guard let gaps = unequalGaps, gaps.axis == axis else { return Double(tracks.count - 1) * spacing(axis) }
      return gaps.lengths[tracks.lowerBound..<(tracks.upperBound - 1)].reduce(0, +)
    }

    /// The lengths that the container itself asks for its tracks; cells have no say along that axis.
    @inline(__always) func lengths(_ axis: Axis) -> [Length]? { trackGroups?.axis == axis ? trackLengths : nil }

    /// The groups of tracks of one length, or `nil` where each track has its own.
    @inline(__always) func groups(_ axis: Axis) -> [Range<Int>]? {
      trackGroups.flatMap { $0.axis == axis ? $0.groups : nil }
    }
  }

  let tree: LayoutTree
  /// Which way columns go; lengths do not depend on it.
  let layoutDirection: LayoutDirection
  /// The containers in document order; the root is the first.
  let containers: [Container]
  let cells: CellList
  /// The container that a node is, or -1.
  private let containerOfNode: [Int32]
  /// The containers whose lengths follow from each other, as nodes.
  private let coupledNodes: [Int]
  /// Sentences about things that are allowed but have no effect.
  let notes: [String]

  /// The axis along which each divider is thin, by node.
  let thinAxes: [Int: Axis]

  /// Whether something in it is never told in closed form: what couples axes, chooses, lines up or measures.
  let needsProgram: Bool

  /// Who comes first where not all can have what they want.
  let priorities: PriorityTable

  /// - Parameter decisions: What was decided by the space that is there; `nil` while that is still being measured.
  init(
    _ tree: LayoutTree, defaultSpacing: Double, layoutDirection: LayoutDirection = .leftToRight,
    decisions: SpaceDecisions?
  ) {
    self.tree = tree
    self.layoutDirection = layoutDirection
    var builder = StructureBuilder(tree, defaultSpacing: defaultSpacing, decisions: decisions)
    builder.build()
    containers = builder.containers
    cells = builder.cells
    containerOfNode = builder.containerOfNode
    coupledNodes = builder.coupledNodes
    notes = builder.notes
    thinAxes = builder.thinAxes
    needsProgram = builder.needsProgram
    priorities =
      builder.prioritized.isEmpty ? .none : PriorityTable(builder.prioritized, builder.containers, Array(builder.cells))
  }

  /// What a leaf asks for along an axis; a divider is thin where nothing else was said.
  @inline(__always) func leafLength(of node: Int, _ axis: Axis) -> Length { leafLength(of: node, axis, in: tree) }

  /// What a leaf asks for in a tree that is this one but for lengths of leaves.
  @inline(__always) func leafLength(of node: Int, _ axis: Axis, in tree: LayoutTree) -> Length {
    guard !thinAxes.isEmpty, !tree.hasLimits(node, axis), thinAxes[node] == axis else {
      return tree.itemLength(of: node, axis)
    }
    return .fixed(Self.dividerThickness)
  }

  /// Where the child of a cell starts along an axis, and how long it is.
  ///
  /// - Parameters:
  ///   - start: Where the tracks of the cell start.
  ///   - space: How long they are together with the gaps between them.
  ///   - box: The length of a child that is a container.
  ///   - fills: Whether the child takes all of the cell.
  @inline(__always) func position(
    of cell: Cell, _ axis: Axis, from start: Double, space: Double, box: Double?, fills: Bool
  ) -> (position: Double, length: Double) {
    if fills { return (start, space) }
    let length = box ?? leafLength(of: cell.node, axis).fitted(to: space)
    return (start + cell.anchor[axis] * (space - length), length)
  }

  /// One point, as SwiftUI's dividers on a screen of one pixel to the point.
  private static let dividerThickness = 1.0

  /// Whether places along an axis are the mirror images of those that tracks and cells have.
  func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// The cells of a container.
  func cells(of container: Int) -> Slice<CellList> { cells[containers[container].cells] }

  /// The container that a cell's child is, or `nil` for an item.
  @inline(__always) func childContainer(_ cell: Cell) -> Int? { containerIndex(of: cell.node) }

  /// The container that a node is, or `nil` for an item.
  @inline(__always) func containerIndex(of node: Int) -> Int? {
    let container = containerOfNode[node]
    return container < 0 ? nil : Int(container)
  }

  /// Whether a container was given a length of its own along an axis.
  func isFramed(_ container: Int, _ axis: Axis) -> Bool {
    containers[container].node.map { tree.nodes[$0].hasOwnLength(axis) } ?? false
  }

  /// Whether the lengths along one axis follow from those along the other somewhere.
  var couplesAxes: Bool { !coupledNodes.isEmpty }

  /// Whether the lengths of a container follow from each other, or those of something in it do.
  func holdsCoupledAxes(_ container: Int) -> Bool {
    guard let node = containers[container].node else { return couplesAxes }
    return coupledNodes.contains { node <= $0 && $0 < tree.nodes[node].end }
  }

  /// Whether a container is as large as its ratio lets it be, with padding around it or without.
  func isElastic(_ container: Int) -> Bool {
    if containers[container].keepsRatio { return true }
    guard containers[container].isPadding, let cell = cells(of: container).first else { return false }
    return childContainer(cell).map(isElastic) ?? false
  }

  /// Whether a child takes all of its cell, whatever its own limits say; what keeps a ratio cannot.
  func fills(_ cell: Cell, of container: Int) -> Bool {
    guard containers[container].fillsCells else { return false }
    return !(childContainer(cell).map { containers[$0].keepsRatio } ?? false)
  }
}
