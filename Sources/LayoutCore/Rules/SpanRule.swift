internal import LayoutGeometry

// Span: a cell over several tracks makes them as long together as it asks for.
//
//     sum(length[t] for t in s) + gaps >= minimum[s],  ~ ideal[s]  (emitted with those of single tracks: ``MinimumRule``)
//
// Directly: the least growth of all tracks is a longest path through their edges (``SpannedTracks``). A cell across all tracks is as
// long as they are: where some of them share all that there is, it has no say in how, and only the whole is as long as it asks.
extension AxisDemands {
  /// The tracks that spans leave open, by container and track.
  var open: [OpenTrack] {
    spanned.sorted { $0.key < $1.key }.flatMap { container, spanned in
      spanned.unsized?.open(in: container, offered: proposed.offered) ?? spanned.grown
    }
  }

  /// Whether a container has tracks without an own cell.
  func hasUnsizedTracks(_ container: Int) -> Bool { !spanned.isEmpty && spanned[container]?.unsized != nil }

  /// Whether spans make tracks of a container grow.
  func isSpanned(_ container: Int) -> Bool { !spanned.isEmpty && spanned[container] != nil }

  /// Makes the tracks of a container as long as the cells ask for that cover several of them.
  ///
  /// - Returns: `false` where a linear program has to tell: where tracks grow, and are to be shared out besides.
  mutating func stretch(_ container: Int, in structure: Structure, _ tree: LayoutTree) -> Bool {
    forgetSpans(of: container, in: structure)
    var excesses: [SpannedTracks.Excess] = []
    let range = tracks(of: container, in: structure)
    var (longest, isFlexible, isFilled) = (0.0, false, false)
    let taken = takeAcross(container, in: structure, tree)
    guard taken.isDirect else { return false }
    for cell in structure.containers[container].cells {
      guard let span = span(cell, of: container, in: structure, tree) else { continue }
      if taken.isTaken, span.excess.start..<span.excess.end == 0..<range.count { continue }
      if span.isEndless, span.excess.start..<span.excess.end == 0..<range.count {
        isFilled = true
      } else {
        isFlexible = isFlexible || span.isFlexible
      }
      guard span.excess.length > 0 else { continue }
      longest = max(longest, span.length)
      excesses.append(span.excess)
    }
    guard !isFlexible || takesNoOffer(container, in: structure) else { return false }
    let isUnsized = !hasOwnCells(container, in: structure)
    guard !excesses.isEmpty || isFilled || isUnsized else { return true }
    guard !taken.isTaken else { return false }
    for track in range {
      longest = max(longest, parts[track].ideal)
      isFlexible = isFlexible || parts[track].greatest > parts[track].own
    }
    if isUnsized {
      guard !(isFlexible || isFilled) || takesNoOffer(container, in: structure) else { return false }
      return takeUnsized(
        SpannedTracks.Excess.distinct(excesses), longest: longest, of: container, in: structure)
    }
    if isFilled {
      // Where no length is offered, what is inside shares only when the whole is as small as it can be.
      guard proposed.offered != nil || structure.containers.count == 1 else { return false }
      filling.insert(container)
    }
    guard !isFlexible || takesNoOffer(container, in: structure),
      structure.containers[container].canBeSpanned(axis)
    else { return false }
    return excesses.isEmpty
      || take(SpannedTracks.Excess.distinct(excesses), longest: longest, of: container, in: structure)
  }

