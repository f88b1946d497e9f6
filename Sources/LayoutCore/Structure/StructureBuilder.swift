internal import LayoutGeometry

/// Works out rows, spans and alignments, container by container.
struct StructureBuilder {
  /// The last one is what is being laid out.
  var containers: [Structure.Container] = []
  var cells = Structure.CellList()
  /// The container that a node is, or -1; empty as long as there is one container.
  var containerOfNode: [Int32] = []
  /// What few layouts have; `nil` as long as there is none of it.
  private(set) var infrequent: Infrequent?
  /// Sentences about things that are allowed but have no effect.
  var notes: [String] = []
  /// Whether something is never evaluated directly.
  private(set) var needsProgram = false
  /// Whether something distributes what no track of it takes.
  var distributes = false
  /// Whether a container leaves the places of its children to relations.
  var placesFreely = false
  /// Whether something keeps a ratio, so that its height follows from its width.
  private(set) var keepsRatios = false
  private(set) var coversCells = false
  /// Whether a container describes its tracks along an axis itself.
  private(set) var hasOwnTracks = false
  /// Whether a grid lists tracks, or has some in which nothing stands.
  private(set) var listsTracks = false
  /// Whether cells line up by their text.
  private(set) var linesUp = false
  /// Whether a container stands in an unsized cell.
  private(set) var holdsUnsizedContainers = false
  /// Whether the content of a leaf is measured.
  private(set) var measuresLeaves = false
  /// The leaves that ask for more than what was said of their lengths.
  private(set) var leavesWithOwnLengths: [Structure.LeafWithOwnLengths] = []
  /// The axes along which a container takes its ideal length in any case.
  private(set) var fixedContainerAxes: Axis.Set = []
  /// Whether something is decided by the space that is there.
  private(set) var dependsOnSpace = false
  /// Whether something chooses among alternatives.
  var leavesOutAlternatives = false
  /// Whether something may be drawn beyond its cell though the whole has room: by offsets, gaps below 0, and where it may be
  /// longer than tracks that it has no say in.
  private(set) var overlaps = false
  /// Whether some container is made of hexagons.
  private(set) var holdsHexagons = false
  /// How many columns and rows the containers so far have.
  var trackCounts = (columns: 0, rows: 0)

  let tree: LayoutTree
  let defaultSpacing: Double
  private let decisions: SpaceDecisions?
  /// Where the cells of grids stand, as far as that is known, by node.
  let knownCells: [Int: ExplicitCells]
  private var pending: [Pending] = []

  /// The node that is being laid out.
  private(set) var node = 0
  /// Whether that has to take all of the cell that it stands in.
  private var isFilled = false
  /// Which way that reads; `nil` for the direction of the whole.
  private(set) var direction: LayoutDirection?

  /// What few layouts have, together: each part of it would have to be let go in the end, empty as it may be.
  struct Infrequent {
    /// The containers whose lengths follow from each other, as nodes.
    var coupledNodes: [Int] = []
    /// The leaves whose lengths follow from the container that they stand in, by node; the first entry of one counts.
    var dependentLeaves: [(number: Int, value: DependentLeaf)] = []
    /// The priorities that are not 0, by node.
    var prioritized: [(number: Int, value: Double)] = []
    /// The stretch factors that are not 1, by node.
    var stretches: [(number: Int, value: StretchTable.Factor)] = []
    /// Which way containers read of which that was said, or of something around them; in document order.
    var directions: [(container: Int, direction: LayoutDirection)] = []
    /// The containers that are as long as a part of the one around them.
    var fractions: [(number: Int, value: LengthFractions)] = []
    /// The containers that are as long as their content has to be, and along which axes.
    var leastAxes: [(number: Int, value: Axis.Set)] = []
  }

  /// Notes something that few layouts have.
  mutating func note(_ change: (inout Infrequent) -> Void) {
    // Taken out, so that the change copies nothing.
    var noted = infrequent.take() ?? Infrequent()
    change(&noted)
    infrequent = noted
  }

