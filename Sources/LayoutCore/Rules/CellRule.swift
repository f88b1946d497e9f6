internal import LayoutGeometry
internal import LinearModel

// Cell: a container stands in the tracks that its cell covers, and is no longer than they are together.
//
//     box[child] <= sum(length[t] for t in cell) + gaps
//
// What keeps a ratio and has its track for itself makes that as long as itself (==), and so does padding that fills its cell.
extension AxisCompiler {
  mutating func emitChildren(_ demands: TrackDemands, of container: Int) {
    noteFractionTargets(demands, of: container)
    let priority: Priority = keepsTrackInFrame(container) ? .fit : .required
    for child in demands.children {
      let cell = span(child.tracks, of: container)
      let box = variablesOf(child.container).box
      let info = structure.containers[child.container]
      let isElastic =
        child.tracks.count == 1 && demands.elasticContainer(ofTrack: child.tracks.lowerBound) == child.container
        && !isStretchedBeyond(child.container, in: container)
      let isPart = structure.fractions[child.container, axis] != nil
      // A part that is too long for tracks of their own lengths stands out of them where it may.
      if !isPart || !standsOut(ofTracks: child.tracks, of: container, 0) {
        let holds = (isElastic || info.takesCell ? cell == box : cell >= box).prioritized(priority)
        // The cell of the padding itself is as long as it is: only what is in the padding has wishes.
        if boundOfWishes[container] == nil { model.add(holds) } else { addForWishesToo(holds) }
      }
      guard !isPart else {
        emitFraction(child.container, in: container)
        continue
      }
      guard !structure.containers[container].isFree else {
        hugFreely(child.container)
        continue
      }
      guard !structure.isElastic(child.container, axis) else {
        emitElastic(child.container, in: container)
        continue
      }
      emitFill(of: child, in: container, demands)
    }
  }

  /// Whether the one track of a container reaches to its frame, or to the cell that it fills, which may be longer than what is in it
  /// can be.
  func isStretchedBeyond(_ child: Int, in container: Int) -> Bool {
    // A frame has its length whatever is in it; that may be held back by the other axis.
    if structure.fillsFrame(container, axis) { return true }
    guard let node = structure.containers[child].node, lengths[node, axis].maximum.isFinite else { return false }
    return structure.containers[container].takesCell
  }
}

// Directly: a container takes the cell that it is offered, up to the most that it can use.
extension AxisLengths {
  /// Gives a container what it can use of the track that it stands in, if it needs no more than that: most do, such as the lines of
  /// a flow, which are many.
  ///
  /// - Precondition: ``AxisDemands/leavesLines(_:)``.
  /// - Returns: `false` where more is to be asked, and nothing was given.
  @inline(__always)
  mutating func takesTrack(_ child: Int, in cell: Int, of container: Int, _ structure: Structure) -> Bool {
    let covered = structure.cells.tracks(of: cell, axis)
    guard covered.count == 1, !structure.cells.isAttached(cell), !structure.containers[child].fillsCells else {
      return false
    }
    let first = structure.containers.count + structure.firstTrack(of: container, axis)
    return demands.parts.withUnsafeMutableBufferPointer { parts in
      let given = parts[first + covered.lowerBound].length
      guard parts[child].ideal <= given else { return false }
      parts[child].length = parts[child].taken(of: given)
      return true
    }
  }

  /// Offers a container the cell that it stands in.
  ///
  /// - Returns: Whether it fits.
  @inline(__always)
  mutating func offer(_ child: Int, in cell: Int, of container: Int, _ structure: Structure) -> Bool {
    // What is a part of what is around it has its length.
    if !structure.fractions.isEmpty, structure.fractions[child, axis] != nil { return true }
    // What stands in an unsized cell of no length is offered none.
    let space = length(of: structure.cells.tracks(of: cell, axis), of: container, in: structure)
    // Lines of a flow are many, and most layouts have no line of text.
    if demands.lines.isEmpty { return offer(child, space, in: cell, of: structure) }
    return room(onLineFor: structure.cells[cell], of: container, in: space, structure).map {
      offer(child, $0, in: cell, of: structure)
    } ?? false
  }

  /// - Parameter cell: The cell that it stands in, if that is one of tracks.
  mutating func offer(_ container: Int, _ given: Double, in cell: Int? = nil, of structure: Structure) -> Bool {
    guard demands.parts[container].ideal <= given else {
      // Tracks that spans make grow come to what the span asks for, but for the rounding of sums.
      if !demands.growth.isEmpty, demands.parts[container].ideal <= given * (1 + AxisDemands.rounding) {
        demands.parts[container].length = demands.parts[container].ideal
        return true
      }
      // What keeps a length of its own does not shrink, and in a place of no length in which it has no say it is offered none.
      guard isShrinking, given > 0 || cell.map({ structure.cells.isSized($0, axis) }) ?? false,
        structure.canShrink(container, axis) || demands.mayBeShorter(container, given, in: structure)
      else { return false }
      if structure.containers[container].scrollAxis == axis {
        guard demands.leastFrame(of: container, in: structure) <= given else { return false }
      }
      demands.parts[container].length = given
      return !structure.containers[container].holdsBackCell
    }
    let fills = structure.containers[container].takesCell
    let maximum = demands.parts[container].greatest
    demands.parts[container].length = fills ? given : demands.parts[container].taken(of: given)
    // Padding that takes all of a cell holds it back from growing beyond what is in it; how far is a matter of priorities.
    return given <= maximum || !structure.containers[container].holdsBackCell
  }
}

extension Structure {
  /// Whether a container may be shorter than it asks to be, for what is in it gives way then: it has no length of its own, or one
  /// only so that parts of it are told by it, or stands out.
  fileprivate func canShrink(_ container: Int, _ axis: Axis) -> Bool {
    guard let node = containers[container].node else { return true }
    if tree.nodes[node].fixedAxes.contains(axis) { return false }
    guard isFramed(container, axis), containers[container].scrollAxis != axis else { return true }
    return fractions.isAround(container, axis) && tree.limits(of: node, axis) == LengthLimits(maximum: .infinity)
  }
}
