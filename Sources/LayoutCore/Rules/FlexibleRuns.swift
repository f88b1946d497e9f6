// Which tracks flexible members cover together: what fills, hugs and shares as one.
extension TrackDemands {
  /// Neighbouring tracks that flexible members cover together.
  struct FlexibleRun {
    /// The unknowns of its tracks, and how often each stands in it.
    var unknowns: [(index: Int, count: Int)]
    /// What the members can use.
    var usable: Double
    /// Whether it is one track, or tracks of one length, that no flexible span covers.
    var isSingle: Bool
  }

  /// Whether all that may take a length stands in the same track.
  var isOneTrack: Bool { isOneLength && !standsForSeveralTracks }

  /// Whether all that may take a length stands in the same track, or in tracks of one length.
  var isOneLength: Bool { tracks.count == 1 || usesOneTrack }

  /// Whether one track, and no span, can use more than it asks for.
  var hasOneFlexibleTrack: Bool {
    !spans.contains(where: \.demand.isFlexible) && tracks.count(where: \.isFlexible) == 1 && !standsForSeveralTracks
  }

  /// The runs of tracks that flexible members cover: single tracks, and those under flexible spans that meet.
  ///
  /// A span whose tracks have as much anyway as it can use makes none.
  ///
  /// O(n log n) for n tracks and spans.
  func flexibleRuns(unknowns: TrackUnknowns) -> [FlexibleRun] {
    let spans = spans.filter { $0.demand.isFlexible && $0.demand.maximum.length > ownLength(of: $0) }
    guard !spans.isEmpty else {
      return unknowns.demands.indices.filter { unknowns.demands[$0].isFlexible }.map { unknown in
        let count = unknowns.counts[unknown]
        return FlexibleRun(single: unknown, count: count, unknowns.demands[unknown])
      }
    }
    // Under spans every track is an unknown of its own or a constant; those alike elsewhere are taken once.
    var runs: [FlexibleRun] = []
    var isUnderSpan = Array(repeating: false, count: tracks.count)
    for tracks in Self.unions(of: spans.map(\.tracks)) {
      for track in tracks { isUnderSpan[track] = true }
      let own = tracks.filter { unknowns.ofTrack[$0] >= 0 }.map { (index: unknowns.ofTrack[$0], count: 1) }
      // Gaps and constant tracks are left out of lengths, so they are left out here too.
      let constants = tracks.reduce(spacing * Double(tracks.count - 1)) { $0 + unknowns.constants[$1] }
      let greatest = total(in: tracks) { $0.isFlexible ? $0.maximum.length : $0.content.length }
      runs.append(FlexibleRun(unknowns: own, usable: greatest - constants, isSingle: false))
    }
    for unknown in unknowns.demands.indices where unknowns.demands[unknown].isFlexible {
      guard !isUnderSpan[unknowns.firstTracks[unknown]] else { continue }
      let count = unknowns.counts[unknown]
      runs.append(FlexibleRun(single: unknown, count: count, unknowns.demands[unknown]))
    }
    return runs
  }

  /// Neighbouring tracks under spans that meet, and single ones, some of which have no own cell.
  ///
  /// O(n log n) for n tracks and spans.
  var runsWithUnsizedTracks: [Range<Int>] {
    guard hasTrackWithoutOwnCell, !standsForSeveralTracks else { return [] }
    let unsized = tracks.indices.filter { !tracks[$0].isSized }.map { $0..<($0 + 1) }
    let ranges = (unsized + spans.map(\.tracks)).sorted { $0.lowerBound < $1.lowerBound }
    return Self.unions(of: ranges).filter { $0.contains { !tracks[$0].isSized } }
  }

  /// Ranges that share a track, as one; they stand in order of their start.
  private static func unions(of ranges: [Range<Int>]) -> [Range<Int>] {
    var unions: [Range<Int>] = []
    for range in ranges {
      if let last = unions.last, range.lowerBound < last.upperBound {
        unions[unions.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        unions.append(range)
      }
    }
    return unions
  }
}

extension TrackDemands.FlexibleRun {
  /// Tracks that are one unknown.
  fileprivate init(single unknown: Int, count: Int, _ demand: TrackDemands.Demand) {
    self.init(
      unknowns: [(unknown, count)], usable: Double(count) * demand.maximum.length, isSingle: true)
  }
}