  /// A container that is still to be added, or several of which all of this holds, as of the lines of a flow.
  private struct Pending {
    /// They are added from the first to the last.
    var nodes: Range<Int>
    let depth: Int
    /// Whether it has to take all of the cell that it stands in.
    let isFilled: Bool
    /// Which way it reads if it says nothing else; `nil` for the direction of the whole.
    var direction: LayoutDirection?
    /// The axes along which it takes its ideal length whatever is proposed, since what it stands in does so.
    var unproposedAxes: Axis.Set = []
    /// The axes along which something around it lists its tracks.
    var listedAxes: Axis.Set = []
    /// Whether cells of something around it line up by their text.
    var linesUp = false
  }

  init(
    _ tree: LayoutTree, defaultSpacing: Double, decisions: SpaceDecisions?, _ findings: TreeFindings
  ) {
    self.tree = tree
    knownCells = findings.cells
    self.defaultSpacing = defaultSpacing
    self.decisions = decisions
    // Containers are large, so that a list that grows moves much; and each line of a flow is one.
    containers.reserveCapacity(max(1, findings.containerCount) + tree.nodes.count - tree.describedCount)
    cells.reserveCapacity(tree.nodes.count)
  }

  /// Works out everything, from the root inwards.
  mutating func build() {
    if !tree.nodes.isEmpty, tree.isContainer(0), tree.nodes[0].end == tree.describedCount, !isFramedAroundCoupledAxes {
      add(0, Pending(nodes: 0..<1, depth: 0, isFilled: false))
    } else {
      addFrame()
    }
    // Children are taken from the end, so that containers come in document order.
    while let next = pending.popLast() {
      let node = next.nodes.lowerBound
      guard next.nodes.count > 1 else {
        add(node, next)
        continue
      }
      // What is in a line comes before the next one, so it goes behind those.
      let place = pending.count
      pending.append(next)
      pending[place].nodes.removeFirst()
      add(node, next)
      pending[place].nodes = addLines(asLast: pending[place].nodes)
      if pending[place].nodes.isEmpty { pending.removeLast() }
    }
  }

  /// Whether the root has a frame around something whose width and height follow from each other.
  ///
  /// Such a frame takes what that comes to where nothing is offered, which is told as for any frame in another layout.
  private var isFramedAroundCoupledAxes: Bool {
    Axis.allCases.contains { tree.hasLimits(0, $0) } && tree.couplesAxes(in: 0)
  }

  /// The alternative of what is being laid out that takes part, or -1; `nil` while all of them are being measured.
  var choice: Int? { decisions?.chosen[node] }

  /// Whether nothing but plain items stands in flows.
  var flowsHoldItems: Bool { decisions?.flowsHoldItems ?? false }

  /// The length along its tracks that what is being laid out gets; `nil` while that is to be found.
  var space: Double? { decisions?.space(of: node) }

  private mutating func add(_ node: Int, _ next: Pending) {
    (self.node, isFilled) = (node, next.isFilled)
    direction = tree.layoutDirection(of: node) ?? next.direction
    if let direction {
      let container = containers.count
      note { $0.directions.append((container, direction)) }
    }
    containers.append(Structure.Container(node: node, depth: next.depth))
    containers[last].unproposedAxes = next.unproposedAxes.union(tree.nodes[node].fixedAxes)
    (containers[last].listedAxes, containers[last].linesUp) = (next.listedAxes, next.linesUp)
    let first = cells.count
    tree.nodes[node].kind.accept(&self)
    // Where nothing is decided, all children of a flow stand in one line to be measured.
    if decisions == nil, tree.isLine(node) { containers[last].isUnbrokenLine = true }
    finish(firstCell: first)
  }

