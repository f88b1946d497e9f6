internal import LayoutGeometry

/// Which child of which container stands in which tracks: a description with rows, spans and alignments worked out.
///
/// Stacks and grids come down to the same: cells in columns and rows. All cells of all containers stand in one array.
struct Structure {
  /// A child of a container, and the tracks that it covers.
  ///
  /// There are as many as items, so places are kept in half the room; limits keep them far below what fits.
  struct Cell {
    private let nodeIndex: Int32
    private var firstColumn: Int32
    private var columnEnd: Int32
    private let firstRow: Int32
    private let rowEnd: Int32
    /// The part of the free space that lies before the child.
    var anchor: UnitPoint
    let unsizedAxes: Axis.Set
    /// The line of text by which the child lines up with others of its row, whatever the anchor says along y.
    private(set) var baseline: TextBaseline?

    init(node: Int, columns: Range<Int>, rows: Range<Int>, anchor: UnitPoint, unsizedAxes: Axis.Set) {
      nodeIndex = Int32(truncatingIfNeeded: node)
      firstColumn = Int32(truncatingIfNeeded: columns.lowerBound)
      columnEnd = Int32(truncatingIfNeeded: columns.upperBound)
      firstRow = Int32(truncatingIfNeeded: rows.lowerBound)
      rowEnd = Int32(truncatingIfNeeded: rows.upperBound)
      self.anchor = anchor
      self.unsizedAxes = unsizedAxes
    }

    var node: Int { Int(nodeIndex) }

    var columns: Range<Int> {
      get { Int(firstColumn)..<Int(columnEnd) }
      set {
        firstColumn = Int32(truncatingIfNeeded: newValue.lowerBound)
        columnEnd = Int32(truncatingIfNeeded: newValue.upperBound)
      }
    }

    var rows: Range<Int> { Int(firstRow)..<Int(rowEnd) }

    /// Keeps a line of text to line up by, where the cell is one that can: sized, and in one row.
    mutating func lineUp(by baseline: TextBaseline?) {
      self.baseline = rows.count == 1 && isSized(.vertical) ? baseline : nil
    }

    func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }

