internal import LayoutGeometry

// Span: a cell over several tracks makes them as long together as it asks for.
//
//     sum(length[t] for t in s) + gaps >= minimum[s],  ~ ideal[s]  (emitted with those of single tracks: ``MinimumRule``)
//
// Directly: the least growth of all tracks is a longest path through their edges (``SpannedTracks``). A cell across all tracks is as
// long as they are: where some of them share all that there is, it has no say in how, and only the whole is as long as it asks.
extension AxisDemands {
  /// The tracks that spans leave open, by container and track.
  ///
  /// - Parameter room: How long a container could be with all else as short as it can be; infinite where nothing says.
  func open(room: (Int) -> Double) -> [OpenTrack] {
    guard !spanned.isEmpty else { return [] }
    guard spanned.count > 1 else { return spanned.first.map { open(in: $0.key, $0.value, room) } ?? [] }
    // Keys only: what belongs to each is large, and sorting would move it about.
    return spanned.keys.sorted().flatMap { container in spanned[container].map { open(in: container, $0, room) } ?? [] }
  }

  private func open(in container: Int, _ spanned: Spanned, _ room: (Int) -> Double) -> [OpenTrack] {
    let unsized = spanned.unsizedBesideShares ?? spanned.unsized
    return unsized?.open(in: container, within: room(container)) ?? spanned.grown
  }

  /// Whether spans make tracks of a container grow.
  func isSpanned(_ container: Int) -> Bool { !spanned.isEmpty && spanned[container] != nil }

  /// Makes the tracks of a container as long as the cells ask for that cover several of them.
  ///
  /// - Returns: `false` where a linear program has to tell: where spans ask for tracks that are shared out besides, or for what can
  ///   grow for nothing.
  mutating func stretch(_ container: Int, in structure: Structure, _ tree: LayoutTree) -> Bool {
    forgetSpans(of: container, in: structure)
    let asked = askedBySpans(of: container, in: structure, tree)
    guard hasOwnCells(container, in: structure) else { return takeUnsized(asked, of: container, in: structure) }
    let sharesTracks = hasFlexibleTracks(container, in: structure)
    let isTrivial = !asked.isFilled && !asked.isFlexible && asked.excesses.isEmpty
    // What grows for nothing may have what spans ask for, and where it shares, it is open under any span.
    guard asked.lengths.isEmpty || (isTrivial && !sharesTracks) || !holdsGrowing(container, in: structure) else {
      return false
    }
    guard !isTrivial else { return true }
    guard asked.isFlexible || asked.isFilled || sharesTracks else { return grow(asked, of: container, in: structure) }
    if takesNoOffer(container, in: structure) { return grow(asked, of: container, in: structure) }
    guard asked.isFilled, !asked.isFlexible, !sharesTracks, isOffered(container, in: structure) else {
      return leaveRoom(for: asked, of: container, in: structure)
    }
    guard !takesNothing(container, in: structure) else { return false }
    filling.insert(container)
    return grow(asked, of: container, in: structure)
  }

  /// What cells that cover several tracks ask of a container.
  struct AskedBySpans {
    /// The spans that are longer than their tracks.
    var excesses: [SpannedTracks.Excess] = []
    /// What each asks for in all.
    var lengths: [(tracks: Range<Int>, length: Length)] = []
    /// The longest of them, and of tracks.
    var longest = 0.0
    /// Whether one can use more than it asks for, and does not cover all tracks without a limit.
    var isFlexible = false
    /// Whether one covers all tracks and can use any length.
    var isFilled = false
    /// The tracks under each that can use any length; empty where one can use more than it asks for, and not any length.
    private(set) var filled: Set<Range<Int>> = []
    private var isEndless = true

    /// Takes in one that can use more than it asks for.
    mutating func include(flexible span: Span) {
      isEndless = isEndless && span.isEndless
      if isEndless { filled.insert(span.excess.tracks) } else { filled = [] }
    }
  }

