internal import LayoutGeometry

// What follows from the demands of all tracks and spans together.
extension TrackDemands {
  /// Whether all that could grow without end keeps a ratio, so that it grows only as far as the other axis lets it; what
  /// stands beside that with a greatest length has no use for what it leaves.
  var isHeldByRatios: Bool {
    func isHeld(_ demand: Demand) -> Bool { !demand.isEndless || demand.isHeldByRatio }
    return isEndless && tracks.allSatisfy(isHeld) && spans.allSatisfy { isHeld($0.demand) }
  }

  /// Whether nothing could grow without end, and something keeps a ratio: how long that is, up to what it asks for or beyond, the
  /// other axis tells, whatever cells there are across its track.
  var isHeldByRatiosWithinLimits: Bool {
    guard !isEndless else { return false }
    return tracks.contains(where: \.isHeldByRatio)
      || spans.contains { $0.demand.isHeldByRatio && $0.demand.maximum.length > ownLength(of: $0) }
  }

  /// Whether a demand stands for several tracks.
  var standsForSeveralTracks: Bool { groupCounts.contains { $0 > 1 } }

  /// The container by which a track is as long as that makes itself, to keep a ratio; -1 if there is none.
  func elasticContainer(ofTrack track: Int) -> Int { tracks[groupCounts.isEmpty ? track : 0].elasticContainer }

  /// Which part of the container its tracks are together, those that are a part of it.
  func partOfWhole(_ fractions: FractionTable, _ axis: Axis) -> Double {
    guard !fractions.isEmpty else { return 0 }
    return tracks.reduce(0) { $0 + max($1.fraction ?? 0, fractions[$1.fractionContainer, axis] ?? 0) }
  }

  /// Whether there are tracks without an own cell: one that asks for anything and covers them alone.
  var hasTrackWithoutOwnCell: Bool { tracks.contains { !$0.isSized } }

  /// Whether spans, tracks without an own cell or lines of text make tracks differ by whether there is a length to fill.
  var waitForLengthToFill: Bool { !spans.isEmpty || hasTrackWithoutOwnCell || lines.contains { !$0.isFixed } }

  /// The tracks that spans, containers in them, a priority or the lack of a sized cell make different from all others.
  var tracksThatStandAlone: [Bool] {
    var alone = tracks.map { !$0.isSized || $0.isRanked }
    for span in spans { for track in span.tracks { alone[track] = true } }
    for child in children { for track in child.tracks { alone[track] = true } }
    for child in leastChildren { for track in child.tracks { alone[track] = true } }
    for line in lines where !line.isFixed { alone[line.track] = true }
    return alone
  }

  /// Neighbouring tracks without a sized cell of their own that all lie under the same spans: two or more of them.
  var unsizedRuns: [Range<Int>] {
    guard hasTrackWithoutOwnCell else { return [] }
    var isCut = Array(repeating: false, count: tracks.count + 1)
    for covered in spans.map(\.tracks) + children.map(\.tracks) {
      isCut[covered.lowerBound] = true
      isCut[covered.upperBound] = true
    }
    var runs: [Range<Int>] = []
    var start = 0
    while start < tracks.count {
      var end = start + 1
      while end < tracks.count, !isCut[end], isUnsized(start), isUnsized(end) { end += 1 }
      if end > start + 1 { runs.append(start..<end) }
      start = end
    }
    return runs
  }

  private func isUnsized(_ track: Int) -> Bool { !tracks[track].isSized && !tracks[track].isRanked }

  /// What neighbouring tracks and the gaps between them take where every cell has its ideal.
  func contentLength(of range: Range<Int>, in container: Structure.Container, _ axis: Axis) -> Double {
    length(of: range, in: container, axis) { $0.content.length }
  }

  /// What neighbouring tracks and the gaps between them take where every cell has the most that it can use.
  func greatestLength(of range: Range<Int>, in container: Structure.Container, _ axis: Axis) -> Double {
    length(of: range, in: container, axis) { max($0.content.length, $0.maximum.length) }
  }

  /// The sum of neighbouring tracks, the gaps between them, and of no less than a span over just these, each as long as it is told.
  private func length(
    of range: Range<Int>, in container: Structure.Container, _ axis: Axis, _ length: (Demand) -> Double
  ) -> Double {
    let range = groupCounts.isEmpty ? range : 0..<tracks.count
    let sum = tracks[range].reduce(container.gaps(axis).total(in: range)) { $0 + length($1) }
    return spans.reduce(sum) { range == $1.tracks ? max($0, length($1.demand)) : $0 }
  }

  /// The tracks with an own cell whose growth may make the total smaller than it is without.
  ///
  /// It may where such a track lies under two spans that each reach beyond the other: growing once serves both, while
  /// tracks without an own cell would have to grow once for each. A span that its tracks have room for anyway makes
  /// nothing grow.
  ///
  /// - Parameter isFilled: Whether there is a length to fill, so that a span may be as long as it can be.
  func tracksWhoseGrowthCanSaveTotal(isFilled: Bool) -> [Bool] {
    var tracks = Array(repeating: false, count: self.tracks.count)
    let spans = self.spans.filter { excess(of: $0) > 0 || (isFilled && canUseMoreThanItsTracksAsk($0)) }
    SpannedTracks.forEachOverlap(of: spans.lazy.map(\.tracks)) { overlap in
      for track in overlap where self.tracks[track].isSized { tracks[track] = true }
    }
    // Growing one of them changes what is best for all under spans that meet; they are decided together.
    guard tracks.contains(true) else { return tracks }
    for span in spans { for track in span.tracks where self.tracks[track].isSized { tracks[track] = true } }
    return tracks
  }