    func isSized(_ axis: Axis) -> Bool { !unsizedAxes.contains(axis) }
  }

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

    func trackCount(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }
    func spacing(_ axis: Axis) -> Double { axis == .horizontal ? horizontalSpacing : verticalSpacing }
    func gapCount(_ axis: Axis) -> Int { max(0, trackCount(axis) - 1) }

    /// The gap behind every track, where all are alike.
    func equalGap(_ axis: Axis) -> Double? { unequalGaps?.axis == axis ? nil : spacing(axis) }

    /// The gap behind a track.
    func gap(after track: Int, _ axis: Axis) -> Double {
      guard let gaps = unequalGaps, gaps.axis == axis else { return spacing(axis) }
      return track < gaps.lengths.count ? gaps.lengths[track] : 0
    }

    /// The gaps between neighbouring tracks, together.
    func gaps(in tracks: Range<Int>, _ axis: Axis) -> Double {
      guard tracks.count > 1 else { return 0 }
      guard let gaps = unequalGaps, gaps.axis == axis else { return Double(tracks.count - 1) * spacing(axis) }
      return gaps.lengths[tracks.lowerBound..<(tracks.upperBound - 1)].reduce(0, +)
    }

    /// The lengths that the container itself asks for its tracks; cells have no say along that axis.
    func lengths(_ axis: Axis) -> [Length]? { trackGroups?.axis == axis ? trackLengths : nil }

    /// The groups of tracks of one length, or `nil` where each track has its own.
    func groups(_ axis: Axis) -> [Range<Int>]? { trackGroups.flatMap { $0.axis == axis ? $0.groups : nil } }
  }

  private(set) var tree: LayoutTree
  /// Which way columns go; lengths do not depend on it.
  let layoutDirection: LayoutDirection
  /// The containers in document order; the root is the first.
  private(set) var containers: [Container] = []
  private(set) var cells: [Cell] = []
  /// The container that a node is, or -1.
  private var containerOfNode: [Int32]
  /// The containers whose lengths follow from each other, as nodes.
  private var coupledNodes: [Int] = []
  /// Sentences about things that are allowed but have no effect.
  var notes: [String] = []

  /// The axis along which each divider is thin, by node.
  private(set) var thinAxes: [Int: Axis] = [:]

  /// Whether something in it is never told in closed form: what couples axes, chooses, lines up or measures.
  private(set) var needsProgram = false

  /// Who comes first where not all can have what they want.
  private(set) var priorities = PriorityTable.none
  /// The priorities that are not 0, by node.
  private var prioritized: [Int: Double] = [:]

  /// What was decided by the space that is there; `nil` while that is still being measured.
  private let decisions: SpaceDecisions?

  init(
    _ tree: LayoutTree, defaultSpacing: Double, layoutDirection: LayoutDirection = .leftToRight,
    decisions: SpaceDecisions?
  ) {
    self.tree = tree
    self.layoutDirection = layoutDirection
    self.decisions = decisions
    containerOfNode = Array(repeating: -1, count: tree.nodes.count)
    cells.reserveCapacity(tree.nodes.count)
    var pending: [Pending] = []
    if tree.nodes.first?.isContainer == true, tree.nodes[0].end == tree.nodes.count {
      pending = [Pending(node: 0, depth: 0, isFilled: false)]
    } else {
      addFrame(defaultSpacing: defaultSpacing, pending: &pending)
    }
    // Children are taken from the end, so that containers come in document order.
    while let next = pending.popLast() { add(next, defaultSpacing: defaultSpacing, pending: &pending) }
    if !prioritized.isEmpty { priorities = PriorityTable(prioritized, containers, cells) }
  }

  /// What a leaf asks for along an axis; a divider is thin where nothing else was said.
  @inline(__always) func leafLength(of node: Int, _ axis: Axis) -> Length {
    guard !thinAxes.isEmpty, !tree.hasLimits(node, axis), thinAxes[node] == axis else {
      return tree.itemLength(of: node, axis)
    }
    return .fixed(Self.dividerThickness)
  }

  /// Says the lengths of a leaf anew; nothing else here depends on them.
  mutating func setLimits(of leaf: Int, _ axis: Axis, _ limits: LengthLimits) { tree.setLimits(of: leaf, axis, limits) }

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

  /// A divider is thin along the row that it stands in, with padding around it or without; everywhere else it lies.
  private mutating func noteDivider(_ node: Int, in container: Int?) {
    let inner = tree.unwrapped(node)
    guard tree.nodes[inner].isDivider, thinAxes[inner] == nil else { return }
    thinAxes[inner] = container.map { tree.nodes[$0].isRow } == true ? .horizontal : .vertical
  }

  /// Whether places along an axis are the mirror images of those that tracks and cells have.
  func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// The cells of a container.
  func cells(of container: Int) -> ArraySlice<Cell> { cells[containers[container].cells] }

  /// The container that a cell's child is, or `nil` for an item.
  func childContainer(_ cell: Cell) -> Int? { containerIndex(of: cell.node) }

  /// The container that a node is, or `nil` for an item.
  func containerIndex(of node: Int) -> Int? {
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

  // MARK: Building

  /// A container that is still to be added.
  private struct Pending {
    let node: Int
    let depth: Int
    /// Whether it has to take all of the cell that it stands in.
    let isFilled: Bool
  }

  private mutating func add(_ next: Pending, defaultSpacing: Double, pending: inout [Pending]) {
    let node = next.node
    var container = Container(node: node, depth: next.depth)
    let first = cells.count
    switch tree.nodes[node].kind {
    case .stack(let options):
      noteBaselines(options, of: node)
      StackGenerator(tree: tree, node: node, options: options)
        .lay(out: &container, cells: &cells, defaultSpacing: defaultSpacing)
    case .balancedStack(let options):
      BalancedStackGenerator(tree: tree, node: node, options: options)
        .lay(out: &container, cells: &cells, defaultSpacing: defaultSpacing)
    case .grid(let options):
      GridGenerator(tree: tree, node: node, options: options)
        .lay(out: &container, cells: &cells, notes: &notes, defaultSpacing: defaultSpacing)
    case .viewThatFits:
      ViewThatFitsGenerator(tree: tree, node: node, choice: decisions?.chosen[node]).lay(out: &container, cells: &cells)
    case .lazyGrid(let options):
      LazyGridGenerator(tree: tree, node: node, options: options, space: decisions?.spaces[node])
        .lay(out: &container, cells: &cells, defaultSpacing: defaultSpacing)
    case .hexGrid(let options):
      HexGridGenerator(tree: tree, node: node, options: options).lay(out: &container, cells: &cells)
    case .honeycomb(let options):
      HoneycombGenerator(tree: tree, node: node, options: options).lay(out: &container, cells: &cells)
    case .padding(let options):
      PaddingGenerator(tree: tree, node: node, options: options)
        .lay(out: &container, cells: &cells, defaultSpacing: defaultSpacing, isFilled: next.isFilled)
    case .aspectRatio(let options):
      AspectRatioGenerator(tree: tree, node: node, options: options).lay(out: &container, cells: &cells)
    case .item, .spacer, .divider, .gridRow: return
    }
    finish(container, firstCell: first, pending: &pending)
  }

  /// Puts a column around roots that are no container: a single item, or several layouts side by side.
  private mutating func addFrame(defaultSpacing: Double, pending: inout [Pending]) {
    var container = Container(node: nil, depth: 0)
    container.columnCount = 1
    container.verticalSpacing = defaultSpacing
    var node = 0
    while node < tree.nodes.count {
      let row = container.rowCount
      cells.append(
        Cell(node: node, columns: 0..<1, rows: row..<(row + 1), anchor: .topLeading, unsizedAxes: []))
      container.rowCount += 1
      node = tree.nodes[node].end
    }
    finish(container, firstCell: 0, pending: &pending)
  }

  private mutating func finish(_ container: consuming Container, firstCell: Int, pending: inout [Pending]) {
    container.cells = firstCell..<cells.count
    if let node = container.node {
      // Limits keep counts of nodes far below what fits.
      containerOfNode[node] = Int32(truncatingIfNeeded: containers.count)
      if container.shape != nil || container.keepsRatio { coupledNodes.append(node) }
    }
    needsProgram = needsProgram || container.needsProgram
    let (own, depth, node) = (container.cells, container.depth, container.node)
    let isFilled = container.fillsCells || container.shape != nil
    let (isGrid, holdsPlainItems) = (container.isGrid, container.holdsPlainItems)
    containers.append(container)
    guard !holdsPlainItems else { return }
    if !isGrid {
      for index in own { noteWhatHasNoEffect(cells[index].node) }
    }
    for cell in cells[own].reversed() where cell.baseline != nil || !tree.isPlainItem(cell.node) {
      let priority = tree.priority(of: cell.node)
      if priority != 0 { prioritized[cell.node] = priority }
      if !needsProgram { needsProgram = cell.baseline != nil || tree.nodes[cell.node].needsProgram }
      noteDivider(cell.node, in: node)
      guard tree.nodes[cell.node].isContainer else { continue }
      pending.append(
        Pending(node: cell.node, depth: depth + 1, isFilled: isFilled))
    }
  }
}

