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
    let scale = 1 + max(whole.size.width, whole.size.height)
    let isSame = zip(reduced.rects, whole.rects).allSatisfy { left, right in
      abs(left.x - right.x) <= 1e-7 * scale && abs(left.y - right.y) <= 1e-7 * scale
        && abs(left.width - right.width) <= 1e-7 * scale && abs(left.height - right.height) <= 1e-7 * scale
    }
    #expect(isSame, "seed \(seed): \(reduced.frames) and \(whole.frames)")
    let (found, expected) = (reduced.diagnosis.ambiguities, whole.diagnosis.ambiguities)
    #expect(found.map(\.name) == expected.map(\.name), "seed \(seed)")
    for (left, right) in zip(found, expected) {
      #expect(abs(left.lower - right.lower) <= 1e-6 * scale, "seed \(seed): \(left.name)")
      #expect(left.upper == right.upper || abs(left.upper - right.upper) <= 1e-6 * scale, "seed \(seed): \(left.name)")
    }
  }
}

extension Ambiguity {
  /// Everything about it but numbers.
  fileprivate var name: String {
    "\(axis) \(kind.rawValue) \(container) \(track) \(decidedBy.rawValue) \(cells)"
  }
}
