internal import HexagonGeometry
internal import LayoutGeometry

extension StructureBuilder: TrackWriter {
  mutating func line(along axis: Axis, spacing: Double?, anchor: UnitPoint, baseline: TextBaseline?) {
    let first = cells.count
    LineOfChildren(node: node, axis: axis, spacing: spacing, holdsItems: flowsHoldItems && tree.isLine(node))
      .lay(out: &containers[last], of: tree, cells: &cells, defaultSpacing: defaultSpacing, anchor: anchor)
    if axis == .horizontal { lineUp(cellsFrom: first, by: baseline) }
  }

  private mutating func lineUp(cellsFrom first: Int, by baseline: TextBaseline?) {
    guard let baseline else { return }
    containers[last].holdsPlainItems = false
    for index in first..<cells.count { cells[index].lineUp(by: baseline) }
  }

  mutating func distribute(_ distribution: Distribution, along axis: Axis) {
    distributes = distributes || distribution != .leading
    if axis == .horizontal {
      containers[last].horizontalDistribution = distribution
    } else {
      containers[last].verticalDistribution = distribution
    }
  }

  mutating func makeEqual(along axis: Axis) { containers[last].uniformAxis = axis }

  mutating func oneCell(_ alignment: Alignment) {
    let first = cells.count
    var holdsPlainItems = true
    for child in tree.children(of: node) {
      add(child, anchor: alignment.unitPoint)
      holdsPlainItems = holdsPlainItems && tree.isSilentItem(child)
    }
    containers[last].holdsPlainItems = holdsPlainItems
    // Nothing needs no tracks.
    containers[last].columnCount = min(1, cells.count - first)
    containers[last].rowCount = containers[last].columnCount
    lineUp(cellsFrom: first, by: alignment.vertical.baseline)
  }

  mutating func take(_ fractions: LengthFractions) {
    let number = last
    if !fractions.axes.isEmpty { note { $0.fractions.append((number, fractions)) } }
  }

  mutating func takeLeastLength(along axes: Axis.Set) {
    let number = last
    if !axes.isEmpty { note { $0.leastAxes.append((number, axes)) } }
  }

  mutating func reachToFrame(along axes: Axis.Set) {
    // Where nothing is in it, there is no track that could.
    guard containers[last].columnCount > 0, containers[last].rowCount > 0 else { return }
    containers[last].reachesToFrame = axes
  }

  mutating func scroll(along axis: Axis) { containers[last].scrollAxis = axis }

  mutating func placeFreely() {
    containers[last].isFree = true
    placesFreely = true
  }

  mutating func attach(_ alignment: Alignment) {
    let children = Array(tree.children(of: node))
    containers[last].columnCount = min(1, children.count)
    containers[last].rowCount = containers[last].columnCount
    // It is what it stands around, with all that padding is besides its distances.
    containers[last].isPadding = true
    if let base = children.first { add(base, anchor: .center) }
    for child in children.dropFirst() {
      cells.append(
        .init(
          node: child, columns: 0..<1, rows: 0..<1, anchor: alignment.unitPoint, unsizedAxes: .all, isAttached: true))
    }
    guard children.count > 1, alignment.vertical.baseline != nil else { return }
    note(
      "shares no line of text with what is attached to it, which stands at the \(alignment.unitPoint.y == 0 ? "top" : "bottom")."
    )
  }

  mutating func chosenCell() {
    // A choice without alternatives has nothing to show; while nothing is chosen, all of them are measured.
    let alternatives = choice.map { $0 < 0 ? [] : [$0] } ?? Array(tree.children(of: node))
    containers[last].columnCount = min(1, alternatives.count)
    containers[last].rowCount = min(1, alternatives.count)
    containers[last].isChoice = choice == nil
    leavesOutAlternatives = true
    for alternative in alternatives { add(alternative, anchor: .topLeading) }
  }

  private mutating func add(_ child: Int, anchor: UnitPoint) {
    cells.append(.init(node: child, columns: 0..<1, rows: 0..<1, anchor: anchor, unsizedAxes: []))
  }

  mutating func inset(by padding: PaddingOptions) {
    containers[last].insets = padding.insets(defaultSpacing: defaultSpacing)
    containers[last].isPadding = true
  }

  mutating func keepRatio(_ options: AspectRatioOptions) { containers[last].change { $0.ratio = options } }

  mutating func rows(_ options: GridOptions) {
    GridRows(tree: tree, node: node, options: options, known: knownCells.isEmpty ? nil : knownCells[node])
      .lay(out: &containers[last], cells: &cells, notes: &notes, defaultSpacing: defaultSpacing)
  }

  mutating func stack(linesIn stack: StackOptions) {
    let line = tree.lines(of: node)?.first
    guard node + 1 < tree.nodes[node].end, !(line.map(tree.isContainer) ?? false) else {
      return stack.lay(out: &self)
    }
    // Until lines are found an item stands there, or nothing where no lengths are asked for.
    if let line { add(line, anchor: .topLeading) }
    containers[last].columnCount = 1
    containers[last].rowCount = 1
    reachToFrame(along: Axis.Set(stack.axis.main.other))
  }

  mutating func flow(into options: LazyGridOptions) {
    FlowingLines(tree: tree, node: node, options: options, space: space)
      .lay(out: &containers[last], cells: &cells, defaultSpacing: defaultSpacing)
  }

  mutating func hexagons(_ options: HexGridOptions) {
    let children = Array(tree.children(of: node))
    let arrangement = HexArrangement(
      cells: children.map { child in
        let position = tree.nodes[child].hexagon ?? HexPosition(row: 0, column: 0)
        return Hexagon(row: position.row, column: position.column, in: options.coordinates)
      }, orientation: options.orientation)
    containers[last].change { $0.shape = .grid(arrangement, spacing: options.spacing) }
    for child in children { cells.append(.init(hexagon: child)) }
  }

  mutating func honeycomb(_ options: HoneycombOptions) {
    let children = Array(tree.children(of: node))
    containers[last].change { $0.shape = .honeycomb(options, count: options.count ?? children.count) }
    for child in children { cells.append(.init(hexagon: child)) }
  }

  mutating func note(_ words: String) { notes.append("\(tree.place(of: node)) \(words)") }
}

extension Structure.Cell {
  /// A child that stands in a hexagon: no tracks, and no say in the size of anything.
  fileprivate init(hexagon node: Int) {
    self.init(node: node, columns: 0..<0, rows: 0..<0, anchor: .center, unsizedAxes: .all)
  }
}
