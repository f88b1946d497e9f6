internal import LayoutGeometry
internal import LinearModel

// Directly: a row asks for what is above its lines and below them, and once its height is known they have their places in it.
extension AxisDemands {
  /// Makes room for the lines of all rows.
  ///
  /// - Returns: `false` where a linear program has to tell: nothing is known of the text in them.
  mutating func noteLines(of structure: Structure) -> Bool {
    guard leaves?.text != nil else { return false }
    lines = Array(of: RowLines(), count: structure.trackCount(.vertical))
    return true
  }

  /// Makes rows as high as what shares lines of text in them asks for.
  ///
  /// - Returns: `false` where a linear program has to tell: where only that tells what a container has above its text.
  mutating func includeLines(of container: Int, in structure: Structure, _ tree: LayoutTree) -> Bool {
    guard structure.containers[container].linesUp else { return true }
    guard let text = leaves?.text else { return false }
    let first = structure.firstTrack(of: container, .vertical)
    for cell in structure.cells(of: container) {
      guard let baseline = cell.baseline, let length = demand(of: cell, in: structure, tree) else { continue }
      let row = first + cell.rows.lowerBound
      guard let child = structure.childContainer(cell) else {
        let offset = text.offset(of: cell.node, baseline)
        lines[row].include(offset.above(length), offset.below(length), on: baseline)
        continue
      }
      // What of its growth a ratio in there takes is told with its width.
      let growsBesideRatio = structure.holdsRatio(child) && !structure.containers[child].keepsRatio && length.isFlexible
      guard !growsBesideRatio,
        let parts = self.parts(of: length, ofContainer: cell.node, at: baseline, in: structure, text)
      else { return false }
      lines[row].include(parts.above, parts.below, on: baseline)
      if parts.givesWay { lines[row].noteGivingWay(length.ideal) }
      if self.parts[child].greatest > self.parts[child].ideal { lines[row].holdsGrowth = true }
    }
    let range = tracks(of: container, in: structure)
    for (row, track) in range.enumerated() {
      guard let height = lines[first + row].height else { continue }
      // What gives way to what stands beside it may do with a lower row.
      guard !lines[first + row].mayBeLower else { return false }
      include(height, in: isUniform(container, in: structure) ? range.lowerBound : track)
    }
    if isUniform(container, in: structure) { spread(range) }
    for (row, track) in range.enumerated() { lines[first + row].settle(in: parts[track].own, fills: false) }
    return true
  }

  /// What a container on a line asks for above it and below it, and whether it could do with less above it.
  private mutating func parts(
    of length: Length, ofContainer node: Int, at baseline: TextBaseline, in structure: Structure, _ text: TextTable
  ) -> (above: Length, below: Length, givesWay: Bool)? {
    // The lengths take the place of these demands while they are looked at, since a copy of all would be one for each container.
    var lengths = AxisLengths(sharing: AxisDemands(emptyAlong: axis))
    swap(&lengths.demands, &self)
    defer { swap(&lengths.demands, &self) }
    func ascent(_ height: Double, _ purpose: AxisLengths.AscentPurpose) -> Ascent? {
      lengths.ascent(of: node, baseline, height: height, for: purpose, in: structure, text)
    }
    guard let ideal = ascent(length.ideal, .ideal) else { return nil }
    var growth = 0.0
    if length.isFlexible, length.maximum.isFinite {
      guard let greatest = ascent(length.maximum, .maximum) else { return nil }
      growth = greatest.length - ideal.length
    }
    let (above, below) = length.parts(at: ideal.length, growingAbove: growth)
    return (above, below, ideal.isOpen)
  }
}

extension AxisLengths {
  /// Whether a length is proposed to a container, as far as that is told before its rows have their heights.
  enum ProposedHeight {
    case none
    /// Something around it is given more than it asks for, and may pass that on.
    case perhaps
    case full
  }

  /// Gives the lines of text in a container their places.
  ///
  /// - Parameter items: Takes in the items that a line keeps from being as high as their rows let them.
  /// - Returns: `false` where a linear program has to tell: whether it has a height to fill, or what containers share that hang on a
  ///   line.
  mutating func settleLines(
    of container: Int, _ height: ProposedHeight, holdingBack items: inout [GrowthOnLine.HeldItem],
    in structure: Structure
  ) -> Bool {
    let first = structure.firstTrack(of: container, .vertical)
    var holdsGrowth = false
    for (row, track) in tracks(of: container, in: structure).enumerated() {
      guard height != .perhaps || !demands.lines[first + row].dependsOnFilling(self[track]) else { return false }
      demands.lines[first + row].settle(in: self[track], fills: height == .full)
      holdsGrowth = holdsGrowth || demands.lines[first + row].holdsGrowth
    }
    return !holdsGrowth || shareLines(of: container, fills: height == .full, holdingBack: &items, in: structure)
  }

  /// Whether a length is proposed to each container, as far as that is known where only the root has its height.
  func proposedHeights(_ structure: Structure) -> [ProposedHeight] {
    var heights = Array(of: ProposedHeight.none, count: structure.containers.count)
    let node = structure.containers[0].node
    let isFixed = node.map { structure.tree.nodes[$0].fixedAxes.contains(axis) } ?? false
    let isFramed = node.map { structure.tree.hasLimits($0, axis) } ?? false
    if isFramed || (demands.proposed.offered != nil && !isFixed) { heights[0] = .full }
    return heights
  }

  /// Whether a length is proposed to a container in another one, once it has its own.
  ///
  /// - Parameters:
  ///   - child: The container.
  ///   - space: The height of its rows.
  ///   - height: Whether one is proposed to what is around it.
  func proposedHeight(
    of child: Int, in space: Double, around height: ProposedHeight, _ structure: Structure
  ) -> ProposedHeight {
    guard let node = structure.containers[child].node else { return height }
    if structure.tree.hasLimits(node, axis) { return .full }
    if structure.tree.nodes[node].fixedAxes.contains(axis) { return .none }
    // What differs by less is rounding.
    let given = max(length(of: child), min(space, demands.parts[child].greatest))
    guard height != .full, given - demands.parts[child].ideal > 1e-6 * (1 + abs(given)) else { return height }
    let rows = demands.lines.dropFirst(structure.firstTrack(of: child, axis))
    return rows.prefix(structure.trackCount(of: child, axis)).contains { $0.isFlexible } ? .full : .perhaps
  }
}
