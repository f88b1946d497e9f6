internal import LayoutGeometry

// Room: how long a container with tracks that nothing asks anything of could be, before all is as small as possible.
//
// Such a track can grow for nothing, and so can a track around that is as long as a container with one: it goes along, and with it
// what it stands in, as far as there is room. What has a length of its own does not, nor does what stands beside something longer.
// A program needs no rule for that: its hugs let such tracks go (``HugRule``), and their range is measured before the total is.
extension AxisDemands {
  /// Whether a container can grow without anything in it asking for more, and takes its track along: it has tracks without an own
  /// cell, or one of its tracks goes along with such a container.
  ///
  /// O(cells of the containers on the way to the tracks that make it so).
  func growsForNothing(_ container: Int, in structure: Structure) -> Bool {
    if structure.containers[container].node.map({ structure.tree.hasOwnLength($0, axis) }) ?? false { return false }
    return hasUnsizedTracks(container)
      || cellsWithContainers(that: .takeTheirTrackAlong, in: container, structure).contains { _ in true }
  }

  /// Whether something in a cell of a container can grow without anything asking for more, so that spans may ask for that.
  func holdsGrowing(_ container: Int, in structure: Structure) -> Bool {
    isSearched(container, in: structure)
      && cellsWithContainers(that: .grow, in: container, structure).contains { _ in true }
  }

  /// Whether a container holds containers, and tracks without an own cell somewhere.
  private func isSearched(_ container: Int, in structure: Structure) -> Bool {
    !structure.containers[container].holdsPlainItems && holdsUnsizedTracks(container, in: structure)
  }

  /// What containers in cells may do that can grow without anything in them asking for more.
  private enum Growth {
    /// They are as long as their track, and that goes along.
    case takeTheirTrackAlong
    /// That, or they stand in several tracks.
    case grow
  }

  /// The sized cells of a container with a container that can grow for nothing.
  private func cellsWithContainers(
    that growth: Growth, in container: Int, _ structure: Structure
  ) -> some Sequence<Structure.Cell> {
    let cells = structure.cells(of: container)
    return cells.prefix(isSearched(container, in: structure) ? cells.count : 0).lazy.filter { cell in
      guard let child = structure.childContainer(cell), cell.isSized(axis) else { return false }
      let isAsked = growth == .grow && cell.tracks(axis).count > 1
      guard isAsked || leads(child, cell, of: container, in: structure) else { return false }
      return growsForNothing(child, in: structure)
    }
  }

  /// Whether a track is as long as the container in one of its cells.
  fileprivate func leads(_ child: Int, _ cell: Structure.Cell, of container: Int, in structure: Structure) -> Bool {
    guard cell.tracks(axis).count == 1 else { return false }
    let track = tracks(of: container, in: structure).lowerBound + cell.tracks(axis).lowerBound
    // Where both are as long, what differs is the rounding of what tracks grow by.
    return parts[child].ideal >= parts[track].ideal * (1 - Self.rounding)
  }

  /// The tracks of a container that nothing asks anything of, or that go along with a container that can grow so.
  fileprivate func tracksThatGrowForNothing(
    in container: Int, isOffered: Bool, in structure: Structure
  ) -> Set<Int> {
    guard holdsUnsizedTracks(container, in: structure) else { return [] }
    let range = tracks(of: container, in: structure)
    var growing = Set(range.indices.filter { parts[$0].ideal < 0 }.map { $0 - range.lowerBound })
    for cell in cellsWithContainers(that: .takeTheirTrackAlong, in: container, structure) {
      if isUniform(container, in: structure) { return Set(0..<range.count) }
      let track = cell.tracks(axis).lowerBound
      // What else in the track can use more has that where a length is offered, and keeps the track to it.
      let child = structure.childContainer(cell).map { max(parts[$0].ideal, parts[$0].greatest) } ?? 0
      if isOffered, parts[range.lowerBound + track].greatest > child * (1 + Self.rounding) { continue }
      growing.insert(track)
    }
    return growing
  }

  /// Whether a container, or something in it, has tracks without an own cell.
  ///
  /// O(containers in it, or containers with spans where those are fewer).
  func holdsUnsizedTracks(_ container: Int, in structure: Structure) -> Bool {
    guard !spanned.isEmpty else { return false }
    let inside = structure.containers(in: container)
    if inside.count <= spanned.count { return inside.contains(where: hasUnsizedTracks) }
    return spanned.contains { inside.contains($0.key) && $0.value.holdsUnsizedTracks }
  }

  /// Whether something in a container can use more than it asks for, and shares what there is.
  fileprivate func sharesWhatItIsGiven(_ container: Int, in structure: Structure) -> Bool {
    hasFlexibleTracks(container, in: structure) || hasFillingSpan(container)
      || shared(container).map { $0.maximum > $0.ideal } ?? false
  }

