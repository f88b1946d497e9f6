extension SpannedTracks {
  /// The longest paths that lead through an edge between tracks, each of which grows by as much as spans ask at least.
  struct PathsAtEdge {
    /// The longest one from the first edge to it.
    private(set) var before = 0.0
    /// The longest one from it to the last edge.
    private(set) var behind = 0.0

    /// The longest paths through each edge of neighbouring tracks.
    ///
    /// O(tracks and spans).
    ///
    /// - Parameters:
    ///   - excesses: The spans, in order of their start.
    ///   - offset: The first of the tracks, as spans count them.
    ///   - growth: What a track grows by in any case, counted from the first one.
    @inline(__always) static func longest(
      through excesses: ArraySlice<Excess>, from offset: Int, trackCount: Int, growth: (Int) -> Double
    ) -> [Self] {
      var paths = Array(of: Self(), count: trackCount + 1)
      var next = excesses.startIndex
      for edge in 0..<trackCount {
        paths[edge + 1].before = max(paths[edge + 1].before, paths[edge].before + growth(edge))
        while next < excesses.endIndex, excesses[next].start - offset == edge {
          let end = excesses[next].end - offset
          paths[end].before = max(paths[end].before, paths[edge].before + excesses[next].length)
          next += 1
        }
      }
      for edge in (0..<trackCount).reversed() {
        paths[edge].behind = paths[edge + 1].behind + growth(edge)
        while next > excesses.startIndex, excesses[next - 1].start - offset == edge {
          next -= 1
          let end = excesses[next].end - offset
          paths[edge].behind = max(paths[edge].behind, paths[end].behind + excesses[next].length)
        }
      }
      return paths
    }
  }
}
