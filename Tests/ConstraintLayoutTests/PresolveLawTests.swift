import ConstraintLayout
import LayoutTestSupport
import Testing

/// The presolve changes nothing but the time: rectangles, ambiguities and verdicts are those of the whole program.
struct PresolveLawTests {
  /// What an engine made of a layout.
  private enum Outcome {
    case placed(Placement)
    case conflict([LayoutError.ConflictMember])
  }

  private static func outcome(
    of tree: LayoutTree, in proposal: ProposedSize, _ direction: LayoutDirection, _ presolve: Presolve
  ) throws -> Outcome {
    var engine = LayoutEngine()
    engine.options.presolve = presolve
    engine.options.layoutDirection = direction
    engine.options.triesFixes = false
    do {
      return .placed(try engine.place(tree, in: proposal))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return .conflict(error.conflict)
    }
  }

  @Test func presolveAndTheWholeProgramAgree() async {
    await Law(seeds: 0..<2_000, atLeast: 2_000).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree(.everything)
      let (proposal, direction) = (maker.proposal(), maker.layoutDirection())
      switch (
        try Self.outcome(of: tree, in: proposal, direction, .on),
        try Self.outcome(of: tree, in: proposal, direction, .off)
      ) {
      case (.placed(let reduced), .placed(let whole)): Self.expectSame(reduced, whole, seed)
      case (.conflict(let reduced), .conflict(let whole)): #expect(reduced == whole, "seed \(seed)")
      case (.placed, .conflict), (.conflict, .placed): Issue.record("seed \(seed): only one has an answer")
      }
      return .checked
    }
  }

  private static func expectSame(_ reduced: Placement, _ whole: Placement, _ seed: UInt64) {
    let isSame = zip(reduced.rects, whole.rects).allSatisfy { $0.distance(to: $1) <= whole.size.tolerance }
    #expect(isSame, "seed \(seed): \(reduced.frames) and \(whole.frames)")
    let (found, expected) = (reduced.diagnosis.ambiguities, whole.diagnosis.ambiguities)
    #expect(found.map(\.name) == expected.map(\.name), "seed \(seed)")
    for (left, right) in zip(found, expected) {
      #expect(left.isNear(right, within: 10 * whole.size.tolerance), "seed \(seed): \(left.name)")
    }
  }
}

extension Ambiguity {
  /// Everything about it but numbers.
  fileprivate var name: String {
    "\(axis) \(kind.rawValue) \(container) \(track) \(decidedBy.rawValue) \(cells)"
  }
}
