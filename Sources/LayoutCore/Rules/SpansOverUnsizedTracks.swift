internal import LayoutGeometry

// Spans over tracks without an own cell: those take what a span asks for beyond what its other tracks have.
//
// Such a track has no length that it would like to have, so it takes part in nothing that is shared. Tracks that share leave it what
// spans ask for, where those ask for none of them; and where only one span can use more than it asks for, that takes what is left,
// and the tracks under it share that as the tie-break says.
extension AxisDemands {
  /// Whether a container has tracks without an own cell.
  func hasUnsizedTracks(_ container: Int) -> Bool { !spanned.isEmpty && spanned[container]?.holdsUnsizedTracks == true }

  /// Makes the tracks of a container without an own cell as long as spans ask.
  ///
  /// What has a length to fill shares that beside them among its flexible tracks, as long as each span over those finds room in what they
  /// get, or leaves what they do not take to one span.
  ///
  /// - Returns: `false` where a linear program has to tell: also where something in the container can grow for nothing, and a span
  ///   may ask for that.
  mutating func takeUnsized(_ asked: AskedBySpans, of container: Int, in structure: Structure) -> Bool {
    let sharesTracks = hasFlexibleTracks(container, in: structure)
    let isFlexible = asked.isFlexible || asked.isFilled || sharesTracks
    // Over tracks that share what there is, spans may find room in what these get, and ask nothing of others then.
    let mayFindRoom = sharesTracks && offersAll(structure) && !asked.isFlexible && !asked.isFilled
    func isHeld(_ span: SpannedTracks.Excess) -> Bool {
      holdsFlexibleTrack(span.tracks, of: container, in: structure)
    }
    let held = mayFindRoom ? asked.excesses.filter(isHeld) : []
    let grown = held.isEmpty ? asked.excesses : asked.excesses.filter { !isHeld($0) }
    guard isSurroundedSimply(container, in: structure), !structure.isFramed(container, axis),
      axis == .horizontal || !structure.containers[container].linesUp,
      structure.containers[container].canBeSpanned(axis),
      asked.lengths.isEmpty || !holdsGrowing(container, in: structure)
    else { return false }
    if leavesSpansToShare(asked, of: container, in: structure) { return true }
    guard
      let unsized = UnsizedTracks(
        grown, longest: asked.longest, gaps: gaps(of: container, in: structure),
        choosing: structure.containers[container].tieBreak,
        own: parts[tracks(of: container, in: structure)].lazy.map(\.ideal))
    else { return false }
    take(unsized.growth, of: container, Spanned(excesses: grown, held: held, unsized: unsized), in: structure)
    guard isFlexible, !takesNoOffer(container, in: structure) else { return true }
    // Spans over gaps below 0 may ask for less than nothing.
    guard structure.gaps(of: container, axis).spacing >= 0,
      proposed.offered != nil || !holdsFlexibleContainer(underSpansOf: container, in: structure)
    else { return false }
    let leavesShares =
      sharesTracks && !asked.isFlexible && !asked.isFilled && !asksForShares(grown, of: container, in: structure)
    let length = demandOfContent(of: container, spans: asked.lengths, in: structure)
    spanned[container]?.shared = length
    guard proposed.offered == nil else { return leavesShares }
    // What it is given is seen once that is known.
    spanned[container]?.takesNoMore = !leavesShares
    spanned[container]?.holdsFlexibleSpan = asked.isFlexible || asked.isFilled
    isForNoOffer = true
    return true
  }

  /// Whether a container in several tracks can use more than it asks for: where no length is offered, it shares what its tracks have
  /// before the tie-break says which of them have it.
  private func holdsFlexibleContainer(underSpansOf container: Int, in structure: Structure) -> Bool {
    structure.cells(of: container).contains { cell in
      cell.tracks(axis).count > 1
        && structure.childContainer(cell).map { parts[$0].greatest > parts[$0].ideal } ?? false
    }
  }

  /// Whether spans ask for tracks of a container that can use more than they ask for.
  func asksForShares(_ excesses: [SpannedTracks.Excess], of container: Int, in structure: Structure) -> Bool {
    excesses.contains { holdsFlexibleTrack($0.tracks, of: container, in: structure) }
  }

  /// Takes in what spans over tracks that share ask of tracks without an own cell, beyond what they find in the others.
  ///
  /// These are as long already: what was chosen without such a span, and gives it room, would be chosen with it. But fewer other
  /// lengths would do.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func askBesideShares(
    _ excesses: [SpannedTracks.Excess], of container: Int, in structure: Structure
  ) -> Bool {
    guard let spanned = spanned[container], let known = spanned.unsized else { return true }
    guard !excesses.isEmpty || spanned.unsizedBesideShares != nil else { return true }
    self.spanned[container]?.unsizedBesideShares = nil
    guard !excesses.isEmpty else { return true }
    let asked = UnsizedTracks(
      SpannedTracks.Excess.distinct(spanned.excesses + excesses), longest: known.longest,
      gaps: gaps(of: container, in: structure), choosing: structure.containers[container].tieBreak,
      own: parts[tracks(of: container, in: structure)].lazy.map(\.ideal))
    self.spanned[container]?.unsizedBesideShares = asked
    return asked != nil
  }
}
