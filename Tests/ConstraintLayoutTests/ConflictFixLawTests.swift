import ConstraintLayout
import LayoutTestSupport
import Testing

/// Conflicts share no statement, their fixes mend them, and what they miss is what is needed at least.
struct ConflictFixLawTests {
  /// What is chosen by the space may need less of it with more, so that the nearest length is none that was asked of a program.
  private static let ingredients = RandomLayout.Ingredients.everything.subtracting([.choices, .lazyGrids])

  private struct Sample {
    let tree: LayoutTree
    let proposal: ProposedSize
    let engine: LayoutEngine
    let conflicts: [Diagnosis.Conflict]

    /// A layout in less room than it asks for; `nil` where it finds it.
    init?(_ seed: UInt64, _ ingredients: RandomLayout.Ingredients, relations count: Int) throws {
      var maker = RandomLayout(seed: seed)
      let plain = maker.tree(ingredients).named()
      var engine = LayoutEngine()
      engine.options.layoutDirection = maker.layoutDirection()
      self.engine = engine
      guard let placement = try? engine.place(plain, in: .unspecified) else { return nil }
      var proposal = maker.proposal()
      for axis in Axis.allCases {
        // Less than all, and more than nothing.
        if let offered = proposal[axis] { proposal[axis] = max(1, min(offered, placement.size[axis] * 0.7)) }
      }
      self.proposal = proposal
      var relations = RandomRelations(seed: seed &+ 1)
      tree = count == 0 ? plain : plain.related(relations.relations(count, of: plain, at: placement, .near))
      guard let diagnosis = try? engine.diagnose(tree, in: proposal), diagnosis.status == .unsatisfiable else {
        return nil
      }
      conflicts = diagnosis.conflicts
    }

    /// The conflicts that are left with a fix.
    func conflicts(applying fix: Fix) throws -> [LayoutError.Conflict] {
      do {
        _ = try engine.place(tree, in: proposal, applying: fix)
        return []
      } catch let error as LayoutError where error.code == .unsatisfiable {
        return error.conflicts
      }
    }
  }

  private static func statements(_ members: [LayoutError.ConflictMember]) -> Set<String> {
    Set(members.map(\.statement))
  }

  private static func check(_ seed: UInt64, relations: Int) throws -> Law.Verdict {
    guard let sample = try Sample(seed, ingredients, relations: relations) else { return .inapplicable }
    let all = sample.conflicts.map { statements($0.members) }
    #expect(Set(all.joined()).count == all.reduce(0) { $0 + $1.count }, "seed \(seed): \(all)")
    var fixCount = 0
    for (index, conflict) in sample.conflicts.enumerated() {
      let others = Set(all.enumerated().filter { $0.offset != index }.flatMap(\.element))
      for fix in conflict.fixes {
        fixCount += 1
        for left in try sample.conflicts(applying: fix) {
          // What is left needs the others.
          #expect(
            !statements(left.members).isDisjoint(with: others), "seed \(seed): \(fix.text) leaves \(left.members)")
        }
      }
    }
    return fixCount > 0 ? .checked : .inapplicable
  }

  @Test func everyFixOfALackOfRoomMendsIt() async {
    await Law(seeds: 0..<60, atLeast: 10).check { try Self.check($0, relations: 0) }
  }

  @Test func everyFixOfRelationsMendsThem() async {
    await Law(seeds: 500..<560, atLeast: 12).check { try Self.check($0, relations: 3) }
  }

  /// A length that is proposed instead is the least one that does, and more by what is missing at least.
  @Test func noLessThanWhatIsProposedInsteadWouldDo() async {
    await Law(seeds: 1000..<1120, atLeast: 10).check { seed in
      guard let sample = try Sample(seed, Self.ingredients.subtracting([.texts, .measured]), relations: 0),
        sample.conflicts.count == 1, let conflict = sample.conflicts.first, let missing = conflict.missing,
        let fix = conflict.fixes.first, case .propose(let axis, let length) = fix.edit,
        let offered = sample.proposal[axis]
      else { return .inapplicable }
      #expect(length - offered >= missing - 1e-6, "seed \(seed): \(fix.text), \(missing)")
      var less = sample.proposal
      less[axis] = length - 1e-3
      #expect(
        throws: LayoutError.self, "seed \(seed): \(fix.text)"
      ) { try sample.engine.place(sample.tree, in: less) }
      return .checked
    }
  }

  /// What is missing is just what has to be proposed besides.
  @Test func stacksMissWhatTheyLack() async {
    let ingredients: RandomLayout.Ingredients = [.flexible, .ranges, .nested, .paddings]
    await Law(seeds: 2000..<2120, atLeast: 10).check { seed in
      guard let sample = try Sample(seed, ingredients, relations: 0) else { return .inapplicable }
      var verdict = Law.Verdict.inapplicable
      for conflict in sample.conflicts {
        guard case .propose(let axis, let length)? = conflict.fixes.first?.edit, let offered = sample.proposal[axis],
          let missing = conflict.missing
        else { continue }
        #expect(abs(length - offered - missing) < 1e-6, "seed \(seed): \(length), \(offered), \(missing)")
        verdict = .checked
      }
      return verdict
    }
  }
}
