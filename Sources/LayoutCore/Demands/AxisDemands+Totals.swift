internal import LayoutGeometry

// What containers ask for whatever is in them: numbers only, as programs take them too.
extension AxisDemands {
  /// Takes what the cells of a container ask of each track alone, or what the container says of its tracks itself.
  mutating func takeDemands(ofTracksIn container: Int, in structure: Structure) {
    for track in tracks(of: container, in: structure) { parts[track] = Part() }
    if let own = structure.containers[container].lengths(axis) {
      takeTracks(own, of: container, in: structure)
    } else {
      _ = include(structure.containers[container].cells, of: container, in: structure, structure.tree)
    }
  }

  /// The least total in which all that is in a container has its ideal length, and the greatest that it can use.
  ///
  /// O(tracks), and O(s log s) for s cells that cover several of them.
  func demandOfContent(of container: Int, in structure: Structure) -> Length {
    let range = tracks(of: container, in: structure)
    guard !range.isEmpty else { return .fixed(0) }
    let gaps = gaps(of: container, in: structure)
    var (ideal, greatest) = (gaps, gaps)
    for track in range {
      ideal += max(0, parts[track].ideal)
      greatest += max(0, parts[track].ideal, parts[track].greatest)
    }
    let spans = spans(of: container, in: structure)
    if !spans.isEmpty {
      let spacing = structure.gaps(of: container, axis).spacing
      // What stands before the first track and behind the last one.
      let insets = gaps - spacing * Double(range.count - 1)
      ideal =
        insets
        + LongestPath(
          through: range.lazy.map { max(0, parts[$0].ideal) }, spacing: spacing, spans: spans.lazy.map { $0.ideal }
        ).total
      greatest =
        insets
        + LongestPath(
          through: range.lazy.map { max(0, parts[$0].ideal, parts[$0].greatest) }, spacing: spacing,
          spans: spans.lazy.map { $0.greatest }
        ).total
    }
    ideal = max(0, ideal)
    return Length(minimum: 0, ideal: ideal, maximum: max(ideal, greatest))
  }

  /// What the cells of a container ask for that cover several tracks, in order of their ends.
  private func spans(
    of container: Int, in structure: Structure
  ) -> [(ideal: LongestPath.Span, greatest: LongestPath.Span)] {
    var spans: [(ideal: LongestPath.Span, greatest: LongestPath.Span)] = []
    for cell in structure.cells(of: container) {
      let covered = cell.tracks(axis)
      guard covered.count > 1, let length = demand(of: cell, in: structure, structure.tree) else { continue }
      let (start, end) = (covered.lowerBound, covered.upperBound)
      spans.append(
        (
          .init(start: start, end: end, length: length.ideal),
          .init(start: start, end: end, length: max(length.ideal, length.maximum))
        ))
    }
    return spans.sorted { $0.ideal.end < $1.ideal.end }
  }
}
