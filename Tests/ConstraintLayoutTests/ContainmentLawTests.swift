import ConstraintLayout
import LayoutTestSupport
import Testing

/// Nothing stands outside of what it stands in, unless that was said: by an offset, an unsized cell, or a ratio that fills.
struct ContainmentLawTests {
  @Test func nothingStandsOutsideOfItsContainer() async {
    await Law(seeds: 0..<204, atLeast: 170).check { seed in
      let sample = LawSample(seed)
      guard let placement = try sample.placement() else { return .inapplicable }
      let tree = sample.tree
      let standing = placement.rectsWithoutOffsets
      var checkedCount = 0
      for axis in Axis.allCases {
        let isLoose = tree.looseNodes(axis)
        for parent in tree.nodes.indices
        where placement.isPlaced[parent] && !isLoose[parent] && tree.scrollAxis(of: parent) != axis {
          let room = tree.room(of: parent, in: standing[parent], axis, sample.engine.options.layoutDirection)
          for child in tree.children(of: parent) where placement.isPlaced[child] && !isLoose[child] {
            let (start, end) = standing[child].edges(axis)
            checkedCount += 1
            let distance = max(room.start - start, end - room.end)
            guard distance > placement.size.tolerance else { continue }
            Issue.record("seed \(seed): \(tree.place(of: child)) is outside by \(distance), \(axis)")
            return .checked
          }
        }
      }
      return checkedCount > 0 ? .checked : .inapplicable
    }
  }
}

extension Rect {
  fileprivate func edges(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}

extension LayoutTree {
  /// Whether each node may stand out of what is around it along an axis, or what is in it may stand out of it.
  fileprivate func looseNodes(_ axis: Axis) -> [Bool] {
    var isLoose = Array(repeating: false, count: nodes.count)
    func visit(_ node: Int, _ isParentLoose: Bool) {
      isLoose[node] = isParentLoose || nodes[node].cell.unsizedAxes.contains(.init(axis))
      let givesWhatItHas: Bool
      switch nodes[node].kind {
      // Cells of hexagons are unsized.
      case .hexGrid, .honeycomb: givesWhatItHas = true
      case .aspectRatio(let options): givesWhatItHas = options.contentMode == .fill
      default: givesWhatItHas = false
      }
      for child in children(of: node) { visit(child, isLoose[node] || givesWhatItHas) }
    }
    visit(0, false)
    return isLoose
  }

  /// Where the children of a node may stand: between the insets of padding.
  fileprivate func room(
    of node: Int, in rect: Rect, _ axis: Axis, _ direction: LayoutDirection
  ) -> (start: Double, end: Double) {
    let edges = rect.edges(axis)
    guard case .padding(let options) = nodes[node].kind else {
      // A cell that says its row may stand in any other, and one may reach into the rows below its own.
      if isLeft(node, axis) { return (-.infinity, .infinity) }
      return isSpannedRow(node, axis) ? (edges.start, .infinity) : edges
    }
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    let insets =
      axis == .horizontal ? (options.leading ?? 8, options.trailing ?? 8) : (options.top ?? 8, options.bottom ?? 8)
    return isMirrored
      ? (edges.start + insets.1, edges.end - insets.0) : (edges.start + insets.0, edges.end - insets.1)
  }

  private func isSpannedRow(_ node: Int, _ axis: Axis) -> Bool {
    guard case .gridRow = nodes[node].kind, axis == .vertical else { return false }
    return children(of: node).contains { nodes[$0].cell.rows ?? 1 > 1 }
  }

  /// Whether a row of a grid holds a cell that says which row it stands in.
  private func isLeft(_ node: Int, _ axis: Axis) -> Bool {
    guard case .gridRow = nodes[node].kind, axis == .vertical else { return false }
    return children(of: node).contains { nodes[$0].cell.gridPosition.row != nil }
  }
}
