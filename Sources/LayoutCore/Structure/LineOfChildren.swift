internal import LayoutGeometry

/// Children one after the other: what all kinds of stacks have in common.
struct LineOfChildren {
  let node: Int
  let axis: Axis
  let spacing: Double?
  /// Whether nothing but plain items stands in it, which then need no look.
  let holdsItems: Bool

  /// - Parameter tree: What the children are described in; handed in, as a reference that is kept would be counted for every line.
  func lay(
    out container: inout Structure.Container, of tree: LayoutTree, cells: inout Structure.CellList,
    defaultSpacing: Double, anchor: UnitPoint
  ) {
    let anchor = cells.place(of: anchor)
    if let lines = tree.lines(of: node) {
      for (track, line) in zip(0..., lines) {
        cells.append(line, inTrack: track, along: axis, anchorAt: anchor, unsizedAxes: [])
      }
      return setTracks(lines.count, of: &container, gaps: [], defaultSpacing)
    }
    let run = tree.itemRun(in: node, holdsItems: holdsItems)
    cells.append(run, along: axis, anchorAt: anchor)
    var count = run.count
    var previous = run.last
    var gaps: [Double] = []
    var holdsPlainItems = true
    for child in tree.siblings(from: run.end, to: tree.nodes[node].end) {
      let isPlain = tree.isPlainItem(child)
      holdsPlainItems = holdsPlainItems && tree.isSilentItem(child)
      cells.append(
        child, inTrack: count, along: axis, anchorAt: anchor,
        unsizedAxes: isPlain ? tree.nodes[child].unsizedAxes : unsizedAxes(of: child, in: tree))
      count += 1
      if !holdsPlainItems, let previous, let wanted = distance(from: previous, to: child, in: tree) {
        // Gaps are listed only where a child wants one; until then all are alike.
        if gaps.isEmpty { gaps = Array(repeating: defaultSpacing, count: count - 2) }
        gaps.append(wanted)
      } else if previous != nil, !gaps.isEmpty {
        gaps.append(defaultSpacing)
      }
      previous = child
    }
    container.line = count == run.count ? Structure.LineOfItems(axis: axis, items: run) : nil
    container.holdsPlainItems = holdsPlainItems
    setTracks(count, of: &container, gaps: gaps, defaultSpacing)
  }

  /// - Parameter gaps: The distances between neighbours; none where all are alike.
  private func setTracks(
    _ count: Int, of container: inout Structure.Container, gaps: [Double], _ defaultSpacing: Double
  ) {
    container.columnCount = axis == .horizontal ? count : min(count, 1)
    container.rowCount = axis == .horizontal ? min(count, 1) : count
    container.horizontalGaps.spacing = spacing ?? defaultSpacing
    container.verticalGaps.spacing = spacing ?? defaultSpacing
    if let first = gaps.first, gaps.contains(where: { $0 != first }) {
      if axis == .horizontal { container.horizontalGaps.unequal = gaps } else { container.verticalGaps.unequal = gaps }
    } else if let first = gaps.first {
      if axis == .horizontal {
        container.horizontalGaps.spacing = first
      } else {
        container.verticalGaps.spacing = first
      }
    }
  }

  /// A spacer has a say along the stack only.
  private func unsizedAxes(of child: Int, in tree: LayoutTree) -> Axis.Set {
    let said = tree.nodes[child].unsizedAxes
    return tree.isSpacer(child) ? said.union(Axis.Set(axis.other)) : said
  }

  /// The distance that two neighbours want; a spacing of the container overrides what children want.
  private func distance(from previous: Int, to child: Int, in tree: LayoutTree) -> Double? {
    guard spacing == nil, !(tree.isPlainButForContent(previous) && tree.isPlainButForContent(child)) else { return nil }
    return tree.nodes[previous].preferredSpacing.distance(to: tree.nodes[child].preferredSpacing, along: axis)
  }
}

extension Structure {
  /// Plain items in tracks of their own along an axis.
  struct LineOfItems {
    let axis: Axis
    let items: ItemRun
  }

  /// What a container holds, where that is nothing but a line of items.
  @inline(__always) func lineOfItems(in container: Int) -> LineOfItems? {
    // One part after the other: a copy of the container would count references to all of it.
    containers[container].holdsPlainItems ? containers[container].line : nil
  }
}