  private func askedBySpans(of container: Int, in structure: Structure, _ tree: LayoutTree) -> AskedBySpans {
    let range = tracks(of: container, in: structure)
    var asked = AskedBySpans()
    for cell in structure.containers[container].cells {
      guard let span = span(cell, of: container, in: structure, tree) else { continue }
      asked.lengths.append((span.excess.tracks, Length(minimum: 0, ideal: span.length, maximum: span.maximum)))
      if span.isFlexible { asked.include(flexible: span) }
      if span.isEndless, span.excess.tracks == 0..<range.count {
        asked.isFilled = true
      } else {
        asked.isFlexible = asked.isFlexible || span.isFlexible
      }
      guard span.excess.length > 0 else { continue }
      asked.longest = max(asked.longest, span.length)
      asked.excesses.append(span.excess)
    }
    guard !asked.excesses.isEmpty || !hasOwnCells(container, in: structure) else { return asked }
    asked.longest = parts[range].reduce(asked.longest) { max($0, $1.ideal) }
    asked.excesses = SpannedTracks.Excess.distinct(asked.excesses)
    return asked
  }

  /// Whether tracks of a container can use more than they ask for.
  func hasFlexibleTracks(_ container: Int, in structure: Structure) -> Bool {
    parts[tracks(of: container, in: structure)].contains { $0.greatest > $0.own }
  }

  /// Whether some neighbouring tracks of a container can use more than they ask for.
  func holdsFlexibleTrack(_ range: Range<Int>, of container: Int, in structure: Structure) -> Bool {
    let first = tracks(of: container, in: structure).lowerBound
    return range.contains { parts[first + $0].greatest > parts[first + $0].own }
  }

  /// Makes tracks grow by what spans ask for.
  private mutating func grow(_ asked: AskedBySpans, of container: Int, in structure: Structure) -> Bool {
    guard structure.containers[container].canBeSpanned(axis) else { return false }
    return asked.excesses.isEmpty || take(asked.excesses, longest: asked.longest, of: container, in: structure)
  }

  /// Whether a cell across all tracks of a container takes what they leave.
  func hasFillingSpan(_ container: Int) -> Bool { hasFillingSpans && filling.contains(container) }

  /// Whether there are such cells anywhere.
  var hasFillingSpans: Bool { !filling.isEmpty }

  /// Makes the tracks of a container as long together as a length that a cell across all of them takes.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func stretch(_ container: Int, toFill space: Double, in structure: Structure) -> Bool {
    if spanned[container]?.filled.isEmpty == false { return share(space, amongSpansOf: container, in: structure) }
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

  mutating func take(
    _ excesses: [SpannedTracks.Excess], longest: Double, of container: Int, in structure: Structure
  ) -> Bool {
    let range = tracks(of: container, in: structure)
    let tracks = SpannedTracks(
      excesses, trackCount: range.count, longest: longest, choosing: structure.containers[container].tieBreak,
      own: { parts[range.lowerBound + $0].ideal }, asked: lengthsBesideFractions(in: container, structure))
    guard let tracks else { return false }
    let open = tracks.open(in: container) { parts[range.lowerBound + $0].ideal }
    take(tracks.growth, of: container, Spanned(excesses: excesses, grown: open), in: structure)
    return true
  }

  /// Whether a container in a cell takes nothing of what is left: it shares what it is given all the same, and how much that is, is
  /// told by what it shares.
  func takesNothing(_ container: Int, in structure: Structure) -> Bool {
    structure.cells(of: container).contains { cell in
      !structure.stretches.isEmpty && structure.stretches[cell.node, axis] == 0 && structure.childContainer(cell) != nil
    }
  }

  /// Takes over what the tracks of a container grow by.
  mutating func take(_ growth: [Double], of container: Int, _ spanned: Spanned, in structure: Structure) {
    if self.growth.isEmpty { self.growth = Array(of: 0, count: parts.count) }
    for (track, growth) in zip(tracks(of: container, in: structure), growth) { self.growth[track] = growth }
    self.spanned[container] = spanned
  }

  /// Takes back which tracks of a container could have grown for a span, where none has room to.
  mutating func forgetGrown(_ container: Int) {
    if isSpanned(container) { spanned[container]?.grown = [] }
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
  mutating func takesNoOffer(_ container: Int, in structure: Structure) -> Bool {
    guard hasNoOffer(container, in: structure) else { return false }
    isForNoOffer = true
    return true
  }

  /// Whether what the whole is offered reaches a container: what a scroll holds takes its ideal length along that, as all does that is
  /// of a fixed size, and shares more than that without choosing.
  func isOffered(_ container: Int, in structure: Structure) -> Bool {
    proposed.offered != nil && !structure.containers[container].unproposedAxes.contains(axis)
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
    var room = structure.gaps(in: range, of: container, axis)
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
  static func distinct(_ excesses: [Self]) -> [Self] {
    guard excesses.count > 1 else { return excesses }
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
