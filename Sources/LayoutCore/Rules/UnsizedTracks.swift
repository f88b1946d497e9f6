internal import LayoutGeometry
internal import LinearModel

/// The lengths of a grid's tracks where some have no cell of their own, evaluated directly.
///
/// Tracks with own cells hug those as long as each span that is longer than its tracks has one without to take up the rest,
/// and no two such spans meet in a track that could serve both. So only tracks without an own cell are unknown, and what
/// ``SpannedTracks`` says of growth holds for their lengths: the least total is the longest path, and the tie-break chooses.
/// Here they are open also before the total is decided: within the length `offered` that is left for them, or any, such a
/// track can be as long as `offered - before[t] - behind[t + 1]`. What the least total leaves one value for was decided by
/// it; the rest by the tie-break. O(tracks and spans), and what sharing takes.
struct UnsizedTracks {
  /// The length of each track.
  private(set) var lengths: [Double]
  /// The tracks that were open, first to last.
  private(set) var open: [(track: Int, lower: Double, upper: Double, decidedBy: Priority)] = []

  /// - Parameter offered: The length that is offered, if one is.
  /// - Returns: `nil` where a program has to tell.
  init?(_ demands: TrackDemands, _ container: Structure.Container, _ axis: Axis, offered: Double?) {
    guard container.canBeSpanned(axis), demands.children.isEmpty, demands.lines.isEmpty, demands.hasTrackWithoutOwnCell,
      offered == nil || !demands.hasFlexibleDemand,
      !demands.tracksWhoseGrowthCanSaveTotal(isFilled: false).contains(true)
    else { return nil }
    let unsized = demands.tracks.indices.filter { !demands.tracks[$0].isSized }
    guard let excesses = Self.excesses(demands) else { return nil }
    let longest = demands.tracks.lazy.map(\.content.length) + demands.spans.lazy.map(\.demand.content.length)
    let shared = SpannedTracks(
      excesses, trackCount: unsized.count, longest: longest.reduce(0, max), choosing: container.tieBreak
    ) { _ in 0 }
    guard let least = shared else { return nil }
    lengths = demands.tracks.map { $0.isSized ? $0.content.length : 0 }
    let gaps = container.gaps(axis).total(in: demands.tracks.indices)
    let rest = (offered ?? .infinity) - lengths.reduce(gaps, +)
    for (track, growth) in zip(unsized, least.growth) { lengths[track] = growth }
    let paths = SpannedTracks.MeetingSpans.longestPaths(
      through: excesses[...], from: 0, Array(repeating: 0, count: unsized.count))
    var own = Array(repeating: 0.0, count: unsized.count)
    for span in excesses where span.end == span.start + 1 { own[span.start] = max(own[span.start], span.length) }
    let isLeft = Set(least.open.map(\.track))
    let tolerance = SpannedTracks.tolerance(longest.reduce(0, max))
    for (index, track) in unsized.enumerated() {
      let upper = rest - paths.before[index] - paths.behind[index + 1]
      let lower = max(own[index], paths.before[index + 1] + paths.behind[index] - rest)
      guard upper - lower > tolerance else { continue }
      open.append((track, lower, upper, isLeft.contains(index) ? .policy : .total))
    }
  }

  /// What spans ask of the tracks without an own cell, in order of their start; `nil` where one asks tracks with own cells.
  private static func excesses(_ demands: TrackDemands) -> [SpannedTracks.Excess]? {
    var position = [0]
    for track in demands.tracks { position.append(position[position.count - 1] + (track.isSized ? 0 : 1)) }
    // Up to the end of each track: spans are many and long, so their tracks are not added up for each of them.
    var ends = [0.0]
    for track in demands.tracks { ends.append(ends[ends.count - 1] + (track.isSized ? track.content.length : 0)) }
    var excesses: [SpannedTracks.Excess] = []
    for span in demands.spans {
      // What asks for nothing asks for no more than gaps below 0 leave of its tracks either.
      guard span.demand.content.length > 0 else { continue }
      let length =
        span.demand.content.length - (ends[span.tracks.upperBound] - ends[span.tracks.lowerBound])
        - Double(span.tracks.count - 1) * demands.spacing
      guard length > 0 else { continue }
      let (start, end) = (position[span.tracks.lowerBound], position[span.tracks.upperBound])
      guard start < end else { return nil }
      excesses.append(.init(start: start, end: end, length: length, node: span.demand.content.node))
    }
    return excesses.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}