  /// Whether nothing around a container makes how long it could be a matter of more than tracks, gaps and frames.
  ///
  /// What is a part of something has a frame, or its content has, and what holds parts has one too. Grids with parts are told apart
  /// where ranges are.
  func isSurroundedSimply(_ container: Int, in structure: Structure) -> Bool {
    guard structure.containers.count > 1 else { return true }
    let isBesideHexagons =
      structure.holdsHexagons && (axis == .vertical || structure.isBesideHexagons(container))
    return !structure.isRelated && !isBesideHexagons
      && !structure.containers[container].listedAxes.contains(axis) && !structure.takesLeastLengths
  }
}

extension AxisLengths {
  /// The tracks that spans leave open, by container and track.
  func open(in structure: Structure) -> [OpenTrack] {
    guard demands.holdsUnsizedTracks(0, in: structure) else { return demands.open { _ in .infinity } }
    // One container alone takes no list of all.
    if structure.containers.count == 1 {
      let rest = rest(of: 0, surroundingOfRoot(structure), in: structure)
      return demands.open { demands.total(of: $0, in: structure, demands.length) + rest }
    }
    let rests = rests(in: structure)
    return demands.open { demands.total(of: $0, in: structure, demands.length) + rests[$0] }
  }

  /// What decides how long a container could be.
  private struct Surrounding {
    /// How long it could be with all else as short as it can be; infinite where nothing says.
    var room = Double.infinity
    /// Whether nothing around it takes part in how it fills a length: it is the whole, or in an unsized cell.
    var isAlone = false
    /// Whether a length is offered to what it is told with.
    var isOffered = false
    /// Whether only a program tells how long it could be: it stands in a place of no length, or in tracks or a frame that are still open.
    var isUntold = false
    /// Whether a length is proposed to it by something around it that has one of its own.
    var isProposed = false
    /// Whether something around it is given more than it asks for, and shares that.
    var isInGivenMore = false
    /// Whether it is told only once what is around it has shared what that is given.
    var dependsOnShares = false
    /// Whether it stands in a grid with parts, where a part and what shares a track with it ask for that together.
    var isInGridWithParts = false
  }

  /// What each container could have more, with all else as short as it can be; infinite where nothing says.
  ///
  /// O(cells) where few containers can grow.
  private func rests(in structure: Structure) -> [Double] {
    var rests = Array(of: Double.infinity, count: structure.containers.count)
    forEachContainer(in: structure) { rests[$0] = rest(of: $0, $1, in: structure) }
    return rests
  }

  /// Whether how long tracks without an own cell are, and could be, is told by what their containers are given.
  ///
  /// Else a linear program has to tell: of what takes nothing of what is left, though it can grow for nothing; of what is offered no
  /// length; and of what has more than all in it can use.
  func tellsRanges(in structure: Structure) -> Bool {
    guard structure.containers.count > 1, demands.isForNoOffer || demands.holdsUnsizedTracks(0, in: structure) else {
      return true
    }
    var isTold = true
    forEachContainer(in: structure) { container, surrounding in
      guard isTold else { return }
      isTold = isToldWithoutOffer(container, surrounding, in: structure)
      guard isTold, demands.holdsUnsizedTracks(container, in: structure) else { return }
      let node = structure.containers[container].node
      let takesNothing = !structure.stretches.isEmpty && node.map { structure.stretches[$0, axis] == 0 } ?? false
      isTold =
        !takesNothing && !surrounding.isUntold && !hasMoreThanIsUsed(container, surrounding, in: structure)
    }
    return isTold
  }

  /// Whether a container is given what tells its tracks, and their ranges, if no length is offered to it.
  ///
  /// What is in other containers shares what it is given only after the ranges of tracks are known: until then a track that can use
  /// more takes any length. What has tracks without an own cell and is given more than it asks for leaves those as they are, and fills
  /// the others first.
  private func isToldWithoutOffer(_ container: Int, _ surrounding: Surrounding, in structure: Structure) -> Bool {
    guard demands.proposed.offered == nil, let spanned = demands.spanned[container] else { return true }
    let isGivenMore = isGivenMoreToShare(container, in: structure)
    if spanned.takesNoMore {
      // What has a length to fill lets its tracks that share grow for a span first, and spans that can use more.
      let sharesFirst =
        (surrounding.isProposed || surrounding.isOffered)
        && (spanned.holdsFlexibleSpan || demands.asksForShares(spanned.excesses, of: container, in: structure))
      // Where each track has a cell of its own, only more than is asked for makes it another one.
      let depends = spanned.unsized == nil ? surrounding.isInGivenMore : surrounding.dependsOnShares
      return !isGivenMore && !depends && !sharesFirst
    }
    return spanned.unsized == nil || isGivenMore || !surrounding.dependsOnShares
  }

  /// Whether what can grow in a container has all that it can use, and something is left.
  private func hasMoreThanIsUsed(_ container: Int, _ surrounding: Surrounding, in structure: Structure) -> Bool {
    guard isFilled(container, surrounding, in: structure), !demands.hasFillingSpan(container) else { return false }
    let used = demands.total(of: container, in: structure) { max(self[$0], demands.parts[$0].greatest) }
    // What differs by less is rounding.
    return surrounding.room - used > 1e-9 * (1 + surrounding.room)
  }

