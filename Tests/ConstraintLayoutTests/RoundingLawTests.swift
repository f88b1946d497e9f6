import ConstraintLayout
import LayoutTestSupport
import Testing

/// Every edge of every layout comes to a whole pixel near it, in the order of the edges.
struct RoundingLawTests {
  private static func edges(_ placement: Placement, _ axis: Axis) -> [Double] {
    var edges = [0, placement.size[axis]]
    for rect in placement.rects + placement.containers.map(\.rect) {
      edges += axis == .horizontal ? [rect.minX, rect.maxX] : [rect.minY, rect.maxY]
    }
    for track in placement.containers.flatMap({ axis == .horizontal ? $0.columns : $0.rows }) {
      edges += [track.position, track.position + track.length]
    }
    return edges
  }

  private static func expectRounded(_ placement: Placement, scale: Double, _ name: String) {
    let rounded = placement.rounded(scale: scale)
    for axis in Axis.allCases {
      let pairs = zip(edges(placement, axis), edges(rounded, axis)).sorted { $0.0 < $1.0 }
      // On whole pixels, at most half a pixel from where it was.
      let isNear = pairs.allSatisfy { exact, edge in
        abs(edge * scale - (edge * scale).rounded()) < 1e-9 && abs(edge - exact) <= (0.5 + 1e-6) / scale + 1e-9
      }
      #expect(isNear, "\(name), scale \(scale), \(axis)")
      let isInOrder = zip(pairs, pairs.dropFirst()).allSatisfy { first, second in
        let (pixel, next) = ((first.1 * scale).rounded(), (second.1 * scale).rounded())
        // Edges that differ by no more than noise coincide.
        return second.0 - first.0 < 1e-9 ? pixel == next : pixel <= next
      }
      #expect(isInOrder, "\(name), scale \(scale), \(axis)")
    }
    #expect(rounded.rects.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "\(name)")
    #expect(rounded.isPlaced == placement.isPlaced, "\(name)")
  }

  @Test(arguments: [1, 2, 3] as [Double])
  func everyEdgeIsRounded(_ scale: Double) async {
    await Law(seeds: 0..<123, atLeast: 120).check { seed in
      var sample = LawSample(seed)
      var engine = sample.engine
      engine.options.overflow = .visible
      let tree = sample.tree.offset(using: &sample.random)
      let proposal = ProposedSize(width: Double.random(in: 50...600, using: &sample.random))
      guard let placement = try engine.placeIfItFits(tree, in: proposal) else { return .inapplicable }
      Self.expectRounded(placement, scale: scale, "seed \(seed)")
      return .checked
    }
  }

  @Test(arguments: [1, 2, 3] as [Double], GeneratorLawTests.kinds)
  func everyEdgeOfEveryKindIsRounded(_ scale: Double, _ kind: GeneratorLawTests.Kind) throws {
    let placement = try LayoutEngine().place(kind.make(7, 1.3), in: ProposedSize(width: 211.7))
    Self.expectRounded(placement, scale: scale, kind.name)
  }
}
