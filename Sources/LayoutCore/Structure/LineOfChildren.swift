internal import LayoutGeometry

/// Children one after the other: what all kinds of stacks have in common.
struct LineOfChildren {
  let tree: LayoutTree
  let node: Int
  let axis: Axis
  let spacing: Double?

  func lay(
    out container: inout Structure.Container, cells: inout Structure.CellList, defaultSpacing: Double, anchor: UnitPoint
  ) {
    let anchor = cells.place(of: anchor)
    let run = tree.itemRun(from: node + 1, to: tree.nodes[node].end)
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
        unsizedAxes: isPlain ? tree.nodes[child].unsizedAxes : unsizedAxes(of: child))
      count += 1
      if !holdsPlainItems, let previous, let wanted = distance(from: previous, to: child) {
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
  private func unsizedAxes(of child: Int) -> Axis.Set {
    let said = tree.nodes[child].unsizedAxes
    return tree.isSpacer(child) ? said.union(Axis.Set(axis.other)) : said
  }

  /// The distance that two neighbours want; a spacing of the container overrides what children want.
  private func distance(from previous: Int, to child: Int) -> Double? {
    guard spacing == nil, !(tree.isPlain(previous) && tree.isPlain(child)) else { return nil }
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