  /// Whether a flexible span with a greatest length can use more than its tracks have anyway.
  private func canUseMoreThanItsTracksAsk(_ span: Span) -> Bool {
    span.demand.isFlexible && span.demand.maximum.length.isFinite && span.demand.maximum.length > ownLength(of: span)
  }

  /// By demand, whether tracks could be longer than their cells ask for, though none of these takes what is left: nothing asks
  /// anything of them, or what does grows for nothing, or a span makes them grow.
  var tracksThatCanGrowForNothing: [Bool] {
    // A track that takes any length has it when its container has shared, and with it what a span over it asks for.
    let isUnderSpan = tracks(
      under: spans.filter { span in makesTracksGrow(span) && !span.tracks.contains { tracks[$0].isEndless } })
    return tracks.enumerated().map { track, demand in
      guard !demand.isEndless else { return false }
      return !demand.isSized || demand.containerWithUnsizedTracks >= 0
        || (!isUnderSpan.isEmpty && isUnderSpan[track])
    }
  }

  /// By track, whether a span over it asks for more than its tracks have anyway, or can use more; empty where there are no spans.
  var tracksThatGrowForSpans: [Bool] { tracks(under: spans.filter(makesTracksGrow)) }

  /// By track, whether one of some spans is over it; empty where there are none.
  private func tracks(under spans: [Span]) -> [Bool] {
    guard !spans.isEmpty else { return [] }
    var isUnderSpan = Array(repeating: false, count: tracks.count)
    for span in spans { for track in span.tracks { isUnderSpan[track] = true } }
    return isUnderSpan
  }

  /// Whether a span over a track asks for more than its tracks have anyway, or can use more.
  func growsForSpan(_ track: Int) -> Bool { spans.contains { $0.tracks.contains(track) && makesTracksGrow($0) } }

  /// Whether a span asks for more than its tracks have anyway, or can use more.
  private func makesTracksGrow(_ span: Span) -> Bool {
    let usable = span.demand.isFlexible ? span.demand.maximum.length : span.demand.content.length
    return usable > ownLength(of: span)
  }

  /// How much more a span asks for than its tracks have anyway.
  func excess(of span: Span) -> Double { span.demand.content.length - ownLength(of: span) }

  /// What the own cells of a span's tracks ask for, and the gaps between them.
  func ownLength(of span: Span) -> Double {
    span.tracks.reduce(Double(span.tracks.count - 1) * spacing) { $0 + tracks[$1].content.length }
  }

  /// Whether tracks that have the most that their own cells can use are as long together as spans over them can use.
  var greatestTracksHoldSpans: Bool {
    func most(_ demand: Demand) -> Double { max(demand.content.length, demand.maximum.length) }
    return spans.allSatisfy { span in
      span.tracks.reduce(Double(span.tracks.count - 1) * spacing) { $0 + most(tracks[$1]) } >= most(span.demand)
    }
  }

  /// Whether a cell can use more than it asks for.
  var hasFlexibleDemand: Bool { tracks.contains(where: \.isFlexible) || spans.contains(where: \.demand.isFlexible) }

  /// Whether an item may ask for other lengths without a trace: all that is asked is asked by others, and stays the most.
  ///
  /// O(log n) for n distinct spans.
  func ignores(_ node: Int, in range: Range<Int>, asking new: Length, insteadOf old: Length) -> Bool {
    if range.count == 1 { return tracks[groupCounts.isEmpty ? range.lowerBound : 0].ignores(node, new, old) }
    let bounds = (range.lowerBound, range.upperBound)
    let position = spans.partitionPoint { ($0.tracks.lowerBound, $0.tracks.upperBound) >= bounds }
    guard position < spans.count, spans[position].tracks == range else { return false }
    return spans[position].demand.ignores(node, new, old)
  }

  /// Whether the cells can use a container of any length.
  var isEndless: Bool { tracks.contains(where: \.isEndless) || spans.contains(where: \.demand.isEndless) }

  /// The least total of neighbouring tracks and the gaps between them in which every cell has the length that `length` picks.
  func total(in range: Range<Int>, _ length: (Demand) -> Double) -> Double {
    let inside = spans.filter { range.contains($0.tracks.lowerBound) && $0.tracks.upperBound <= range.upperBound }
      .sorted { $0.tracks.upperBound < $1.tracks.upperBound }
      .map { span in
        let first = range.lowerBound
        return LongestPath.Span(
          (span.tracks.lowerBound - first)..<(span.tracks.upperBound - first), length(span.demand))
      }
    return LongestPath(through: range.map { length(tracks[$0]) }, spacing: spacing, spans: inside).total
  }
}

extension TrackDemands.Demand {
  fileprivate func ignores(_ item: Int, _ new: Length, _ old: Length) -> Bool {
    minimum.ignores(item, new.minimum, old.minimum) && ideal.ignores(item, new.ideal, old.ideal)
      && content.ignores(item, new.ideal, old.ideal) && maximum.ignores(item, new.maximum, old.maximum)
  }
}

extension TrackDemands.Request {
  fileprivate func ignores(_ item: Int, _ new: Double, _ old: Double) -> Bool {
    new == old || (item != node && item != partner && new < length)
  }
}
