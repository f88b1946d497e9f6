/// The least total of neighbouring tracks that are all as long as they ask to be, and their spans too.
///
/// Edge k is where track k starts; each track and each span pushes the edge behind it away, so the last edge stands at the longest
/// path through all of them. O(tracks and spans). Where a track has a greatest length, the edge behind it pulls the one before it
/// along, which may push others in turn: as often as there are such tracks at most, but mostly once.
struct LongestPath<Length: Comparable & AdditiveArithmetic> {
  /// What a cell asks of several tracks together.
  struct Span {
    let start: Int
    let end: Int
    let length: Length

    /// - Parameter tracks: The tracks, counted from the first one of the path.
    init(_ tracks: Range<Int>, _ length: Length) {
      (start, end, self.length) = (tracks.lowerBound, tracks.upperBound, length)
    }

    /// Whether its tracks can be as long as it asks for.
    fileprivate func fits(in limits: [Length?], spacing: Length) -> Bool {
      guard !limits.isEmpty else { return true }
      var greatest = limits[start]
      for limit in limits[start..<end].dropFirst() {
        greatest = greatest.flatMap { greatest in limit.map { greatest + spacing + $0 } }
      }
      return greatest.map { length <= $0 } ?? true
    }
  }

  let total: Length

  /// - Parameters:
  ///   - lengths: What each track asks for.
  ///   - spacing: The gap between two of them.
  ///   - spans: In order of their ends.
  init(through lengths: some Sequence<Length>, spacing: Length, spans: some Collection<Span>) {
    var edges = [Length.zero]
    Self.push(&edges, through: lengths, spacing: spacing, spans: spans)
    total = (edges.last ?? .zero) - spacing
  }

  /// - Parameters:
  ///   - lengths: What each track asks for.
  ///   - limits: How long each track is at most, where something says so. What is too long for its tracks stands out of them.
  ///   - spacing: The gap between two of them.
  ///   - spans: In order of their ends.
  init(
    through lengths: some Sequence<Length>, atMost limits: [Length?], spacing: Length, spans: some Collection<Span>
  ) {
    let spans = spans.filter { $0.fits(in: limits, spacing: spacing) }
    var edges = [Length.zero]
    Self.push(&edges, through: lengths, spacing: spacing, spans: spans)
    for limit in limits where limit != nil {
      guard Self.pull(&edges, limits, spacing: spacing) else { break }
      Self.push(&edges, through: lengths, spacing: spacing, spans: spans)
    }
    total = (edges.last ?? .zero) - spacing
  }

  /// Moves edges back as far as tracks and spans before them ask, from the first on; those that are missing are added.
  private static func push(
    _ edges: inout [Length], through lengths: some Sequence<Length>, spacing: Length, spans: some Collection<Span>
  ) {
    var next = spans.startIndex
    for (track, length) in lengths.enumerated() {
      var edge = edges[track] + length + spacing
      while next < spans.endIndex, spans[next].end == track + 1 {
        edge = max(edge, edges[spans[next].start] + spans[next].length + spacing)
        spans.formIndex(after: &next)
      }
      if track + 1 < edges.count { edges[track + 1] = max(edges[track + 1], edge) } else { edges.append(edge) }
    }
  }

  /// Moves edges, all but the first, to where tracks are no longer than they can be, from the last on.
  ///
  /// - Returns: Whether one has moved.
  private static func pull(_ edges: inout [Length], _ limits: [Length?], spacing: Length) -> Bool {
    var hasMoved = false
    for track in limits.indices.dropFirst().reversed() {
      guard let limit = limits[track], edges[track] + limit + spacing < edges[track + 1] else { continue }
      edges[track] = edges[track + 1] - limit - spacing
      hasMoved = true
    }
    return hasMoved
  }
}