  /// Takes what cells across all tracks of a container ask for, where its tracks can grow by themselves.
  ///
  /// Tracks that can grow take all that there is, so such a cell has it anyway. Where no length is offered they grow for it no
  /// sooner than others, so that it must not ask for more than they have then.
  ///
  /// - Returns: Whether there are such cells, and whether they can be taken so.
  private mutating func takeAcross(
    _ container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> (isTaken: Bool, isDirect: Bool) {
    let range = tracks(of: container, in: structure)
    guard range.contains(where: { parts[$0].greatest > parts[$0].ideal }), !hasNoOffer(container, in: structure)
    else { return (false, true) }
    var (across, hasExcess) = (Length?.none, false)
    for cell in structure.containers[container].cells {
      guard let span = span(cell, of: container, in: structure, tree),
        span.excess.start..<span.excess.end == 0..<range.count
      else { continue }
      hasExcess = hasExcess || span.excess.length > 0
      across = Length(
        minimum: 0, ideal: max(across?.ideal ?? 0, span.length), maximum: max(across?.maximum ?? 0, span.maximum))
    }
    guard let across, hasExcess || across.maximum > across.ideal else { return (false, true) }
    guard offersAll(structure) || !hasExcess, structure.containers[container].canBeSpanned(axis) else {
      return (true, false)
    }
    spanned[container] = Spanned(excesses: [], across: across)
    return (true, true)
  }

  /// What cells across all tracks of a container ask for, where its tracks share all that there is.
  func across(_ container: Int) -> Length? { spanned.isEmpty ? nil : spanned[container]?.across }

  /// What a container takes with cells across all its tracks.
  ///
  /// - Parameter length: What its tracks and gaps take.
  func including(_ length: Length, across container: Int, in structure: Structure) -> Length {
    guard let across = across(container) else { return length }
    let insets = structure.containers[container].insets.total(axis)
    // What asks for nothing asks for no more than gaps below 0 leave either.
    let ideal = across.ideal > 0 ? max(length.ideal, across.ideal + insets) : length.ideal
    return Length(minimum: length.minimum, ideal: ideal, maximum: max(length.maximum, across.maximum + insets))
  }

  /// Whether a length is offered to all: to the root, and nothing takes its ideal length whatever that is.
  private func offersAll(_ structure: Structure) -> Bool {
    proposed.offered != nil && !structure.fixedContainerAxes.contains(axis)
  }

  /// Whether the tracks of a container can use a length, so that a cell across all of them leaves nothing to be decided.
  func canUse(_ length: Double, _ container: Int, in structure: Structure) -> Bool {
    let (range, gaps) = (tracks(of: container, in: structure), gaps(of: container, in: structure))
    let own = Length.fixed(range.reduce(gaps) { $0 + parts[$1].ideal })
    guard offersAll(structure) || including(own, across: container, in: structure).ideal <= own.ideal else {
      return false
    }
    return length <= range.reduce(gaps) { $0 + max(parts[$1].ideal, parts[$1].greatest) }
  }

  /// Whether a cell across all tracks of a container takes what they leave.
  func hasFillingSpan(_ container: Int) -> Bool { hasFillingSpans && filling.contains(container) }

  /// Whether there are such cells anywhere.
  var hasFillingSpans: Bool { !filling.isEmpty }

  /// Makes the tracks of a container as long together as a length that a cell across all of them takes.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func stretch(_ container: Int, toFill space: Double, in structure: Structure) -> Bool {
    let range = tracks(of: container, in: structure)
    let rest = parts[range].reduce(space) { $0 - $1.ideal }
    guard rest > 0 else { return true }
    var excesses = (spanned[container]?.excesses ?? []).filter { ($0.start, $0.end) != (0, range.count) }
    // It is the last of those that start with the first track.
    excesses.insert(
      .init(start: 0, end: range.count, length: rest, node: -1),
      at: excesses.firstIndex { $0.start > 0 } ?? excesses.count)
    return take(excesses, longest: space, of: container, in: structure)
  }

  private mutating func take(
    _ excesses: [SpannedTracks.Excess], longest: Double, of container: Int, in structure: Structure
  ) -> Bool {
    let range = tracks(of: container, in: structure)
    let tracks = SpannedTracks(
      excesses, trackCount: range.count, longest: longest, choosing: structure.containers[container].tieBreak
    ) { parts[range.lowerBound + $0].ideal }
    guard let tracks else { return false }
    let open = tracks.open(in: container) { parts[range.lowerBound + $0].ideal }
    take(tracks.growth, of: container, Spanned(excesses: excesses, grown: open), in: structure)
    return true
  }