extension Structure {
  /// Says so where a column is to line up by what only rows have.
  private mutating func noteBaselines(_ options: StackOptions, of node: Int) {
    guard options.axis == .column, options.alignment.baseline != nil else { return }
    notes.append(
      "\(tree.place(of: node)) is a column, whose children share no line of text; they stand "
        + "\(options.alignment.fraction == 0 ? "leading" : "trailing").")
  }

  /// Says so where a child outside a grid says something about a cell of a grid.
  private mutating func noteWhatHasNoEffect(_ node: Int) {
    guard
      tree.columns(of: node) != nil || tree.rows(of: node) != nil || tree.nodes[node].columnAlignment != nil
        || !tree.isPlain(node)
    else { return }
    let cell = tree.nodes[node]
    let modifiers = [
      cell.columns.map { _ in "gridCellColumns" }, cell.rows.map { _ in "gridCellRows" },
      cell.columnAlignment.map { _ in "gridColumnAlignment" }, cell.anchor.map { _ in "gridCellAnchor" },
    ].compactMap(\.self)
    guard !modifiers.isEmpty else { return }
    notes.append("\(tree.name(of: node)) stands in no grid, so \(modifiers.joined(separator: " and ")) has no effect.")
  }
}

extension LayoutTree.Node {
  /// Whether children stand side by side in it.
  fileprivate var isRow: Bool {
    switch kind {
    case .stack(let options): options.axis == .row
    case .balancedStack(let options): options.axis == .row
    case .item, .spacer, .divider, .viewThatFits, .grid, .gridRow, .lazyGrid, .hexGrid, .honeycomb, .padding,
      .aspectRatio:
      false
    }
  }

  /// Whether the node lays out children of its own.
  var isContainer: Bool {
    switch kind {
    case .stack, .balancedStack, .viewThatFits, .grid, .lazyGrid, .hexGrid, .honeycomb, .padding, .aspectRatio: true
    case .item, .spacer, .divider, .gridRow: false
    }
  }
}
