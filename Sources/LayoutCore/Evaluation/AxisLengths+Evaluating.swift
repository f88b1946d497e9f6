internal import LayoutGeometry

// Containers are taken from the root inwards: each shares the length that the one around it gives it.
extension AxisLengths {
  /// - Parameters:
  ///   - places: What relations say of the children of free layouts; `nil` where there are none.
  ///   - raised: The tracks that relations make longer.
  /// - Returns: `nil` where a linear program has to tell.
  init?(
    _ structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands? = nil,
    places: FreePlaces? = nil, raised: [RelatedTracks.Raised] = []
  ) {
    // Asked for in place: demands that are handed on are copied, with all parts.
    self.init(sharing: AxisDemands(blank: structure, axis, proposed: proposed, leaves: leaves))
    guard demands.measure(structure, places: places, raised: raised), evaluate(structure) else { return nil }
  }

  /// Gives everything its length.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private mutating func evaluate(_ structure: Structure) -> Bool {
    isShrinking = true
    var waterLevel: WaterLevel?
    var heights = demands.lines.isEmpty ? nil : proposedHeights(structure)
    var heldBack: [GrowthOnLine.HeldItem] = []
    guard offerRoot(demands.proposed, of: structure) else { return false }
    let leavesLines = demands.leavesLines(structure)
    for container in structure.containers.indices {
      // The lines of a flow are many, and mostly of fixed lengths.
      if leavesLines, isSettled(lineIn: container, structure) { continue }
      if structure.couplesAxes {
        guard demands.isDirectAroundCoupledAxes(container, in: structure) else { return false }
        if let shape = structure.containers[container].shape {
          guard offer(hexagonsOf: container, shape, structure, &waterLevel) else { return false }
          continue
        }
      }
      if structure.placesFreely, structure.containers[container].isFree {
        guard settleFreely(container, in: structure) else { return false }
        continue
      }
      guard !structure.placesFreely || !mayWait(container, in: structure) else { return false }
      let isInPoints = structure.fractions.isEmpty
      guard isInPoints || demands.takeFractions(of: container, in: structure) else { return false }
      if !hasRoom(container, in: structure, within: isInPoints ? 0 : Self.rounding) {
        guard shrink(container, in: structure, &waterLevel) else { return false }
      } else {
        guard fill(container, in: structure) else { return false }
        share(container, hasLength: container > 0 || demands.proposed.offered != nil, in: structure)
        guard findRoomForSpans(container, in: structure), leavesRatiosTheirHeights(container, in: structure) else {
          return false
        }
      }
      if let heights, structure.containers[container].linesUp {
        _ = shareApart(container, in: structure)
        guard settleLines(of: container, heights[container], holdingBack: &heldBack, in: structure) else {
          return false
        }
      }
      if structure.containers[container].holdsPlainItems { continue }
      for index in structure.containers[container].cells {
        guard let child = structure.containerIndex(of: structure.cells.node(of: index)) else { continue }
        if leavesLines, takesTrack(child, in: index, of: container, structure) { continue }
        guard
          structure.cells.isAttached(index)
            ? offer(
              attached: child, length(of: structure.cells.tracks(of: index, axis), of: container, in: structure),
              structure, &waterLevel)
            : offer(child, in: index, of: container, structure)
        else { return false }
        if let around = heights?[container] {
          let space = length(of: structure.cells.tracks(of: index, .vertical), of: container, in: structure)
          // What stands in an unsized cell fills what that has.
          heights?[child] =
            structure.cells.isSized(index, .vertical)
            ? proposedHeight(of: child, in: space, around: around, structure) : .full
        }
      }
    }
    guard tellsRanges(in: structure) else { return false }
    if !heldBack.isEmpty { demands.leaves = demands.leaves?.holdingBack(heldBack, in: structure) }
    isShrinking = false
    return true
  }

  /// What sums of parts of a length may differ from it by, as a part of it.
  private static let rounding = 1e-12

  /// Makes the tracks of a container shorter than they ask to be.
  ///
  /// - Parameter waterLevel: What tells how short; `nil` until it is needed.
  /// - Returns: `false` where a linear program has to tell.
  mutating func shrink(_ container: Int, in structure: Structure, _ waterLevel: inout WaterLevel?) -> Bool {
    // Tracks that could be longer for nothing have all that one track alone has; of several, others could give way to them.
    let isOneTrack = structure.trackCount(of: container, axis) == 1 && !demands.hasUnsizedTracks(container)
    let holdsUnsizedTracks = demands.holdsUnsizedTracks(container, in: structure)
    guard isOneTrack || !holdsUnsizedTracks else { return false }
    isShrunk = true
    demands.forgetGrown(container)
    // One track alone gives way by itself, also where something in it keeps a ratio.
    if isOneTrack {
      let isSaid = structure.saysTracks(of: container, axis)
      if structure.keepsRatios { return !isSaid && shrinkOneTrack(of: container, in: structure) }
      if !isSaid, shrinkOneTrack(of: container, in: structure) { return true }
      sharesLack = true
    } else {
      sharesLack = true
      if shrinkOneCell(of: container, in: structure) { return true }
    }
    guard !holdsUnsizedTracks else { return false }
    // Taken out, so that noting a level copies nothing.
    var known = waterLevel.take() ?? WaterLevel(structure, demands)
    defer { waterLevel = known }
    return shrink(container, in: structure, to: &known)
  }
}