  /// Makes the tracks of a container without an own cell as long as spans ask.
  ///
  /// - Returns: `false` where a linear program has to tell: also what such tracks take of what stands around the container, and how
  ///   much what stands in it can grow for nothing.
  private mutating func takeUnsized(
    _ excesses: [SpannedTracks.Excess], longest: Double, of container: Int, in structure: Structure
  ) -> Bool {
    guard structure.containers.count == 1, !structure.isFramed(container, axis),
      axis == .horizontal || !structure.linesUp, structure.containers[container].canBeSpanned(axis),
      let unsized = UnsizedTracks(
        excesses, longest: longest, gaps: gaps(of: container, in: structure),
        choosing: structure.containers[container].tieBreak,
        own: parts[tracks(of: container, in: structure)].lazy.map(\.ideal))
    else { return false }
    take(unsized.growth, of: container, Spanned(excesses: excesses, unsized: unsized), in: structure)
    return true
  }

  /// Takes over what the tracks of a container grow by.
  private mutating func take(_ growth: [Double], of container: Int, _ spanned: Spanned, in structure: Structure) {
    if self.growth.isEmpty { self.growth = Array(of: 0, count: parts.count) }
    for (track, growth) in zip(tracks(of: container, in: structure), growth) { self.growth[track] = growth }
    self.spanned[container] = spanned
  }

  private mutating func forgetSpans(of container: Int, in structure: Structure) {
    if hasFillingSpans { filling.remove(container) }
    guard isSpanned(container) else { return }
    spanned[container] = nil
    guard !growth.isEmpty else { return }
    for track in tracks(of: container, in: structure) { growth[track] = 0 }
  }

  /// Whether all of a container takes what it asks for and no more: where no length is offered, and no container in it has
  /// choices of its own.
  private mutating func takesNoOffer(_ container: Int, in structure: Structure) -> Bool {
    isForNoOffer = hasNoOffer(container, in: structure)
    return isForNoOffer
  }

  private func hasNoOffer(_ container: Int, in structure: Structure) -> Bool {
    structure.containers.count == 1 && proposed.offered == nil && !structure.isFramed(container, axis)
  }

  /// What a cell asks for that covers several tracks.
  struct Span {
    /// What it asks for beyond what its tracks have; 0 or less where they have room.
    let excess: SpannedTracks.Excess
    let length: Double
    /// The most that it can use.
    let maximum: Double

    /// Whether it can use more than it asks for.
    var isFlexible: Bool { maximum > length }
    /// Whether it can use anything.
    var isEndless: Bool { maximum == .infinity }

    /// Whether its tracks by themselves are not all that it could use.
    var asksForMore: Bool { isFlexible || excess.length > 0 }
  }

  /// What a cell asks for that covers several tracks; `nil` for any other cell.
  func span(
    _ index: Int, of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> Span? {
    let range = structure.cells[index].tracks(axis)
    guard range.count > 1, let length = demand(of: structure.cells[index], in: structure, tree) else { return nil }
    let node = structure.cells[index].node
    let first = tracks(of: container, in: structure).lowerBound
    var room = structure.gaps(of: container, axis).total(in: range)
    for track in range { room += parts[first + track].own }
    // What asks for nothing asks for no more than gaps below 0 leave of its tracks either.
    let excess = length.ideal > 0 ? length.ideal - room : 0
    return Span(
      excess: .init(start: range.lowerBound, end: range.upperBound, length: excess, node: node), length: length.ideal,
      maximum: length.maximum)
  }
}

extension SpannedTracks.Excess {
  /// For each distinct span the largest excess, in order of the start and then of the end.
  fileprivate static func distinct(_ excesses: [Self]) -> [Self] {
    // Of several equal ones the first cell is named, whatever their order in the end.
    let sorted = excesses.sorted {
      ($0.start, $0.end, -$0.length, $0.node) < ($1.start, $1.end, -$1.length, $1.node)
    }
    var distinct: [Self] = []
    for excess in sorted where distinct.last.map({ ($0.start, $0.end) != (excess.start, excess.end) }) ?? true {
      distinct.append(excess)
    }
    return distinct
  }
}