  /// Puts a column around roots that are no container: a single item, or several layouts side by side.
  private mutating func addFrame() {
    var container = Structure.Container(node: nil, depth: 0)
    container.columnCount = 1
    container.verticalGaps.spacing = defaultSpacing
    var node = 0
    while node < tree.describedCount {
      let row = container.rowCount
      cells.append(
        Structure.Cell(node: node, columns: 0..<1, rows: row..<(row + 1), anchor: .topLeading, unsizedAxes: []))
      container.rowCount += 1
      node = tree.nodes[node].end
    }
    containers.append(container)
    finish(firstCell: 0)
  }

  /// The container that is being laid out, among all.
  var last: Int { containers.count - 1 }

  private mutating func finish(firstCell: Int) {
    let (container, own) = (last, firstCell..<cells.count)
    containers[container].cells = own
    containers[container].number(after: &trackCounts)
    let node = containers[container].node
    if let node {
      note(node, as: container)
      fixedContainerAxes.formUnion(tree.nodes[node].fixedAxes)
    }
    // Lines of flows are many, and have nothing of that.
    let hasShape = containers[container].isInfrequent ? noteInfrequent(of: container) : false
    // Those that are attached come last.
    let holdsAttached = own.last.map { cells.isAttached($0) } ?? false
    holdsHexagons = holdsHexagons || hasShape
    needsProgram = needsProgram || containers[container].isChoice
    overlaps = overlaps || containers[container].overlaps || holdsAttached
    let (isGrid, holdsPlainItems) = (containers[container].isGrid, containers[container].holdsPlainItems)
    let (isFilled, depth) = (containers[container].fillsCells, containers[container].depth)
    let unproposedAxes = containers[container].unproposedAxes
    guard !holdsPlainItems else { return }
    // Nobody described lines, so that nothing was said of them.
    if let lines = node.flatMap(tree.lines), lines.first.map(tree.isContainer) ?? false {
      return addLater(lines, of: container, isFilled: isFilled)
    }
    alignInCells(own, of: container)
    let isFree = containers[container].isFree
    for index in own {
      let child = cells.node(of: index)
      guard !tree.isSilentItem(child), !tree.isSilentContainer(child) else { continue }
      noteWhatHasNoEffect(child, isGrid: isGrid, isFree: isFree)
    }
    let (firstPending, firstLeaf) = (pending.count, leavesWithOwnLengths.count)
    var hasLines = false
    for index in own.reversed() where cells.linesUp(index) || !tree.isPlainItem(cells.node(of: index)) {
      let child = cells.node(of: index)
      hasLines = hasLines || cells.linesUp(index)
      if !tree.isSilentContainer(child) { noteWords(of: child, inCell: index, of: container) }
      guard tree.isContainer(child) else { continue }
      let isAttached = cells.isAttached(index)
      // A hexagon has no tracks that it could ask for anything.
      holdsUnsizedContainers = holdsUnsizedContainers || (cells.isUnsized(index) && !isAttached && !hasShape)
      pending.append(
        Pending(
          nodes: child..<(child + 1), depth: depth + 1, isFilled: isFilled && !isAttached, direction: direction,
          unproposedAxes: unproposedAxes, listedAxes: containers[container].listedAxes,
          linesUp: containers[container].linesUp))
    }
    reverseLeaves(from: firstLeaf)
    if hasLines { noteLines(of: container, firstChild: firstPending) }
  }

