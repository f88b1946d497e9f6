internal import LayoutGeometry

// Containers are taken from the innermost outwards, each once; each rule adds what it makes them ask for.
extension AxisDemands {
  /// - Parameter areLeast: Whether they tell what each container has to be at least.
  /// - Returns: `nil` where a linear program has to tell.
  init?(
    _ structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands? = nil,
    places: FreePlaces? = nil, areLeast: Bool = false
  ) {
    self.init(blank: structure, axis, proposed: proposed, leaves: leaves)
    self.areLeast = areLeast
    guard measure(structure, places: places) else { return nil }
  }

  /// What a container asks for, and all that is in it, whatever is around it.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  init?(
    ofAllIn container: Int, _ structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands?
  ) {
    self.init(blank: structure, axis, proposed: proposed, leaves: leaves)
    if !structure.priorities.isEmpty { takePriorities(structure) }
    for inner in structure.containers(in: container).reversed() {
      guard measure(inner, in: structure, offered: nil) else { return nil }
    }
  }

  /// Takes what everything asks for, where nothing is asked for yet.
  ///
  /// - Parameters:
  ///   - places: What relations say of the children of free layouts; `nil` where there are none.
  ///   - raised: The tracks that relations make longer: they ask for that as their largest cells do.
  /// - Returns: `false` where a linear program has to tell.
  mutating func measure(
    _ structure: Structure, places: FreePlaces?, raised: [RelatedTracks.Raised] = []
  ) -> Bool {
    // What takes its ideal length in any case does so with all that is in it, whatever is asked of the others.
    guard !structure.fixedContainerAxes.contains(axis) || (proposed != 0 && proposed != .infinity) else { return false }
    if let places { free = [places] }
    for track in raised { include(.fixed(track.length), in: track.part) }
    guard axis == .horizontal || !structure.linesUp || noteLines(of: structure) else { return false }
    if !structure.priorities.isEmpty { takePriorities(structure) }
    if proposed != 0, structure.needsLeastLengths {
      guard
        let least = AxisDemands(structure, axis, proposed: 0, leaves: leaves, places: places, areLeast: true)
      else { return false }
      firstLeast = parts.count
      parts += least.parts[structure.containers.indices]
    }
    let heights = structure.keepsRatios && axis == .vertical ? offeredHeights(in: structure) : nil
    for container in structure.containers.indices.reversed() {
      guard measure(container, in: structure, offered: heights) else { return false }
    }
    return true
  }

  /// Takes what a container asks for, of what is in it.
  ///
  /// - Parameter heights: Which containers are offered a height, where that matters; `nil` where none is.
  /// - Returns: `false` where a linear program has to tell.
  @inline(__always)
  private mutating func measure(_ container: Int, in structure: Structure, offered heights: OfferedHeights?) -> Bool {
    // Lines of items first: a flow has many.
    if let line = structure.lineOfItems(in: container), let isTold = total(line, of: container, in: structure) {
      return isTold && keepFrame(of: container, in: structure)
    }
    return measure(parts: container, in: structure, offered: heights)
  }

  /// Takes what a container asks for of which more than the lengths of items has a say.
  private mutating func measure(parts container: Int, in structure: Structure, offered heights: OfferedHeights?) -> Bool
  {
    let tree = structure.tree
    if structure.keepsRatios, structure.containers[container].keepsRatio {
      return takeRatio(of: container, in: structure)
    }
    if structure.couplesAxes, let shape = structure.containers[container].shape {
      return takeHexagons(shape, of: container, in: structure)
    }
    if structure.placesFreely, structure.containers[container].isFree {
      return takeFreely(container, in: structure) && total(container, in: structure)
        && keepFrame(ofFreeLayout: container, in: structure)
    }
    if structure.hasOwnTracks, let own = structure.ownLengths(of: container, axis) {
      takeTracks(own, of: container, in: structure)
      return total(container, in: structure) && keepFrame(of: container, in: structure)
    }
    let hasSpans: Bool
    if structure.listsTracks, let listed = structure.containers[container].listedTracks(axis) {
      let taken = takeListed(listed, of: container, in: structure, tree)
      guard taken.fits else { return false }
      hasSpans = taken.hasSpans
    } else {
      hasSpans = include(structure.containers[container].cells, of: container, in: structure, tree)
    }
    if structure.keepsRatios, axis == .vertical {
      guard letRowsGrow(aroundRatiosIn: container, structure, offered: heights) else { return false }
    }
    guard lines.isEmpty || includeLines(of: container, in: structure, tree) else { return false }
    let isStretched = hasSpans || !hasOwnCells(container, in: structure)
    return (!isStretched || stretch(container, in: structure, tree))
      && total(container, in: structure) && takeLeastLength(aroundFractionsIn: container, in: structure)
      && keepFrame(of: container, in: structure)
  }

  /// Adds up what the tracks of a container ask for.
  ///
  /// - Returns: Whether that is all that decides: no gaps overlap all of them.
  mutating func total(_ container: Int, in structure: Structure) -> Bool {
    let gaps = gaps(of: container, in: structure)
    var (ideal, maximum) = (gaps, gaps)
    for track in tracks(of: container, in: structure) {
      let length = length(of: track)
      ideal += length
      maximum += max(length, parts[track].greatest)
    }
    return takeTotal(ideal, maximum, of: container, in: structure)
  }

  /// Takes what the tracks of a container ask for together, and the most that they can use.
  ///
  /// - Returns: Whether that is all that decides: no gaps overlap all of them.
  @inline(__always) mutating func takeTotal(
    _ ideal: Double, _ maximum: Double, of container: Int, in structure: Structure
  ) -> Bool {
    var (ideal, maximum) = (ideal, maximum)
    if let length = shared(container) { (ideal, maximum) = (length.ideal, length.maximum) }
    let isEndless = hasFillingSpan(container)
    (parts[container].ideal, parts[container].greatest) = (ideal, isEndless ? .infinity : maximum)
    if proposed(to: structure.containers[container].node) == 0, structure.breaksAtEachChild(container, axis) {
      parts[container].ideal = tracks(of: container, in: structure).reduce(0) { max($0, length(of: $1)) }
    }
    return ideal >= 0
  }
}
