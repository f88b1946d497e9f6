internal import LayoutGeometry

// What containers ask for whatever is in them: numbers only, as programs take them too.
extension AxisDemands {
  /// Takes what the cells of a container ask of each track alone, or what the container says of its tracks itself.
  mutating func takeDemands(ofTracksIn container: Int, in structure: Structure) {
    for track in tracks(of: container, in: structure) { parts[track] = Part() }
    if let own = structure.containers[container].lengths(axis) {
      takeTracks(own, of: container, in: structure)
    } else if structure.listsTracks, let listed = structure.containers[container].listedTracks(axis) {
      _ = takeListed(listed, of: container, in: structure, structure.tree)
    } else {
      _ = include(structure.containers[container].cells, of: container, in: structure, structure.tree)
    }
  }

  /// The least total in which all that is in a container has its ideal length, and the greatest that it can use.
  ///
  /// O(tracks), and O(s log s) for s distinct spans.
  func demandOfContent(
    of container: Int, spans: [(tracks: Range<Int>, length: Length)], in structure: Structure
  ) -> Length {
    let range = tracks(of: container, in: structure)
    guard !range.isEmpty else { return .fixed(0) }
    let ideals = range.lazy.map { max(0, parts[$0].ideal) }
    let greatest = range.lazy.map { max(0, parts[$0].ideal, parts[$0].greatest) }
    let gaps = gaps(of: container, in: structure)
    guard !spans.isEmpty else {
      let ideal = max(0, ideals.reduce(gaps, +))
      return Length(minimum: 0, ideal: ideal, maximum: max(ideal, greatest.reduce(gaps, +)))
    }
    let spacing = structure.gaps(of: container, axis).spacing
    // What stands before the first track and behind the last one.
    let insets = gaps - spacing * Double(range.count - 1)
    let byEnd = spans.sorted { $0.tracks.upperBound < $1.tracks.upperBound }
    let limits = limitsOfListedTracks(in: container, of: structure)
    func total(_ lengths: some Sequence<Double>, _ length: (Length) -> Double) -> Double {
      let spans = byEnd.map { LongestPath.Span($0.tracks, length($0.length)) }
      let path =
        limits.isEmpty
        ? LongestPath(through: lengths, spacing: spacing, spans: spans)
        : LongestPath(through: lengths, atMost: limits, spacing: spacing, spans: spans)
      return insets + path.total
    }
    let ideal = max(0, total(ideals) { $0.ideal })
    return Length(minimum: 0, ideal: ideal, maximum: max(ideal, total(greatest) { max($0.ideal, $0.maximum) }))
  }
}
