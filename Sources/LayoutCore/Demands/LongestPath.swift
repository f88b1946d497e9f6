/// The least total of neighbouring tracks that are all as long as they ask to be, and their spans too.
///
/// Edge k is where track k starts; each track and each span pushes the edge behind it away, so the last edge stands at the longest
/// path through all of them. O(tracks and spans).
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
  }

  let total: Length

  /// - Parameters:
  ///   - lengths: What each track asks for.
  ///   - spacing: The gap between two of them.
  ///   - spans: In order of their ends.
  init(through lengths: some Sequence<Length>, spacing: Length, spans: some Collection<Span>) {
    var edges = [Length.zero]
    var next = spans.startIndex
    for (track, length) in lengths.enumerated() {
      var edge = edges[track] + length + spacing
      while next < spans.endIndex, spans[next].end == track + 1 {
        edge = max(edge, edges[spans[next].start] + spans[next].length + spacing)
        spans.formIndex(after: &next)
      }
      edges.append(edge)
    }
    total = (edges.last ?? .zero) - spacing
  }
}
