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

  private func place(_ tiling: RandomTiling, in proposal: ProposedSize) throws -> Placement? {
    try place(tiling.tree, in: proposal)
  }

  private func place(_ tree: LayoutTree, in proposal: ProposedSize) throws -> Placement? {
    do {
      return try LayoutEngine().place(tree, in: proposal)
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func aTransposedGridHasTransposedRects(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var proposal = ProposedSize.unspecified
    for axis in Axis.allCases where random.chance(0.5) {
      proposal[axis] = Double(Int.random(in: 200...900, using: &random))
    }
    let tiling = RandomTiling(seed: seed)
    let exchanged = ProposedSize(width: proposal.height, height: proposal.width)
    guard let placement = try place(tiling, in: proposal) else {
      #expect(try place(tiling.transposed, in: exchanged) == nil, "seed \(seed)")
      return
    }
    let transposed = try #require(try place(tiling.transposed, in: exchanged))
    // The axes have other names, so the solver may take other steps: the results agree to rounding.
    for frame in placement.frames {
      let rect = try #require(transposed[frame.id])
      let parts = zip(
        [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height], [rect.y, rect.x, rect.height, rect.width])
      #expect(parts.allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed): \(frame.id)")
    }
    let open = Axis.allCases.flatMap { axis in placement.diagnosis.ambiguities.filter { $0.axis == axis.other } }
    #expect(
      open.map { Open($0, transposed: true) } == transposed.diagnosis.ambiguities.map { Open($0) }, "seed \(seed)")
    #expect(placement.diagnosis.ambiguities.allSatisfy { !$0.fixes.isEmpty }, "seed \(seed)")
    #expect(transposed.diagnosis.ambiguities.allSatisfy { !$0.fixes.isEmpty }, "seed \(seed)")
  }

  /// Relations are about ids, whose nodes have other numbers in the transposed grid.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func transposedRelationsGiveTransposedRects(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var proposal = ProposedSize.unspecified
    for axis in Axis.allCases where random.chance(0.5) {
      proposal[axis] = Double(Int.random(in: 200...900, using: &random))
    }
    let tiling = RandomTiling(seed: seed)
    guard let plain = try place(tiling, in: proposal) else { return }
    var maker = RandomRelations(seed: seed)
    // Rows carry nothing and have no counterpart; nor have baselines, which may double what is said of a bottom.
    let relations = maker.relations(3, of: tiling.tree, at: plain, .near).filter { relation in
      relation.carrier == 0 && !relation.terms.contains { $0.attribute == .firstBaseline }
    }
    let (tree, other) = (tiling.tree, tiling.transposed.tree)
    let nodes = tree.nodes.map { node in other.nodes.firstIndex { $0.id == node.id } ?? 0 }
    let transposed = relations.map { relation in
      var copy = relation.transposed
      for index in copy.terms.indices where copy.terms[index].node != 0 {
        copy.terms[index].node = nodes[copy.terms[index].node]
      }
      return copy
    }
    let placement = try place(tree.related(relations), in: proposal)
    let exchanged = try place(
      other.related(transposed), in: ProposedSize(width: proposal.height, height: proposal.width))
    #expect((placement == nil) == (exchanged == nil), "seed \(seed)")
    for frame in placement?.frames ?? [] {
      let rect = try #require(exchanged?[frame.id])
      let parts = zip(
        [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height], [rect.y, rect.x, rect.height, rect.width])
      #expect(parts.allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed): \(frame.id) \(frame.rect) \(rect)")
    }
  }
}
