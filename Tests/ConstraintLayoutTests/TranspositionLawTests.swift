import ConstraintLayout
import LayoutTestSupport
import Testing

/// Rows are to a grid what columns are: with both exchanged, everything else is exchanged too.
struct TranspositionLawTests {
  private struct Open: Equatable {
    let axis: Axis
    let track: Int
    let kind: Ambiguity.Kind
    let range: [Double]
    let rule: Ambiguity.Rule
    let cells: Set<String>

    init(_ ambiguity: Ambiguity, transposed: Bool = false) {
      axis = transposed ? ambiguity.axis.other : ambiguity.axis
      track = ambiguity.track
      kind = ambiguity.kind
      range = [ambiguity.lower, ambiguity.chosen, ambiguity.upper].map { ($0 * 1e6).rounded() }
      rule = ambiguity.decidedBy
      cells = Set(ambiguity.cells)
    }
  }

  /// A grid, what it is offered, and both with rows and columns exchanged.
  private struct Sample {
    let tiling: RandomTiling
    var proposal = ProposedSize.unspecified

    init(_ seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      for axis in Axis.allCases where random.chance(0.5) {
        proposal[axis] = Double(Int.random(in: 200...900, using: &random))
      }
      tiling = RandomTiling(seed: seed)
    }

    var exchangedProposal: ProposedSize { ProposedSize(width: proposal.height, height: proposal.width) }
  }

  private static func expectTransposed(
    _ placement: Placement, _ transposed: Placement, within tolerance: Double, _ seed: UInt64
  ) throws {
    for frame in placement.frames {
      let rect = try #require(transposed[frame.name])
      let exchanged = Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
      #expect(frame.rect.distance(to: exchanged) < tolerance, "seed \(seed): \(frame.name) \(frame.rect) \(rect)")
    }
  }

  @Test func aTransposedGridHasTransposedRects() async {
    await Law(seeds: 0..<180, atLeast: 173).check { seed in
      let sample = Sample(seed)
      let engine = LayoutEngine()
      let placement = try engine.placeIfItFits(sample.tiling.tree, in: sample.proposal)
      let transposed = try engine.placeIfItFits(sample.tiling.transposed.tree, in: sample.exchangedProposal)
      guard let placement, let transposed else {
        #expect((placement == nil) == (transposed == nil), "seed \(seed)")
        return .inapplicable
      }
      // The axes have other names, so the solver may take other steps: the results agree to rounding.
      try Self.expectTransposed(placement, transposed, within: 1e-9, seed)
      let open = Axis.allCases.flatMap { axis in placement.diagnosis.ambiguities.filter { $0.axis == axis.other } }
      #expect(
        open.map { Open($0, transposed: true) } == transposed.diagnosis.ambiguities.map { Open($0) }, "seed \(seed)")
      #expect(placement.diagnosis.ambiguities.allSatisfy { !$0.fixes.isEmpty }, "seed \(seed)")
      #expect(transposed.diagnosis.ambiguities.allSatisfy { !$0.fixes.isEmpty }, "seed \(seed)")
      return .checked
    }
  }

  /// Relations are about ids, whose nodes have other numbers in the transposed grid.
  @Test func transposedRelationsGiveTransposedRects() async {
    await Law(seeds: 0..<180, atLeast: 141).check { seed in
      let sample = Sample(seed)
      let engine = LayoutEngine()
      let (tree, other) = (sample.tiling.tree, sample.tiling.transposed.tree)
      guard let plain = try engine.placeIfItFits(tree, in: sample.proposal) else { return .inapplicable }
      var maker = RandomRelations(seed: seed)
      // Rows carry nothing and have no counterpart; nor have baselines, which may double what is said of a bottom.
      let relations = maker.relations(3, of: tree, at: plain, .near).filter { relation in
        relation.carrier == 0 && !relation.terms.contains { $0.attribute == .firstBaseline }
      }
      guard !relations.isEmpty else { return .inapplicable }
      let nodes = tree.nodes.map { node in other.nodes.firstIndex { $0.id == node.id } ?? 0 }
      let transposed = relations.map { relation in
        var copy = relation.transposed
        for index in copy.terms.indices where copy.terms[index].node != 0 {
          copy.terms[index].node = nodes[copy.terms[index].node]
        }
        return copy
      }
      let placement = try engine.placeIfItFits(tree.related(relations), in: sample.proposal)
      let exchanged = try engine.placeIfItFits(other.related(transposed), in: sample.exchangedProposal)
      guard let placement, let exchanged else {
        #expect((placement == nil) == (exchanged == nil), "seed \(seed)")
        return .inapplicable
      }
      try Self.expectTransposed(placement, exchanged, within: 1e-6, seed)
      return .checked
    }
  }
}