  private func isGivenMoreToShare(_ container: Int, in structure: Structure) -> Bool {
    demands.sharesWhatItIsGiven(container, in: structure) && isGivenMoreThanTaken(container)
  }

  /// What decides how long the whole could be.
  private func surroundingOfRoot(_ structure: Structure) -> Surrounding {
    let isFramed = structure.isFramed(0, axis)
    let isOffered = demands.proposed.offered != nil || structure.tellsLength(of: 0, axis)
    let room = isFramed ? length(of: 0) : demands.proposed.offered ?? .infinity
    return Surrounding(
      room: structure.containers[0].scrollAxis == axis ? .infinity : room, isAlone: true,
      isOffered: isOffered, isUntold: isUntoldFrame(0, isOffered: isOffered, in: structure), isProposed: isFramed)
  }

  /// Takes all containers from the root inwards.
  private func forEachContainer(in structure: Structure, _ body: (Int, Surrounding) -> Void) {
    var surroundings = Array(of: Surrounding(), count: structure.containers.count)
    surroundings[0] = surroundingOfRoot(structure)
    for container in structure.containers.indices {
      let outer = surroundings[container]
      body(container, outer)
      if structure.containers[container].holdsPlainItems { continue }
      let rest = rest(of: container, outer, in: structure)
      let growing =
        rest > 0
        ? demands.tracksThatGrowForNothing(in: container, isOffered: outer.isOffered, in: structure) : []
      let isGivenMore = isGivenMoreToShare(container, in: structure)
      for cell in structure.cells(of: container) {
        guard let child = structure.childContainer(cell) else { continue }
        var inner = Surrounding(room: length(of: cell.tracks(axis), of: container, in: structure))
        inner.isProposed = outer.isProposed || structure.isFramed(child, axis)
        inner.isInGridWithParts =
          outer.isInGridWithParts
          || structure.containers[container].isGrid && structure.fractions.isAround(container, axis)
        if cell.isAttached || !cell.isSized(axis) {
          inner.isOffered = inner.room > 0
          inner.isUntold = !inner.isOffered
          inner.isAlone = true
        } else {
          inner.isOffered = outer.isOffered
          let isInFlexible = demands.holdsFlexibleTrack(cell.tracks(axis), of: container, in: structure)
          inner.isInGivenMore = !outer.isOffered && (outer.isInGivenMore || isGivenMore)
          inner.dependsOnShares =
            !outer.isOffered && (outer.dependsOnShares || isGivenMore || (!outer.isAlone && isInFlexible))
          if !growing.isDisjoint(with: cell.tracks(axis)) {
            let count = demands.isUniform(container, in: structure) ? structure.trackCount(of: container, axis) : 1
            inner.room += rest / Double(count)
          }
        }
        if structure.isFramed(child, axis) { inner.room = length(of: child) }
        // Which of several tracks grow for a span is chosen only after the ranges of tracks are known.
        if demands.spanned[container]?.leavesOpen(cell.tracks(axis)) ?? false { inner.isUntold = true }
        if isUntoldFrame(child, isOffered: outer.isOffered, in: structure) { inner.isUntold = true }
        if inner.isInGridWithParts { inner.isUntold = true }
        if structure.containers[child].scrollAxis == axis { inner.room = .infinity }
        surroundings[child] = inner
      }
    }
  }

  /// Whether a container has a frame that may be longer: it is as long as all in it makes it, where nothing is offered.
  private func isUntoldFrame(_ container: Int, isOffered: Bool, in structure: Structure) -> Bool {
    guard !isOffered, structure.isFramed(container, axis), let node = structure.containers[container].node else {
      return false
    }
    return !structure.tree.nodes[node].fixedAxes.contains(axis) && !structure.tree.limits(of: node, axis).isOneLength
  }

  /// What the tracks of a container could have more together, with all but one as long as they are.
  private func rest(of container: Int, _ surrounding: Surrounding, in structure: Structure) -> Double {
    guard !isFilled(container, surrounding, in: structure) else { return 0 }
    let total = demands.total(of: container, in: structure) { self[$0] }
    let rest = surrounding.room - total
    // Shares are quotients, and come to what was shared but for their rounding.
    return rest > AxisDemands.rounding * abs(total) ? rest : 0
  }

  /// Whether what can grow in a container takes all that it can use before any other track has more than it asks for, as it does in
  /// what stands in something else.
  private func isFilled(_ container: Int, _ surrounding: Surrounding, in structure: Structure) -> Bool {
    let fills =
      surrounding.isOffered
      ? !surrounding.isAlone || structure.isFramed(container, axis)
      : demands.hasUnsizedTracks(container) && isGivenMoreThanTaken(container)
    return fills && demands.sharesWhatItIsGiven(container, in: structure)
  }
}
