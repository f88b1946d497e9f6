internal import LayoutGeometry

// Containers on a line of text that share apart: what they have above it, and what they have below it.
extension AxisLengths {
  /// How a row grows that a text stands in.
  private enum GrowthOfRow {
    case oneSided(LineSide)
    /// A part of all that it grows by is above the line, and the rest below it.
    case both
  }

  /// Makes a container share apart what it has above a line of its text and what it has below that.
  ///
  /// - Parameters:
  ///   - above: How much more it has above the line than it asks for.
  ///   - below: How much more it has below the line.
  /// - Returns: From its top to the line; `nil` where a linear program has to tell.
  mutating func shareApart(
    _ container: Int, above: Double, below: Double, _ baseline: TextBaseline, in structure: Structure, _ text: TextTable
  ) -> Ascent? {
    let info = structure.containers[container]
    guard let node = info.node, info.groups(axis) == nil, !demands.isUniform(container, in: structure),
      // It is as high as its rows are together.
      !structure.isFramed(container, axis), info.scrollAxis != axis,
      !(info.fillsCells && info.reachesToFrame.contains(axis)),
      let cell = text.cell(in: container, baseline).map({ structure.cells[$0] }), cell.rows.count == 1
    else { return nil }
    let range = tracks(of: container, in: structure)
    let track = range.lowerBound + cell.rows.lowerBound
    forgetShares(of: range)
    guard let growth = growth(of: track, in: container, node, baseline, in: structure, text) else { return nil }
    let rounding = GrowthOnLine.rounding(demands.parts[container].ideal)
    let side: LineSide
    switch growth {
    case .oneSided(let only): side = only
    // What grows on both sides at once does not grow where one of them has nothing, as the other rows on that side do not.
    case .both where above <= rounding: side = .above
    case .both where below <= rounding: side = .below
    case .both: return nil
    }
    let first = structure.firstTrack(of: container, axis)
    let upper = side == .above ? cell.rows.upperBound : cell.rows.lowerBound
    demands.lines[first + cell.rows.lowerBound].apart = RowLines.Apart(above: above, below: below, upperRows: upper)
    _ = shareApart(container, in: structure)
    return ascent(of: node, baseline, height: nil, for: .sharing, in: structure, text)
  }

  /// On which sides of a line the row grows that its text stands in; `nil` where a linear program has to tell.
  private mutating func growth(
    of track: Int, in container: Int, _ node: Int, _ baseline: TextBaseline, in structure: Structure, _ text: TextTable
  ) -> GrowthOfRow? {
    let (least, greatest) = (self[track], demands.parts[track].greatest)
    guard greatest > least else { return .oneSided(.below) }
    // Where some are served before others, what grows last has not grown at any height.
    guard structure.priorities.levels.count == 1 else { return nil }
    let most = min(greatest, GrowthOnLine.multiple * (1 + demands.parts[container].ideal))
    defer { demands.parts[track].length = least }
    func ascent(_ length: Double) -> Ascent? {
      demands.parts[track].length = length
      return self.ascent(of: node, baseline, height: nil, for: .sharing, in: structure, text)
    }
    guard let lower = ascent(least), let upper = ascent(most), !upper.sinks, !upper.isShared else { return nil }
    let rise = upper.length - lower.length
    let rounding = 1e-9 * (1 + most)
    if abs(rise) <= rounding { return .oneSided(.below) }
    if abs(rise - most + least) <= rounding { return .oneSided(.above) }
    // Rows in it could grow on one side alone.
    guard hasOneRowEach(onTheWayToTextIn: container, baseline, in: structure, text) else { return nil }
    // The part on each side is no less in a higher row, so what has grown on both at first has so at any height.
    let little = min(most - least, 1e-6 * (1 + demands.parts[container].ideal))
    guard !lower.isOpen, !upper.isOpen, let first = ascent(least + little), !first.isOpen else { return nil }
    let before = (first.length - lower.length) / little
    return before > 1e-3 && before < 1 - 1e-3 ? .both : nil
  }

  /// Whether the row that a text stands in holds one item, or containers of one row each, on the way to the text.
  private func hasOneRowEach(
    onTheWayToTextIn container: Int, _ baseline: TextBaseline, in structure: Structure, _ text: TextTable
  ) -> Bool {
    var next = text.cell(in: container, baseline).map { structure.cells[$0] }
    while let cell = next, let child = structure.childContainer(cell), structure.tree.nodes[cell.node].baselines == nil
    {
      guard structure.trackCount(of: child, axis) == 1 else { return false }
      next = text.cell(in: child, baseline).map { structure.cells[$0] }
    }
    return true
  }

  /// Shares what a container has above its line among the rows that grow there, and what it has below among the others, if it is one
  /// that does so.
  ///
  /// O(rows of the container).
  ///
  /// - Returns: Whether it is one.
  mutating func shareApart(_ container: Int, in structure: Structure) -> Bool {
    guard let apart = demands.lines(of: container, in: structure).lazy.compactMap(\.apart).first else { return false }
    let range = tracks(of: container, in: structure)
    let line = range.lowerBound + apart.upperRows
    shareOut(apart.above, beyondIdealsOf: range.lowerBound..<line, in: structure)
    shareOut(apart.below, beyondIdealsOf: line..<range.upperBound, in: structure)
    demands.parts[container].length = demands.total(of: container, in: structure) { self[$0] }
    return true
  }

  private mutating func shareOut(_ growth: Double, beyondIdealsOf range: Range<Int>, in structure: Structure) {
    guard !range.isEmpty else { return }
    let space = range.reduce(growth) { $0 + demands.parts[$1].own }
    if demands.sharing.isEmpty {
      _ = shareOut(space, among: range, near: nil)
    } else {
      shareOut(space, among: range, structure.priorities.levels)
    }
  }
}
