internal import LayoutGeometry

// Spans that share: where some tracks have no own cell, spans that can use any length share what there is, beside the tracks that can.
//
//     share s for each such span, with s = sum(length[t] for t in s) + gaps, and length[t] for each such track
//
// Tracks without an own cell have no length that they would like to have, so what a span gets is not told by its tracks. How long each
// span is, is told first (``SharedPath``); what that leaves open of the tracks under them, the tie-break chooses.
extension AxisDemands {
  /// Leaves spans over tracks without an own cell to share what the container gets, beside its tracks.
  ///
  /// - Returns: `false` where spans do not share, or not as they do here.
  mutating func leavesSpansToShare(_ asked: AskedBySpans, of container: Int, in structure: Structure) -> Bool {
    let range = tracks(of: container, in: structure)
    // What takes its ideal length in any case shares only what it is given beyond that, which nothing but one span could take.
    let isAlone = asked.filled.count == 1 && !hasFlexibleTracks(container, in: structure)
    guard proposed.offered != nil, isAlone || isOffered(container, in: structure), !asked.filled.isEmpty,
      structure.gaps(of: container, axis).spacing >= 0,
      !saysHowToShare(container, in: structure), !takesNothing(container, in: structure),
      parts[range].allSatisfy({ $0.greatest <= $0.own || $0.greatest == .infinity })
    else { return false }
    var spans = Spanned(excesses: asked.excesses)
    spans.shared = demandOfContent(of: container, spans: asked.lengths, in: structure)
    spans.filled = asked.filled.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    spanned[container] = spans
    filling.insert(container)
    return true
  }

  /// Makes spans over tracks without an own cell share a length among them and the tracks that can use more.
  ///
  /// - Parameter space: The length of all tracks together.
  /// - Returns: `false` where a linear program has to tell.
  mutating func share(_ space: Double, amongSpansOf container: Int, in structure: Structure) -> Bool {
    guard let spanned = spanned[container] else { return false }
    let range = tracks(of: container, in: structure)
    // What a track gets that can use more is told as what a span gets.
    let own = parts[range].map { $0.ideal < 0 || $0.greatest > $0.own ? -1 : $0.ideal }
    let asked = asks(spanned.excesses, own: own, ideals: parts[range].map(\.own))
    let sharing =
      spanned.filled.map { tracks in
        let taken = tracks.reduce(structure.gaps(in: tracks, of: container, axis)) { $0 + max(0, own[$1]) }
        return (tracks: tracks, taken: taken)
      } + own.indices.filter { own[$0] < 0 && parts[range.lowerBound + $0].ideal >= 0 }.map { ($0..<($0 + 1), 0) }
    guard let shared = Self.share(space, among: sharing, beside: asked, own: own),
      let unsized = UnsizedTracks(
        SpannedTracks.Excess.distinct(asked + shared), longest: space, gaps: gaps(of: container, in: structure),
        choosing: structure.containers[container].tieBreak, own: own, isTotalKnown: true)
    else { return false }
    let growth = zip(parts[range], unsized.growth).map { max(0, $1 - $0.own) }
    let total = zip(parts[range], growth).reduce(0) { $0 + $1.0.own + $1.1 }
    guard abs(total - space) <= SpannedTracks.tolerance(space) else { return false }
    var told = Spanned(excesses: spanned.excesses, unsized: unsized)
    told.filled = spanned.filled
    take(growth, of: container, told, in: structure)
    return true
  }

  /// What spans ask for beyond what tracks have that cannot use more, and what those ask for that can.
  private func asks(
    _ excesses: [SpannedTracks.Excess], own: [Double], ideals: [Double]
  ) -> [SpannedTracks.Excess] {
    func ideal(_ track: Int) -> Double { own[track] < 0 ? ideals[track] : 0 }
    let spans = excesses.map { span in
      let length = span.tracks.reduce(span.length) { $0 + ideal($1) }
      return SpannedTracks.Excess(start: span.start, end: span.end, length: length, node: span.node)
    }
    let tracks = own.indices.filter { ideal($0) > 0 }.map { track in
      SpannedTracks.Excess(start: track, end: track + 1, length: ideal(track), node: -1)
    }
    return SpannedTracks.Excess.distinct(spans + tracks)
  }

  /// What spans get beyond what their tracks with lengths of their own take, and the gaps.
  ///
  /// - Parameters:
  ///   - space: The length of all tracks together.
  ///   - sharing: The spans that share, with what those take.
  ///   - asked: What is asked for in any case.
  ///   - own: The length of each track, below 0 where it has none.
  /// - Returns: `nil` where a linear program has to tell.
  private static func share(
    _ space: Double, among sharing: [(tracks: Range<Int>, taken: Double)], beside asked: [SpannedTracks.Excess],
    own: [Double]
  ) -> [SpannedTracks.Excess]? {
    // Before each track, how many there are without a length of their own: others are no part of the path.
    var edges = [0]
    for length in own { edges.append(edges[edges.count - 1] + (length < 0 ? 1 : 0)) }
    let others = asked.map { span in
      SpannedTracks.Excess(start: edges[span.start], end: edges[span.end], length: span.length, node: span.node)
    }
    // Tracks with lengths of their own keep those as long as others take the rest, so a span over such alone has what they have.
    let sharing = sharing.filter { edges[$0.tracks.lowerBound] < edges[$0.tracks.upperBound] }
    let asks = Spanned(excesses: asked)
    let members = sharing.map { span in
      let least = asks.excess(of: (span.tracks.lowerBound, span.tracks.upperBound))?.length ?? 0
      return SharedPath.Member(
        start: edges[span.tracks.lowerBound], end: edges[span.tracks.upperBound], taken: span.taken, asked: least)
    }
    guard others.allSatisfy({ $0.start < $0.end }), !members.isEmpty else { return nil }
    var path = SharedPath(
      members, beside: others, trackCount: edges[own.count], total: own.reduce(space) { $0 - max(0, $1) })
    guard path.share() else { return nil }
    return zip(sharing, path.members).map { span, member in
      .init(start: span.tracks.lowerBound, end: span.tracks.upperBound, length: member.length, node: -1)
    }
  }
}