  /// Puts the leaves that were noted last into the order of their cells.
  ///
  /// One by one: to reverse a part of an array is to copy that.
  private mutating func reverseLeaves(from first: Int) {
    var (low, high) = (first, leavesWithOwnLengths.count - 1)
    while low < high {
      leavesWithOwnLengths.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  /// Notes that the lines of a flow are still to be added.
  private mutating func addLater(_ lines: Range<Int>, of container: Int, isFilled: Bool) {
    pending.append(
      Pending(
        nodes: lines, depth: containers[container].depth + 1, isFilled: isFilled, direction: direction,
        unproposedAxes: containers[container].unproposedAxes, listedAxes: containers[container].listedAxes,
        linesUp: containers[container].linesUp))
  }

  /// Notes what a container has that few have.
  ///
  /// - Returns: Whether it is made of hexagons.
  private mutating func noteInfrequent(of container: Int) -> Bool {
    let hasShape = containers[container].shape != nil
    if let node = containers[container].node {
      if hasShape || containers[container].keepsRatio { note { $0.coupledNodes.append(node) } }
      noteRatio(of: container)
      noteHexagons(of: container, node)
    }
    hasOwnTracks = hasOwnTracks || containers[container].hasOwnTracks
    if containers[container].listsTracks { noteListedTracks(of: container) }
    overlaps = overlaps || mayBeLongerThanTracks(childrenOf: container)
    coversCells = coversCells || containers[container].coversCell
    return hasShape
  }

  /// Whether some child may be longer than the tracks that its container describes itself: of what takes any length none is.
  private func mayBeLongerThanTracks(childrenOf container: Int) -> Bool {
    let own = containers[container].cells
    return Axis.allCases.contains { axis in
      containers[container].hasOwnTracks(axis)
        && own.contains { index in
          let node = cells.node(of: index)
          return !tree.isPlainItem(node) || tree.hasLimits(node, axis)
        }
    }
  }

  /// Notes what was said of a child of a container that matters to others.
  private mutating func noteWords(of child: Int, inCell cell: Int, of container: Int) {
    let priority = tree.priority(of: child)
    if priority != 0 { note { $0.prioritized.append((child, priority)) } }
    noteStretch(of: child, in: container)
    overlaps = overlaps || tree.offset(of: child) != .zero
    if !tree.isPlainItem(child) { noteOwnLengths(of: child, inCell: cell, of: container) }
    noteLeafOfLine(child, in: containers[container].node)
  }

  /// Notes that a container lists its tracks.
  private mutating func noteListedTracks(of container: Int) {
    listsTracks = true
    for axis in Axis.allCases where containers[container].listedTracks(axis) != nil {
      containers[container].listedAxes.insert(Axis.Set(axis))
    }
  }

  /// Notes that the cells of a container line up by their text.
  ///
  /// - Parameter firstChild: The first container in it, among those that are still to be added.
  private mutating func noteLines(of container: Int, firstChild: Int) {
    linesUp = true
    containers[container].linesUp = true
    for index in firstChild..<pending.count { pending[index].linesUp = true }
  }

  /// Notes how a child shares with others where its container has several tracks of their own lengths: along a stack, and in a
  /// grid both ways.
  private mutating func noteStretch(of child: Int, in container: Int) {
    let factor = tree.stretch(of: child)
    guard factor != 1, containers[container].uniformAxis == nil, let node = containers[container].node else { return }
    let axes: Axis.Set =
      containers[container].isGrid ? .all : tree.nodes[node].kind.container?.lineAxis.map { Axis.Set($0) } ?? []
    // What keeps a ratio, or is made of hexagons, takes nothing: it is as long as the other axis makes it.
    guard !axes.isEmpty, factor > 0 || !tree.couplesAxes(in: child) else { return }
    note { $0.stretches.append((child, StretchTable.Factor(value: factor, axes: axes))) }
  }

  /// Notes what keeps a ratio, or covers its cell by one.
  ///
  /// What is measured has an ideal size only before its width is known, so then a program has to tell the ratio of that.
  private mutating func noteRatio(of container: Int) {
    guard let ratio = containers[container].ratio else { return }
    keepsRatios = keepsRatios || containers[container].keepsRatio
    guard containers[container].coversCell, ratio.ratio == nil else { return }
    let isMeasured = containers[container].cells.contains { tree.nodes[cells[$0].node].measured != nil }
    needsProgram = needsProgram || isMeasured
  }

  /// Notes hexagons: evaluated directly are those where nothing was said of the lengths of the whole.
  ///
  /// A container in one has no say in it, and may be larger.
  private mutating func noteHexagons(of container: Int, _ node: Int) {
    guard containers[container].shape != nil else { return }
    let isFramed = tree.hasOwnLength(node, .horizontal) || tree.hasOwnLength(node, .vertical)
    needsProgram = needsProgram || isFramed
    overlaps = overlaps || tree.children(of: node).contains { tree.isContainer($0) }
  }

  /// Notes whether a leaf asks for more than what was said of its lengths.
  private mutating func noteOwnLengths(of node: Int, inCell cell: Int, of container: Int) {
    guard !tree.isContainer(node) else { return }
    let isMeasured = tree.nodes[node].measured != nil
    measuresLeaves = measuresLeaves || isMeasured
    guard isMeasured || !tree.nodes[node].fixedAxes.isEmpty else { return }
    // Where there is one there are others, in most layouts.
    if leavesWithOwnLengths.isEmpty { leavesWithOwnLengths.reserveCapacity(4) }
    leavesWithOwnLengths.append(.init(node: node, container: container, cell: cell, isMeasured: isMeasured))
  }

  /// Keeps the number of a container that there is now.
  mutating func note(_ node: Int, as container: Int) {
    guard container > 0 else { return }
    if containerOfNode.isEmpty {
      containerOfNode = Array(of: -1, count: tree.nodes.count)
      if let first = containers[0].node { containerOfNode[first] = 0 }
    }
    // Limits keep counts of nodes far below what fits.
    containerOfNode[node] = Int32(truncatingIfNeeded: container)
  }

  /// A divider is thin along the row that it stands in, and a spacer asks for a length along its stack only, with padding
  /// around it or without; everywhere else a divider lies.
  private mutating func noteLeafOfLine(_ node: Int, in container: Int?) {
    let inner = tree.unwrapped(node)
    let form = tree.form(of: inner)
    guard form == .divider || form == .spacer else { return }
    let line = container.flatMap { tree.nodes[$0].kind.container?.lineAxis }
    switch form {
    case .divider:
      // With padding around it, it is noted once more in there, which comes later and does not count.
      note { $0.dependentLeaves.append((inner, .divider(thin: line ?? .vertical))) }
    case .spacer:
      if let line, tree.hasLimits(inner, line.other) {
        note { $0.dependentLeaves.append((inner, .spacer(silent: line.other))) }
      }
    case .item, .gridRow, .alignedRow, .container, .wrapper, .dependent, .scroll: return
    }
  }
}

extension StructureBuilder: ContainerVisitor {
  mutating func visit(_ kind: some ContainerKind) {
    dependsOnSpace = dependsOnSpace || kind.dependsOnSpace
    containers[last].fillsCells = kind.fillsCells(isFilled: isFilled)
    kind.lay(out: &self)
  }
}

extension StructureBuilder {
  /// Says so where a child says something that only another kind of container listens to.
  private mutating func noteWhatHasNoEffect(_ node: Int, isGrid: Bool, isFree: Bool) {
    if !isGrid { noteWordsOfCell(node) }
    guard !isFree, tree.position(of: node) != CenterPosition() else { return }
    notes.append("\(tree.name(of: node)) stands in no free layout, so position has no effect.")
  }

  /// Says so where a child outside a grid says something about a cell of a grid.
  private mutating func noteWordsOfCell(_ node: Int) {
    guard
      tree.columns(of: node) != nil || tree.rows(of: node) != nil || tree.nodes[node].columnAlignment != nil
        || !tree.isPlainButForContent(node)
    else { return }
    let cell = tree.nodes[node]
    let modifiers = [
      cell.gridPosition.isGiven ? "gridCell" : nil,
      cell.columns.map { _ in "gridCellColumns" }, cell.rows.map { _ in "gridCellRows" },
      cell.columnAlignment.map { _ in "gridColumnAlignment" }, cell.anchor.map { _ in "gridCellAnchor" },
    ].compactMap(\.self)
    guard !modifiers.isEmpty else { return }
    notes.append("\(tree.name(of: node)) stands in no grid, so \(modifiers.joined(separator: " and ")) has no effect.")
  }
}
