internal import LayoutGeometry
internal import LinearModel

/// The lengths of a grid's tracks where some have no cell of their own, evaluated directly.
///
/// Tracks with own cells hug those as long as each span that is longer than its tracks has one without to take up the rest,
/// and no two such spans meet in a track that could serve both. So only tracks without an own cell are unknown, and what
/// ``SpannedTracks`` says of growth holds for their lengths: the least total is the longest path, and the tie-break chooses.
/// Here they are open also before the total is decided: within the length that is left for them, or any, such a
/// track can be as long as `rest - before[t] - behind[t + 1]`. What the least total leaves one value for was decided by
/// it; the rest by the tie-break. O(tracks and spans), and what sharing takes.
struct UnsizedTracks {
  /// The length of each track without an own cell, and 0 for all others.
  private(set) var growth: [Double]
  /// What the other tracks and the gaps take.
  private let taken: Double
  /// The tracks without an own cell.
  private let unsized: [Int]
  /// What spans ask of them, counted among them.
  private let spans: [SpannedTracks.Excess]
  /// Those of them that the least total leaves open, first to last.
  private let isLeft: [Int]
  /// The longest span or track, by which is told what lengths may differ by and still be one.
  let longest: Double

  /// - Parameters:
  ///   - excesses: The distinct spans that are longer than their tracks, in order of the start and then of the end.
  ///   - longest: The longest span or track, by which is told what lengths may differ by and still be one.
  ///   - gaps: What the gaps take.
  ///   - own: The length of each track by itself, below 0 where it has no cell of its own.
  ///   - isTotalKnown: Whether it is known how long all are together: then tracks with own cells hug those also where one that were
  ///     longer would serve several spans.
  /// - Returns: `nil` where a program has to tell.
  init?(
    _ excesses: [SpannedTracks.Excess], longest: Double, gaps: Double, choosing tieBreak: TieBreak,
    own: some RandomAccessCollection<Double>, isTotalKnown: Bool = false
  ) {
    growth = Array(of: 0, count: own.count)
    var unsized: [Int] = []
    // Before each track, how many of them there are.
    var position: [Int] = []
    position.reserveCapacity(own.count + 1)
    var taken = gaps
    for (track, length) in own.enumerated() {
      position.append(unsized.count)
      if length < 0 { unsized.append(track) } else { taken += length }
    }
    position.append(unsized.count)
    if !isTotalKnown {
      var canSaveTotal = false
      SpannedTracks.forEachOverlap(of: excesses.lazy.map(\.tracks)) { overlap in
        canSaveTotal = canSaveTotal || position[overlap.upperBound] - position[overlap.lowerBound] < overlap.count
      }
      guard !canSaveTotal else { return nil }
    }
    var spans: [SpannedTracks.Excess] = []
    spans.reserveCapacity(excesses.count)
    for span in excesses {
      let (start, end) = (position[span.start], position[span.end])
      // One over tracks with own cells only asks those.
      guard start < end else { return nil }
      spans.append(.init(start: start, end: end, length: span.length, node: span.node))
    }
    // Spans that differ in tracks with own cells only may stand in another order now.
    spans.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    guard
      let least = SpannedTracks(
        spans, trackCount: unsized.count, longest: longest, choosing: tieBreak, own: { _ in 0 })
    else { return nil }
    for (track, length) in zip(unsized, least.growth) { growth[track] = length }
    isLeft = least.open.map(\.track)
    (self.taken, self.unsized, self.spans, self.longest) = (taken, unsized, spans, longest)
  }

  /// The least that spans leave for all that is before each track without an own cell, and behind it.
  private var longestPaths: [SpannedTracks.PathsAtEdge] {
    SpannedTracks.PathsAtEdge.longest(through: spans[...], from: 0, trackCount: unsized.count) { _ in 0 }
  }

  /// The tracks of a container that were open, first to last.
  ///
  /// - Parameter room: How long all tracks and gaps could be together; infinite where nothing says.
  func open(in container: Int, within room: Double) -> [OpenTrack] {
    let rest = room - taken
    let tolerance = SpannedTracks.tolerance(longest)
    let paths = longestPaths
    var left = isLeft[...]
    var spans = spans[...]
    var open: [OpenTrack] = []
    open.reserveCapacity(unsized.count)
    for (index, track) in unsized.enumerated() {
      let isLeft = left.first == index
      if isLeft { left.removeFirst() }
      let upper = rest - paths[index].before - paths[index + 1].behind
      // What a span over it alone asks for; those stand in order of their start.
      var own = 0.0
      while let span = spans.first, span.start <= index {
        if span.end == span.start + 1 { own = max(own, span.length) }
        spans.removeFirst()
      }
      // What differs by less is rounding.
      let pushed = paths[index + 1].before + paths[index].behind - rest
      let lower = max(own, pushed > tolerance ? pushed : 0)
      guard upper - lower > tolerance else { continue }
      open.append(
        .init(
          container: container, track: track, kind: .noOwnCell, lower: lower, upper: upper,
          decidedBy: isLeft ? .policy : .total))
    }
    return open
  }
}

extension UnsizedTracks {
  /// Tracks of which all is asked that a program would be asked.
  ///
  /// - Parameter offered: The length that is offered, if one is.
  /// - Returns: `nil` where a program has to tell.
  init?(_ demands: TrackDemands, _ container: Structure.Container, _ axis: Axis, offered: Double?) {
    guard container.canBeSpanned(axis), demands.children.isEmpty, demands.lines.isEmpty, demands.hasTrackWithoutOwnCell,
      offered == nil || !demands.hasFlexibleDemand
    else { return nil }
    let excesses = SpannedTracks.excesses(demands)
    let own = demands.tracks.map { $0.isSized ? $0.content.length : -1 }
    self.init(
      excesses, longest: SpannedTracks.longest(of: demands), gaps: container.gaps(axis).total(in: own.indices),
      choosing: container.tieBreak, own: own)
  }

  /// The tracks that the least total leaves open where the tracks with own cells have the lengths that a program told.
  ///
  /// O(tracks, and those under spans).
  ///
  /// - Parameter lengths: How long the program made each track.
  /// - Returns: `nil` where only the program could tell.
  static func left(
    _ demands: TrackDemands, _ lengths: [Double], _ container: Structure.Container, _ axis: Axis
  ) -> [Int]? {
    let own = zip(demands.tracks, lengths).map { $0.isSized ? $1 : -1 }
    let longest = SpannedTracks.longest(of: demands)
    let excesses = demands.spans.compactMap { span -> SpannedTracks.Excess? in
      let taken = span.tracks.reduce(Double(span.tracks.count - 1) * demands.spacing) { $0 + max(0, own[$1]) }
      let length = span.demand.content.length - taken
      // What a program's tolerance leaves of a span whose tracks have room asks for nothing.
      guard length > 1e-6 * longest else { return nil }
      return .init(
        start: span.tracks.lowerBound, end: span.tracks.upperBound, length: length, node: span.demand.content.node)
    }
    guard
      let least = UnsizedTracks(
        excesses, longest: longest, gaps: container.gaps(axis).total(in: own.indices), choosing: container.tieBreak,
        own: own)
    else { return nil }
    // Where they are longer, something in them needs that.
    let more = least.unsized.reduce(0) { $0 + lengths[$1] - least.growth[$1] }
    return more <= 1e-6 * (1 + longest) ? least.isLeft.map { least.unsized[$0] } : nil
  }
}
