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
    guard
      let asked = AxisDemands(
        structure, axis, proposed: proposed, leaves: leaves, places: places, raised: raised)
    else { return nil }
    // Not kept beside that, or the first length would copy all parts.
    demands = consume asked
    isShrinking = true
    var waterLevel: WaterLevel?
    var heights = demands.lines.isEmpty ? [] : proposedHeights(structure)
    guard offerRoot(proposed, of: structure) else { return nil }
    for container in structure.containers.indices {
      if structure.couplesAxes {
        guard demands.isDirectAroundCoupledAxes(container, in: structure) else { return nil }
        if structure.containers[container].shape != nil { continue }
      }
      if structure.placesFreely, structure.containers[container].isFree {
        guard settleFreely(container, in: structure) else { return nil }
        continue
      }
      guard !structure.placesFreely || !mayWait(container, in: structure) else { return nil }
      let isInPoints = structure.fractions.isEmpty
      guard isInPoints || demands.takeFractions(of: container, in: structure) else { return nil }
      if !hasRoom(container, in: structure, within: isInPoints ? 0 : Self.rounding) {
        guard shrink(container, in: structure, &waterLevel) else { return nil }
      } else {
        guard fill(container, in: structure) else { return nil }
        share(container, hasLength: container > 0 || proposed.offered != nil, in: structure)
        guard hasRoomForSpans(container, in: structure), leavesRatiosTheirHeights(container, in: structure) else {
          return nil
        }
      }
      guard demands.lines.isEmpty || settleLines(of: container, heights[container], in: structure) else { return nil }
      if structure.containers[container].holdsPlainItems { continue }
      for index in structure.containers[container].cells {
        guard let child = structure.containerIndex(of: structure.cells[index].node) else { continue }
        guard
          structure.cells[index].isAttached
            ? offer(attached: child, in: index, of: container, structure, &waterLevel)
            : offer(child, in: index, of: container, structure)
        else { return nil }
        if !heights.isEmpty {
          let space = length(of: structure.cells[index].rows, of: container, in: structure)
          heights[child] = proposedHeight(of: child, in: space, around: heights[container], structure)
        }
      }
    }
    guard tellsRanges(in: structure) else { return nil }
    isShrinking = false
  }

  /// What sums of parts of a length may differ from it by, as a part of it.
  private static let rounding = 1e-12

  /// Makes the tracks of a container shorter than they ask to be.
  ///
  /// - Parameter waterLevel: What tells how short; `nil` until it is needed.
  /// - Returns: `false` where a linear program has to tell.
  mutating func shrink(_ container: Int, in structure: Structure, _ waterLevel: inout WaterLevel?) -> Bool {
    guard !demands.holdsUnsizedTracks(container, in: structure), demands.shared(container) == nil else { return false }
    isShrunk = true
    // One track alone gives way by itself, also where something in it keeps a ratio.
    if structure.keepsRatios, structure.trackCount(of: container, axis) == 1 {
      return shrinkOneTrack(of: container, in: structure)
    }
    // Taken out, so that noting a level copies nothing.
    var known = waterLevel.take() ?? WaterLevel(structure, demands)
    defer { waterLevel = known }
    return shrink(container, in: structure, to: &known)
  }
}
