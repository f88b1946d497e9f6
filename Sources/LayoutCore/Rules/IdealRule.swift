internal import LayoutGeometry
internal import LinearModel

// Ideal: every item gets its ideal length; where not all can, lengths are max-min fair.
//
// The leximin of min(length[i], ideal[i]) over the items i. Its solution is length[i] = clamp(level, minimum[i], ideal[i]) for one
// level that all share who compete (Bertsekas and Gallager, *Data Networks*, 1992, 6.5.2). Items compete, never containers; what
// has a higher priority is served before.
extension AxisCompiler {
  mutating func emitIdeal(
    _ ideal: Double, beyond minimum: Double, of expression: LinearExpression, node: Int, partner: Int = -1
  ) {
    guard ideal > minimum else { return }
    let said = state(
      partner < 0 ? .ideal(node: node, axis, ideal) : .line(above: node, below: partner, ideal))
    addIdeal(
      Constraint(
        expression - ideal, .greaterOrEqual, priority: .ideal, fairness: .leximin, demand: ideal,
        depth: idealDepth(of: node), statement: said))
  }
}

extension AxisCompiler {
  /// When something is served, beside others that would like to have their ideal lengths: in the order of priorities.
  ///
  /// What takes its ideal length whatever is proposed, as all does that is in what does so, is served before anything that has to make
  /// do with less.
  func idealDepth(of node: Int) -> Int {
    let rank = structure.priorityOrder.rank(of: node)
    return lengths.leaves(axis)?.isUnproposed(node) ?? false ? rank - structure.priorityOrder.rankCount : rank
  }
}

// Directly: where there is too little room, ``WaterLevel`` finds the level; what gives way alone needs none.
extension AxisLengths {
  /// Gives the tracks of a container less than they ask for, so that they take what it is given.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func shrink(_ container: Int, in structure: Structure, to waterLevel: inout WaterLevel) -> Bool {
    guard let level = waterLevel.level(of: container, taking: length(of: container), demands),
      let tracks = waterLevel.tracks(of: container, at: level, demands)
    else { return false }
    waterLevel.note(level, of: container)
    let range = self.tracks(of: container, in: structure)
    for (track, length) in zip(range, tracks) { demands.parts[track].length = length.taken(at: level) }
    // The level is as near as rounding lets it be; one track that follows it takes what that leaves of the length.
    if !demands.isUniform(container, in: structure), let rest = tracks.lastIndex(where: { $0.rate > 0 }) {
      let others = range.reduce(demands.gaps(of: container, in: structure)) {
        $1 == range.lowerBound + rest ? $0 : $0 + self[$1]
      }
      demands.parts[range.lowerBound + rest].length = max(0, length(of: container) - others)
    }
    return true
  }

  /// Makes the one track of a container as long as the container is.
  ///
  /// - Returns: Whether what stands in it can be so short.
  mutating func shrinkOneTrack(of container: Int, in structure: Structure) -> Bool {
    // What follows from its width keeps its height.
    guard axis == .horizontal || !structure.holdsCoupledAxes(container),
      let track = tracks(of: container, in: structure).first
    else { return false }
    let space = length(of: container) - demands.gaps(of: container, in: structure)
    demands.parts[track].length = space
    if structure.containers[container].keepsRatio {
      return structure.containers[container].node.flatMap { demands.leaves?[$0]?.minimum } ?? .infinity <= space
    }
    return structure.cells(of: container).allSatisfy { cell in
      // What shares a line gives way above it and below it.
      guard cell.baseline == nil || axis == .horizontal else { return false }
      return structure.childContainer(cell) != nil
        || demands.leafLength(of: cell.node, in: structure, structure.tree).minimum <= space
    }
  }

  /// Makes one of the children of a stack as long as the others leave it, where these have one length each: a text between icons.
  ///
  /// - Returns: `false` where more of them give way, or another rule has a say; then only the level tells.
  mutating func shrinkOneCell(of container: Int, in structure: Structure) -> Bool {
    let range = tracks(of: container, in: structure)
    let cells = structure.containers[container].cells
    guard cells.count == range.count, demands.lines.isEmpty, structure.fractions.isEmpty, !structure.couplesAxes,
      !demands.isUniform(container, in: structure), !structure.saysTracks(of: container, axis)
    else { return false }
    var (others, shrinking) = (demands.gaps(of: container, in: structure), (track: -1, minimum: 0.0))
    for (index, track) in zip(cells, range) {
      let (node, covered, isSized) = structure.cells.item(at: index, axis)
      guard isSized, covered.count == 1, covered.lowerBound == track - range.lowerBound,
        !structure.cells.isAttached(index)
      else { return false }
      guard let least = leastOfWhatGivesWay(node, in: structure) else {
        others += demands.parts[track].ideal
        continue
      }
      guard shrinking.track < 0 else { return false }
      shrinking = (track, least)
    }
    let rest = length(of: container) - others
    // What gaps below 0 overlap, and what has no room at all, is no matter of one child.
    guard shrinking.track >= 0, others >= 0, rest > 0, rest >= shrinking.minimum else { return false }
    demands.parts.withUnsafeMutableBufferPointer { parts in
      for track in range { parts[track].length = track == shrinking.track ? rest : parts[track].ideal }
    }
    return true
  }

  /// How short something may be that gives way; `nil` for what has one length.
  @inline(__always) private func leastOfWhatGivesWay(_ node: Int, in structure: Structure) -> Double? {
    let tree = structure.tree
    if demands.asksForWhatWasSaid(node, tree) {
      let length = tree.itemLength(of: node, axis, proposed: demands.proposed)
      return length.ideal > length.minimum ? length.minimum : nil
    }
    // How short a container may be is known when it is offered what is left.
    guard structure.containerIndex(of: node) == nil else { return 0 }
    let length = demands.leafLength(of: node, in: structure, tree).proposed(demands.proposed)
    return length.ideal > length.minimum ? length.minimum : nil
  }
}

extension Structure {
  /// Whether a container says how long its tracks are along an axis.
  func saysTracks(of container: Int, _ axis: Axis) -> Bool {
    describesTracks(of: container, axis)
      || (listsTracks && containers[container].listedTracks(axis) != nil)
  }
}
