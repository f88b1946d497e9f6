package import LayoutCore
internal import LayoutGeometry

extension LayoutTree {
  /// The tree in which some grids list columns, or rows, or both.
  package func listingTracks(using random: inout SeededGenerator, chance: Double = 0.5) -> LayoutTree {
    var tree = self
    for index in nodes.indices {
      guard case .grid(var options) = nodes[index].kind, random.chance(chance) else { continue }
      if random.chance(0.8) { options.tracks.columns = random.gridTracks() }
      if random.chance(0.3) { options.tracks.rows = random.gridTracks() }
      tree.update(index) { $0.kind = .grid(options) }
    }
    return tree
  }
}

extension SeededGenerator {
  fileprivate mutating func gridTracks() -> [GridTrack] {
    let tracks: [GridTrack] = [
      .fixed(Double(Int.random(in: 30...80, using: &self))), .fit, .fit, .flexible(), .flexible(minimum: 20),
      .flexible(maximum: 50), .flexible(stretch: 2), .fraction(0.1), .fraction(0.2),
    ]
    return (0..<Int.random(in: 1...4, using: &self)).map { _ in tracks.randomElement(using: &self) ?? .fit }
  }
}
